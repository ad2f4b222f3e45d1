"""Accessibility of all scenes: no axe violations in light or dark mode, and no overflow on a narrow phone.

The main scenes are tested in all nine languages, the others in one with long words.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Literal

import pytest

from paddock.locales import LANGUAGES
from tests.browser.measuring import check, shut_out
from tests.browser.people import Touching
from tests.browser.scenes import SCENES
from tests.browser.session import LAPTOP

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.scenes import Scene
    from tests.browser.session import BrowserSession

LONG = os.environ.get("PADDOCK_LONG") == "1"
LONG_WORDS = ("el", "de", "hu", "bg")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
QUICK = ("home", "set-up", "waiting", "table", "why", "coup", "score", "replay", "circuit", "dice")
IN_ALL_LANGUAGES = {
    *("home", "set-up", "set-up-mille", "set-up-circuit", "set-up-rules", "waiting", "joining", "settings", "rules"),
    *("table", "coup", "extension", "menu", "people", "devices", "my-data", "hint", "keys", "stand-in"),
    *("score", "standings", "replay", "verify", "review"),
    *("returning", "my-races", "my-races-all", "club", "season"),
    *("circuit", "circuit-decks", "circuit-over", "dice", "dice-odds", "dice-hook", "dice-over"),
}
WIDE = [scene for scene in SCENES if scene.is_main]


def long_words(scene: Scene) -> str:
    """The language with long words in which `./paddock test` looks at a scene."""
    return LONG_WORDS[SCENES.index(scene) % len(LONG_WORDS)]


# Themes alternate between the scenes of a language; a long run tests every scene in every language and both themes.
SPOKEN = [
    (scene, lang)
    for scene in SCENES
    for lang in (LANGUAGES if LONG or scene.name in IN_ALL_LANGUAGES else (long_words(scene),))
]


def themes(scene: Scene, lang: str) -> tuple[Theme, ...]:
    return THEMES if LONG else (THEMES[(SCENES.index(scene) + LANGUAGES.index(lang)) % 2],)


async def kept_out(me: Person, *themes: Theme) -> list[str]:
    """What axe reports in the light or the dark theme."""
    found = []
    for theme in themes:
        await me.page.emulate_media(color_scheme=theme)
        found += [f"{theme} {one}" for one in await shut_out(me.page)]
    return found


@pytest.mark.parametrize(
    ("scene", "lang"),
    [
        pytest.param(
            *(scene, lang),
            id=f"{scene.name}-{lang}",
            marks=[pytest.mark.quick] if scene.name in QUICK and lang == long_words(scene) else [],
        )
        for scene, lang in SPOKEN
    ],
)
async def test_a_scene_on_a_phone_shuts_nobody_out_and_cuts_nothing_off(
    session: BrowserSession, scene: Scene, lang: str
) -> None:
    me = await session.phone(Touching, lang=lang)
    await scene.show(me, session.serving)
    await check(me)
    found = await kept_out(me, *themes(scene, lang))
    me.troubles.clear()
    assert found == []


@pytest.mark.skipif(
    not LONG, reason="what it would find beyond a phone is little; ./paddock test --browser --long asks"
)
@pytest.mark.parametrize("scene", WIDE, ids=[scene.name for scene in WIDE])
async def test_a_scene_on_a_laptop_shuts_nobody_out(session: BrowserSession, scene: Scene) -> None:
    me = await session.person(viewport=LAPTOP)
    await scene.show(me, session.serving)
    found = await kept_out(me, *THEMES)
    me.troubles.clear()
    assert found == []
