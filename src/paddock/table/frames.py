"""Frames: the messages that show a table to a viewer, as functions of values; what viewers share is built once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

import paddock
from paddock.story import notes
from paddock.table import commands, fairness
from paddock.table.messages import Present, Room, Seen, UndoWish, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from paddock.core.event import Event
    from paddock.core.match import Match
    from paddock.table.entries import Chair, Moved
    from paddock.table.facts import Facts
    from paddock.table.messages import Time
    from paddock.table.state import State

Viewer = int | None  # the seat whose view is shown; None: a spectator
NO_ACKS: Final[Mapping[Viewer, str | None]] = {}


def of_move(state: State, time: Time, entry: Moved, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
    """The frames of the last move, for these viewers."""
    match = state.played
    acks: dict[Viewer, str | None] = {entry.seat: entry.id} if entry.id else {}
    return seen(state, time, viewers, match.events_of(len(match.steps)), acks)


def whole(
    state: State, time: Time, viewers: Iterable[Viewer], acks: Mapping[Viewer, str | None] = NO_ACKS
) -> dict[Viewer, bytes]:
    """The current view, for viewers who have seen nothing it would follow from."""
    return seen(state, time, viewers, acks=acks, fresh=True)


def catch_up(state: State, time: Time, viewer: Viewer, since: int | None) -> bytes:
    """What a viewer missed since that seq."""
    facts, match = state.facts, state.played
    if since is None or not facts.fresh_seq <= since <= facts.seq:
        return whole(state, time, [viewer])[viewer]
    known = sum(1 for seq in facts.step_seqs if seq <= since)
    missed = match.events(since=known + 1) if known < len(match.steps) else []
    return seen(state, time, [viewer], missed)[viewer]


def seen(  # noqa: PLR0913 - the parts of a frame
    state: State,
    time: Time,
    viewers: Iterable[Viewer],
    events: Sequence[Event] = (),
    acks: Mapping[Viewer, str | None] = NO_ACKS,
    *,
    fresh: bool = False,
) -> dict[Viewer, bytes]:
    """A frame for each of these viewers. What they share is built once: this is most of the cost of a move."""
    facts, match = state.facts, state.played
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
                events=[event.seen_by(viewer) for event in events],
                notes=notes(game, events, viewer),
                view=view_of(viewer),
                time=time,
                may_undo=viewer == undoer,
                moves=[] if viewer is None else match.parts(viewer),
            )
        )
        for viewer in viewers
    }


def encoded_views(match: Match) -> Callable[[Viewer], msgspec.Raw]:
    """A function that gives the view of any viewer as JSON; the public part is encoded once."""
    public = match.public_view()
    board = encode(public.pop("round"))[:-1]
    head = encode(public)[:-1]

    def view_of(viewer: Viewer) -> msgspec.Raw:
        own = match.own_view(viewer)
        hand = encode(own.pop("round"))
        rest = encode(own)
        # JSON objects, none of them empty, joined without the inner brackets.
        return msgspec.Raw(b"".join((head, b",", rest[1:-1], b',"round":', board, b",", hand[1:], b"}")))

    return view_of


def room(  # noqa: PLR0913 - the parts of a room
    table_id: str,
    facts: Facts,
    here: AbstractSet[str],
    guest: str,
    *,
    is_watching: bool = False,
    storage_problem: str = "",
) -> Room:
    """The table apart from the game, for this guest; `here` are all guests who are connected to it.

    A screen for the room (`is_watching`) shows no standing orders.
    """
    mine = facts.seats_of(guest)
    asked = facts.undo_request
    return Room(
        seq=facts.seq,
        table=table_id,
        code=commands.code_of(table_id),
        settings=facts.settings,
        status=facts.status,
        is_paused=facts.is_paused,
        host=facts.host,
        chairs=[_present(chair, here) for chair in facts.chairs],
        watchers=len(here - set(facts.guests)),
        match=facts.number,
        commitment=fairness.commitment(facts.next_secret if facts.deal is None else facts.deal.secret),
        next_commitment=fairness.commitment(facts.next_secret),
        undo=None if asked is None else UndoWish(asked.seat, asked.step, list(asked.asked)),
        muted=list(facts.muted),
        guest=guest,
        mine=mine,
        orders={seat: facts.orders[seat] for seat in mine if seat in facts.orders and not is_watching},
        hurdle=storage_problem,
        may_hint=facts.may_hint,
        helped=facts.helped,
    )


def _present(chair: Chair, here: AbstractSet[str]) -> Present:
    is_here = chair.kind == "bot" or (chair.kind == "person" and chair.guest in here)
    level = chair.level if chair.kind == "bot" else None
    return Present(chair.kind, chair.name, level, chair.stand_in, is_here, chair.guest)
