"""Several people: four and six at one table, a spectator, two on one device, a big screen, a seat on two devices."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest
from playwright.async_api import expect

from tests.browser import aruba, circuit
from tests.browser.bornes import cards_of, play_to_the_end
from tests.browser.people import Person, named

if TYPE_CHECKING:
    from tests.browser.people import Answers
    from tests.browser.room import Room


async def open_table(host: Person, game: str, seats: int) -> str:
    """Set a table up for that many people, one's own name with it; its address."""
    await host.page.goto(f"/new/{game}")
    await host.presses(host.button(str(seats)))
    for seat in range(2, seats + 1):
        name = host.say("seat-label", number=seat)
        await host.presses(host.page.get_by_role("button", name=f"{name}:"))
        people = host.page.get_by_role("group", name=name)
        await host.presses(people.get_by_role("button", name=host.say("web-chair-friend")))
    await host.page.get_by_role("textbox", name=host.say("web-your-name")).fill("Anna")
    await host.presses(host.button(host.say("web-open-table")))
    await host.page.wait_for_url("**/table/*")
    return host.page.url


async def join(friend: Person, address: str, name: str) -> None:
    """Follow the link, type a name and take the first chair that is free."""
    await friend.page.goto(address)
    await friend.page.get_by_role("textbox", name=friend.say("web-your-name")).fill(name)
    await friend.presses(friend.button(friend.say("web-sit")).first)
    await friend.page.get_by_text(friend.say("web-host-starts")).wait_for()


async def gathering(room: Room, game: str, names: tuple[str, ...], host: Person | None = None) -> list[Person]:
    """A table at which these people sit and wait for the host to start; everybody has a browser of their own."""
    host = host or await room.person()
    address = await open_table(host, game, len(names) + 1)
    friends = [await room.person() for _ in names]
    for friend, name in zip(friends, names, strict=True):
        await join(friend, address, name)
    return [host, *friends]


async def company(room: Room, game: str, names: tuple[str, ...], host: Person | None = None) -> list[Person]:
    """The same, dealt."""
    people = await gathering(room, game, names, host)
    await people[0].presses(people[0].button(people[0].say("web-start")))
    return people


async def test_four_people_on_four_browsers_finish_a_match_in_teams(room: Room) -> None:
    people = await company(room, "speed-1200", ("Nikos", "Iva", "Rosa"))
    await asyncio.gather(*(person.hand.wait_for() for person in people))
    assert "Iva" in " ".join(named(await people[0].look(), "region"))
    await asyncio.gather(*map(play_to_the_end, people))


def driven(me: Person) -> set[int]:
    """The cars that have driven, as this person was told."""
    events = [event for look in me.seen() for event in look["events"]]
    return {event["car"] for event in events if event["event"] in ("CarDrove", "CarStepped")}


@pytest.mark.parametrize(("game", "answers"), [("ausgebremst", circuit.answers), ("aruba", aruba.answers)])
async def test_six_people_on_six_browsers_each_drive_and_all_see_the_same_race(
    room: Room, game: str, answers: Answers
) -> None:
    people = await company(room, game, ("Nikos", "Iva", "Rosa", "Milan", "Zuzka"))

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
async def test_a_spectator_of_two_sees_everything_but_a_hand_and_is_never_sent_one(room: Room) -> None:
    anna, nikos = await company(room, "mille-bornes", ("Nikos",))
    await anna.hand.wait_for()
    watcher = await room.person()
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
async def test_two_on_one_device_pass_it_on_behind_a_curtain(room: Room) -> None:
    me = await room.person()
    table = await room.serving.table(me.page.context, "mille-bornes", 2, "dealt", people=2)
    await me.page.goto(f"/table/{table}")
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
async def test_a_screen_for_the_room_follows_the_race_and_shows_no_hand(room: Room) -> None:
    me = await room.person()
    table = await room.serving.table(me.page.context, "speed-1200", 3, "playing")
    screen = await room.person(context=me.page.context)
    await me.page.goto(f"/table/{table}")
    await screen.page.goto(f"/screen/{table}")
    await me.hand.wait_for()
    await screen.page.get_by_role("region", name="Anna").wait_for()
    await me.throws_away(cards_of(me, await me.look())[0])
    await expect(screen.page.get_by_text("Anna throws").first).to_be_visible()
    await expect(screen.hand).to_have_count(0)
    assert {frame["seat"] for frame in screen.seen()} == {None}


async def test_another_tab_and_another_device_show_the_same_seat_and_follow_it(room: Room) -> None:
    me = await room.person()
    table = await room.serving.table(me.page.context, "speed-1200", 2, "playing")
    phone = await room.phone(Person, storage_state=await me.page.context.storage_state())
    others = [await room.person(context=me.page.context), phone]
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
