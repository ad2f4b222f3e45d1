"""The outbox: a notice is written with an entry and sent once to whoever is away, when they like; on both databases."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

import pytest

from paddock.core.chance.rng import Rng
from paddock.people.notices import outbox, targets
from paddock.people.notices.message import Outcome
from paddock.people.notices.sender import WINDOW_S, NoticeSender
from paddock.people.notices.settings import NoticeRules
from paddock.people.notices.writer import ABSENT_S, NoticeWriter
from paddock.people.time_zones import PersonZone, choose_zone, local_time, next_time
from paddock.table import commands
from paddock.table.entries import Chair, Seated
from tests.people.evenings import recording_at
from tests.people.notice_parts import RecordedChannels, add_mail
from tests.table.harness import in_days

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

PEOPLE: Final = ["anna", "ben", "clara"]
MANY_MOVES: Final = 300
HOUR_S: Final = 3_600.0
DAY_S: Final = 86_400.0
ROWS: Final = "select guest_id, kind, seq, sent_at, tries, reminders from notices order by seq, guest_id"


class Room:
    """Two people at tables, and what they are sent."""

    def __init__(self, harness: Harness) -> None:
        self.harness: Final = harness
        self.channels: Final = RecordedChannels()
        self.sender: Final = NoticeSender(harness.hub, self.channels, 5.0)  # type: ignore[arg-type]
        harness.hub.further_statements = NoticeWriter(harness.hub.presence).statements

    async def start(self, **settings: Any) -> tuple[LiveTable, str, str]:  # noqa: ANN401 - of a table
        """A running match where nobody is connected, who is to move, and the other one."""
        wish = {"grace_ms": 600_000, "window_ms": 0, **settings}
        table = await self.harness.start("mille-bornes", ["anna", "ben"], **wish)
        first = table.state.facts.chair(min(table.state.facts.asked_seqs)).guest
        return table, first, "ben" if first == "anna" else "anna"

    async def after(self, seconds: float) -> int:
        """What was sent until then."""
        before = len(self.channels.sent)
        self.harness.clock.skip(seconds)
        await self.sender.send_due()
        return len(self.channels.sent) - before

    async def rows(self) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self.harness.store.query(ROWS)]

    async def move(self, table: LiveTable, guest: str) -> None:
        """This person comes, plays until it is somebody else's turn, and goes."""
        device = await self.harness.join(table, guest)
        (seat,) = table.state.facts.seats_of(guest)
        while seat in table.state.facts.asked_seqs and table.state.facts.status == "running":
            # The last move is a discard: nobody is attacked, and no window opens.
            await self.harness.play(table, device, seat, table.state.played.moves(seat)[-1])
        await self.harness.leave(table, device)


@pytest.fixture
async def room(address: str) -> AsyncIterator[Room]:
    async with recording_at(address) as harness:
        yield Room(harness)


async def test_whoever_is_away_when_their_turn_begins_is_told_after_a_minute_once(room: Room) -> None:
    table, first, other = await room.start()
    assert await room.rows() == []  # nobody wants to be told
    for guest in (first, other):
        await add_mail(room.harness.store, guest)
    await room.move(table, first)
    ((guest, kind, seq, sent_at, *_),) = await room.rows()
    assert (guest, kind, seq, sent_at) == (other, "turn", table.state.facts.place, None)
    assert await room.after(ABSENT_S - 1) == 0
    assert await room.after(2) == 1
    assert await room.after(DAY_S) == 0
    (sent,) = room.channels.sent
    assert sent[0] == f"{other}@example.org"
    assert sent[1][0].title == "Your turn: Mille Bornes"
    assert sent[1][0].path == f"/table/{table.id}"
    assert sent[1][0].lines, "what happened"


async def test_whoever_looks_is_told_nothing_on_any_device(room: Room) -> None:
    table, first, other = await room.start()
    for guest in (first, other):
        await add_mail(room.harness.store, guest)
    looking = await room.harness.join(table, other)
    await room.move(table, first)
    assert await room.rows() == []
    await room.harness.leave(table, looking)
    await room.move(table, other)
    await room.harness.join(table, first)  # within the minute
    assert len(await room.rows()) == 1
    assert await room.after(ABSENT_S + 1) == 0
    assert await room.rows() == []


async def test_a_turn_that_was_taken_meanwhile_is_not_told(room: Room) -> None:
    table, first, other = await room.start()
    await add_mail(room.harness.store, other)
    await room.move(table, first)
    await room.move(table, other)
    assert await room.after(ABSENT_S + 1) == 0
    assert await room.rows() == []


async def test_there_is_one_open_notice_per_person_and_table(room: Room) -> None:
    table, first, other = await room.start()
    await add_mail(room.harness.store, other)
    for turn in range(3):
        await room.move(table, first)
        assert await room.after(ABSENT_S + 1) == 1, turn
        assert len(await room.rows()) == 1
        await room.move(table, other)
    assert len({message.key for _, (message,) in room.channels.sent}) == 3


