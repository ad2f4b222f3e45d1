"""Frames: what listeners are sent, built once for each seat that somebody looks through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.table import fairness
from paddock.table.messages import Present, Room, Seen, UndoWish, encode

if TYPE_CHECKING:
    from paddock.core.event import Event
    from paddock.table.entries import Chair, Moved
    from paddock.table.live import LiveTable
    from paddock.table.state import State


class Frames:
    """The frames of one move by viewer; those prepared while the disk worked, the others made when they are sent."""

    def __init__(self) -> None:
        self._ready: dict[int | None, bytes] = {}

    def prepare(self, table: LiveTable, after: State, entry: Moved, viewers: set[int | None]) -> None:
        """Build the frames for these viewers."""
        for viewer in viewers:
            self._ready[viewer] = moved(table, after, entry, viewer)

    def send(self, table: LiveTable, entry: Moved) -> None:
        """Send each listener what its viewers see of the move."""
        for listener, looking in list(table.listeners.items()):
            for viewer in looking.viewers:
                data = self._ready.get(viewer)
                if data is None:
                    data = self._ready[viewer] = moved(table, table.state, entry, viewer)
                listener.send(data)


def moved(table: LiveTable, state: State, entry: Moved, viewer: int | None) -> bytes:
    """A move as a viewer sees it."""
    match = state.played
    events = [event.seen_by(viewer) for event in match.events_of(len(match.steps))]
    return seen(table, state, viewer, events, ack=entry.id if viewer == entry.seat and entry.id else None)


def whole(table: LiveTable, viewer: int | None, ack: str | None = None) -> bytes:
    """The view as it is, for whoever has seen nothing it would follow from."""
    return seen(table, table.state, viewer, [], ack=ack, fresh=True)


def catch_up(table: LiveTable, viewer: int | None, since: int | None) -> bytes:
    """What a viewer missed since that seq."""
    facts, match = table.state.facts, table.state.played
    if since is None or not facts.fresh_seq <= since <= facts.seq:
        return whole(table, viewer)
    known = sum(1 for seq in facts.step_seqs if seq <= since)
    missed = match.events(viewer, since=known + 1) if known < len(match.steps) else []
    return seen(table, table.state, viewer, missed)


def send_whole(table: LiveTable, ack: str | None) -> None:
    """Show everybody the view afresh."""
    ready: dict[int | None, bytes] = {}
    for listener, looking in list(table.listeners.items()):
        for viewer in looking.viewers:
            if viewer not in ready:
                ready[viewer] = whole(table, viewer, ack)
            listener.send(ready[viewer])


def seen(  # noqa: PLR0913 - the parts of a frame
    table: LiveTable,
    state: State,
    viewer: int | None,
    events: list[Event],
    *,
    ack: str | None = None,
    fresh: bool = False,
) -> bytes:
    """One frame."""
    facts, match = state.facts, state.played
    may_undo = viewer is not None and bool(match.steps) and match.steps[-1].seat == viewer
    return encode(
        Seen(
            seq=facts.seq,
            seat=viewer,
            match=facts.number,
            step=len(facts.step_seqs),
            fresh=fresh,
            ack=ack,
            events=events,
            view=match.view(viewer),
            time=table.driver.time(state),
            may_undo=may_undo and facts.is_playing and match.undo_refusal(viewer) is None,
        )
    )


def room(table: LiveTable, guest: str) -> Room:
    """The table apart from the game, as this guest is told of it."""
    facts = table.state.facts
    mine = facts.seats_of(guest)
    wish = facts.wish
    return Room(
        seq=facts.seq,
        table=table.id,
        settings=facts.settings,
        status=facts.status,
        is_paused=facts.is_paused,
        host=facts.host,
        chairs=[_present(table, chair) for chair in facts.chairs],
        watchers=table.hub.watchers(table),
        match=facts.number,
        commitment=fairness.commitment(facts.next_secret if facts.deal is None else facts.deal.secret),
        next_commitment=fairness.commitment(facts.next_secret),
        undo=None if wish is None else UndoWish(wish.seat, wish.step, list(wish.asked)),
        muted=list(facts.muted),
        guest=guest,
        mine=mine,
        orders={seat: facts.orders[seat] for seat in mine if seat in facts.orders},
        hurdle=table.hurdle,
    )


def _present(table: LiveTable, chair: Chair) -> Present:
    is_here = chair.kind == "bot" or (chair.kind == "person" and table.hub.is_here(table.id, chair.guest))
    level = chair.level if chair.kind == "bot" else None
    return Present(chair.kind, chair.name, level, chair.stand_in, is_here, chair.guest)
