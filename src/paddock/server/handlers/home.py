"""The start page of somebody who comes back: tables that wait for them first, all in one answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import paddock
from paddock.people import statistics
from paddock.people.cars import car_of
from paddock.people.clubs.clubs import clubs_of
from paddock.people.clubs.page import home_clubs
from paddock.people.home import resting_since, unfinished
from paddock.people.home_shapes import Home, HomeTable, Turns
from paddock.people.seasons.page import briefs
from paddock.people.time_zones import zone_of
from paddock.people.turns import turns_of
from paddock.story import addressed_notes
from paddock.table import seating
from paddock.table.denied import Denied
from paddock.table.lobby import decode_summary
from paddock.table.person import guest_id

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.core.story import Note
    from paddock.server.context import ServerContext
    from paddock.table.deadlines import Deadlines
    from paddock.table.facts import Facts
    from paddock.table.live import LiveTable
    from paddock.table.person import Who
    from paddock.table.state import State
    from paddock.table.store.base import Guest

MAX_RUNNING: Final = 40  # as many tables as a guest may host
MAX_WAITING: Final = 10


async def show_home(context: ServerContext, guest: Guest) -> Home:
    """What matters to this guest now."""
    store, connected = context.store, context.hub.presence.connected()
    tables = await unfinished(store, guest.id)
    running = await _running(context, guest.who, [one.table for one in tables if one.status == "running"])
    waiting = [decode_summary(one.summary) for one in tables if one.status == "waiting"]
    last = await statistics.races(store, frozenset({guest.id}), limit=1)
    clubs = await clubs_of(store, guest.id)
    return Home(
        guest.name,
        await car_of(store, guest.id),
        await zone_of(store, guest.id),
        [table for table in running if _waits(table)],
        [table for table in running if not _waits(table)],
        waiting[:MAX_WAITING],
        last.races[0] if last.races else None,
        await home_clubs(store, guest.id, clubs, connected, await briefs(store, [club.id for club in clubs])),
    )


def _waits(table: HomeTable) -> bool:
    return not table.is_paused and bool(set(table.mine) & set(table.to_move))


async def _running(context: ServerContext, guest: Who, tables: list[str]) -> list[HomeTable]:
    """The running matches of a guest, the one where nothing has happened for longest first."""
    asked = tables[:MAX_RUNNING]
    if not asked:
        return []
    since = await resting_since(context.store, asked)
    found = await asyncio.gather(*(_loaded(context, table) for table in asked))
    lives = [live for live in found if live is not None and _is_on(live.state.facts, guest)]
    states = [(live.id, live.state, live.deadlines) for live in lives]
    seats = [(state.facts, state.played.clone(), state.facts.seats_of(guest)[0]) for _, state, _ in states]
    # In a thread: a match that was just loaded may have to be replayed.
    notes = await context.run_in_thread(guest_id(guest), lambda: [_last_notes(*one) for one in seats])
    shown = [
        _shown(table, state, guest, since.get(table, 0.0), told, _due_at(deadlines, state.facts.seats_of(guest)))
        for (table, state, deadlines), told in zip(states, notes, strict=True)
    ]
    return sorted(shown, key=lambda table: (table.since, table.table))


async def _loaded(context: ServerContext, table: str) -> LiveTable | None:
    """The table, unless another version wrote it or it was removed."""
    try:
        return await context.hub.table(table)
    except Denied as denied:
        if denied.code not in {"unreadable", "no-table"}:
            raise
        return None


def _is_on(facts: Facts, guest: Who) -> bool:
    return facts.status == "running" and bool(facts.seats_of(guest))


def _due_at(deadlines: Deadlines, seats: list[int]) -> float | None:
    """When the time of the first of these seats is up, at a slow table that is not paused."""
    return min((at for seat in seats if seat in deadlines and (at := deadlines[seat].at) is not None), default=None)


async def show_turns(context: ServerContext, guest: Guest) -> Turns:
    """The slow tables that wait for this guest."""
    return Turns(await turns_of(context.store, guest.id), context.hub.time.now())


def _shown(  # noqa: PLR0913, PLR0917 - the parts of a table
    table: str, state: State, guest: Who, since: float, notes: list[Note], due_at: float | None
) -> HomeTable:
    facts, setup = state.facts, state.played.setup
    return HomeTable(
        table=table,
        game=facts.settings.game,
        options=facts.settings.options,
        match=facts.number,
        names=[chair.name for chair in facts.chairs],
        sides=[[seat + 1 for seat in setup.seats_of(side)] for side in range(setup.sides)],
        mine=facts.seats_of(guest),
        to_move=sorted(facts.asked_seqs),
        since=since,
        due_at=due_at,
        is_paused=facts.is_paused,
        club=facts.settings.club,
        notes=notes,
    )


def _last_notes(facts: Facts, match: Match, seat: int) -> list[Note]:
    """What the last step was, as this seat sees it; as everybody does if somebody else held the seat then."""
    step = len(match.steps)
    if not step:
        return []
    viewer = seat if seating.first_known_step(facts, seat) < step else None
    told = addressed_notes(paddock.game(match.game_id), match.events_of(step))
    return [one.note for one in told if one.is_for(viewer)]