async def test_the_end_of_a_match_is_told_to_whoever_is_away(room: Room) -> None:
    table, first, other = await room.start()
    for guest in (first, other):
        await add_mail(room.harness.store, guest)
    here = await room.harness.join(table, "anna")
    await room.harness.act(table, lambda state: commands.end(state, "anna"))
    assert [(guest, kind) for guest, kind, *_ in await room.rows()] == [("ben", "over")]
    assert await room.after(ABSENT_S + 1) == 1
    message = room.channels.sent[0][1][0]
    assert message.title == "The match is over: Mille Bornes"
    assert message.lines[0] == "The host ended it early."
    assert await room.rows() == []
    await room.harness.leave(table, here)


async def test_what_fails_is_tried_again_later_and_later_and_then_given_up(room: Room) -> None:
    table, first, other = await room.start()
    await add_mail(room.harness.store, other)
    await room.move(table, first)
    room.channels.outcome = Outcome.FAILED
    assert await room.after(ABSENT_S + 1) == 1
    assert await room.after(outbox.RETRY_S - 1) == 0
    assert await room.after(2) == 1
    assert await room.after(2 * outbox.RETRY_S - 1) == 0
    room.channels.outcome = Outcome.SENT
    assert await room.after(2) == 1
    assert [tries for *_, tries, _ in await room.rows()] == [2]
    room.channels.outcome = Outcome.FAILED
    await room.move(table, other)
    await room.move(table, first)
    tried = [await room.after(outbox.MAX_RETRY_S + 1) for _ in range(outbox.MAX_TRIES + 3)]
    assert tried == [1] * outbox.MAX_TRIES + [0] * 3
    assert await room.rows() == []


async def test_an_address_that_is_gone_is_removed_with_its_notices(room: Room) -> None:
    table, first, other = await room.start()
    await add_mail(room.harness.store, other)
    await room.move(table, first)
    room.channels.outcome = Outcome.GONE
    assert await room.after(ABSENT_S + 1) == 1
    assert await room.rows() == []
    assert await targets.targets_of(room.harness.store, other) == []


async def test_quiet_hours_are_those_of_the_persons_time_zone_and_end_with_one_mail(room: Room) -> None:
    now = room.harness.clock.now()
    local = datetime.fromtimestamp(now, ZoneInfo("Europe/Athens"))  # after midnight there, and before it in London
    assert (local.hour, datetime.fromtimestamp(now, ZoneInfo("Europe/London")).hour) == (0, 22)
    london = NoticeRules(zone="Europe/London", quiet_from=23 * 60, quiet_until=7 * 60)
    athens = NoticeRules(zone="Europe/Athens", quiet_from=23 * 60, quiet_until=7 * 60)
    assert london.held_until("mail", now, now) is None
    tables = [await room.start() for _ in range(2)]
    for guest in ("anna", "ben"):
        await add_mail(room.harness.store, guest, athens)
    for table, first, _ in tables:
        await room.move(table, first)
    assert await room.after(ABSENT_S + 1) == 0
    morning = next_time(now, 7 * 60, "Europe/Athens")
    assert await room.after(morning - room.harness.clock.now() - 60) == 0
    people = len({other for _, _, other in tables})
    assert await room.after(61) == people
    if people == 1:
        assert room.channels.titles()[0] == "News from your tables: 2"
    assert datetime.fromtimestamp(room.harness.clock.now(), ZoneInfo("Europe/Athens")).hour == 7


async def test_a_daily_mail_comes_once_in_the_morning_with_all_tables_and_pushes_do_not_wait(room: Room) -> None:
    rules = NoticeRules(is_daily=True, is_quiet=False, quiet_until=7 * 60)
    tables = [await room.start() for _ in range(3)]
    for guest in ("anna", "ben"):
        await add_mail(room.harness.store, guest, rules)
    for table, first, _ in tables:
        await room.move(table, first)
    assert rules.held_until("push", 0.0, room.harness.clock.now()) is None
    assert await room.after(HOUR_S) == 0
    people = {other for _, _, other in tables}
    assert await room.after(DAY_S) == len(people)
    assert {address.partition("@")[0] for address, _ in room.channels.sent} == people
    told = [message.path for _, some in room.channels.sent for message in some if message.go]
    assert sorted(told) == sorted(f"/table/{table.id}" for table, *_ in tables)


async def test_reminders_come_at_half_and_at_a_tenth_of_the_time_also_to_whoever_looked(room: Room) -> None:
    table, first, other = await room.start(clock=in_days(2))
    await add_mail(room.harness.store, other)
    looking = await room.harness.join(table, other)
    await room.move(table, first)
    assert await room.after(1) == 0  # they look
    await room.harness.leave(table, looking)
    assert await room.after(DAY_S - 60) == 0
    assert await room.after(120) == 1
    assert await room.after(0.8 * DAY_S - 120) == 0
    assert await room.after(120) == 1
    assert await room.after(DAY_S) == 0
    half, tenth = (some[0] for _, some in room.channels.sent)
    assert half.title == "Still your turn: Mille Bornes. Half of the time is left."
    assert half.lines[-2] == "Time left: 23 h"
    assert tenth.title == "Little time left, your turn: Mille Bornes"
    assert half.key != tenth.key


