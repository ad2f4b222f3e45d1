"""The start page of somebody who comes back: tables that wait for them first, all in one answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import paddock
from paddock.people import statistics
from paddock.people.cars import car_of
from paddock.people.clubs import clubs_of
from paddock.people.clubs_page import home_clubs
from paddock.people.home_types import Home, HomeTable
from paddock.people.season_page import briefs
from paddock.story import addressed_notes
from paddock.table import seating
from paddock.table.denied import Denied
from paddock.table.lobby import decode_summary
from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.core.story import Note
    from paddock.server.context import ServerContext
    from paddock.table.facts import Facts
    from paddock.table.live import LiveTable
    from paddock.table.state import State
    from paddock.table.store.base import Guest

MAX_RUNNING: Final = 40  # as many tables as a guest may host
MAX_WAITING: Final = 10
UNFINISHED: Final = """
select table_id, status, summary from cards where table_id in (select table_id from card_guests where guest_id = $1)
and status in ('waiting', 'running') order by at desc, table_id
"""
# The last entry of each table that is not chat.
LAST_ENTRIES: Final = """
select asked.table_id, (select at from events where events.table_id = asked.table_id and not exists
    (select 1 from chat where chat.table_id = events.table_id and chat.seq = events.seq) order by seq desc limit 1)
from cards as asked where asked.table_id in ({asked})
"""


async def show_home(context: ServerContext, guest: Guest) -> Home:
    """What matters to this guest now."""
    store, connected = context.store, context.hub.presence.connected()
    cards = await store.query(UNFINISHED, guest.id)
    running = await _running(context, guest.id, [table for table, status, _ in cards if status == "running"])
    waiting = [decode_summary(summary) for _, status, summary in cards if status == "waiting"]
    last = await statistics.races(store, frozenset({guest.id}), limit=1)
    clubs = await clubs_of(store, guest.id)
    return Home(
        guest.name,
        car_of(guest.id),
        [table for table in running if _waits(table)],
        [table for table in running if not _waits(table)],
        waiting[:MAX_WAITING],
        last.races[0] if last.races else None,
        await home_clubs(store, guest.id, clubs, connected, await briefs(store, [club.id for club in clubs])),
    )


def _waits(table: HomeTable) -> bool:
    return not table.is_paused and bool(set(table.mine) & set(table.to_move))


async def _running(context: ServerContext, guest: str, tables: list[str]) -> list[HomeTable]:
    """The running matches of a guest, the one where nothing has happened for longest first."""
    asked = tables[:MAX_RUNNING]
    if not asked:
        return []
    rows = await context.store.query(LAST_ENTRIES.format(asked=placeholders(1, len(asked))), *asked)
    since = {table: at or 0.0 for table, at in rows}
    found = await asyncio.gather(*(_loaded(context, table) for table in asked))
    states = {live.id: live.state for live in found if live is not None and _is_on(live.state.facts, guest)}
    seats = [(state.facts, state.played.clone(), state.facts.seats_of(guest)[0]) for state in states.values()]
    # In a thread: a match that was just loaded may have to be replayed.
    notes = await context.run_in_thread(guest, lambda: [_last_notes(*one) for one in seats])
    shown = [
        _shown(table, state, guest, since.get(table, 0.0), told)
        for (table, state), told in zip(states.items(), notes, strict=True)
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


def _is_on(facts: Facts, guest: str) -> bool:
    return facts.status == "running" and bool(facts.seats_of(guest))


def _shown(table: str, state: State, guest: str, since: float, notes: list[Note]) -> HomeTable:
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
        due_at=None,
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
