"""Match: rounds in a row with points and an end; the door through which people, bots and tables play."""

import json
from typing import Any, Final

from paddock.core.chance import Chance
from paddock.core.codec import NOT_NOTATION
from paddock.core.errors import BadInput, BadPosition, IllegalMove
from paddock.core.event import Event, MatchEnded, RoundBegan, RoundEnded
from paddock.core.refusal import Refusal
from paddock.core.round import Round
from paddock.core.script import Recorder
from paddock.core.setup import Setup
from paddock.core.standing import PositionShape, Result, Standing, read_shape
from paddock.core.step import Frozen, Line, Outcome, Step
from paddock.core.text import legible, shown
from paddock.core.writing import REFEREE, write_record


class Match:
    """A match in progress or finished. Seats and sides count from 1 out here, moves are notation.

    `steps` is its history: who made which move, and what chance answered. A Game makes matches.
    """

    def __init__(self, game_id: str, setup: Setup, chance: Chance, names: tuple[str, ...] = ()) -> None:
        self.game_id: Final = game_id
        self.setup: Final = setup
        self.names: Final = names
        self.steps: Line[Step] = Line()
        self.results: list[Result] = []
        self.deal: tuple[Outcome, ...] = ()  # what chance said when the first round was dealt
        self.origin: dict[str, Any] | None = None  # the position it was restored from, if it was
        self._recorder = Recorder(chance)
        self._source = chance  # as it was before the first deal
        self._rounds: list[Round] = []
        self._first_known = 0  # the first step of which it is known what happened; 0 is the deal
        self._events: list[list[Event]] = []  # what happened at the deal and with each step, as far as it is known
        self._asked: tuple[int, ...] = ()  # who was waiting before the last step
        self._thawed_rule = ""  # what forbids to take back the step before that, while no other was made

    @classmethod
    def dealt(cls, game_id: str, setup: Setup, chance: Chance, names: tuple[str, ...] = ()) -> "Match":
        """A match whose first round has just been dealt."""
        match = cls(game_id, setup, chance, names)
        match._bind()
        events: list[Event] = []
        match._new_round(events)
        match.deal = match._recorder.take()
        match._events.append(events)
        return match

    @classmethod
    def restored(
        cls, game_id: str, setup: Setup, chance: Chance, position: dict[str, Any], names: tuple[str, ...] = ()
    ) -> "Match":
        """A match that goes on from the results and the round of this position."""
        match = cls(game_id, setup, chance, names)
        setup.check_results(position["results"])
        match.results = list(position["results"])
        match._rounds.append(setup.restore_round(position["round"], match.results, match._recorder))
        setup.check_follows(match.state, match.results)
        match._recorder.take()
        if match.state.over != match.is_over:
            raise BadPosition("the round is over exactly when the match is: results and round disagree")
        match.origin = match.position()
        match._bind()
        match._events.append([])
        return match

    @classmethod
    def thawed(cls, game_id: str, setup: Setup, chance: Chance, frozen: Frozen, names: tuple[str, ...] = ()) -> "Match":
        """A match taken up again without playing its steps; `chance` is as it was before the first deal.

        What happened with those steps is found out when it is asked for.
        """
        match = cls(game_id, setup, chance, names)
        match._bind()
        match._recorder = Recorder(frozen.chance)
        position = read_shape(frozen.position, PositionShape[dict[str, Any]], "position")
        match.results = list(position["results"])
        match._rounds.append(setup.restore_round(position["round"], match.results, match._recorder))
        match._recorder.take()
        match.steps = Line(frozen.steps)
        match.deal = frozen.deal
        match._first_known = len(match.steps) + 1
        match._thawed_rule = frozen.undo_rule
        return match

    def frozen(self) -> Frozen:
        """What `thawed` needs to take this match up again."""
        source = self._recorder.source.clone()
        return Frozen(self.position(), tuple(self.steps), self.deal, source, self._undo_rule())

    def forget(self, keep: int) -> None:
        """Know no more of steps before the last `keep` than that they were made, until what happened is asked for.

        A long match holds ten times as much in what happened as in its steps.
        """
        first = len(self.steps) - keep + 1
        if first > max(self._first_known, 1):
            self._thawed_rule = self._undo_rule()
            del self._events[: first - self._first_known]
            self._first_known = first
            del self._rounds[:-1]

    def _recall(self, step: int) -> None:
        """Play the steps of a thawed match again, if what happened up to this one is asked for."""
        if step < self._first_known:
            self._become(self.at(len(self.steps)))

    def _bind(self) -> None:
        start = "" if self.origin is None else json.dumps(self.origin, sort_keys=True)
        self._recorder.bind(f"{self.terms}\n{start}")
        self._source = self._recorder.source.clone()

    @property
    def terms(self) -> str:
        """What chance is bound to, where it can be: game, sheet, seats, options, names."""
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        names = [f"name: {name}" for name in self.names]
        head = [f"game: {self.game_id}", f"sheet: {self.setup.sheet.digest}", f"seats: {self.setup.seats}"]
        return "\n".join([*head, f"options: {options}".rstrip(), *names])

    @property
    def state(self) -> Round:
        """The round being played, or the last one; for search and analysis, in the engine's own numbers."""
        return self._rounds[-1]

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setup.seats

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.results) and self.setup.is_over(self.results)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now, in any order; empty when the match is over."""
        state = self.state
        return tuple(seat + 1 for seat in range(self.setup.seats) if state.is_waiting(seat))

    @property
    def turn(self) -> int | None:
        """The one seat that must act; None when several may, or the match is over."""
        waiting = self.waiting
        return waiting[0] if len(waiting) == 1 else None

    @property
    def is_window(self) -> bool:
        """Whether the seats that may act are asked to react out of turn; "pass" declines."""
        return self.state.is_window()

    def moves(self, seat: int | None = None) -> list[str]:
        """Legal moves in notation, of the one seat to act or of any seat (none while it is not asked)."""
        acting = self._acting(seat)
        notation = self.setup.codec.notation
        return [notation(move) for move in self._asking(acting, Round.legal_moves)]

    def candidates(self, seat: int | None = None) -> list[str]:
        """Moves worth explaining to a seat that is asked: the legal ones, and those it may wish for in vain."""
        acting = self._acting(seat)
        notation = self.setup.codec.notation
        return [notation(move) for move in self._asking(acting, type(self.state).candidates)]

    def _asking(self, seat: int, question: Any) -> list[int]:  # noqa: ANN401 - a method of Round, compiled or not
        state = self.state
        if seat == 0 or not state.is_waiting(seat - 1):
            return []
        first = state.turn
        state.face(seat - 1)
        answer: list[int] = question(state)
        state.face(first)
        return answer

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the rule and the facts that forbid it."""
        return self._judge(move, seat)[2]

    def _judge(self, move: str, seat: int | None) -> tuple[int, int, Refusal | None]:
        """The seat that moves, its move as a number, and why it is not allowed."""
        if not isinstance(move, str):
            raise BadInput(f"a move is text, not {type(move).__name__}")
        acting = self._acting(seat)
        state = self.state
        if state.over:
            return acting, NOT_NOTATION, self._refusal("match-over", {})
        if not state.is_waiting(acting - 1):
            return acting, NOT_NOTATION, self._refusal("not-your-turn", self._whose_turn(acting))
        number = self.setup.codec.parse(move)
        if number == NOT_NOTATION:
            return acting, number, self._refusal("not-a-move", {"text": legible(move)})
        first = state.turn
        state.face(acting - 1)
        rule = state.refuse(number)
        refused = None if rule == 0 else self._refusal(state.rule(rule), state.facts(number, rule))
        state.face(first)
        return acting, number, refused

    def _whose_turn(self, seat: int) -> dict[str, object]:
        waiting = self.waiting
        facts: dict[str, object] = {"seat": seat, "asked": self.state.question()}
        if len(waiting) == 1:
            return {**facts, "turn": waiting[0]}
        return {**facts, "seats": list(waiting)}

    def _refusal(self, rule: str, facts: dict[str, object]) -> Refusal:
        cite = f"sections.{rule}"
        sheet = self.setup.sheet
        section = sheet.text(cite) if sheet.has(cite) else ""
        return Refusal(rule, {"game": self.game_id, "section": section, **facts})

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move; what happened, in order. IllegalMove with the refusal if it is not allowed: nothing changes.

        The events are the referee's: show a seat only `event.seen_by(seat)`, or ask `events(seat)`.
        """
        acting, number, refused = self._judge(move, seat)
        if refused is not None:
            raise IllegalMove(refused)
        try:
            return self._advance(acting, number)
        except BaseException:
            # Chance may fail in the middle of a move (a script that ends): the move is made whole or not at all.
            self._become(self.at(len(self.steps)))
            raise

    def _advance(self, seat: int, move: int) -> list[Event]:
        state = self.state
        events: list[Event] = []
        asked = self.waiting
        state.face(seat - 1)
        state.journal = events
        state.apply(move)
        state.journal = None
        chance = self._recorder.take()
        result = state.result() if state.over else None
        if result is not None:
            self._end_round(result, events)
        step = Step(seat, self.setup.codec.notation(move), chance, self._recorder.take())
        self.steps.append(step)
        self._events.append(events)
        self._asked = asked
        return list(events)

    def _end_round(self, result: Result, events: list[Event]) -> None:
        self.results.append(result)
        events.append(RoundEnded(len(self.results), result["points"]))
        if self.setup.is_over(self.results):
            places = self.setup.places(self.results)
            events.append(MatchEnded([side + 1 for side in range(self.setup.sides) if places[side] == 1]))
        else:
            self._new_round(events)

    def _new_round(self, events: list[Event]) -> None:
        opening: list[Event] = []
        state = self.setup.new_round(self.results, self._recorder, opening)
        state.journal = None
        self._rounds.append(state)
        events += [RoundBegan(len(self.results) + 1, state.turn + 1), *opening]

    def events(self, seat: int | None = REFEREE, since: int = 0) -> list[Event]:
        """What happened from step `since` on (0: the deal), as that seat (None: a spectator) may know it."""
        self._check_count(since)
        self._recall(since)
        told = [event for events in self._events[since - self._first_known :] for event in events]
        if seat == REFEREE:
            return told
        viewer = None if seat is None else self._acting(seat)
        return [event.seen_by(viewer) for event in told]

    def events_of(self, step: int) -> list[Event]:
        """What happened with this step (0: at the deal), for the referee."""
        self._check_count(step)
        self._recall(step)
        return list(self._events[step - self._first_known])

    def at(self, count: int) -> "Match":
        """The match as it was after so many steps, with the same chance to come."""
        self._check_count(count)
        source = self._source.clone()
        if self.origin is None:
            twin = Match.dealt(self.game_id, self.setup, source, self.names)
        else:
            twin = Match.restored(self.game_id, self.setup, source, self.origin, self.names)
        for step in self.steps[:count]:
            twin._advance(step.seat, self.setup.codec.parse(step.move))  # noqa: SLF001 - its own kind
        return twin

    def _check_count(self, count: int) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= len(self.steps):
            raise BadInput(f"there is no step {shown(count)}; the match has {len(self.steps)}")

    def undo_refusal(self, seat: int | None = None) -> Refusal | None:
        """None if the last step can be taken back (by that seat), else why not."""
        by = None if seat is None else self._acting(seat)
        if by is not None and self.steps and by != self.steps[-1].seat:
            return self._refusal("undo-not-yours", {"seat": by, "turn": self.steps[-1].seat})
        rule = self._undo_rule()
        return self._refusal(rule, {}) if rule else None

    @property
    def can_undo(self) -> bool:
        """Whether the last step can be taken back by the seat that made it."""
        return not self._undo_rule()

    def _undo_rule(self) -> str:
        """The rule that forbids to take the last step back; empty if none does."""
        if not self.steps:
            return "undo-nothing"
        if self._first_known > len(self.steps):
            return self._thawed_rule
        last = self.steps[-1]
        if last.chance or last.deal or self.is_over or any(event.reveals for event in self._events[-1]):
            return "undo-revealed"
        return "" if set(self.waiting) <= set(self._asked) else "undo-asked"

    def undo(self, seat: int | None = None) -> Step:
        """Take the last step back, and hand it over; IllegalMove if something was revealed or another seat asked."""
        refused = self.undo_refusal(seat)
        if refused is not None:
            raise IllegalMove(refused)
        last = self.steps[-1]
        self._become(self.at(len(self.steps) - 1))
        return last

    def _become(self, other: "Match") -> None:
        vars(self).update(vars(other))

    def _acting(self, seat: int | None) -> int:
        """The seat that is meant; by default the one that must act."""
        if seat is None:
            waiting = self.waiting
            if len(waiting) > 1:
                raise BadInput(f"several seats are asked, {waiting}: say which one is meant")
            return waiting[0] if waiting else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= self.setup.seats:
            raise BadInput(f"there is no seat {shown(seat)}; seats are 1 to {self.setup.seats}")
        return seat

    def view(self, seat: int | None = None, round_number: int | None = None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as JSON data; of an earlier round, how it ended."""
        public, own = self.public_view(round_number), self.own_view(seat, round_number)
        return {**public, **own, "round": {**public["round"], **own["round"]}}

    def public_view(self, round_number: int | None = None) -> dict[str, Any]:
        """What everybody may know. With `own_view` it makes a view, and so do their rounds."""
        return {
            **self._frame(),
            "sides": self.setup.sides,
            "waiting": list(self.waiting),
            "over": self.is_over,
            "round": self._round(round_number).public_view(),
        }

    def own_view(self, seat: int | None, round_number: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) is shown besides."""
        watched = self._round(round_number)
        if seat is None:
            return {"seat": None, "moves": [], "round": watched.own_view(-1)}
        own = watched.own_view(self._acting(seat) - 1)
        return {"seat": seat, "moves": self.moves(seat) if self.state.is_waiting(seat - 1) else [], "round": own}

    def _round(self, number: int | None) -> Round:
        if number is None:
            return self.state
        self._recall(0)
        before = len(self.results) + (0 if self.is_over else 1) - len(self._rounds)
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number - before <= len(self._rounds):
            raise BadInput(f"there is no round {shown(number)} to look at")
        return self._rounds[number - before - 1]

    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON data; `Game.restore` reads it back exactly."""
        return {**self._frame(), "round": self.state.position()}

    def _frame(self) -> dict[str, Any]:
        return {
            "game": self.game_id,
            "sheet": self.setup.sheet.digest,
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "results": [_plain(result) for result in self.results],
        }

    def standings(self) -> list[Standing]:
        """Points and places by side, with the score sheet behind them."""
        points = self.setup.points(self.results)
        places = self.setup.places(self.results)
        return [
            Standing(
                side=side + 1,
                seats=[seat + 1 for seat in self.setup.seats_of(side)],
                place=places[side],
                points=points[side],
                rounds=[result["lines"][side] for result in self.results],
            )
            for side in range(self.setup.sides)
        ]

    def clone(self) -> "Match":
        """An independent match at the same point, with the same chance to come."""
        twin = Match(self.game_id, self.setup, self._recorder.source.clone(), self.names)
        twin.steps = self.steps.copy()
        twin.results = list(self.results)
        twin.deal = self.deal
        twin.origin = self.origin
        twin._source = self._source
        state = self.state.clone()
        state.chance = twin._recorder
        twin._rounds = [*self._rounds[:-1], state]
        twin._events = list(self._events)
        twin._asked = self._asked
        twin._first_known = self._first_known
        twin._thawed_rule = self._thawed_rule
        return twin

    def record(self, seat: int | None = REFEREE, *, reveal: bool | None = None) -> str:
        """The match as text a person can read: all of it, or while it runs what a seat (None: a spectator) may know.

        A committed secret is shown when the match is over, or as told.
        """
        if seat is not None and seat != REFEREE:
            self._acting(seat)
        reader = REFEREE if self.is_over else seat
        return write_record(self, reader, reveal=self.is_over if reveal is None else reveal)

    def chance_lines(self, *, reveal: bool) -> list[str]:
        """The lines by which a record names the source of chance; a committed secret only when revealed."""
        return self._recorder.header(reveal=reveal)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            self.terms == other.terms
            and self.steps == other.steps
            and self.deal == other.deal
            and self.origin == other.origin
            and self._recorder == other._recorder
            and self.position() == other.position()
        )

    __hash__ = None  # type: ignore[assignment]  # a match changes, so it cannot be a key

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match":
        return self.clone()

    def __repr__(self) -> str:
        moment = "over" if self.is_over else f"waiting for {', '.join(str(seat) for seat in self.waiting)}"
        return f"<Match of {self.game_id}: {self.seats} seats, {len(self.steps)} steps, {moment}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.game_id, self.setup, self._source, self.names), (self.origin, list(self.steps))

    def __setstate__(self, state: tuple[dict[str, Any] | None, list[Step]]) -> None:
        self.origin, self.steps = state[0], Line(state[1])
        self._become(self.at(len(self.steps)))


def _plain(result: Result) -> dict[str, object]:
    lines = [[list(line) for line in side] for side in result["lines"]]
    return {"points": list(result["points"]), "lines": lines, "detail": result["detail"]}
