"""Frames: what listeners are sent, built once for each seat that somebody looks through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

import paddock
from paddock.story import notes
from paddock.table import desk, fairness
from paddock.table.messages import Present, Room, Seen, UndoWish, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from paddock.core.event import Event
    from paddock.core.match import Match
    from paddock.table.entries import Chair, Moved, Undone
    from paddock.table.live import LiveTable
    from paddock.table.state import State

Viewer = int | None  # the seat that somebody looks through; None: a spectator
NOBODY: Final[Mapping[Viewer, str | None]] = {}


class Frames:
    """The frames of one move by viewer; those prepared while the disk worked, the others made when they are sent."""

    def __init__(self) -> None:
        self._ready: dict[Viewer, bytes] = {}

    def prepare(self, table: LiveTable, after: State, entry: Moved, viewers: Iterable[Viewer]) -> None:
        """Build the frames for these viewers."""
        match = after.played
        told = match.events_of(len(match.steps))
        acks: dict[Viewer, str | None] = {entry.seat: entry.id} if entry.id else {}
        self._ready.update(seen(table, after, viewers, told, acks))

    def send(self, table: LiveTable, entry: Moved) -> None:
        """Send each listener what its viewers see of the move."""
        for listener, looking in list(table.listeners.items()):
            for viewer in looking.viewers:
                if viewer not in self._ready:
                    self.prepare(table, table.state, entry, table.viewers - self._ready.keys())
                listener.send(self._ready[viewer])


def whole(table: LiveTable, viewer: Viewer) -> bytes:
    """The view as it is, for whoever has seen nothing it would follow from."""
    return seen(table, table.state, [viewer], fresh=True)[viewer]


def catch_up(table: LiveTable, viewer: Viewer, since: int | None) -> bytes:
    """What a viewer missed since that seq."""
    facts, match = table.state.facts, table.state.played
    if since is None or not facts.fresh_seq <= since <= facts.seq:
        return whole(table, viewer)
    known = sum(1 for seq in facts.step_seqs if seq <= since)
    missed = match.events(since=known + 1) if known < len(match.steps) else []
    return seen(table, table.state, [viewer], missed)[viewer]


def send_whole(table: LiveTable, undone: Undone | None) -> None:
    """Show everybody the view afresh; whoever took a move back is told that this is it."""
    acks: dict[Viewer, str | None] = {undone.seat: undone.id} if undone is not None else {}
    ready = seen(table, table.state, table.viewers, acks=acks, fresh=True)
    for listener, looking in list(table.listeners.items()):
        for viewer in looking.viewers:
            listener.send(ready[viewer])


def seen(  # noqa: PLR0913 - the parts of a frame
    table: LiveTable,
    state: State,
    viewers: Iterable[Viewer],
    told: Sequence[Event] = (),
    acks: Mapping[Viewer, str | None] = NOBODY,
    *,
    fresh: bool = False,
) -> dict[Viewer, bytes]:
    """A frame for each of these viewers. What they share is worked out once: this is most of what a move costs."""
    facts, match = state.facts, state.played
    time = table.timing.time(state)
    undoer = match.steps[-1].seat if facts.is_playing and match.can_undo else 0
    view_of = encoded_views(match)
    game = paddock.game(match.game_id)
    return {
        viewer: encode(
            Seen(
                seq=facts.seq,
                seat=viewer,
                match=facts.number,
                step=len(facts.step_seqs),
                fresh=fresh,
                ack=acks.get(viewer),
                events=[event.seen_by(viewer) for event in told],
                notes=notes(game, told, viewer),
                view=view_of(viewer),
                time=time,
                may_undo=viewer == undoer,
                moves=[] if viewer is None else match.parts(viewer),
            )
        )
        for viewer in viewers
    }


def encoded_views(match: Match) -> Callable[[Viewer], msgspec.Raw]:
    """The view of any viewer in its written form; what everybody may know is written once for all of them."""
    public = match.public_view()
    board = encode(public.pop("round"))[:-1]
    head = encode(public)[:-1]

    def view_of(viewer: Viewer) -> msgspec.Raw:
        own = match.own_view(viewer)
        hand = encode(own.pop("round"))
        rest = encode(own)
        # Objects, none of them empty, without the brackets where they meet.
        return msgspec.Raw(b"".join((head, b",", rest[1:-1], b',"round":', board, b",", hand[1:], b"}")))

    return view_of


def room(table: LiveTable, guest: str, *, is_watching: bool = False) -> Room:
    """The table apart from the game, as this guest is told of it; a screen for the room shows nobody's orders."""
    facts = table.state.facts
    mine = facts.seats_of(guest)
    wish = facts.wish
    return Room(
        seq=facts.seq,
        table=table.id,
        code=desk.code_of(table.id),
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
        orders={seat: facts.orders[seat] for seat in mine if seat in facts.orders and not is_watching},
        hurdle=table.hurdle,
        may_hint=facts.may_hint,
        helped=facts.helped,
    )


def _present(table: LiveTable, chair: Chair) -> Present:
    is_here = chair.kind == "bot" or (chair.kind == "person" and table.hub.is_here(table.id, chair.guest))
    level = chair.level if chair.kind == "bot" else None
    return Present(chair.kind, chair.name, level, chair.stand_in, is_here, chair.guest)
