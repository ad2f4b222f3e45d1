"""State: a table after some of its log. `after` gives the next state and leaves this one as it was."""

from collections.abc import Callable
from typing import Any, Final, Self

import msgspec

import paddock
from paddock.core.match import Match
from paddock.table import fairness
from paddock.table.entries import (
    AnyEntry,
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
    Seated,
    Started,
    StoodIn,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from paddock.table.facts import KEPT_IDS, KEPT_LINES, Deal, Facts, Wish
from paddock.table.messages import Spoken

replace = msgspec.structs.replace
OPEN: Final = Chair()
KEPT_STEPS: Final = 16  # what happened with them is at hand, for whoever comes back; for more the match is played again


class State:
    """Facts and match together. Nobody changes either: who holds a state may read it as long as they like."""

    __slots__ = ("facts", "match")

    def __init__(self, facts: Facts, match: Match | None = None) -> None:
        self.facts: Final = facts
        self.match: Final = match

    @property
    def played(self) -> Match:
        """The match being played or played last; LookupError if none was dealt yet."""
        if self.match is None:
            raise LookupError("no match was dealt at this table yet")
        return self.match

    @classmethod
    def opened(cls, entry: Opened, at: float) -> Self:
        """The state after the first line of the log."""
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

    def after(self, entry: AnyEntry) -> "State":
        """The state after one more entry; the caller vouches that it fits (it was checked before it was written)."""
        if isinstance(entry, Moved):
            return _played(self.facts, self.played.clone(), entry)
        return HANDLERS[type(entry)](State(replace(self.facts, seq=self.facts.seq + 1), self.match), entry)

    def going_on(self, entry: AnyEntry) -> "State":
        """The same for a state that nobody else holds: its match is not copied, it goes on. Logs are read so."""
        if not isinstance(entry, Moved):
            return self.after(entry)
        return _played(self.facts, self.played, entry)

    def but(self, **facts: Any) -> "State":  # noqa: ANN401 - any field of Facts
        """The same match with other facts."""
        return State(replace(self.facts, **facts), self.match)

    def with_chair(self, seat: int, chair: Chair) -> "State":
        """The same with another chair."""
        chairs = list(self.facts.chairs)
        chairs[seat - 1] = chair
        return self.but(chairs=tuple(chairs))


def start_match(facts: Facts, deal: Deal) -> Match:
    """The match as it was dealt."""
    settings = facts.settings
    chance = fairness.chance(deal.secret, deal.nonces)
    return paddock.game(settings.game).start(settings.seats, options=settings.options, chance=chance, names=deal.names)


def _seated(state: State, entry: Seated) -> State:
    before = state.facts.chair(entry.seat).guest
    seated = _unordered(state.with_chair(entry.seat, entry.chair), before, entry.seat)
    return _handed_on(state, _unasked(seated, lapses=entry.chair.guest != before))


def _unordered(state: State, before: str, seat: int) -> State:
    """Standing orders go with whoever gave them."""
    if state.facts.chair(seat).guest == before:
        return state
    return state.but(orders={other: orders for other, orders in state.facts.orders.items() if other != seat})


def _left(state: State, entry: Left) -> State:
    if state.facts.status == "running":
        left = replace(state.facts.chair(entry.seat), stand_in="left")
        return _handed_on(state, _unasked(state.with_chair(entry.seat, left), lapses=False))
    opened = _unordered(state.with_chair(entry.seat, OPEN), state.facts.chair(entry.seat).guest, entry.seat)
    return _handed_on(state, opened)


def _handed_on(before: State, state: State) -> State:
    """A host who got up from their last chair hands the table on to the first person who sits."""
    facts = state.facts
    sitting = [facts.chair(seat).guest for seat in facts.people]
    sat = any(before.facts.chair(seat).guest == facts.host for seat in before.facts.people)
    return state.but(host=sitting[0]) if sitting and sat and facts.host not in sitting else state


def _stood_in(state: State, entry: StoodIn) -> State:
    gone = replace(state.facts.chair(entry.seat), stand_in="gone")
    wish = state.facts.wish
    return _unasked(state.with_chair(entry.seat, gone), lapses=wish is not None and entry.seat in wish.asked)


def _back(state: State, entry: Back) -> State:
    chair, wish = state.facts.chair(entry.seat), state.facts.wish
    back = state.with_chair(entry.seat, replace(chair, stand_in=""))
    # Whoever had left was not asked, and now can be: the wish has to be made again.
    return back.but(wish=None) if wish is not None and wish.lapses and chair.stand_in == "left" else back


def _hosted(state: State, entry: Hosted) -> State:
    return state.but(host=entry.guest)


def _started(state: State, entry: Started) -> State:
    deal = Deal(entry.names, entry.nonces, entry.secret)
    match = start_match(state.facts, deal)
    seq = state.facts.seq
    facts = replace(
        state.facts,
        status="running",
        is_paused=False,
        number=state.facts.number + 1,
        deal=deal,
        dealt_to=state.facts.holders,
        next_secret=entry.next_secret,
        chairs=tuple(replace(chair, nonce="") for chair in state.facts.chairs),
        fresh_seq=seq,
        step_seqs=(),
        asked_seqs=dict.fromkeys(match.waiting, seq),
        spent_ms={},
        helped={},
        wish=None,
    )
    return State(facts, match)


def _played(facts: Facts, match: Match, entry: Moved) -> State:
    """The state after a move that is made in this very match."""
    seq, question = facts.seq + 1, _question(match)
    match.play(entry.move, entry.seat)
    if len(match.steps) % KEPT_STEPS == 0:
        match.forget(KEPT_STEPS)
    made = (*facts.made.get(entry.seat, ()), entry.id)[-KEPT_IDS:] if entry.id else facts.made.get(entry.seat, ())
    spent = facts.spent_ms.get(entry.seat, 0) + entry.spent_ms
    facts = replace(
        facts,
        seq=seq,
        status="over" if match.is_over else "running",
        step_seqs=(*facts.step_seqs, seq),
        asked_seqs=_asked(match, seq, entry.seat, facts.asked_seqs if question == _question(match) else {}),
        made={**facts.made, entry.seat: made},
        spent_ms={**facts.spent_ms, entry.seat: spent} if entry.spent_ms else facts.spent_ms,
        wish=None,
    )
    return State(facts, match)


def _asked(match: Match, seq: int, mover: int, kept: dict[int, int]) -> dict[int, int]:
    """Since when each seat is asked: whoever was asked the same before and did not move is still asked it."""
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
        asked_seqs=dict.fromkeys(match.waiting, facts.seq),
        made={**facts.made, seat: made},
        wish=None,
    )
    return State(facts, match)


