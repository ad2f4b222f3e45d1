"""Actions at a circuit or with dice that lead to a screenshot."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.browser import ausgebremst
from tests.browser.people import to_a_sheet

if TYPE_CHECKING:
    from tests.browser.people import Person

GONE = "words => !document.body.innerText.includes(words)"


async def sits(me: Person) -> None:
    """Wait for the hand and the log."""
    await me.hand.wait_for()
    await me.page.wait_for_function(GONE, arg=me.say("web-nothing-yet"))


async def watches(me: Person) -> None:
    """Wait for the table and its board."""
    await me.page.get_by_role("heading", level=1).wait_for()
    await me.page.wait_for_load_state("networkidle")


async def lights_up(me: Person) -> None:
    """Choose a race card: the board shows its reach."""
    await sits_at_a_board(me)
    await me.presses(me.card(ausgebremst.playable(me, await me.look())[0]))
    await ausgebremst.reach(me).first.wait_for()


async def chooses_a_6(me: Person) -> None:
    """Choose the 6, which the leader may not play."""
    await sits_at_a_board(me)
    await me.presses(me.card(me.say("web-race-card", value=6)))


async def drives_to_a_sheet(me: Person) -> None:
    """Drive the race to its end: the season so far, and the next grid."""
    await sits(me)
    await to_a_sheet(me, ausgebremst.answers)


async def is_offered_decks(me: Person) -> None:
    await me.button(re.compile(f"^{re.escape(me.say('deck-fast'))}\\.")).wait_for()


async def sorts(me: Person) -> None:
    """Choose a deck and see its first card."""
    await is_offered_decks(me)
    await me.presses(me.button(re.compile(f"^{re.escape(me.say('deck-slow'))}\\.")))
    await me.page.get_by_role("group", name=me.say("web-race-presets")).wait_for()


async def keeps_a_combination(me: Person) -> None:
    """Keep the dice of the first combination that has formed (ARUBA)."""
    combinations = me.page.get_by_role("list", name=me.say("web-aruba-combinations"))
    await me.presses(combinations.get_by_role("button", disabled=False).first)
    await me.page.locator("main [aria-busy]").wait_for(state="detached")


async def asks_for_the_odds(me: Person) -> None:
    await keeps_a_combination(me)
    await me.presses(me.button(me.say("web-aruba-odds")))
    await me.page.get_by_role("dialog").get_by_role("table").wait_for()


async def plays_larceny(me: Person) -> None:
    """Choose a card that needs a victim."""
    await sits(me)
    await me.presses(me.card(me.say.card("aruba", "larceny")))
    await me.page.get_by_role("group", name=me.say.card("aruba", "larceny")).wait_for()


async def sits_at_a_board(me: Person) -> None:
    """Wait for the hand and the circuit."""
    await sits(me)
    await me.page.get_by_role("button", name=me.say("web-board-closer"), include_hidden=True).wait_for(state="attached")


async def chooses_circuits(me: Person) -> None:
    """Compose a season: the first circuit is chosen by default; the third, the fifth and the first are to be driven."""
    circuits = me.page.get_by_role("list", name=me.say("title-ausgebremst-circuits")).get_by_role("button")
    await circuits.nth(2).get_by_text("Ring").wait_for()
    for number in (3, 1, 5, 1):
        await me.presses(circuits.nth(number - 1))


async def asks_why(me: Person) -> None:
    """Choose a card that is barred from some space, and ask why."""
    await sits_at_a_board(me)
    for card in ausgebremst.playable(me, await me.look()):
        await me.presses(me.card(card))
        barred = me.say.any_of("web-race-barred", value=ausgebremst.CARD_VALUES)
        if await me.page.get_by_role("list", name=barred).count():
            await me.page.keyboard.press("w")
            return
    raise AssertionError("nothing is barred")


async def drives_home(me: Person) -> None:
    """Choose a card that takes the car over the line."""
    await sits_at_a_board(me)
    home = me.page.get_by_role("list", name=me.say("web-hand")).get_by_role("button", name=me.say("web-race-finish"))
    await me.presses(home.first)
    await ausgebremst.reach(me).first.wait_for()


async def ends_the_turn(me: Person) -> None:
    """Give up remaining points, which needs confirmation."""
    await watches(me)
    await me.presses(me.button(me.say("web-aruba-end")))
    await me.button(me.say("web-yes")).wait_for()


async def thinks_of_a_fix(me: Person) -> None:
    """Choose a card that can be mounted, or discarded to repair a token."""
    await sits(me)
    mounts = [
        card for card in ("bumper", "saw") if any(move.startswith(card) for move in me.seen()[-1]["view"]["moves"])
    ]
    await me.presses(me.card(me.say.card("aruba", mounts[0])))
    await me.button(re.compile(me.say.part("aruba-move-fix").pattern, re.IGNORECASE)).first.wait_for()
