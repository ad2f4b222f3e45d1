"""Block and report people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.people import blocks_and_reports
from paddock.people.clubs import clubs
from paddock.table.commands import check_line
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.people.blocks_and_reports import BlockShown, Other
    from paddock.server.context import ServerContext
    from paddock.server.shapes import NewBlock, NewReport
    from paddock.table.store.base import Guest


async def show_blocks(context: ServerContext, guest: Guest, table: str = "") -> list[BlockShown]:
    """The people whom this guest has blocked; with a table, by the ids that it knows."""
    here = (await context.hub.table_for(guest.who, table)).state.facts if table else None
    return await blocks_and_reports.blocked(context.store, guest.id, here)


async def block(context: ServerContext, guest: Guest, data: NewBlock) -> list[BlockShown]:
    """Block somebody: at a table, or in a club."""
    context.limits.check(context.limits.block_rate, guest.id, "blocks")
    await blocks_and_reports.block(context.store, guest.id, await _other(context, guest, data))
    return await _changed(context, guest, data.table)


async def unblock(context: ServerContext, guest: Guest, which: str) -> list[BlockShown]:
    """Block somebody no longer."""
    await blocks_and_reports.unblock(context.store, guest.id, which)
    return await _changed(context, guest)


async def report(context: ServerContext, guest: Guest, address: str, data: NewReport) -> None:
    """Report somebody at a table to the host of the server, with what they said last."""
    for key in (guest.id, address):
        context.limits.check(context.limits.report_rate, key, "reports")
    facts = (await context.hub.table_for(guest.who, data.table)).state.facts
    other = blocks_and_reports.at_table(facts, guest.who, data.guest)
    lines = [line.text for line in facts.lines if line.guest == data.guest]
    await blocks_and_reports.report(context.store, guest.id, other, data.table, lines, check_line(data.reason))


async def _other(context: ServerContext, guest: Guest, data: NewBlock) -> Other:
    if data.table:
        facts = (await context.hub.table_for(guest.who, data.table)).state.facts
        return blocks_and_reports.at_table(facts, guest.who, data.guest)
    if not data.club:
        raise Denied("bad-input", text="a table and a guest, or a club and a member")
    await clubs.membership(context.store, data.club, guest.id)
    return await blocks_and_reports.in_club(context.store, guest.id, data.club, data.member)


async def _changed(context: ServerContext, guest: Guest, table: str = "") -> list[BlockShown]:
    context.guests.forget(guest.id)
    await context.guest_changed(guest.id)
    return await show_blocks(context, guest, table)
