"""Forgetting a person: their seats go to bots, and name, chat, devices and codes are removed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

from paddock.core.match import KIND_WITH_NAMES
from paddock.table.commands import STAND_IN_LEVEL, bot_chair
from paddock.table.denied import Denied
from paddock.table.entries import Ended, Hosted, Left, Seated, SeatWithdrawn, Started, decode_entry
from paddock.table.person import ids_of, is_same
from paddock.table.rows import placeholder
from paddock.table.snapshots import fold, reading
from paddock.table.store.names_and_chat import give_up_statement

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock.core.chance.keyed import Keyed
    from paddock.table.entries import AnyEntry
    from paddock.table.facts import Facts
    from paddock.table.hub import Hub
    from paddock.table.person import Who
    from paddock.table.state import State
    from paddock.table.store.base import Beside, Row, Statement

SPARE_BLOCKS: Final = 8  # beyond those that were drawn


async def forget(hub: Hub, guest: str) -> frozenset[str]:
    """Forget a guest everywhere; matches stay readable with "Player 2". The name is gone from the disk, too.

    With a guest go those that were joined with it; returns the ids of all.
    """
    person, tables = await hub.store.person(guest), await hub.store.tables_of(guest)
    for table in tables:
        await _leave(hub, table, person)
    given_up = [statement for table in tables for statement in await _given_up(hub, table, person)]
    await hub.store.forget_guest(guest, given_up)
    hub.drop_tables_with(person)
    return ids_of(person)


async def _leave(hub: Hub, table: str, guest: Who) -> None:
    """Write entries until this guest plays, hosts and binds nothing at this table any more."""
    try:
        live = await hub.table(table)
        bound = await _bound_names(hub, table, guest)
        while _next_entry(live.state.facts, guest, bound) is not None:
            await live.act(lambda state: _next_entry(state.facts, guest, bound))
    except Denied as denied:
        if denied.code not in {"unreadable", "no-table"}:  # a log of another version, or only a card is left
            raise


def _next_entry(facts: Facts, guest: Who, bound: set[str]) -> AnyEntry | None:
    is_bound = facts.deal is not None and facts.deal.kind == KIND_WITH_NAMES and bool(bound & set(facts.deal.names))
    if facts.status == "running" and is_bound:
        return Ended()  # its chance could not go on without the name
    if facts.seat_request is not None and is_same(guest, facts.seat_request.guest):
        return SeatWithdrawn()
    players = [seat for seat, chair in enumerate(facts.chairs, 1) if is_same(guest, chair.player)]
    seats = sorted({*facts.seats_of(guest), *players})
    if seats and facts.status != "running":
        return Left(seats[0])
    if seats:
        taken = [chair.name for chair in facts.chairs]
        return Seated(seats[0], bot_chair(facts.settings, STAND_IN_LEVEL, taken))
    others = [facts.chair(seat).guest for seat in facts.people]
    return Hosted(others[0]) if is_same(guest, facts.host) and others else None


async def _bound_names(hub: Hub, table: str, guest: Who) -> set[str]:
    """The names under which a guest sat at a table."""
    beside = (await hub.store.beside([table]))[table]
    return {one.name for one in beside if one.seat > 0 and is_same(guest, one.guest)}


async def _given_up(hub: Hub, table: str, guest: Who) -> list[Statement]:
    """Matches of kind 1 can no longer be proved without a name: the chance that was drawn is written down instead."""
    rows = await hub.store.read(table)
    names = await _bound_names(hub, table, guest)
    if not any(one.seat < 0 and names & set(one.names) for row in rows for one in row.beside):
        return []
    with reading():
        return list(_blocks_of_matches(rows, names))


def _blocks_of_matches(rows: list[Row], names: set[str]) -> Iterator[Statement]:
    starts = [index for index, row in enumerate(rows) if isinstance(decode_entry(row.body), Started)]
    state = fold(rows[: starts[0]])
    for start, end in zip(starts, [*starts[1:], len(rows)], strict=True):
        most, source = 0, None
        for row in rows[start:end]:
            state = fold([row], state)
            source = cast("Keyed", cast("State", state).played.saved().chance)  # as every match of a table is dealt
            most = max(most, source.state()[-1])
        bound: list[Beside] = [one for one in rows[start].beside if one.seat < 0]
        if source is not None and bound and names & set(bound[0].names):
            kept = [name if name not in names else "" for name in bound[0].names]
            shown = [name or placeholder(seat, kept) for seat, name in enumerate(kept, 1)]
            blocks = b"".join(source.block(number) for number in range(most + SPARE_BLOCKS))
            yield give_up_statement(rows[start], msgspec.json.encode(shown).decode(), blocks.hex())
