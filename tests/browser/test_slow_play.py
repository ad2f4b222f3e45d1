"""Slow play: four people and ten days, each at the table only when a mail or a push has called them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.bornes import answers
from tests.browser.gathering import join, open_table
from tests.browser.serving import guest_of
from tests.browser.session import opened
from tests.browser.slow_days import DAY_S, HOUR_S, slow_days
from tests.server.serving import INSTANT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from playwright.async_api import Browser

    from tests.browser.people import Person
    from tests.browser.session import BrowserSession
    from tests.browser.slow_days import SlowDays

NAMES = ("Anna", "Nikos", "Iva", "Rosa")
SLOW = {"kind": "days", "seconds": int(DAY_S)}


@pytest_asyncio.fixture(loop_scope="session")
async def days(tmp_path: Path) -> AsyncIterator[SlowDays]:
    async with slow_days(tmp_path) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="session")
async def session(browser: Browser, days: SlowDays) -> AsyncIterator[BrowserSession]:
    async with opened(browser, days) as made:
        yield made


async def comes(me: Person, days: SlowDays, address: str) -> None:
    """Open an address; the device has the time of the test."""
    await me.page.context.clock.set_fixed_time(datetime.fromtimestamp(days.clock.at, UTC))
    await me.page.goto(address)


async def drives(me: Person) -> None:
    """Play until it is somebody else's turn and no window is open."""
    await me.hand.wait_for()
    await me.turn()
    while me.is_asked():
        if await answers(me, await me.look()) is not False:
            await me.news()
    await me._hears(lambda: not me.seen()[-1]["view"]["round"]["attack"])  # noqa: SLF001


class FourPeople:
    """A table of four people who come when they are told, drive, and go."""

    def __init__(self, days: SlowDays, people: dict[str, Person], table: str) -> None:
        self.days, self.people, self.table = days, people, table
        self._read = {name: len(days.told(name)) for name in people}

    def news(self, name: str) -> list[tuple[str, str]]:
        """What a person was told since the last look."""
        told = self.days.told(name)
        fresh, self._read[name] = told[self._read[name] :], len(told)
        return fresh

    async def come(self, name: str) -> Person:
        """Follow the link of the one message that called this person."""
        told = self.news(name)
        assert len(told) == 1, (name, self.days.day, told)
        ((title, address),) = told
        assert address == f"{self.days.url}/table/{self.table}"
        assert title.endswith(": Speed 1.200 km"), title
        await comes(self.people[name], self.days, address)
        return self.people[name]

    async def turn(self) -> str:
        """An hour later whoever is to move comes, drives and goes; returns who is to move next."""
        name = await self.days.asked(self.table)
        await self.days.after(HOUR_S)
        me = await self.come(name)
        await drives(me)
        await self.go(name)
        return await self.days.until_not(self.table, name)

    async def go(self, name: str) -> None:
        """Leave the table, and wait until the server knows."""
        await self.people[name].page.goto("about:blank")
        await self.days.until_gone(self.table, name)

    async def until(self, name: str) -> None:
        """Drive on until it is the turn of that person."""
        while await self.days.asked(self.table) != name:
            await self.turn()


async def four_people(session: BrowserSession, days: SlowDays) -> FourPeople:
    """They set a table with a day for each move, say what it answers out of turn, start, and go."""
    people = {name: await session.person(timezone_id="UTC") for name in NAMES}
    for name in ("Anna", "Nikos"):
        await days.mails_go_to(people[name].page.context, name)
    await days.mails_go_to(people["Iva"].page.context, "Iva", lang="de")
    await days.pushes_go_to(people["Rosa"].page.context, "Rosa")
    anna = people["Anna"]
    address = await open_table(anna, "speed-1200", 4, clock="days:86400")
    for name in NAMES[1:]:
        await join(people[name], address, name)
    nikos = people["Nikos"]
    question = nikos.page.get_by_role("group", name=nikos.say("web-order-coup"))
    await expect(question.get_by_role("button", pressed=True)).to_have_text(nikos.say("web-slow-always"))
    await nikos.presses(question.get_by_role("button", name=nikos.say("web-slow-never")))
    await expect(question.get_by_role("button", pressed=True)).to_have_text(nikos.say("web-slow-never"))
    four = FourPeople(days, people, address.rpartition("/")[2])
    for name in NAMES[1:]:
        await four.go(name)
    await anna.presses(anna.button(anna.say("web-start")))
    await anna.hand.wait_for()
    if await days.asked(four.table) == "Anna":  # she looks, so nothing calls her
        await drives(anna)
    await four.go("Anna")
    return four


@pytest.mark.full
async def test_four_people_play_for_ten_days_and_come_only_when_they_are_told(
    session: BrowserSession, days: SlowDays
) -> None:
    four = await four_people(session, days)
    await four.until("Nikos")
    await four.turn()
    await four.until("Nikos")
    await lets_a_deadline_pass(four)
    await four.until("Rosa")
    await goes_away_for_three_days(four)
    while days.day < 10:
        await four.turn()
        await days.after(5 * HOUR_S)
    await ends_it(four)


