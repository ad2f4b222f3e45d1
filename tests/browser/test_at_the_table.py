"""Table features besides moves: undo, clocks, standing orders, pause, host role, replayed deals, chat, dragging."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.async_api import expect

import paddock
from paddock.table.entries import Clock
from tests.browser.bornes import cards_of, hand_of, play_to_the_end
from tests.browser.gathering import company, gathering
from tests.browser.people import Touching, Typing
from tests.browser.session import LAPTOP, PHONE

if TYPE_CHECKING:
    from playwright.async_api import Locator, ViewportSize

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession

ONE_ROUND = {"limit": "rounds:1"}


async def sit_down(session: BrowserSession, clock: Clock | None = None) -> Person:
    """Somebody at a table with a bot, in the middle of a race."""
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, clock=clock or Clock())
    await me.page.goto(f"/table/{table}")
    await me.hand.wait_for()
    return me


async def throw_one_away(me: Person) -> list[str]:
    """Discard the first card, and wait until the table has answered; returns the previous hand."""
    hand = cards_of(me, await me.look())
    await me.throws_away(hand[0])
    await me.news()
    return hand


@pytest.mark.quick
async def test_among_bots_a_person_takes_the_last_move_back_alone(session: BrowserSession) -> None:
    me = await sit_down(session)
    before = await throw_one_away(me)
    await me.turn()
    await me.look()
    await me.presses(me.button(me.say("web-undo")))
    await me.news()
    assert cards_of(me, await me.look()) == before


async def test_among_people_a_move_is_taken_back_when_everybody_says_yes(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await anna.hand.wait_for()
    before = await throw_one_away(anna)
    asked = anna.page.get_by_text(anna.say("web-undo-asked", names="Nikos"))
    refused = anna.page.get_by_text(anna.say("web-undo-refused"))
    for answer, count in (("web-no", 1), ("web-yes", 0)):
        await anna.presses(anna.button(anna.say("web-undo")))
        await expect(asked).to_be_visible()
        await expect(nikos.page.get_by_text(nikos.say.part("web-undo-wish"))).to_be_visible()
        await nikos.presses(nikos.button(nikos.say(answer)))
        await expect(asked).to_have_count(0)
        await expect(refused).to_have_count(count)
    await anna.turn()
    assert cards_of(anna, await anna.look()) == before


async def test_a_clock_for_every_move_is_shown_and_a_move_is_made_for_who_runs_out_of_time(
    session: BrowserSession,
) -> None:
    me = await sit_down(session, Clock("move", 4))
    await expect(me.page.get_by_role("timer")).to_have_text(re.compile(r"0:0\d"))
    await expect(me.page.get_by_text(me.say("web-time-up"))).to_be_visible()


async def test_a_clock_for_the_match_shows_what_is_left_of_it(session: BrowserSession) -> None:
    me = await sit_down(session, Clock("match", 600))
    await expect(me.page.get_by_role("timer")).to_have_text(re.compile(r"(10|9):\d\d"))


async def test_who_has_used_up_the_time_for_the_match_has_every_move_made_for_them(session: BrowserSession) -> None:
    me = await sit_down(session, Clock("match", 4))
    await expect(me.page.get_by_text(me.say("web-time-up"))).to_be_visible()
    await expect(me.page.get_by_role("link", name=me.say("web-replay"))).to_be_visible()


async def test_who_left_the_order_to_strike_back_need_not_answer_in_time(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 4, "answering", window_ms=5_000)
    await me.page.goto(f"/table/{table}")
    await me.page.get_by_role("alertdialog").wait_for()
    await me.presses(me.button(me.say("web-menu")))
    await me.presses(me.button(me.say("web-orders-always")))
    await expect(me.button(me.say("web-orders-always"))).to_have_attribute("aria-pressed", "true")
    await me.page.keyboard.press("Escape")
    await expect(me.page.get_by_role("alertdialog")).to_have_count(0)
    played = [event["event"] for look in me.seen() for event in look["events"]]
    assert "CoupPlayed" in played


async def test_a_pause_holds_the_countdown_and_the_host_goes_on_from_the_table(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 4, "answering", window_ms=9_000)
    await me.page.clock.install()
    await me.page.goto(f"/table/{table}")
    window = me.page.get_by_role("alertdialog")
    await window.wait_for()
    await me.presses(me.button(me.say("web-menu")))
    await me.presses(me.button(me.say("web-pause")))
    await me.page.get_by_role("dialog").wait_for(state="detached")
    await expect(me.page.get_by_text(me.say("trouble-is-paused"))).to_be_visible()
    await me.page.clock.fast_forward(60_000)
    await expect(window.get_by_role("timer")).to_have_text(me.say("web-seconds", seconds=9))
    await me.presses(me.button(me.say("web-resume")))
    await expect(me.page.get_by_text(me.say("trouble-is-paused"))).to_have_count(0)
    await me.page.clock.fast_forward(5_000)
    await expect(window.get_by_role("timer")).to_have_text(re.compile("[1-4]"))


async def test_the_host_is_asked_before_a_match_is_ended_and_everybody_is_told(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await nikos.hand.wait_for()
    await anna.presses(anna.button(anna.say("web-menu")))
    for answer in ("web-no", "web-yes"):
        await anna.presses(anna.button(anna.say("web-end-match")))
        await expect(anna.page.get_by_role("alert")).to_have_text(anna.say("web-end-sure"))
        await anna.presses(anna.button(anna.say(answer)))
    await expect(nikos.page.get_by_text(nikos.say("web-ended"))).to_be_visible()
    await expect(nikos.button(nikos.say("web-rematch"))).to_have_count(0)
    assert not hand_of(anna, await anna.look())
    await anna.presses(anna.button(anna.say("web-rematch")))
    await expect(nikos.page.get_by_text(nikos.say("web-ended"))).to_have_count(0)
    await anna.turn()


async def test_who_leaves_is_asked_first_and_then_away_to_the_others_until_they_come_back(
    session: BrowserSession,
) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await anna.hand.wait_for()
    table = nikos.page.url
    away = anna.page.get_by_text(anna.say("web-away"), exact=True)
    await nikos.presses(nikos.button(nikos.say("web-menu")))
    await nikos.presses(nikos.button(nikos.say("web-leave")))
    await expect(nikos.page.get_by_role("alert")).to_have_text(nikos.say("web-leave-sure"))
    await expect(away).to_have_count(0)
    await nikos.presses(nikos.button(nikos.say("web-yes")))
    await expect(away).to_be_visible()
    await nikos.page.wait_for_url("**/")
    await nikos.page.goto(table)
    await nikos.presses(nikos.button(nikos.say("web-take-back")))
    await expect(away).to_have_count(0)


@pytest.mark.parametrize("screen", [LAPTOP, PHONE])
async def test_the_standings_of_aruba_tell_who_is_away(session: BrowserSession, screen: ViewportSize) -> None:
    anna, nikos, *_ = await company(session, "aruba", ("Nikos", "Iva", "Rosa"))
    await anna.page.set_viewport_size(screen)
    await nikos.presses(nikos.button(nikos.say("web-menu")))
    await nikos.presses(nikos.button(nikos.say("web-leave")))
    await nikos.presses(nikos.button(nikos.say("web-yes")))
    if screen == PHONE:
        await anna.presses(anna.button(anna.say("web-aruba-standings")))
    cars = anna.page.get_by_role("list", name=anna.say("web-aruba-standings")).get_by_role("listitem")
    away = anna.say("web-away")
    await expect(cars.get_by_text(away, exact=True)).to_be_visible()
    await expect(cars.filter(has_text=away)).to_contain_text(re.compile(f"^Nikos, .*, {away}, "))


async def test_the_host_gives_the_chair_of_who_is_away_to_a_bot(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await anna.hand.wait_for()
    bot = anna.button(f"Nikos: {anna.say('web-chair-bot')}")
    await anna.presses(anna.button(anna.say("web-menu")))
    await expect(bot).to_have_count(0)
    await nikos.page.close()
    await anna.presses(bot)
    await expect(bot).to_have_count(0)
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_text(anna.say("web-away"), exact=True)).to_have_count(0)


def rolls(events: list[dict[str, Any]]) -> list[list[int]]:
    """The rolled dice, roll by roll."""
    return [event["dice"] for event in events if event["event"] == "DiceRolled"]


async def makes_host(me: Person, name: str) -> None:
    """In the sheet of people: hand over hosting, and confirm."""
    heir = me.button(f"{name}: {me.say('web-host-make')}")
    await me.presses(heir)
    await expect(me.page.get_by_role("alert")).to_have_text(me.say("web-host-sure", name=name))
    await me.presses(me.button(me.say("web-no")))
    await me.presses(heir)
    await me.presses(me.button(me.say("web-yes")))
    await expect(heir).to_have_count(0)


async def test_in_the_waiting_room_the_host_hands_the_table_on_by_keyboard(session: BrowserSession) -> None:
    anna, nikos = await gathering(session, "mille-bornes", ("Nikos",), await session.person(Typing))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-menu')}"))
    await makes_host(anna, "Nikos")
    await nikos.presses(nikos.button(nikos.say("web-start")))
    await nikos.hand.wait_for()


async def test_at_the_table_the_host_hands_it_on_by_thumb(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",), await session.phone(Touching))
    await anna.presses(anna.button(anna.say("web-menu")))
    await anna.presses(anna.button(anna.say("web-people")))
    await makes_host(anna, "Nikos")
    await nikos.presses(nikos.button(nikos.say("web-menu")))
    await nikos.presses(nikos.button(nikos.say("web-people")))
    people = nikos.page.get_by_role("dialog").get_by_role("listitem")
    await expect(people.filter(has_text="Nikos")).to_contain_text(nikos.say("web-host"))
    await expect(nikos.button(f"Anna: {nikos.say('web-host-make')}")).to_be_visible()


async def puts_the_standings_away(me: Person) -> None:
    await me.page.get_by_role("dialog").wait_for()
    await me.page.keyboard.press("Escape")
    await me.page.get_by_role("dialog").wait_for(state="detached")
    await expect(me.button(me.say("standings-title"))).to_be_visible()


async def test_the_same_deal_can_be_played_again_and_then_another(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "over", options=ONE_ROUND)
    answer = await me.page.context.request.get(
        f"{session.serving.url}/api/tables/{table}/matches/1/steps?steps=0-0&seat=1"
    )
    dealt = (await answer.json())["shown"][0]["view"]["round"]["hand"]
    await me.page.goto(f"/table/{table}")
    friend = await session.person()
    await friend.page.goto(f"/table/{table}")
    await puts_the_standings_away(friend)
    await puts_the_standings_away(me)
    await me.presses(me.button(me.say("standings-title")))
    hands = []
    for number, again in ((2, "web-same-luck"), (3, "web-rematch")):
        await me.presses(me.button(me.say(again)))
        await me.page.get_by_role("dialog").wait_for(state="detached")
        hands += [next(look["view"]["round"]["hand"] for look in me.seen() if look["match"] == number)]
        await play_to_the_end(me)
    assert hands[0] == dealt
    assert hands[1] != dealt
    await expect(friend.page.get_by_role("dialog")).to_be_visible()


async def test_in_aruba_the_same_luck_is_the_same_dice(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "aruba", 3, "over")
    steps = await me.page.context.request.get(f"{session.serving.url}/api/tables/{table}/matches/1/steps?steps=1-1")
    await me.page.goto(f"/table/{table}")
    await me.presses(me.button(me.say("web-same-luck")))
    await me.page.get_by_role("dialog").wait_for(state="detached")
    while not (again := rolls([event for look in me.seen() if look["match"] == 2 for event in look["events"]])):
        await me.news(me.told())
    assert again[0] == rolls((await steps.json())["shown"][0]["events"])[0]


async def test_the_record_of_a_match_can_be_kept_and_read_again(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "mille-bornes", 2, "over")
    await me.page.goto(f"/table/{table}")
    async with me.page.expect_download() as kept:
        await me.presses(me.page.get_by_role("link", name=me.say("web-record")))
    file = await kept.value
    assert file.suggested_filename == "mille-bornes.paddock"
    assert paddock.read_record((await file.path()).read_text("utf-8")).is_over


@pytest.mark.quick
async def test_what_is_said_is_shown_to_the_others_until_they_mute_it(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await anna.hand.wait_for()
    await nikos.hand.wait_for()
    await says(anna, "Good luck")
    await expect(nikos.page.get_by_text(re.compile(": Good luck"))).to_be_visible()
    await open_chat(nikos)
    await nikos.page.get_by_role("checkbox", name=nikos.say("web-chat-mute")).check()
    await nikos.page.keyboard.press("Escape")
    await nikos.page.get_by_role("dialog").wait_for(state="detached")
    await says(anna, "You will need it")
    await nikos.hears("talk", 2)
    await expect(nikos.page.get_by_text(re.compile("You will need it"))).to_have_count(0)


@pytest.mark.parametrize("kind", [Touching, Typing])
async def test_the_host_mutes_one_person_in_the_chat_and_lets_them_speak_again(
    session: BrowserSession, kind: type[Person]
) -> None:
    host = await (session.phone(kind) if kind is Touching else session.person(kind))
    anna, nikos = await company(session, "mille-bornes", ("Nikos",), host)
    await nikos.hand.wait_for()
    await says(nikos, "So there")
    await open_chat(anna)
    sheet = anna.page.get_by_role("dialog")
    await anna.presses(sheet.get_by_role("button", name=anna.say("web-people")))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-mute')}"))
    await expect(sheet.get_by_role("listitem").filter(has_text="Nikos")).to_contain_text(anna.say("web-muted"))
    await open_chat(nikos)
    await expect(nikos.page.get_by_text(nikos.say("trouble-muted"))).to_be_visible()
    await expect(nikos.page.get_by_role("textbox")).to_have_count(0)
    await anna.presses(anna.button(f"Nikos: {anna.say('web-unmute')}"))
    await expect(nikos.page.get_by_role("textbox")).to_be_visible()


async def test_a_blocked_person_is_not_heard_until_unblocked_and_can_be_reported(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await nikos.hand.wait_for()
    await says(nikos, "So there")
    await open_chat(anna)
    sheet = anna.page.get_by_role("dialog")
    await anna.presses(sheet.get_by_role("button", name=anna.say("web-people")))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-block')}"))
    await expect(sheet.get_by_text(anna.say("web-block-sure", name="Nikos"))).to_be_visible()
    await anna.presses(sheet.get_by_role("button", name=anna.say("web-block")))
    await expect(sheet.get_by_role("listitem").filter(has_text="Nikos")).to_contain_text(anna.say("web-blocked"))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-report')}"))
    await sheet.get_by_label(anna.say("web-report-reason")).fill("Rude words.")
    await anna.presses(anna.button(anna.say("web-report-send")))
    await expect(sheet.get_by_text(anna.say("web-report-done"))).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await says(nikos, "And again")
    await nikos.hears("talk", 2)
    await open_chat(anna)
    await expect(sheet.get_by_text("So there")).to_have_count(0)
    await expect(sheet.get_by_text("And again")).to_have_count(0)
    await anna.page.keyboard.press("Escape")
    await anna.presses(anna.button(anna.say("web-menu")))
    await anna.presses(anna.button(anna.say("web-people")))
    await anna.presses(anna.button(f"Nikos: {anna.say('web-unblock')}"))
    await expect(anna.button(f"Nikos: {anna.say('web-block')}")).to_be_visible()
    await anna.page.keyboard.press("Escape")
    await says(nikos, "Sorry")
    await open_chat(anna)
    await expect(sheet.get_by_text("Sorry")).to_be_visible()


@pytest.mark.quick
async def test_a_card_is_pulled_to_where_it_belongs_and_goes_back_from_anywhere_else(session: BrowserSession) -> None:
    me = await sit_down(session)
    card = playable_distance(me, await me.look())
    await pull(me, me.card(card), me.page.get_by_role("region", name="Nikos"))
    assert card in cards_of(me, await me.look())
    await pull(me, me.card(card), me.page.get_by_role("region", name="Anna"))
    await me.news()
    laid = [event for look in me.seen() for event in look["events"] if event["event"] == "CardLaid"]
    assert laid[0]["seat"] == 1


async def test_a_finger_pulls_a_card_to_where_it_belongs_and_to_where_it_is_thrown_away(
    session: BrowserSession,
) -> None:
    me = await session.phone(Touching)
    await me.sits_at(await session.serving.table(me.page.context, "speed-1200", 2))
    distance = playable_distance(me, await me.look())
    await swipe(me, me.card(distance), me.page.get_by_role("region", name="Nikos"))
    assert distance in cards_of(me, await me.look())
    await swipe(me, me.card(distance), me.page.get_by_role("region", name="Anna"))
    await me.news()
    await me.turn()
    known = me.told()
    unwanted = cards_of(me, await me.look())[0]
    await swipe(me, me.card(unwanted), me.hand.get_by_role("button", name=me.say("web-throw-away")))
    await me.news(known)
    own = [event["event"] for look in me.seen() for event in look["events"] if event.get("seat") == 1]
    assert [name for name in own if name in {"CardLaid", "CardDiscarded"}] == ["CardLaid", "CardDiscarded"]


def playable_distance(me: Person, tree: str) -> str:
    """A distance card in hand that may be played now."""
    return next(card for card, state in hand_of(me, tree) if state == me.say("web-playable") and card[0].isdigit())


async def swipe(me: Person, what: Locator, where: Locator) -> None:
    """Swipe with a finger, step by step."""
    session = await me.page.context.new_cdp_session(me.page)
    start, end = await middle_of(what), await middle_of(where)
    for step in range(7):
        point = {axis: start[axis] + (end[axis] - start[axis]) * step / 6 for axis in ("x", "y")}
        kind = "touchMove" if step else "touchStart"
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


async def middle_of(what: Locator) -> dict[str, float]:
    box = await what.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


async def pull(me: Person, what: Locator, where: Locator) -> None:
    """Drag with the mouse, step by step, as a hand does."""
    start, end = await middle_of(what), await middle_of(where)
    await me.page.mouse.move(start["x"], start["y"])
    await me.page.mouse.down()
    await me.page.mouse.move(end["x"], end["y"], steps=6)
    await me.page.mouse.up()


async def open_chat(me: Person) -> None:
    await me.presses(me.button(me.say("web-menu")))
    await me.presses(me.button(me.say("web-chat")))


async def says(me: Person, words: str) -> None:
    """Open the chat, send a message, and close the chat."""
    await open_chat(me)
    await me.page.get_by_role("textbox", name=me.say("web-chat-say")).fill(words)
    await me.presses(me.button(me.say("web-send")))
    await expect(me.page.get_by_role("listitem").get_by_text(words)).to_be_visible()
    await me.page.keyboard.press("Escape")


async def test_whoever_wants_to_be_forgotten_is_asked_once_more_and_is_nobody_then(session: BrowserSession) -> None:
    me = await sit_down(session, Clock())
    await me.presses(me.button(me.say("web-menu")))
    await me.presses(me.button(me.say("web-other-device")))
    export = me.page.get_by_role("link", name=me.say("web-export-me"))
    async with me.page.expect_download() as download:
        await export.click()
    assert '"seats"' in await asyncio.to_thread(Path(await (await download.value).path()).read_text)
    await me.presses(me.button(me.say("web-forget-me")))
    await me.presses(me.button(me.say("web-forget-no")))
    await me.presses(me.button(me.say("web-forget-me")))
    await me.presses(me.button(me.say("web-forget-yes")))
    await me.page.wait_for_url("**/")
    assert await (await me.page.request.get("/api/me")).json() == {"me": None}