def _undo_asked(state: State, entry: UndoAsked) -> State:
    others = tuple(seat for seat in state.facts.people if seat != entry.seat)
    if entry.asked is None:
        return state.but(wish=Wish(entry.seat, entry.step, entry.id, others))
    return state.but(wish=Wish(entry.seat, entry.step, entry.id, entry.asked, lapses=True))


def _undo_answered(state: State, entry: UndoAnswered) -> State:
    wish = state.facts.wish
    if wish is None or not entry.is_agreed:
        return state.but(wish=None)
    return _agreed(state, wish, tuple(seat for seat in wish.asked if seat != entry.seat))


def _unasked(state: State, *, lapses: bool) -> State:
    """Whoever left of their own will is no longer asked whether a move may be taken back; else a wish may lapse."""
    wish = state.facts.wish
    if wish is None:
        return state
    if wish.seat not in state.facts.people or (wish.lapses and lapses):
        return state.but(wish=None)
    asked = state.facts.to_ask(wish.seat) if wish.lapses else state.facts.people
    return _agreed(state, wish, tuple(seat for seat in wish.asked if seat in asked))


def _agreed(state: State, wish: Wish, still: tuple[int, ...]) -> State:
    if still:
        return state.but(wish=replace(wish, asked=still))
    return _back_to(state, wish.seat, wish.step, wish.id)


def _ordered(state: State, entry: Ordered) -> State:
    facts = state.facts
    return state.but(seq=facts.seq - 1, unseen=facts.unseen + 1, orders={**facts.orders, entry.seat: entry.orders})


def _hinted(state: State, entry: Hinted) -> State:
    helped = state.facts.helped
    return state.but(helped={**helped, entry.seat: helped.get(entry.seat, 0) + 1})


def _paused(state: State, _: Paused) -> State:
    return state.but(is_paused=True)


def _resumed(state: State, _: Resumed) -> State:
    return state.but(is_paused=False)


def _ended(state: State, _: Ended) -> State:
    return state.but(status="ended", is_paused=False, asked_seqs={}, wish=None)


def _said(state: State, entry: Said) -> State:
    line = Spoken(state.facts.seq, entry.guest, entry.name, entry.text)
    return state.but(lines=(*state.facts.lines, line)[-KEPT_LINES:])


def _muted(state: State, entry: Muted) -> State:
    others = tuple(guest for guest in state.facts.muted if guest != entry.guest)
    return state.but(muted=(*others, entry.guest) if entry.is_muted else others)


HANDLERS: Final[dict[type, Callable[[State, Any], State]]] = {
    Seated: _seated,
    Left: _left,
    StoodIn: _stood_in,
    Back: _back,
    Hosted: _hosted,
    Started: _started,
    Undone: _undone,
    UndoAsked: _undo_asked,
    UndoAnswered: _undo_answered,
    Ordered: _ordered,
    Hinted: _hinted,
    Paused: _paused,
    Resumed: _resumed,
    Ended: _ended,
    Said: _said,
    Muted: _muted,
}
