"""Block and report people: what is kept, who is kept apart, and what is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.people import blocks_and_reports, joining
from paddock.people.blocks_and_reports import Other
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.forgetting import forget
from paddock.table.retention import DAY_S, Retention
from tests.people.evenings import recording_at

if TYPE_CHECKING:
    from tests.table.harness import Harness

GUESTS = ("anna", "ben", "clara")


async def with_guests(harness: Harness) -> Harness:
    for guest in GUESTS:
        await harness.store.add_guest(guest, guest.title(), 1.0)
        await harness.store.add_device(f"token of {guest}", guest, "phone", 1.0)
    return harness


async def hidden_from(harness: Harness, guest: str) -> frozenset[str]:
    return (await harness.store.guests_of([f"token of {guest}"]))[f"token of {guest}"].hidden


async def test_who_blocks_somebody_and_who_is_blocked_are_kept_apart(address: str) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        for _ in range(2):
            await blocks_and_reports.block(harness.store, "anna", Other("ben", "Ben"))
        assert [await blocks_and_reports.apart(harness.store, guest) for guest in GUESTS] == [{"ben"}, {"anna"}, set()]
        assert [await hidden_from(harness, guest) for guest in GUESTS] == [{"ben"}, set(), set()]
        [shown] = await blocks_and_reports.blocked(harness.store, "anna")
        assert shown.name == "Ben"
        with pytest.raises(Denied, match="not-found"):
            await blocks_and_reports.unblock(harness.store, "ben", shown.block)
        await blocks_and_reports.unblock(harness.store, "anna", shown.block)
        assert await blocks_and_reports.apart(harness.store, "anna") == set()


async def test_a_block_goes_with_all_ids_of_both(address: str) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        await blocks_and_reports.block(harness.store, "anna", Other("ben", "Ben"))
        await joining.join(harness.hub, "ben", "clara")
        await blocks_and_reports.block(harness.store, "anna", Other("ben", "Ben"))
        assert (
            await blocks_and_reports.apart(harness.store, "anna")
            == {"clara", "ben"}
            == await hidden_from(harness, "anna")
        )
        assert len(await blocks_and_reports.blocked(harness.store, "anna")) == 1
        await joining.join(harness.hub, "clara", "anna")
        assert await blocks_and_reports.blocked(harness.store, "anna") == []


async def test_there_is_a_most_of_blocks(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    await with_guests(harness)
    monkeypatch.setattr(blocks_and_reports, "MAX_BLOCKS", 1)
    await blocks_and_reports.block(harness.store, "anna", Other("ben", "Ben"))
    with pytest.raises(Denied, match="too-many"):
        await blocks_and_reports.block(harness.store, "anna", Other("clara", "Clara"))


async def test_a_line_of_a_blocked_person_is_not_shown_now_nor_later(harness: Harness) -> None:
    table = await harness.open("speed-1200", ["anna", "ben"])
    anna, ben = [await harness.join(table, guest) for guest in ("anna", "ben")]
    anna.hidden = frozenset({"ben"})
    for guest in ("ben", "anna"):
        await harness.act(table, lambda state, guest=guest: commands.say(state, guest, guest, "hello"))  # type: ignore[misc]
    lines = [[line["guest"] for talk in device.all("talk") for line in talk["lines"]] for device in (anna, ben)]
    assert lines == [["anna"], ["ben", "anna"]]
    anna.forget()
    harness.hub.detach(table, anna)
    harness.hub.attach(table, anna, since=None, is_watching=False)
    assert [line["guest"] for line in anna.last("talk")["lines"]] == ["anna"]


async def test_a_report_goes_with_the_person_it_is_about_and_stays_without_the_one_who_made_it(address: str) -> None:
    async with recording_at(address) as harness:
        await with_guests(harness)
        for about in ("ben", "clara"):
            await blocks_and_reports.report(
                harness.store, "anna", Other(about, about.title()), "t1", ["no"] * 20, "rude"
            )
        assert [(one.reporter, one.name, one.reason) for one in await blocks_and_reports.reports(harness.store)] == [
            ("Anna", "Ben", "rude"),
            ("Anna", "Clara", "rude"),
        ]
        await forget(harness.hub, "ben")
        await forget(harness.hub, "anna")
        [kept] = await blocks_and_reports.reports(harness.store)
        assert (kept.reporter, kept.name, kept.lines) == ("", "Clara", ["no"] * blocks_and_reports.KEPT_LINES)
        await Retention(harness.hub).remove_old(kept.at + 91 * DAY_S)
        assert await blocks_and_reports.reports(harness.store) == []
