"""Touch targets: on a phone every card, die, space and button responds to a tap, however quickly taps follow."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.browser import aruba, ausgebremst, bornes
from tests.browser.people import Touching, to_a_sheet, to_the_end

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.people import Answers
    from tests.browser.session import BrowserSession

DEAD: Final = (Path(__file__).parent / "scripts" / "dead.js").read_text("utf-8").rstrip().removesuffix(";")
# A flying card may cover another for this long.
COVERED_MS: Final = 1_500
HASTE_S: Final = 1.0
WINDOW_MS: Final = 200
BORNES: Final = ("speed-1200", "kilometer-1000", "mille-bornes")
FAMILIES: Final = [
    *(pytest.param(game, seats, bornes.answers, id=f"{game}-{seats}") for game in BORNES for seats in (2, 4)),
    pytest.param("ausgebremst", 4, ausgebremst.answers, id="ausgebremst"),
    pytest.param("aruba", 4, aruba.answers, id="aruba"),
]


class Hasty(Touching):
    """Somebody with a phone who does not wait for animations, and checks all buttons at every look."""

    asked = 0

    async def look(self) -> str:
        found = await self.page.evaluate(DEAD, COVERED_MS)
        assert not found["dead"], found["dead"]
        self.asked += found["asked"]
        return await super().look()

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        """Tap where it is now, even if it still moves."""
        await what.tap(force=True, timeout=within_ms)

    async def news(self, known: int | None = None) -> None:
        """A tap on a moving element may have hit another: then look again, and tap again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HASTE_S):
                await super().news(known)


async def sits(session: BrowserSession, game: str, seats: int, moment: str) -> Hasty:
    me = await session.phone(Hasty, reduced_motion="no-preference")
    assert isinstance(me, Hasty)
    await me.sits_at(await session.serving.table(me.page.context, game, seats, moment, window_ms=WINDOW_MS))
    return me


@pytest.mark.parametrize(("game", "seats", "answers"), FAMILIES)
async def test_nothing_is_dead_in_a_whole_match_of_quick_taps(
    session: BrowserSession, game: str, seats: int, answers: Answers
) -> None:
    me = await sits(session, game, seats, "last race" if game == "aruba" else "dealt")
    await to_the_end(me, answers)
    assert me.asked


@pytest.mark.quick
async def test_nothing_is_dead_in_the_round_after_a_sheet_was_read(session: BrowserSession) -> None:
    me = await sits(session, "speed-1200", 2, "nearly home")
    for _ in range(2):
        assert not await to_a_sheet(me, bornes.answers)
        await me.presses(me.button(me.say("web-go-on")))
    assert me.asked


@pytest.mark.quick
@pytest.mark.parametrize(
    ("cover", "dead"),
    [("", []), ("<div class=lid style='position:absolute;inset:0'></div>", ["Play: there is div lid"])],
)
async def test_a_button_under_something_else_is_found_dead(
    session: BrowserSession, cover: str, dead: list[str]
) -> None:
    me = await session.phone(Touching)
    await me.page.set_content(f"<button>Play</button>{cover}")
    found = await me.page.evaluate(DEAD, 50)
    assert (found["asked"], found["dead"]) == (1, dead)
