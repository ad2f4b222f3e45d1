"""Frames: the messages that show a table to a viewer, as functions of values; what viewers share is built once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

import paddock
from paddock.story import addressed_notes
from paddock.table import commands, fairness, seating
from paddock.table.messages import HandedOver, Present, Reason, Room, SeatWish, Seen, UndoWish, encode
from paddock.table.person import Person, Who, ids_of, is_same

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from paddock.core.codec import Codec
    from paddock.core.event import Event
    from paddock.core.match import Match
    from paddock.core.story import Note
    from paddock.table.entries import Chair
    from paddock.table.facts import Facts
    from paddock.table.messages import Break, Time
    from paddock.table.state import State

Viewer = int | None  # the seat whose view is shown; None: a spectator


def of_move(state: State, time: Time, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
    """The frames of the last move, for these viewers."""
    match = state.played
    return seen(state, time, viewers, match.events_of(len(match.steps)))


def whole(state: State, time: Time, viewers: Iterable[Viewer]) -> dict[Viewer, bytes]:
    """The current view, for viewers whose last view it does not follow from."""
    return seen(state, time, viewers, fresh=True)


def catch_up(state: State, time: Time, viewer: Viewer, since: int | None) -> bytes:
    """What a viewer missed since that seq."""
    facts, match = state.facts, state.played
    oldest = max(facts.fresh_seq, seating.first_known_seq(facts, viewer))
    if since is None or not oldest <= since <= facts.seq:
        return whole(state, time, [viewer])[viewer]
    known = sum(1 for seq in facts.step_seqs if seq <= since)
    missed = match.events(since=known + 1) if known < len(match.steps) else []
    return seen(state, time, [viewer], missed)[viewer]


def seen(
    state: State,
    time: Time,
    viewers: Iterable[Viewer],
    events: Sequence[Event] = (),
    *,
    fresh: bool = False,
) -> dict[Viewer, bytes]:
    """A frame for each of these viewers. Shared parts are built once: this is most of the cost of a move."""
    facts, match = state.facts, state.played
    undoer = match.steps[-1].seat if facts.is_playing and match.can_undo else 0
    view_of, events_of, notes_of = encoded_views(match), events_for(events), notes_for(match, events)
    waiting = match.waiting
    found: dict[Viewer, bytes] = {}
    for viewer in viewers:
        own = match.own_view(viewer)
        found[viewer] = encode(
            Seen(
                seq=facts.seq,
                seat=viewer,
                match=facts.number,
                step=len(facts.step_seqs),
                fresh=fresh,
                events=events_of(viewer),
                notes=notes_of(viewer),
                moves=encoded_moves(match, own["moves"]),
                view=view_of(own),
                time=time,
                may_undo=viewer == undoer,
                reasons=reasons_for(match, viewer) if viewer in waiting else [],
            )
        )
    return found


def encoded_views(match: Match) -> Callable[[dict[str, Any]], msgspec.Raw]:
    """A function that completes any `own_view` to the view as JSON; the public part is encoded once."""
    public = match.public_view()
    board = encode(public.pop("round"))[:-1]
    head = encode(public)[:-1]

    def view_of(own: dict[str, Any]) -> msgspec.Raw:
        hand = encode(own.pop("round"))
        rest = encode(own)
        # JSON objects, none of them empty, joined without the inner brackets.
        return msgspec.Raw(b"".join((head, b",", rest[1:-1], b',"round":', board, b",", hand[1:], b"}")))

    return view_of


def events_for(events: Sequence[Event]) -> Callable[[Viewer], list[Event]]:
    """A function that gives the events as a viewer may see them."""
    knowing = {seat for event in events if event.secret_from_others for seat in event.known_seats()}
    return _shared(lambda viewer: [event.seen_by(viewer) for event in events], knowing)


def notes_for(match: Match, events: Sequence[Event]) -> Callable[[Viewer], list[Note]]:
    """A function that gives the notes for a viewer; each note is made once."""
    told = addressed_notes(paddock.game(match.game_id), events)
    addressed = {seat for each in told for seat in each.seats}
    return _shared(lambda viewer: [it.note for it in told if (viewer in it.seats) == it.is_private], addressed)


def _shared(items_for: Callable[[Viewer], list[Any]], seats: AbstractSet[int]) -> Callable[[Viewer], Any]:
    """The same function, but for all viewers except these seats its result is computed and encoded once."""
    public: list[msgspec.Raw] = []

    def shared(viewer: Viewer) -> Any:  # noqa: ANN401 - a list of what `items_for` returns, or its JSON
        if viewer in seats:
            return items_for(viewer)
        if not public:
            public.append(msgspec.Raw(encode(items_for(None))))
        return public[0]

    return shared


def encoded_moves(match: Match, moves: Sequence[str]) -> list[Any]:
    """These moves as data, in JSON; each is encoded once for all matches of the same setup."""
    return list(map(_moves_of(match.setup.codec).__getitem__, moves)) if moves else []


def reasons_for(match: Match, viewer: Viewer) -> list[Any]:
    """Why the other moves that a seat to move may want are not legal."""
    parts: dict[str, Any] = _moves_of(match.setup.codec)
    return [Reason(move, parts[move], refusal.rule, refusal.facts) for move, refusal in match.reasons(viewer)]


class EncodedMoves(dict[str, msgspec.Raw]):
    """Moves as data, in JSON, by their notation; encoded on first use."""

    def __init__(self, codec: Codec) -> None:
        super().__init__()
        self._codec: Final = codec

    def __missing__(self, move: str) -> msgspec.Raw:
        self[move] = msgspec.Raw(encode(self._codec.parts(self._codec.parse(move))))
        return self[move]


_moves_of = lru_cache(maxsize=128)(EncodedMoves)  # by codec: one for each setup


def room(  # noqa: PLR0913 - the parts of a room
    table_id: str,
    facts: Facts,
    here: AbstractSet[Who],
    guest: Who,
    *,
    is_watching: bool = False,
    storage_problem: str = "",
    round_break: Break | None = None,
) -> Room:
    """The table apart from the game, for this person; `here` are all who are connected to it.

    A screen for the room (`is_watching`) shows no standing orders.
    """
    mine, me = facts.seats_of(guest), facts.known_as(guest)
    joined = [one for one in here if isinstance(one, Person)]
    present = here | frozenset[Who]().union(*map(ids_of, joined)) if joined else here
    asked = facts.undo_request
    seats = range(1, len(facts.chairs) + 1)
    return Room(
        seq=facts.seq,
        table=table_id,
        code=commands.code_of(table_id),
        settings=facts.settings,
        status=facts.status,
        is_paused=facts.is_paused,
        host=me if is_same(guest, facts.host) else facts.host,
        chairs=[_present(chair, present, facts.away.get(seat, 0.0)) for seat, chair in enumerate(facts.chairs, 1)],
        watchers=_watchers(facts, here, joined),
        match=facts.number,
        commitment=fairness.commitment(facts.next_secret if facts.deal is None else facts.deal.secret),
        next_commitment=fairness.commitment(facts.next_secret),
        undo=None if asked is None else UndoWish(asked.seat, asked.step, list(asked.asked)),
        muted=list(facts.muted),
        guest=me,
        mine=mine,
        orders={seat: facts.orders[seat] for seat in mine if seat in facts.orders and not is_watching},
        hurdle=storage_problem,
        may_hint=facts.may_hint,
        helped=facts.helped,
        seat_wish=_seat_wish(facts),
        may_take=[seat for seat in seats if me and seating.may_take(facts, guest, seat)],
        may_ask=[seat for seat in seats if me and seating.may_ask(facts, guest, seat)],
        handovers=_handovers(facts),
        round_break=round_break,
        sides=partners(facts.settings.game, len(facts.chairs), tuple(facts.settings.options.items())),
    )


@lru_cache(maxsize=128)
def partners(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[list[int]]:
    """The seats of each side at such a table; empty if everybody plays alone."""
    setup = paddock.game(game).setup(seats, dict(options))
    if setup.sides == seats:
        return []
    return [[seat + 1 for seat in setup.seats_of(side)] for side in range(setup.sides)]


def _watchers(facts: Facts, here: AbstractSet[Who], joined: list[Person]) -> int:
    """How many of those who are connected have no seat; people who were joined may have one under another id."""
    seated = set(facts.guests)
    return len(here - seated) - sum(1 for one in joined if not ids_of(one).isdisjoint(seated))


def _handovers(facts: Facts) -> list[HandedOver]:
    names = dict(enumerate(facts.deal.names, 1)) if facts.deal else {}
    shown = []
    for one in facts.handovers:
        shown.append(HandedOver(one.seat, one.name, names[one.seat], not one.guest, one.step, one.seq))
        names[one.seat] = one.name or names[one.seat]  # an open chair has no name
    return shown


def _seat_wish(facts: Facts) -> SeatWish | None:
    request = facts.seat_request
    return None if request is None else SeatWish(request.seat, request.guest, request.name, list(request.asked))


def _present(chair: Chair, here: AbstractSet[Who], away_until: float) -> Present:
    is_here = chair.kind == "bot" or (chair.kind == "person" and chair.guest in here)
    level = chair.level if chair.kind == "bot" else None
    return Present(chair.kind, chair.name, level, chair.stand_in, is_here, chair.guest, away_until)
