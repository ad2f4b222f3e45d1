"""Match: the public API of a running match. It validates calls, explains refusals and applies a move atomically."""

import json
from typing import Any, Final

from paddock.core.chance.rng import Chance
from paddock.core.chance.scripted import Recorder
from paddock.core.codec import NOT_NOTATION
from paddock.core.errors import BadInput, BadPosition, IllegalMove
from paddock.core.event import Event
from paddock.core.match_core import NO_MOVE, NOT_ASKED, OVER, MatchCore
from paddock.core.record.write import REFEREE, write_record
from paddock.core.refusal import Refusal
from paddock.core.results import PositionShape, Result, Standing, read_shape
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.core.step import AppendOnlyList, JudgedMove, Outcome, SavedMatch, Step
from paddock.core.text import legible, shown

KIND: Final = 2
KIND_WITH_NAMES: Final = 1  # as matches were dealt before: their chance is bound to the names of the players
TERMS: Final = 4  # lines of the head: game, sheet, seats, options


class Match:
    """A match in progress or finished. Seats and sides count from 1, moves are notation.

    `steps` is its history: seat, move and outcomes of chance. `Game` creates matches.
    """

    def __init__(
        self, game_id: str, setup: Setup, chance: Chance, names: tuple[str, ...] = (), kind: int = KIND
    ) -> None:
        self.game_id: Final = game_id
        self.setup: Final = setup
        self.names: Final = names
        self.kind: Final = kind  # of its terms and its record: those of kind 1 bind the names, too
        self._origin: dict[str, Any] | None = None
        # Number of results and the round at the start, from which `origin` is computed on first use.
        self._begun_with: tuple[int, Round] | None = None
        self._core = MatchCore(game_id, setup, chance)
        self._source = chance  # in its state before the first deal

    @classmethod
    def dealt(
        cls, game_id: str, setup: Setup, chance: Chance, names: tuple[str, ...] = (), kind: int = KIND
    ) -> "Match":
        """A match whose first round has just been dealt."""
        match = cls(game_id, setup, chance, names, kind)
        match._bind()
        match._core.begin()
        return match

    @classmethod
    def restored(  # noqa: PLR0913, PLR0917 - all parts of a match
        cls,
        game_id: str,
        setup: Setup,
        chance: Chance,
        position: dict[str, Any],
        names: tuple[str, ...] = (),
        kind: int = KIND,
    ) -> "Match":
        """A match that continues from the results and the round of this position."""
        results = list(position["results"])
        setup.check_results(results)
        state = setup.restore_round(position["round"], results, chance)
        match = cls.begun(game_id, setup, chance, results, state, names, kind)
        match._bind()  # noqa: SLF001 - same class
        return match

    @classmethod
    def begun(  # noqa: PLR0913, PLR0917 - all parts of a match
        cls,
        game_id: str,
        setup: Setup,
        chance: Chance,
        results: list[Result],
        state: Round,
        names: tuple[str, ...] = (),
        kind: int = KIND,
    ) -> "Match":
        """A match that continues with this round after these results, which the caller has validated."""
        match = cls(game_id, setup, chance, names, kind)
        core = match._core
        core.results = list(results)
        setup.check_follows(state, core.results)
        state.chance = core.recorder
        core.rounds.append(state)
        if state.over != match.is_over:
            raise BadPosition("the round is over exactly when the match is: results and round disagree")
        match._begun_with = (len(results), state.clone())
        core.told.append([])
        return match

    @classmethod
    def resumed(  # noqa: PLR0913, PLR0917 - all parts of a match
        cls,
        game_id: str,
        setup: Setup,
        chance: Chance,
        saved: SavedMatch,
        names: tuple[str, ...] = (),
        kind: int = KIND,
    ) -> "Match":
        """Resume a saved match without replaying its steps; `chance` is in its state before the first deal.

        The events of those steps are computed by a replay on first use.
        """
        match = cls(game_id, setup, chance, names, kind)
        match._bind()
        core = match._core
        core.recorder = Recorder(saved.chance)
        position = read_shape(saved.position, PositionShape[dict[str, Any]], "position")
        core.results = list(position["results"])
        core.rounds.append(setup.restore_round(position["round"], core.results, core.recorder))
        core.recorder.take()
        core.steps = AppendOnlyList(saved.steps)
        core.deal = saved.deal
        core.first_known = len(saved.steps) + 1
        core.saved_undo_rule = saved.undo_rule
        return match

    def saved(self) -> SavedMatch:
        """The data that `resumed` needs to continue this match."""
        source = self._core.recorder.source.clone()
        return SavedMatch(self.position(), tuple(self.steps), self.deal, source, self._core.undo_rule())

    def forget(self, keep: int) -> None:
        """Drop the events of all steps but the last `keep`; a replay restores them on first use.

        The events of a long match take ten times as much memory as its steps.
        """
        self._core.forget(keep)

    def _recall(self, step: int) -> None:
        """Replay the match if the events from this step on are not all in memory."""
        if step < self._core.first_known:
            self._become(self.at(len(self.steps)))

    def _bind(self) -> None:
        start = "" if self.origin is None else json.dumps(self.origin, sort_keys=True)
        recorder = self._core.recorder
        recorder.bind(f"{self.terms}\n{start}")
        self._source = recorder.source.clone()

    @property
    def origin(self) -> dict[str, Any] | None:
        """The position that the match was restored from; None if it began with a deal."""
        if self._begun_with is not None:
            count, state = self._begun_with
            frame = self._core.frame()
            self._origin = {**frame, "results": frame["results"][:count], "round": state.position()}
            self._begun_with = None
        return self._origin

    @property
    def terms(self) -> str:
        """The terms that keyed chance is bound to: game, sheet, seats, options; in kind 1 the names, too."""
        return "\n".join(self.head if self.kind == KIND_WITH_NAMES else self.head[:TERMS])

    @property
    def head(self) -> list[str]:
        """The terms and the names, as the lines of a record."""
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        terms = [f"game: {self.game_id}", f"sheet: {self.setup.sheet.digest}", f"seats: {self.setup.seats}"]
        return [*terms, f"options: {options}".rstrip(), *(f"name: {name}" for name in self.names)]

    @property
    def steps(self) -> AppendOnlyList[Step]:
        """The history: seat, move and outcomes of chance."""
        return self._core.steps

    @property
    def results(self) -> list[Result]:
        """The results of the finished rounds."""
        return self._core.results

    @property
    def deal(self) -> tuple[Outcome, ...]:
        """The outcomes of chance in the deal of the first round."""
        return self._core.deal

    @property
    def state(self) -> Round:
        """The current round, or the last one; for search and analysis. Its seats count from 0, its moves are ints."""
        return self._core.rounds[-1]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.setup.seats

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._core.is_over()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now, in any order; empty when the match is over."""
        return self._core.waiting()

    @property
    def turn(self) -> int | None:
        """The one seat that must act; None when several may, or the match is over."""
        waiting = self.waiting
        return waiting[0] if len(waiting) == 1 else None

    @property
    def is_window(self) -> bool:
        """Whether a window is open: the seats that may act react out of turn, and "pass" declines."""
        return self.state.is_window()

    def moves(self, seat: int | None = None) -> list[str]:
        """Legal moves in notation, by default of the one seat to act; empty if the given seat may not act now."""
        return self._core.moves(self._acting(seat))

    def parts(self, seat: int | None = None) -> list[dict[str, object]]:
        """The legal moves as data, in the order of `moves`: `{"verb": "attack", "card": "stop", "side": 2}`."""
        return self._core.parts(self._acting(seat))

    def parts_of(self, move: str) -> dict[str, object]:
        """A move in notation as data; empty if the notation is invalid."""
        number = self.setup.codec.parse(move)
        return {} if number == NOT_NOTATION else self.setup.codec.parts(number)

    def candidates(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat that may act, and illegal moves that a player may want explained."""
        return self._core.moves(self._acting(seat), with_vain=True)

    def reasons(self, seat: int | None = None) -> list[tuple[str, Refusal]]:
        """The `candidates` that are not legal, each with its refusal."""
        codec, state = self.setup.codec, self.state
        # Hundreds of candidates may be legal; nothing is computed for them.
        found = [judged for judged in self._core.judged_candidates(self._acting(seat)) if judged[1] != 0]
        rules = {rule: state.rule(rule) for rule in {rule for _, rule, _ in found}}
        return [(codec.notation(move), self._refusal(rules[rule], facts)) for move, rule, facts in found]

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, otherwise the refusal with rule and facts."""
        acting = self._acting(seat)
        number, rule = self._judge(move, acting)
        return None if rule == 0 else self._explained(move, acting, number, rule)

    def judge(self, move: str, seat: int | None = None) -> JudgedMove | Refusal:
        """The parsed move for `play_judged` if it is legal, otherwise the refusal."""
        acting = self._acting(seat)
        number, rule = self._judge(move, acting)
        return JudgedMove(acting, number, len(self.steps)) if rule == 0 else self._explained(move, acting, number, rule)

    def _judge(self, move: str, seat: int) -> tuple[int, int]:
        if not isinstance(move, str):
            raise BadInput(f"a move is text, not {type(move).__name__}")
        return self._core.judge(seat, move)

    def _explained(self, move: str, seat: int, number: int, rule: int) -> Refusal:
        """The refusal for a result of `_judge`."""
        if rule == OVER:
            return self._refusal("match-over", {})
        if rule == NOT_ASKED:
            return self._refusal("not-your-turn", self._whose_turn(seat))
        if rule == NO_MOVE:
            return self._refusal("not-a-move", {"text": legible(move)})
        return self._refusal(self.state.rule(rule), self._core.facts(seat, number, rule))

    def _whose_turn(self, seat: int) -> dict[str, object]:
        waiting = self.waiting
        facts: dict[str, object] = {"seat": seat, "asked": self.state.question()}
        if len(waiting) == 1:
            return {**facts, "turn": waiting[0]}
        return {**facts, "seats": list(waiting)}

    def _refusal(self, rule: str, facts: dict[str, object]) -> Refusal:
        return Refusal(rule, {"game": self.game_id, "section": self.setup.sheet.section(rule), **facts})

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move and return its events in order. An illegal move raises IllegalMove and changes nothing.

        The events contain secrets: show a seat only `event.seen_by(seat)`, or use `events(seat)`.
        """
        acting = self._acting(seat)
        number, rule = self._judge(move, acting)
        if rule != 0:
            raise IllegalMove(self._explained(move, acting, number, rule))
        return self._advance(acting, number)

    def play_judged(self, move: JudgedMove) -> list[Event]:
        """Make a move that `judge` validated at this step, in this match or in the one it was cloned from."""
        if move.steps != len(self.steps):
            raise BadInput(f"the move was judged after {move.steps} steps, the match has {len(self.steps)}")
        return self._advance(move.seat, move.number)

    def _advance(self, seat: int, number: int) -> list[Event]:
        try:
            return self._core.advance(seat, number)
        except BaseException:
            # Chance may fail in the middle of a move (end of a script): roll back, so that moves are atomic.
            self._become(self.at(len(self.steps)))
            raise

    def events(self, seat: int | None = REFEREE, since: int = 0) -> list[Event]:
        """The events from step `since` on (0: the deal), as that seat (None: a spectator) may see them."""
        self._check_count(since)
        self._recall(since)
        told = [event for events in self._core.told[since - self._core.first_known :] for event in events]
        if seat == REFEREE:
            return told
        viewer = None if seat is None else self._acting(seat)
        return [event.seen_by(viewer) for event in told]

    def events_of(self, step: int) -> list[Event]:
        """All events of this step (0: the deal), including secrets."""
        self._check_count(step)
        self._recall(step)
        return list(self._core.told[step - self._core.first_known])

    def at(self, count: int) -> "Match":
        """A copy of the match after its first `count` steps, with the same future outcomes of chance."""
        self._check_count(count)
        source = self._source.clone()
        if self.origin is None:
            twin = Match.dealt(self.game_id, self.setup, source, self.names, self.kind)
        else:
            origin = dict(read_shape(self.origin, PositionShape[dict[str, Any]], "position"))
            twin = Match.restored(self.game_id, self.setup, source, origin, self.names, self.kind)
        for step in self.steps[:count]:
            twin._core.advance(step.seat, self.setup.codec.parse(step.move))  # noqa: SLF001 - same class
        return twin

    def _check_count(self, count: int) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= len(self.steps):
            raise BadInput(f"there is no step {shown(count)}; the match has {len(self.steps)}")

    def undo_refusal(self, seat: int | None = None) -> Refusal | None:
        """None if the last step can be undone (by that seat), otherwise the refusal."""
        by = None if seat is None else self._acting(seat)
        if by is not None and self.steps and by != self.steps[-1].seat:
            return self._refusal("undo-not-yours", {"seat": by, "turn": self.steps[-1].seat})
        rule = self._core.undo_rule()
        return self._refusal(rule, {}) if rule else None

    @property
    def can_undo(self) -> bool:
        """Whether the seat that made the last step can undo it."""
        return not self._core.undo_rule()

    def undo(self, seat: int | None = None) -> Step:
        """Undo the last step and return it; IllegalMove if it revealed anything or another seat is now due."""
        refused = self.undo_refusal(seat)
        if refused is not None:
            raise IllegalMove(refused)
        last = self.steps[-1]
        self._become(self.at(len(self.steps) - 1))
        return last

    def _become(self, other: "Match") -> None:
        vars(self).update(vars(other))

    def _acting(self, seat: int | None) -> int:
        """Validate a seat; by default the one that must act."""
        if seat is None:
            waiting = self.waiting
            if len(waiting) > 1:
                raise BadInput(f"several seats may act, {waiting}: give the seat")
            return waiting[0] if waiting else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= self.setup.seats:
            raise BadInput(f"there is no seat {shown(seat)}; seats are 1 to {self.setup.seats}")
        return seat

    def view(self, seat: int | None = None, round_number: int | None = None) -> dict[str, Any]:
        """The view of a seat (None: a spectator) as JSON data; `round_number` selects the end of an earlier round."""
        return self._core.view(self._round(round_number), 0 if seat is None else self._acting(seat))

    def public_view(self, round_number: int | None = None) -> dict[str, Any]:
        """The public part of a view. `view` merges it, and its round, with `own_view`."""
        return self._core.public_view(self._round(round_number))

    def own_view(self, seat: int | None, round_number: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees in addition to the public view."""
        return self._core.own_view(self._round(round_number), 0 if seat is None else self._acting(seat))

    def _round(self, number: int | None) -> Round:
        if number is None:
            return self.state
        self._recall(0)
        rounds = self._core.rounds
        before = len(self.results) + (0 if self.is_over else 1) - len(rounds)
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number - before <= len(rounds):
            raise BadInput(f"there is no round {shown(number)} to look at")
        return rounds[number - before - 1]

    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON data; `Game.restore` reads it back exactly."""
        return {**self._core.frame(), "round": self.state.position()}

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
        """An independent copy with the same future outcomes of chance."""
        twin = Match.__new__(Match)
        vars(twin).update(vars(self), _core=self._core.clone())
        return twin

    def record(self, seat: int | None = REFEREE, *, reveal: bool | None = None, since: int = 0) -> str:
        """The match as readable text; while it runs, limited to what `seat` (None: a spectator) may know.

        `reveal` controls whether it contains a committed secret; by default only after the end of the match. The steps
        up to `since` are limited to what a spectator may know.
        """
        if seat is not None and seat != REFEREE:
            self._acting(seat)
        reader = REFEREE if self.is_over else seat
        return write_record(self, reader, reveal=self.is_over if reveal is None else reveal, since=since)

    def chance_lines(self, *, reveal: bool) -> list[str]:
        """The header lines of a record that describe the chance source; a committed secret only if `reveal` is set."""
        return self._core.recorder.header(reveal=reveal)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (
            (self.kind, self.head) == (other.kind, other.head)
            and self.steps == other.steps
            and self.deal == other.deal
            and self.origin == other.origin
            and self._core.recorder == other._core.recorder
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
        return Match, (self.game_id, self.setup, self._source, self.names, self.kind), (self.origin, list(self.steps))

    def __setstate__(self, state: tuple[dict[str, Any] | None, list[Step]]) -> None:
        self._origin, self._core.steps = state[0], AppendOnlyList(state[1])
        self._become(self.at(len(self.steps)))
