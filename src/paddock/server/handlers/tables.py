"""The lobby, and everything people do at a table apart from moving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.people import away, blocks_and_reports
from paddock.people.clubs import clubs
from paddock.people.clubs import members as club_members
from paddock.server.qr import qr_svg
from paddock.server.shapes import FoundTable, Lobby, OpenedTable, Sitting, Written
from paddock.table import commands, fairness, seating
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Settings
from paddock.table.lobby import decode_summary

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.server.context import ServerContext
    from paddock.server.shapes import NewChair, NewTable, Sit
    from paddock.table.entries import AnyEntry
    from paddock.table.facts import Facts
    from paddock.table.live import LiveTable
    from paddock.table.messages import Room
    from paddock.table.person import Who
    from paddock.table.state import State
    from paddock.table.store.base import Card, Guest

LOBBY_SIZE = 100


async def lobby(context: ServerContext, guest: Guest | None) -> Lobby:
    """The listed tables, newest first, without those of people who blocked this guest, or whom this guest blocked."""
    cards = await context.store.cards(listed_only=True, limit=LOBBY_SIZE)
    apart = await blocks_and_reports.apart(context.store, guest.id) if guest else frozenset[str]()
    return Lobby([decode_summary(card.summary) for card in cards if card.host not in apart])


async def open_table(context: ServerContext, guest: Guest, address: str, data: NewTable) -> OpenedTable:
    """Open a table; with `start` the first match is dealt at once."""
    async with context.opening(guest.id):  # one after the other, so that the count is exact
        settings = _settings(data)
        await _check_tables(context, guest, address, is_listed=settings.is_listed)
        if settings.club:
            await clubs.membership(context.store, settings.club, guest.id)
        chairs = [await _chair(context, settings.club, chair) for chair in data.chairs]
        table = await context.hub.open(settings, guest.id, chairs)
    await away.note_at(context.hub, guest, table)
    commitment = fairness.commitment(table.state.facts.next_secret)
    if data.start:
        await table.act(lambda state: commands.start(state, guest.id))
    return OpenedTable(table.id, f"/table/{table.id}", commitment)


async def _check_tables(context: ServerContext, guest: Guest, address: str, *, is_listed: bool) -> None:
    """Denied if the guest hosts too many tables, or this address has opened too many."""
    limits, most = context.limits, context.config.limits
    hosted = await context.store.hosted(guest.id)
    if most.tables_per_guest and hosted.tables >= most.tables_per_guest:
        raise Denied("too-many", what="tables")
    if is_listed and most.listed_per_guest and hosted.listed >= most.listed_per_guest:
        raise Denied("too-many", what="listed")
    limits.check(limits.table_rate, address, "opened")
    if is_listed:
        limits.check(limits.listing_rate, address, "listed")


def _settings(data: NewTable) -> Settings:
    given = {"window_ms": data.window_ms, "pace_ms": data.pace_ms, "grace_ms": data.grace_ms}
    times = {name: value for name, value in given.items() if value is not None}
    return Settings(
        data.game,
        len(data.chairs),
        data.options,
        data.is_listed and not data.club,  # members see it in their club
        data.clock,
        hints=data.hints,
        is_rated=data.is_rated,
        club=data.club,
        **times,
    )


async def _chair(context: ServerContext, club: str, chair: NewChair) -> Chair:
    if chair.kind == "member":
        member = await club_members.without_device(context.store, club, chair.member)
        return Chair(kind="person", name=member.name, player=member.guest)
    if chair.kind == "me":
        return Chair(kind="person", name=chair.name)
    if chair.kind == "bot":
        return Chair(kind="bot", level=chair.level)
    return Chair()


async def find_table(context: ServerContext, guest: Guest | None, address: str, code: str) -> FoundTable:
    """The table with this code that is not over yet; rate-limited by address."""
    context.limits.check(context.limits.code_rate, address, "codes")
    card = await context.store.card_beginning(commands.read_code(code))
    if card is None or not await _may_find(context, guest, card):
        raise Denied("no-table")
    return FoundTable(card.table, f"/table/{card.table}")


async def _may_find(context: ServerContext, guest: Guest | None, card: Card) -> bool:
    """Whether a code finds this table: one of a club only for its members."""
    return not card.club or await clubs.may_enter(context.store, card.club, guest.id if guest else "")


async def show_table(context: ServerContext, guest: Guest | None, table: str) -> Room:
    """A table apart from its game."""
    me = guest.who if guest else ""
    return (await context.hub.table_for(me, table)).room(me)


async def show_qr(context: ServerContext, guest: Guest | None, origin: str, table: str) -> str:
    """The address of a table as a QR code."""
    live = await context.hub.table_for(guest.who if guest else "", table)
    return qr_svg(f"{origin}/table/{live.id}")


async def act(
    context: ServerContext, guest: Guest, table: str, decide: Callable[[State, Who], AnyEntry | None]
) -> Written:
    """Write the entry of a command at a table, and wait until it is durable."""
    live = await context.hub.table_for(guest.who, table)
    state = await live.act(lambda state: decide(state, guest.who))
    return Written(state.facts.seq)


async def sit(context: ServerContext, guest: Guest, table: str, data: Sit) -> Sitting:
    """Take a chair; for a seat of a running match that is another's, ask the people there."""
    live = await context.hub.table_for(guest.who, table)
    if data.member:
        return await _seat_member(context, guest, live, data)
    taken: list[int] = []

    def decide(state: State) -> AnyEntry | None:
        seat = _chosen_seat(state.facts, guest.who, data)
        taken[:] = [seat]
        return commands.sit(state, guest.who, seat, data.name, data.nonce)

    await live.act(decide)
    await away.note_at(context.hub, guest, live)
    facts = live.state.facts
    return Sitting(taken[0], facts.seq, is_asked=taken[0] not in facts.seats_of(guest.who))


async def _seat_member(context: ServerContext, guest: Guest, live: LiveTable, data: Sit) -> Sitting:
    """Seat a member without a device on this guest's device."""
    club = live.state.facts.settings.club
    await clubs.membership(context.store, club, guest.id)
    member = await club_members.without_device(context.store, club, data.member)
    taken: list[int] = []

    def decide(state: State) -> AnyEntry:
        taken[:] = [_first_free(state.facts, guest.who) if data.seat is None else data.seat]
        return commands.seat_player(state, guest.who, taken[0], member.guest, member.name)

    facts = (await live.act(decide)).facts
    return Sitting(taken[0], facts.seq)


def _chosen_seat(facts: Facts, guest: Who, data: Sit) -> int:
    """The chair asked for; before a match else the one that they have under this name; else the first free one."""
    if data.seat is not None:
        return data.seat
    own = 0 if facts.status == "running" else seating.seat_named(facts, guest, data.name)
    return own or _first_free(facts, guest)


def _first_free(facts: Facts, guest: Who) -> int:
    """The first chair that this guest may take, else may ask for, else that is open; Denied if there is none."""
    seats = range(1, len(facts.chairs) + 1)
    for fits in (seating.may_take, seating.may_ask):
        found = [seat for seat in seats if fits(facts, guest, seat)]
        if found:
            return found[0]
    free = [seat for seat in seats if facts.chair(seat).kind == "open"]
    if not free:
        raise Denied("table-full")
    return free[0]