async def lets_a_deadline_pass(four: FourPeople) -> None:
    """Nikos is told three times. Then a bot drives for him, once, and at his next turn he drives himself."""
    days, nikos = four.days, four.people["Nikos"]
    moves = [await days.after(hours * HOUR_S) for hours in (1, 11.1, 9.6, 2)]
    assert moves == [0, 0, 0, 0]
    half, tenth = "Half of the time is left.", "Little time left"
    titles = [title for title, _ in four.news("Nikos")]
    assert len(titles) == 3, titles
    assert titles[0] == "Your turn: Speed 1.200 km"
    assert half in titles[1]
    assert titles[2].startswith(tenth)
    assert await days.tick(0.5 * HOUR_S) == 1
    following = await days.until_not(four.table, "Nikos")
    chair = (await days.facts(four.table)).chair(2)
    assert (chair.kind, chair.name) == ("person", "Nikos")
    await days.after(60)
    await drives(await four.come(following))
    await four.go(following)
    await days.until_not(four.table, following)
    await four.until("Nikos")
    await days.after(HOUR_S)
    await four.come("Nikos")
    await drives(nikos)
    await expect(nikos.page.get_by_text(nikos.say("web-stand-in"))).to_have_count(0)
    await four.go("Nikos")


async def goes_away_for_three_days(four: FourPeople) -> None:
    """Rosa says until when she is away: everybody sees it, and no bot drives for her, however long it takes."""
    days, rosa, anna = four.days, four.people["Rosa"], four.people["Anna"]
    await days.after(HOUR_S)
    await four.come("Rosa")
    await rosa.hand.wait_for()
    await rosa.presses(rosa.button(rosa.say("web-menu")))
    until = datetime.fromtimestamp(days.clock.at + 3 * DAY_S, UTC)
    away = rosa.page.get_by_role("switch", name=rosa.say("web-slow-away-title"))
    await expect(away).not_to_be_checked()
    await rosa.page.get_by_label(rosa.say("web-slow-away"), exact=True).fill(f"{until:%Y-%m-%d}")
    await rosa.presses(away)
    await expect(away).to_be_checked()
    await four.go("Rosa")
    for _ in range(3):
        assert await days.after(DAY_S) == 0
        assert await days.asked(four.table) == "Rosa"
    await comes(anna, days, f"/table/{four.table}")
    notice = anna.page.get_by_text(
        anna.say("web-slow-away-who", name="Rosa", when=f"{until.month}/{until.day}/{until.year}")
    )
    show = anna.button(anna.say("web-slow-orders-show"))
    await notice.or_(show).first.wait_for()
    if await show.count():  # she has not looked at her orders yet
        await anna.presses(show)
        await anna.page.get_by_role("group", name=anna.say("web-order-coup")).wait_for()
        await anna.page.keyboard.press("Escape")
    await expect(notice).to_be_visible()
    await four.go("Anna")
    four.news("Rosa")
    await comes(rosa, days, f"/table/{four.table}")
    await drives(rosa)
    await four.go("Rosa")
    await days.until_not(four.table, "Rosa")


async def ends_it(four: FourPeople) -> None:
    """The host ends the match; whoever is away is told."""
    for name in NAMES:
        four.news(name)
    anna = four.people["Anna"]
    answer = await anna.page.context.request.post(f"/api/tables/{four.table}/end", headers={"origin": four.days.url})
    assert answer.ok
    await four.days.after(HOUR_S)
    assert [title for title, _ in four.news("Nikos")] == ["The match is over: Speed 1.200 km"]
    assert {mail["content-language"] for mail in four.days.mails("Iva")[1:]} == {"de"}
    assert len(four.news("Rosa")) == len(four.news("Iva")) == 1


async def slow_pair(days: SlowDays, anna: Person, ben: Person, game: str) -> str:
    """A slow table of two, made by their pages' requests."""
    headers, data = {"origin": days.url}, {"game": game, "clock": SLOW, **INSTANT}
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = await anna.page.context.request.post("/api/tables", data={**data, "chairs": chairs}, headers=headers)
    assert made.ok, await made.text()
    table = (await made.json())["table"]
    for who, path, body in ((ben, "seats", {"name": "Ben"}), (anna, "start", {})):
        answer = await who.page.context.request.post(f"/api/tables/{table}/{path}", data=body, headers=headers)
        assert answer.ok, await answer.text()
    return str(table)


async def test_home_begins_with_my_turns_and_after_a_move_the_next_table_is_offered(
    session: BrowserSession, days: SlowDays
) -> None:
    anna, ben = await session.person(), await session.person()
    for person, name in ((anna, "Anna"), (ben, "Ben")):
        await guest_of(person.page.context, days.url, name)
    tables = []
    for game in ("mille-bornes", "speed-1200"):
        tables.append(await slow_pair(days, anna, ben, game))
        await days.after(HOUR_S)
    me = {"Anna": anna, "Ben": ben}[await days.asked(tables[0])]
    other = ben if me is anna else anna
    if await days.asked(tables[1]) != await days.asked(tables[0]):
        await comes(other, days, f"/table/{tables[1]}")
        await drives(other)
        await other.page.goto("about:blank")
    await comes(me, days, "/")
    turns = me.page.locator("ol.turns article")
    await expect(turns.get_by_role("heading")).to_have_text([me.say("game-mille-bornes"), me.say("game-speed-1200")])
    await expect(turns.first).to_contain_text("22 h")
    await me.presses(turns.first.get_by_role("link"))
    await drives(me)
    show = me.button(me.say("web-slow-orders-show"))
    await me.presses(show)
    await me.page.get_by_role("group", name=me.say("web-order-coup")).wait_for()
    await me.page.keyboard.press("Escape")
    await me.presses(me.page.get_by_role("link", name=me.say("web-slow-next", game=me.say("game-speed-1200"))))
    await me.page.wait_for_url(f"**/table/{tables[1]}")
    await me.turn()