async def test_a_mail_tells_the_deadline_in_the_persons_time_zone(room: Room) -> None:
    table, first, other = await room.start(clock=in_days(2))
    await add_mail(room.harness.store, other)
    await choose_zone(room.harness.store, other, PersonZone("Pacific/Auckland", is_chosen=True))
    due = room.harness.clock.now() + 2 * DAY_S
    await room.move(table, first)
    assert await room.after(0) == 1
    assert room.channels.sent[-1][1][0].lines[-1] == f"Until {local_time(due, 'Pacific/Auckland'):%A, %H:%M}"


async def test_a_slow_table_tells_at_once(room: Room) -> None:
    table, first, other = await room.start(clock=in_days(2))
    await add_mail(room.harness.store, other)
    await room.move(table, first)
    assert await room.after(0) == 1


async def until_window(room: Room, table: LiveTable, is_wanted: Callable[[int, tuple[int, ...]], bool]) -> int:
    """Play random moves, each person at the table for a move, until such a window is open; who opened it.

    What windows ask is answered when the clock is turned.
    """
    rng = Rng(10)
    for _ in range(MANY_MOVES):
        match = table.state.played
        mover = match.waiting[0]
        guest, moves = table.state.facts.chair(mover).guest, match.moves(mover)
        device = await room.harness.join(table, guest)
        await room.harness.play(table, device, mover, moves[rng.below(len(moves))])
        await room.harness.leave(table, device)
        if table.state.played.is_window and is_wanted(mover, table.state.played.waiting):
            return mover
        await room.harness.pass_time(0)
    pytest.fail(f"no such window within {MANY_MOVES} moves")


@pytest.mark.usefixtures("seeded")
async def test_whom_a_window_of_a_slow_table_asks_is_told_when_it_is_their_turn_and_not_before(room: Room) -> None:
    table = await room.harness.start("mille-bornes", PEOPLE, clock=in_days(2))
    for guest in PEOPLE:
        await add_mail(room.harness.store, guest)
    # The seat that is attacked is not the next one.
    mover = await until_window(room, table, lambda mover, asked: asked != (mover % 3 + 1,))
    (attacked,) = table.state.played.waiting
    assert await room.after(0) == 0
    await room.harness.pass_time(0)
    if attacked not in table.state.played.waiting:  # without a coup the next one drives first
        assert await room.after(0) == 1
        await room.move(table, table.state.facts.chair(mover % 3 + 1).guest)
    assert table.state.played.waiting == (attacked,)
    assert await room.after(0) == 1
    assert room.channels.sent[-1][0] == f"{table.state.facts.chair(attacked).guest}@example.org"
    assert await room.after(HOUR_S) == 0


@pytest.mark.usefixtures("seeded")
async def test_a_window_within_a_turn_neither_repeats_nor_loses_the_notice_of_the_turn(room: Room) -> None:
    table = await room.harness.start("aruba", PEOPLE, clock=in_days(2), options={"cars": "1"})
    for guest in PEOPLE:
        await add_mail(room.harness.store, guest)
    mover = await until_window(room, table, lambda mover, asked: mover not in asked)
    guest = table.state.facts.chair(mover).guest
    before = [row for row in await room.rows() if row[0] == guest]
    assert len(before) == 1
    assert await room.after(0) == 0
    await room.harness.pass_time(0)
    assert table.state.played.waiting == (mover,)
    assert [row for row in await room.rows() if row[0] == guest] == before
    assert await room.after(WINDOW_S) == 1
    assert await room.after(DAY_S - HOUR_S) == 0
    assert await room.after(2 * HOUR_S) == 1  # the reminder


async def test_a_paused_table_waits_for_nobody_and_tells_when_it_goes_on(room: Room) -> None:
    table, first, other = await room.start()
    await add_mail(room.harness.store, other)
    await room.move(table, first)
    await room.harness.act(table, lambda state: commands.pause(state, "anna"))
    assert await room.after(ABSENT_S + 1) == 0
    await room.harness.act(table, lambda state: commands.resume(state, "anna"))
    assert await room.after(HOUR_S) == 1


async def test_a_seat_that_a_bot_got_is_told_nothing(room: Room) -> None:
    table, first, other = await room.start()
    await add_mail(room.harness.store, other)
    await room.move(table, first)
    (seat,) = table.state.facts.seats_of(other)
    await room.harness.act(table, lambda _: Seated(seat, Chair(kind="bot", name="Bot", level=1)))
    assert await room.after(ABSENT_S + 1) == 0


async def test_each_notice_is_claimed_by_one_of_many_senders(room: Room) -> None:
    for guest in ("anna", "ben"):
        await add_mail(room.harness.store, guest)
    tables = [await room.start() for _ in range(60)]
    room.harness.clock.skip(ABSENT_S + 1)
    senders = [NoticeSender(room.harness.hub, room.channels, 5.0) for _ in range(4)]  # type: ignore[arg-type]
    await asyncio.gather(*(sender.send_due() for sender in senders))
    keys = [message.path for _, some in room.channels.sent for message in some if message.go]
    assert sorted(keys) == sorted(f"/table/{table.id}" for table, *_ in tables)
