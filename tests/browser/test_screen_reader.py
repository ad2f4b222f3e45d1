"""A whole game by screen reader: announcements, the list of cards, and keys; every event once, in order."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser import aruba, ausgebremst, scene_actions
from tests.browser.bornes import play_to_the_end
from tests.browser.listening import LISTEN
from tests.browser.people import Typing, named, to_a_sheet

if TYPE_CHECKING:
    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

SHOWN = {"CardLaid", "CardDiscarded", "AttackLaid"}


async def test_a_whole_match_can_be_heard_and_played_by_keys_and_lists_alone(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await me.page.add_init_script(LISTEN)
    table = await session.serving.table(me.page.context, "speed-1200", 2, "dealt", options={"limit": "rounds:1"})
    await me.page.goto(f"/table/{table}")
    await me.hand.wait_for()
    await play_to_the_end(me)
    said: list[str] = await me.page.evaluate("globalThis.said")
    events = [event for look in me.seen() for event in look["events"]]
    cards = [me.say.card("speed-1200", event["card"]) for event in events if event["event"] in SHOWN]
    told = [line for line in said if " plays " in line or " discards " in line]
    assert len(cards) > 20
    assert len(told) == len(cards)
    assert all(card.casefold() in line.casefold() for card, line in zip(cards, told, strict=True))
    assert me.say("event-TurnBegan-own") in said


async def test_every_drive_of_a_race_is_heard_once_the_own_and_those_of_neutral_cars_too(
    session: BrowserSession,
) -> None:
    me = await session.person(Typing)
    await me.page.add_init_script(LISTEN)
    table = await session.serving.table(me.page.context, "ausgebremst", 2, "dealt", options={"circuits": "chosen:3"})
    await me.sits_at(table)
    await to_a_sheet(me, ausgebremst.answers)
    said: list[str] = await me.page.evaluate("globalThis.said")
    events = [event for look in me.seen() if not look["fresh"] for event in look["events"]]
    drives = [event["car"] for event in events if event["event"] == "CarDrove"]
    told = [int(line.split()[1]) for line in said if " plays a " in line]
    assert {1, 3} < set(drives)
    assert told == drives
    turns = [line for line in said if line.startswith(me.say("web-your-turn"))]
    assert all(" free" in line for line in turns)  # the free distance in each lane, from our own car


async def test_a_race_with_dice_is_heard_from_the_grid_on_roll_by_roll_and_each_turn_begins_with_the_track(
    session: BrowserSession,
) -> None:
    me = await session.person(Typing)
    await me.page.add_init_script(LISTEN)
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 4, "dealt"))
    await to_a_sheet(me, aruba.answers)
    said: list[str] = await me.page.evaluate("globalThis.said")
    events = [event for look in me.seen() if not look["fresh"] for event in look["events"]]
    rolls = [" ".join(map(str, event["dice"])) for event in events if event["event"] == "DiceRolled"]
    told = iter([dice for line in said for dice in re.findall(r"^\w+ (?:(?:re-)?rolls[^:]*:|keeps) ([\d ]+)\.$", line)])
    assert all(roll in told for roll in rolls)  # in this order; the last roll of a turn as what is kept
    begun = [event for event in events if event["event"] == "CarTurnBegan" and event["seat"] == 1]
    turns = [line for line in said if line.startswith(f"{me.say('web-your-turn')}. You drive")]
    assert len(turns) == len(begun) > 3
    assert all("You drive car 1" in line and "Finish line:" in line for line in turns)
    homes = [event["car"] for event in events if event["event"] == "CarFinished"]
    assert [int(line.split()[1]) for line in said if " finishes in place" in line] == homes


async def test_what_is_to_be_picked_from_is_told_and_picked_by_its_number(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await me.sits_at(await session.serving.table(me.page.context, "aruba", 4, "larceny"))
    await scene_actions.sits(me)
    await me.page.keyboard.press("ghijknqtwy"[await card_at(me, me.say.card("aruba", "larceny"))])
    said = me.page.locator("[aria-live=assertive]")
    await expect(said).to_have_text(re.compile(r"^Larceny\. 1: .+\.$"))
    known = me.told()
    await me.page.keyboard.press("1")
    await me.news(known)
    assert any(event["event"] == "CardsStolen" for event in me.seen()[-1]["events"])


async def card_at(me: Person, card: str) -> int:
    """The position of a card in the hand, from 0."""
    names = named(await me.hand.aria_snapshot(), "button")
    return next(at for at, name in enumerate(names) if name.startswith(card))


async def test_while_all_prepare_at_once_each_question_is_told_once_and_nothing_that_others_do_asks_again(
    session: BrowserSession,
) -> None:
    me = await session.person(Typing)
    await me.page.add_init_script(LISTEN)
    options = {"rules": "advanced", "circuits": "chosen:7"}
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 4, "decks", options=options))
    while me.seen()[-1]["view"]["round"]["phase"] != "drive":
        await ausgebremst.answers(me, await me.look())
        await me.news()
    await me.turn()
    await me.page.locator("[role=log]").get_by_text(re.compile("lane free|lane until")).wait_for()
    said: list[str] = await me.page.evaluate("globalThis.said")
    tasks = [line for line in said if line.startswith(f"{me.say('web-your-turn')}. ")]
    assert len(tasks) == len(set(tasks))
    assert {f"{me.say('web-your-turn')}. {me.say(f'web-race-title-{task}')}." for task in ("sort", "open")} < set(tasks)


async def test_a_card_chosen_by_its_number_tells_all_that_it_reaches(session: BrowserSession) -> None:
    me = await session.person(Typing)
    await me.sits_at(await session.serving.table(me.page.context, "ausgebremst", 4, "under way"))
    await scene_actions.sits_at_a_board(me)
    card = ausgebremst.playable(me, await me.look())[0]
    await me.page.keyboard.press(card.split()[-1])
    said = me.page.locator("[aria-live=assertive]")
    await expect(said).to_have_text(re.compile(rf"^{card} reaches: .*reserve .\d+, "))


@pytest.mark.parametrize(
    ("game", "moment"), [("speed-1200", "playing"), ("ausgebremst", "under way"), ("aruba", "rolling")]
)
async def test_a_question_mark_shows_the_keys_of_a_table_and_escape_puts_them_away(
    session: BrowserSession, game: str, moment: str
) -> None:
    me = await session.person(Typing)
    await me.sits_at(await session.serving.table(me.page.context, game, 4, moment))
    keys = me.page.get_by_role("dialog", name=me.say("web-keys"))
    await me.page.keyboard.press("?")
    await keys.get_by_text(me.say("web-key-situation")).wait_for()
    await me.page.keyboard.press("Escape")
    await keys.wait_for(state="hidden")
