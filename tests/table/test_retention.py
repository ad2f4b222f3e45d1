"""Retention: nothing grows for ever. Old tables, absent guests and expired codes go; a year of a server levels off."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Final

import pytest

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Settings
from paddock.table.forgetting import forget
from paddock.table.messages import Say
from paddock.table.retention import CHAT_DAYS, DAY_S, IDLE_DAYS, Retention
from tests.table.test_forgetting import traces

if TYPE_CHECKING:
    from pathlib import Path

    from paddock.table.live import LiveTable
    from tests.table.harness import Harness

IS_LONG: Final = bool(os.environ.get("PADDOCK_LONG"))
PER_DAY: Final = 92 if IS_LONG else 1  # evenings with three guests and three tables: 100,740 of each in a year
DAYS: Final = 365 if IS_LONG else 60
KEEP_DAYS: Final = 90 if IS_LONG else 20


async def days_later(harness: Harness, days: float, keep_days: int = 365) -> None:
    await Retention(harness.hub, keep_days, pause_s=0).remove_old(harness.clock.now() + days * DAY_S)


async def is_there(harness: Harness, table: str) -> bool:
    harness.hub.drop_tables([table])
    try:
        return bool(await harness.hub.table(table))
    except Denied as denied:
        return denied.code != "no-table"


async def test_a_table_that_never_started_goes_after_a_day(harness: Harness) -> None:
    table = await harness.open("mille-bornes", ["anna", "open"])
    await days_later(harness, 0.9)
    assert await is_there(harness, table.id)
    await days_later(harness, 1.1)
    assert not await is_there(harness, table.id)


async def test_a_table_where_somebody_waits_stays(harness: Harness) -> None:
    table = await harness.open("mille-bornes", ["anna", "open"])
    await harness.join(table, "anna")
    await days_later(harness, 2)
    assert harness.hub.tables[table.id] is table
    assert await harness.store.card(table.id) is not None


async def test_a_match_in_which_nothing_happens_for_30_days_is_ended_and_loses_its_code(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"])
    await days_later(harness, IDLE_DAYS - 1)
    assert await harness.store.card_beginning(table.id[:6]) is not None
    await days_later(harness, IDLE_DAYS + 1)
    assert table.state.facts.status == "ended"
    assert await harness.store.card_beginning(table.id[:6]) is None


async def test_a_match_that_cannot_be_read_just_now_is_not_removed_before_its_days_are_over(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"])

    async def unreadable(_table: str) -> LiveTable:
        raise Denied("storage")

    with monkeypatch.context() as broken:
        broken.setattr(harness.hub, "table", unreadable)
        await days_later(harness, IDLE_DAYS + 1)
        assert await harness.store.card(table.id) is not None
        await days_later(harness, IDLE_DAYS + 366)
        assert await harness.store.card(table.id) is None


async def test_a_finished_match_goes_after_the_days_to_keep_it(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"])
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await days_later(harness, 364)
    assert await is_there(harness, table.id)
    await days_later(harness, 366)
    assert not await is_there(harness, table.id)
    assert [share.kind for share in await harness.store.shares() if share.rows] == []


async def test_chat_goes_before_the_match_it_belongs_to(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"])
    anna = await harness.join(table, "anna")
    await harness.request(table, anna, Say("s1", "hello"))
    await harness.act(table, lambda state: commands.end(state, "anna"))
    await harness.leave(table, anna)
    await days_later(harness, CHAT_DAYS + 1)
    assert await is_there(harness, table.id)
    assert (await harness.hub.table(table.id)).state.facts.lines == ()


async def test_a_guest_who_is_not_seen_again_goes_with_devices_and_expired_codes(harness: Harness) -> None:
    now = harness.clock.now()
    for guest, seen in (("gone", now), ("here", now + 300 * DAY_S)):
        await harness.store.add_guest(guest, guest, now)
        await harness.store.add_device(f"token {guest}", guest, "phone", seen)
        assert await harness.store.add_code(f"code {guest}", guest, seen, by=f"token {guest}", most=5)
    await days_later(harness, 366)
    assert await harness.store.guest("gone") is None
    assert await harness.store.guest("here") is not None
    counted = {share.kind: share.rows for share in await harness.store.shares()}
    assert (counted["guests"], counted["devices"], counted["codes"]) == (1, 1, 0)


async def test_a_year_of_a_server_levels_off_and_a_forgotten_name_is_nowhere_in_its_file(
    harness: Harness, tmp_path: Path
) -> None:
    """Guests come every day and open tables that never start, that are abandoned, and that are finished."""
    sizes = []
    for day in range(DAYS):
        await asyncio.gather(*(an_evening(harness, f"g{day}x{number}") for number in range(PER_DAY)))
        harness.hub.drop_tables(list(harness.hub.tables))
        harness.clock.skip(DAY_S)
        await harness.pass_time(1)
        await Retention(harness.hub, KEEP_DAYS, pause_s=0).remove_old(harness.clock.now())
        sizes.append(sum(share.size for share in await harness.store.shares()))
    level = IDLE_DAYS + KEEP_DAYS + 2
    assert max(sizes[level:]) <= 1.02 * sizes[level]
    assert sizes[level] > 1.5 * sizes[KEEP_DAYS // 2]
    forgotten = f"g{DAYS - 1}x0"
    name = forgotten.title().encode()
    assert name in traces(tmp_path)
    await forget(harness.hub, forgotten)
    assert name not in traces(tmp_path)


async def an_evening(harness: Harness, guest: str) -> None:
    """Three guests come; one of them opens three tables."""
    for one, name in ((guest, guest.title()), (f"{guest}y", "Visitor"), (f"{guest}z", "Visitor")):
        await harness.store.add_guest(one, name, harness.clock.now())
        await harness.store.add_device(f"token {one}", one, "phone", harness.clock.now())
    chairs = [Chair(kind="person", name=guest.title(), guest=guest), Chair(kind="bot")]
    await harness.hub.open(Settings("mille-bornes", 2), guest, [chairs[0], Chair()])
    tables = [await harness.hub.open(Settings("mille-bornes", 2), guest, chairs) for _ in range(2)]
    for table in tables:
        await table.act(lambda state: commands.start(state, guest))
    await tables[0].act(lambda state: commands.end(state, guest))


@pytest.mark.parametrize("kind", ["events", "chat", "cards"])
async def test_what_takes_how_much_is_counted(harness: Harness, kind: str) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"])
    anna = await harness.join(table, "anna")
    await harness.request(table, anna, Say("s1", "hello"))
    share = next(share for share in await harness.store.shares() if share.kind == kind)
    assert share.rows >= 1
    assert share.size > 5
