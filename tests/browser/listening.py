"""A turn at a table as a screen reader says it, for tests and for reviewers.

`./paddock test --browser tests/browser/test_languages.py -k heard` writes build/spoken/<lang>/<game>.txt.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from launcher.places import ROOT
from tests.browser import aruba, ausgebremst, bornes, scene_actions
from tests.browser.people import NAMED, asks, rounds

if TYPE_CHECKING:
    from tests.browser.people import Answers, Person

FOLDER: Final = ROOT / "build" / "spoken"
LISTEN: Final = (Path(__file__).parent / "scripts" / "listen.js").read_text("utf-8")
# The keys that read out the situation and the score.
ASKED: Final = ("s", "p")
OWN_TURNS: Final = 2
MAX_ANSWERS: Final = 60
TABLES: Final[dict[str, tuple[int, str, Answers]]] = {
    "speed-1200": (4, "playing", bornes.answers),
    "kilometer-1000": (3, "attacking", bornes.answers),
    "mille-bornes": (4, "playing", bornes.answers),
    "ausgebremst": (4, "crowded", ausgebremst.answers),
    "aruba": (5, "rolling", aruba.answers),
}


class Heard(NamedTuple):
    """What a screen reader says: asked by key, of the controls, and of everything that happens."""

    asked: list[str]
    controls: list[str]
    told: list[str]

    def text(self) -> str:
        parts = zip(("S and P", "Controls", "Two turns"), self, strict=True)
        return "\n".join(f"{title}\n" + "".join(f"    {line}\n" for line in lines) for title, lines in parts)


async def hears(me: Person, game: str) -> Heard:
    """Sit down, ask for the situation, read all controls, and play until the turn has come round twice."""
    await scene_actions.watches(me)
    asked = [await answer(me, key) for key in ASKED]
    tree = await me.look()
    controls = list(dict.fromkeys(f"{role}: {name}" for role, name, _ in NAMED.findall(tree)))
    await plays(me, TABLES[game][2])
    told: list[str] = await me.page.evaluate("globalThis.said")
    return Heard(asked, controls, told[len(ASKED) :])


async def answer(me: Person, key: str) -> str:
    """What the page says on a key."""
    count = await me.page.evaluate("globalThis.said.length")
    await me.page.keyboard.press(key)
    await me.page.wait_for_function("count => globalThis.said.length > count", arg=count)
    return str(await me.page.evaluate("globalThis.said.at(-1)"))


async def plays(me: Person, answers: Answers) -> None:
    """Answer everything until the turn has come back to us twice, or the round is over."""
    read = rounds(me)
    for _ in range(MAX_ANSWERS):
        tree = await me.look()
        if own_turns(me) >= OWN_TURNS or rounds(me) > read:
            return
        if await answers(me, tree) is not False:
            await me.news()
    raise AssertionError("the turn does not come back")


def own_turns(me: Person) -> int:
    """How often the turn has come to us since we sat down."""
    asked = [asks(frame) for frame in me.seen()]
    return sum(now and not before for before, now in pairwise(asked))
