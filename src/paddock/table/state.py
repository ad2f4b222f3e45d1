"""State: a table after some entries of its log, as a value; `after` gives the next state."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Self

import msgspec

import paddock
from paddock.core.match import Match
from paddock.core.step import JudgedMove
from paddock.table import fairness
from paddock.table.entries import (
    AnyEntry,
    Away,
    Back,
    Chair,
    Ended,
    Hinted,
    Hosted,
    Left,
    Moved,
    Muted,
    Opened,
    Ordered,
    Paused,
    Resumed,
    Said,
    SeatAnswered,
    SeatAsked,
    Seated,
    SeatWithdrawn,
    Started,
    StoodIn,
    Swapped,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from paddock.table.facts import KEPT_IDS, KEPT_LINES, Deal, Facts, Handover, SeatRequest, UndoRequest
from paddock.table.messages import Spoken
from paddock.table.seating import MAX_ASKS

replace = msgspec.structs.replace
OPEN: Final = Chair()
KEPT_STEPS: Final = (
    16  # steps whose events are kept in memory, for clients that reconnect; for older ones the match is replayed
)


class State:
    """Facts and match together. A state never changes, except by `apply_in_place`."""

    __slots__ = ("facts", "match")

    def __init__(self, facts: Facts, match: Match | None = None) -> None:
        self.facts: Final = facts
        self.match: Final = match

    @property
    def played(self) -> Match:
        """The current or last match; LookupError if none was dealt yet."""
        if self.match is None:
            raise LookupError("no match was dealt at this table yet")
        return self.match

    @classmethod
    def opened(cls, entry: Opened, at: float) -> Self:
        """The state after the first entry of the log."""
        return cls(
            Facts(
                seq=1,
                opened_at=at,
                settings=entry.settings,
                host=entry.host,
                chairs=entry.chairs,
                next_secret=entry.secret,
            )
        )

    def after(self, entry: AnyEntry, judged: JudgedMove | None = None) -> "State":
        """The state after one more entry, which was checked before it was written.

        A move is judged by the rules, unless it comes with `judged`, which this state's match has given.
        """
        if isinstance(entry, Moved):
            return _after_move(self.facts, self.played.clone(), entry, judged)
        handler, facts = HANDLERS[type(entry)], self.facts
        counted = {"seq": facts.seq + 1} if handler.is_public else {"unseen": facts.unseen + 1}
        return handler.apply(State(replace(facts, **counted), self.match), entry)

    def apply_in_place(self, entry: AnyEntry) -> "State":
        """The same without cloning the match: this state must not be used any more. For reading logs."""
        if not isinstance(entry, Moved):
            return self.after(entry)
        return _after_move(self.facts, self.played, entry, None)

    def with_facts(self, **facts: Any) -> "State":  # noqa: ANN401 - any field of Facts
        """The same match with other facts."""
        return State(replace(self.facts, **facts), self.match)

    def with_chair(self, seat: int, chair: Chair) -> "State":
        """The same with another chair; a request for a seat lapses with it."""
        chairs = list(self.facts.chairs)
        chairs[seat - 1] = chair
        return self.with_facts(chairs=tuple(chairs), seat_request=None)


def start_match(facts: Facts, deal: Deal) -> Match:
    """The match as dealt."""
    settings = facts.settings
    chance = fairness.chance(deal.secret, deal.nonces, deal.blocks)
    game = paddock.game(settings.game)
    return game.start(settings.seats, options=settings.options, chance=chance, names=deal.names, kind=deal.kind)


def _seated(state: State, entry: Seated) -> State:
    before = state.facts.chair(entry.seat).guest
    seated = _without_orders(state.with_chair(entry.seat, entry.chair), before, entry.seat)
    if state.facts.status == "running" and entry.chair.guest != before:
        seated = _handed_over(seated, entry.seat, entry.chair)
    return _with_new_host(state, _recheck_undo(seated, lapses=entry.chair.guest != before))


def _swapped(state: State, entry: Swapped) -> State:
    """Two chairs change places; standing orders are of a seat and go."""
    for seat, chair in zip(entry.seats, entry.chairs, strict=True):
        state = state.with_chair(seat, chair)
    return state.with_facts(orders={seat: own for seat, own in state.facts.orders.items() if seat not in entry.seats})


def _handed_over(state: State, seat: int, chair: Chair) -> State:
    """Note who has a seat of the running match now, and from which step on."""
    facts = state.facts
    new = Handover(seat, chair.guest, chair.name, len(facts.step_seqs), facts.seq)
    # To and fro within a step is one handover: their number is limited by that of the steps.
    kept = (
        one for one in facts.handovers if (one.seat, one.step) != (seat, new.step) or one.guest not in {"", new.guest}
    )
    left = tuple(other for other in facts.left if other != seat or not chair.guest)
    return state.with_facts(handovers=(*kept, new), left=left)


def _without_orders(state: State, before: str, seat: int) -> State:
    """Drop the standing orders of a seat that another guest has now, and until when the one before is away."""
    facts = state.facts
    if facts.chair(seat).guest == before:
        return state
    orders = {other: orders for other, orders in facts.orders.items() if other != seat}
    return state.with_facts(orders=orders, away={other: at for other, at in facts.away.items() if other != seat})


def _left(state: State, entry: Left) -> State:
    if state.facts.status == "running":
        chair = replace(state.facts.chair(entry.seat), stand_in="left")
        left = state.with_chair(entry.seat, chair).with_facts(left=(*state.facts.left, entry.seat))
        return _with_new_host(state, _recheck_undo(left, lapses=False))
    opened = _without_orders(state.with_chair(entry.seat, OPEN), state.facts.chair(entry.seat).guest, entry.seat)
    return _with_new_host(state, opened)


def _with_new_host(before: State, state: State) -> State:
    """A host without a seat is replaced by the first person who has one."""
    facts = state.facts
    sitting = [facts.chair(seat).guest for seat in facts.people]
    sat = any(before.facts.chair(seat).guest == facts.host for seat in before.facts.people)
    return state.with_facts(host=sitting[0]) if sitting and sat and facts.host not in sitting else state


def _stood_in(state: State, entry: StoodIn) -> State:
    gone = replace(state.facts.chair(entry.seat), stand_in="gone")
    request = state.facts.undo_request
    return _recheck_undo(state.with_chair(entry.seat, gone), lapses=request is not None and entry.seat in request.asked)


def _back(state: State, entry: Back) -> State:
    facts, chair, request = state.facts, state.facts.chair(entry.seat), state.facts.undo_request
    back = state.with_chair(entry.seat, replace(chair, stand_in=""))
    if chair.stand_in != "left":
        return back.with_facts(seat_request=facts.seat_request)  # they were asked and can answer now
    # A person who had left was not asked, and now can be: the request has to be made again.
    has_lapsed = request is not None and request.lapses
    left = tuple(seat for seat in facts.left if seat != entry.seat)
    return back.with_facts(left=left, undo_request=None if has_lapsed else request)


def _hosted(state: State, entry: Hosted) -> State:
    return state.with_facts(host=entry.guest)


def _started(state: State, entry: Started) -> State:
    names = entry.names or tuple(chair.name for chair in state.facts.chairs)
    deal = Deal(names, entry.nonces, entry.secret, entry.kind, state.facts.place, entry.blocks)
    match = start_match(state.facts, deal)
    seq = state.facts.seq
    facts = replace(
        state.facts,
        status="running",
        is_paused=False,
        number=state.facts.number + 1,
        deal=deal,
        dealt_to=state.facts.holders,
        dealt_players=_players(state.facts),
        handovers=(),
        left=(),
        next_secret=entry.next_secret,
        chairs=tuple(replace(chair, nonce="") for chair in state.facts.chairs),
        fresh_seq=seq,
        step_seqs=(),
        movers="",
        asked_seqs=dict.fromkeys(match.waiting, seq),
        spent_ms={},
        helped={},
        undo_request=None,
        seat_request=None,
        seat_asks={},
    )
    return State(facts, match)


def _players(facts: Facts) -> tuple[str, ...]:
    players = tuple(chair.player for chair in facts.chairs)
    return players if any(players) else ()


def _after_move(facts: Facts, match: Match, entry: Moved, judged: JudgedMove | None) -> State:
    """The state after a move, which is made in this match object."""
    seq, question = facts.seq + 1, _question(match)
    if judged is None:
        match.play(entry.move, entry.seat)
    else:
        match.play_judged(judged)
    if len(match.steps) % KEPT_STEPS == 0:
        match.forget(KEPT_STEPS)
    made = (*facts.made.get(entry.seat, ()), entry.id)[-KEPT_IDS:] if entry.id else facts.made.get(entry.seat, ())
    spent = facts.spent_ms.get(entry.seat, 0) + entry.spent_ms
    facts = replace(
        facts,
        seq=seq,
        status="over" if match.is_over else "running",
        step_seqs=(*facts.step_seqs, seq),
        movers=facts.movers + entry.by[0],
        asked_seqs=_asked(match, seq, entry.seat, facts.asked_seqs if question == _question(match) else {}),
        made={**facts.made, entry.seat: made},
        spent_ms={**facts.spent_ms, entry.seat: spent} if entry.spent_ms else facts.spent_ms,
        undo_request=None,
        seat_request=None if match.is_over else facts.seat_request,
    )
    return State(facts, match)


def _asked(match: Match, seq: int, mover: int, kept: dict[int, int]) -> dict[int, int]:
    """Since when each seat is to move: a seat with the same question as before that did not move keeps its time."""
    return {seat: seq if seat == mover else kept.get(seat, seq) for seat in match.waiting}


def _question(match: Match) -> tuple[int, str, bool]:
    return len(match.results), match.state.question(), match.is_window


def _undone(state: State, entry: Undone) -> State:
    return _back_to(state, entry.seat, entry.step, entry.id)


def _back_to(state: State, seat: int, step: int, word: str) -> State:
    facts = state.facts
    match = state.played.at(step)
    made = (*facts.made.get(seat, ()), word)[-KEPT_IDS:]
    facts = replace(
        facts,
        status="running",
        fresh_seq=facts.seq,
        step_seqs=facts.step_seqs[:step],
        movers=facts.movers[:step],
        handovers=tuple(replace(handover, step=min(handover.step, step)) for handover in facts.handovers),
        asked_seqs=dict.fromkeys(match.waiting, facts.seq),
        made={**facts.made, seat: made},
        undo_request=None,
    )
    return State(facts, match)


def _undo_asked(state: State, entry: UndoAsked) -> State:
    others = tuple(seat for seat in state.facts.people if seat != entry.seat)
    if entry.asked is None:
        return state.with_facts(undo_request=UndoRequest(entry.seat, entry.step, entry.id, others))
    return state.with_facts(undo_request=UndoRequest(entry.seat, entry.step, entry.id, entry.asked, lapses=True))


def _undo_answered(state: State, entry: UndoAnswered) -> State:
    request = state.facts.undo_request
    if request is None or not entry.is_agreed:
        return state.with_facts(undo_request=None)
    return _agreed(state, request, tuple(seat for seat in request.asked if seat != entry.seat))


def _recheck_undo(state: State, *, lapses: bool) -> State:
    """A person who left on purpose is no longer asked about an undo; otherwise a request may lapse."""
    request = state.facts.undo_request
    if request is None:
        return state
    if request.seat not in state.facts.people or (request.lapses and lapses):
        return state.with_facts(undo_request=None)
    asked = state.facts.to_ask(request.seat) if request.lapses else state.facts.people
    return _agreed(state, request, tuple(seat for seat in request.asked if seat in asked))


def _agreed(state: State, request: UndoRequest, still: tuple[int, ...]) -> State:
    if still:
        return state.with_facts(undo_request=replace(request, asked=still))
    return _back_to(state, request.seat, request.step, request.id)


def _seat_asked(state: State, entry: SeatAsked) -> State:
    asks = {**state.facts.seat_asks, entry.guest: state.facts.seat_asks.get(entry.guest, 0) + 1}
    request = SeatRequest(entry.seat, entry.guest, entry.name, entry.asked)
    return state.with_facts(seat_request=request, seat_asks=asks)


def _seat_answered(state: State, entry: SeatAnswered) -> State:
    request = state.facts.seat_request
    if request is None:
        return state
    if not entry.is_agreed:
        return state.with_facts(seat_request=None, seat_asks={**state.facts.seat_asks, request.guest: MAX_ASKS})
    asked = tuple(seat for seat in request.asked if seat != entry.seat)
    if asked:
        return state.with_facts(seat_request=replace(request, asked=asked))
    return _seated(state, Seated(request.seat, Chair(kind="person", name=request.name, guest=request.guest)))


def _seat_withdrawn(state: State, _: SeatWithdrawn) -> State:
    return state.with_facts(seat_request=None)


def _ordered(state: State, entry: Ordered) -> State:
    facts = state.facts
    counts = {**facts.order_counts, entry.seat: facts.order_counts.get(entry.seat, 0) + 1}
    return state.with_facts(orders={**facts.orders, entry.seat: entry.orders}, order_counts=counts)


def _away(state: State, entry: Away) -> State:
    others = {seat: until for seat, until in state.facts.away.items() if seat != entry.seat}
    return state.with_facts(away={**others, entry.seat: entry.until} if entry.until else others)


def _hinted(state: State, entry: Hinted) -> State:
    helped = state.facts.helped
    return state.with_facts(helped={**helped, entry.seat: helped.get(entry.seat, 0) + 1})


def _paused(state: State, _: Paused) -> State:
    return state.with_facts(is_paused=True)


def _resumed(state: State, _: Resumed) -> State:
    return state.with_facts(is_paused=False)


def _ended(state: State, _: Ended) -> State:
    return state.with_facts(status="ended", is_paused=False, asked_seqs={}, undo_request=None, seat_request=None)


def _said(state: State, entry: Said) -> State:
    facts = state.facts
    line = [Spoken(facts.seq, entry.guest, entry.name, entry.text)] if entry.text else []  # or it was forgotten
    ids = (*facts.said_ids, (entry.guest, entry.id)) if entry.id else facts.said_ids
    return state.with_facts(lines=(*facts.lines, *line)[-KEPT_LINES:], said=facts.said + 1, said_ids=ids[-KEPT_LINES:])


def _muted(state: State, entry: Muted) -> State:
    others = tuple(guest for guest in state.facts.muted if guest != entry.guest)
    return state.with_facts(muted=(*others, entry.guest) if entry.is_muted else others)


class Handler(NamedTuple):
    """What an entry does to the state. Only public entries get a seq: a gap would reveal the others."""

    apply: Callable[[State, Any], State]
    is_public: bool = True


HANDLERS: Final[dict[type, Handler]] = {
    Seated: Handler(_seated),
    Swapped: Handler(_swapped),
    Left: Handler(_left),
    StoodIn: Handler(_stood_in),
    Back: Handler(_back),
    Hosted: Handler(_hosted),
    Started: Handler(_started),
    Undone: Handler(_undone),
    UndoAsked: Handler(_undo_asked),
    UndoAnswered: Handler(_undo_answered),
    SeatAsked: Handler(_seat_asked),
    SeatAnswered: Handler(_seat_answered),
    SeatWithdrawn: Handler(_seat_withdrawn),
    Ordered: Handler(_ordered, is_public=False),
    Away: Handler(_away),
    Hinted: Handler(_hinted),
    Paused: Handler(_paused),
    Resumed: Handler(_resumed),
    Ended: Handler(_ended),
    Said: Handler(_said),
    Muted: Handler(_muted),
}
