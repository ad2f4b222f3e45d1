"""`./paddock shots --film GAME`: a newcomer's first minutes on a phone, one picture per step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.browser import aruba, ausgebremst, bornes
from tests.browser.lessons import marked, presses_the_marked
from tests.browser.people import Touching
from tests.browser.session import PHONE, opened

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import Browser

    from tests.browser.people import Answers, Person
    from tests.browser.serving import Serving

GAMES: Final[dict[str, Answers]] = {
    "mille-bornes": bornes.answers,
    "speed-1200": bornes.answers,
    "kilometer-1000": bornes.answers,
    "ausgebremst": ausgebremst.answers,
    "aruba": aruba.answers,
}
MOST_STEPS: Final = 60
TURNS: Final = 6


class Film:
    """The pictures of one game, numbered in their order."""

    def __init__(self, me: Person, folder: Path) -> None:
        self.me: Final = me
        self.folder: Final = folder
        self.frames = 0

    async def frame(self, name: str) -> None:
        self.frames += 1
        file = self.folder / f"{self.frames:02}-{name}.png"
        await self.me.page.screenshot(path=file, animations="disabled", caret="hide")


async def sees_the_posters(film: Film) -> None:
    me = film.me
    await me.page.goto("/")
    await me.page.get_by_role("heading", name=me.say("web-home-title")).wait_for()
    await me.page.wait_for_load_state("networkidle")  # the small posters
    await film.frame("home")


async def takes_the_lesson(film: Film, game: str) -> None:
    """The guided first race, step by step to its end."""
    me = film.me
    await me.page.goto(f"/lesson/{game}")
    await marked(me).first.wait_for()
    is_over = me.button(me.say("web-play-now"))
    for _ in range(MOST_STEPS):
        await film.frame("lesson")
        await presses_the_marked(me)
        await marked(me).first.or_(is_over).first.wait_for()
        if await is_over.count():
            await film.frame("lesson-over")
            return


async def takes_turns(film: Film, answers: Answers) -> None:
    """The first turns of a race of one's own, against bots."""
    me = film.me
    await me.presses(me.button(me.say("web-play-now")).first)
    await me.page.wait_for_url("**/table/**")
    await me.turn()
    for _ in range(TURNS):
        tree = await me.look()
        await film.frame("race")
        if await answers(me, tree) is not False:
            await me.news()


async def shoot(browser: Browser, serving: Serving, game: str, lang: str, out: Path) -> int:
    """Play and keep the pictures of one game; returns how many there are."""
    folder = out / game
    folder.mkdir(parents=True, exist_ok=True)
    async with opened(browser, serving) as session:
        context = await session.window(
            locale=lang, viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True
        )
        me = await session.person(Touching, context=context, lang=lang)
        film = Film(me, folder)
        await sees_the_posters(film)
        await takes_the_lesson(film, game)
        await takes_turns(film, GAMES[game])
        me.troubles.clear()
    return film.frames
