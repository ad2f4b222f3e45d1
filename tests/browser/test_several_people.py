"""Several people: four and six at one table, a spectator, two on one device, a big screen, a seat on two devices."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser import aruba, ausgebremst
from tests.browser.bornes import cards_of, play_to_the_end
from tests.browser.gathering import company
from tests.browser.people import Person, named

if TYPE_CHECKING:
    from tests.browser.people import Answers
    from tests.browser.session import BrowserSession


async def test_four_people_on_four_browsers_finish_a_match_in_teams(session: BrowserSession) -> None:
    people = await company(session, "speed-1200", ("Nikos", "Iva", "Rosa"))
    await asyncio.gather(*(person.hand.wait_for() for person in people))
    assert "Iva" in " ".join(named(await people[0].look(), "region"))
    await asyncio.gather(*map(play_to_the_end, people))


def driven(me: Person) -> set[int]:
    """The cars that have driven, according to this person's frames."""
    events = [event for look in me.seen() for event in look["events"]]
    return {event["car"] for event in events if event["event"] in ("CarDrove", "CarStepped")}


@pytest.mark.parametrize(("game", "answers"), [("ausgebremst", ausgebremst.answers), ("aruba", aruba.answers)])
async def test_six_people_on_six_browsers_each_drive_and_all_see_the_same_race(
    session: BrowserSession, game: str, answers: Answers
) -> None:
    people = await company(session, game, ("Nikos", "Iva", "Rosa", "Milan", "Zuzka"))

    async def drive(me: Person) -> None:
        await me.page.get_by_role("heading", level=1).wait_for()
        while len(driven(me)) < len(people):
            if await answers(me, await me.look()) is not False:
                await me.news()

    await asyncio.gather(*map(drive, people))
    seen = [{look["seq"]: look["view"]["round"] for look in me.seen()} for me in people]
    last = min(max(rounds) for rounds in seen)
    assert all(rounds[last]["cars"] == seen[0][last]["cars"] for rounds in seen)
    standings = people[0].page.get_by_role("listitem").filter(has_text="Zuzka")
    await expect(standings.first).to_be_visible()


@pytest.mark.quick
async def test_a_spectator_of_two_sees_everything_but_a_hand_and_is_never_sent_one(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await anna.hand.wait_for()
    watcher = await session.person()
    await watcher.page.goto(anna.page.url)
    await watcher.page.get_by_role("region", name="Anna").wait_for()
    await watcher.page.get_by_role("region", name="Nikos").wait_for()
    await asyncio.gather(play_to_the_end(anna), play_to_the_end(nikos))
    await expect(watcher.hand).to_have_count(0)
    seen = watcher.seen()
    assert len(seen) > 20
    assert {frame["seat"] for frame in seen} == {None}
    assert {frame["view"]["round"]["hand"] for frame in seen} == {None}
    assert "CardDrawn" not in json.dumps([event for frame in seen for event in frame["events"] if event.get("card")])


@pytest.mark.quick
async def test_two_on_one_device_pass_it_on_behind_a_curtain(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "mille-bornes", 2, "dealt", people=2)
    await me.page.goto(f"/table/{table}")
    await me.page.get_by_role("dialog", name=me.say("web-pass-device", name="Anna")).wait_for()  # before the first hand
    await me.presses(me.button(me.say("web-i-am", name="Anna")))
    for name in ("Nikos", "Anna", "Nikos"):
        await me.hand.wait_for()
        card = cards_of(me, await me.look())[0]
        known = me.told()
        await me.throws_away(card)
        await me.news(known)
        curtain = me.page.get_by_role("dialog", name=me.say("web-pass-device", name=name))
        await expect(curtain).to_be_visible()
        await me.presses(me.button(me.say("web-i-am", name=name)))
        await expect(curtain).to_have_count(0)


@pytest.mark.quick
async def test_a_screen_for_the_room_follows_the_race_and_shows_no_hand(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 3, "playing")
    screen = await session.person(context=me.page.context)
    await me.page.goto(f"/table/{table}")
    await screen.page.goto(f"/screen/{table}")
    await me.hand.wait_for()
    await screen.page.get_by_role("region", name="Anna").wait_for()
    await me.throws_away(cards_of(me, await me.look())[0])
    await expect(screen.page.get_by_text("Anna discards").first).to_be_visible()
    await expect(screen.hand).to_have_count(0)
    assert {frame["seat"] for frame in screen.seen()} == {None}


async def test_another_tab_and_another_device_show_the_same_seat_and_follow_it(session: BrowserSession) -> None:
    me = await session.person()
    table = await session.serving.table(me.page.context, "speed-1200", 2, "playing")
    phone = await session.phone(Person, storage_state=await me.page.context.storage_state())
    others = [await session.person(context=me.page.context), phone]
    for person in (me, *others):
        await person.page.goto(f"/table/{table}")
        await person.hand.wait_for()
    hand = cards_of(me, await me.look())
    known = [person.told() for person in (me, *others)]
    await me.throws_away(hand[0])
    for person, before in zip((me, *others), known, strict=True):
        await person.news(before)
        await person.turn()
    hands = [cards_of(person, await person.look()) for person in (me, *others)]
    assert hands[0] == hands[1] == hands[2]


async def leave_by_menu(me: Person) -> None:
    await me.presses(me.button(me.say("web-menu")))
    await me.presses(me.button(me.say("web-leave")))
    await me.presses(me.button(me.say("web-yes")))
    await me.page.wait_for_url("**/")


@pytest.mark.quick
async def test_who_comes_later_asks_for_the_seat_of_a_person_who_left_and_gets_it_when_all_say_yes(
    session: BrowserSession,
) -> None:
    anna, nikos, iva = await company(session, "mille-bornes", ("Nikos", "Iva"))
    await asyncio.gather(*(person.hand.wait_for() for person in (anna, nikos, iva)))
    late = await session.person()
    await late.page.goto(anna.page.url)
    await late.page.get_by_role("region", name="Nikos").wait_for()
    await leave_by_menu(nikos)
    await late.presses(late.button(late.say("web-menu")))
    await late.presses(late.page.get_by_role("button", name=late.say("web-seat-ask")))
    await expect(late.page.get_by_text(late.say("web-seat-asked", names="Anna, Iva"))).to_be_visible()
    for person in (anna, iva):
        await expect(person.page.get_by_text(person.say.part("web-seat-wish"))).to_be_visible()
        await expect(late.hand).to_have_count(0)
        await person.presses(person.button(person.say("web-yes")))
    await late.hand.wait_for()
    assert {frame["seat"] for frame in late.seen()} == {None, 2}


@pytest.mark.quick
async def test_who_was_replaced_by_a_bot_comes_back_and_plays_on(session: BrowserSession) -> None:
    anna, nikos = await company(session, "mille-bornes", ("Nikos",))
    await asyncio.gather(*(person.hand.wait_for() for person in (anna, nikos)))
    address = nikos.page.url
    await nikos.page.goto("/")
    await anna.presses(anna.button(anna.say("web-menu")))
    await anna.presses(anna.page.get_by_role("button", name=anna.say("web-chair-bot")))
    await anna.page.keyboard.press("Escape")
    await nikos.page.goto(address)
    await expect(nikos.page.get_by_text(nikos.say("web-stand-in"))).to_be_visible()
    await expect(nikos.hand).to_have_count(0)
    await nikos.presses(nikos.button(nikos.say("web-take-back")))
    await nikos.hand.wait_for()
