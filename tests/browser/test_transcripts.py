"""What a screen reader says during a whole race, kept as a file: a change of it is seen in review.

`PADDOCK_REWRITE=1 ./paddock test --browser tests/browser/test_transcripts.py` rewrites the files.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser import aruba, ausgebremst, bornes, scene_actions
from tests.browser.listening import LISTEN
from tests.browser.people import Typing, to_a_sheet

if TYPE_CHECKING:
    from tests.browser.people import Answers
    from tests.browser.session import BrowserSession

FOLDER: Final = Path(__file__).parent / "transcripts"
RACES: Final[dict[str, tuple[int, dict[str, str], Answers]]] = {
    "mille-bornes": (2, {}, bornes.answers),
    "ausgebremst": (2, {"circuits": "chosen:3"}, ausgebremst.answers),
    "aruba": (4, {}, aruba.answers),
}


@pytest.mark.full
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", RACES)
async def test_a_whole_race_is_heard_as_it_was(session: BrowserSession, game: str, lang: str) -> None:
    seats, options, answers = RACES[game]
    me = await session.person(Typing, lang=lang)
    await me.page.add_init_script(LISTEN)
    await me.sits_at(await session.serving.table(me.page.context, game, seats, "dealt", options=options))
    await scene_actions.watches(me)  # what is said of a space needs the board
    await to_a_sheet(me, answers)
    said: list[str] = await me.page.evaluate("globalThis.said")
    kept = FOLDER / f"{game}.{lang}.txt"
    told = "".join(f"{line}\n" for line in said)
    if os.environ.get("PADDOCK_REWRITE"):
        kept.write_text(told, "utf-8")
    assert told == kept.read_text("utf-8")
