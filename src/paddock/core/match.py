"""Match: rounds in a row with points and an end; the door through which people, bots and tables play."""

import json
from typing import Any

from paddock.core.chance import Outcome, Recorder
from paddock.core.errors import BadInput, BadPosition, IllegalMove
from paddock.core.event import Event, MatchEnded, RoundBegan, RoundEnded
from paddock.core.refusal import Refusal
from paddock.core.round import Round
from paddock.core.setup import NOT_NOTATION, Setup
from paddock.core.standing import Result, Standing


class Match:
    """A match in progress or finished. Seats and sides count from 1 out here, moves are notation."""

    def __init__(self, game_id: str, setup: Setup, recorder: Recorder) -> None:
        self.game_id = game_id
        self.setup = setup
        self.results: list[Result] = []
        self._recorder = recorder
        self._round: Round | None = None
        self._origin: dict[str, object] | None = None
        self._lines: list[str] = []

    def begin(self) -> None:
        """Deal the first round (a Game calls this once)."""
        self._deal()

    def resume(self, results: list[Result], state: dict[str, object]) -> None:
        """Go on from a position (a Game calls this once)."""
        for result in results:
            if len(result["points"]) != self.setup.sides or len(result["lines"]) != self.setup.sides:
                raise BadPosition(f"each result needs points and lines for {self.setup.sides} sides")
        self.results = results
        self._round = self.setup.restore_round(state, results, self._recorder)
        self._recorder.take()
        if self._round.over != self.is_over:
            raise BadPosition("the round is over exactly when the match is: results and round disagree")
        self._origin = self.position()

    @property
    def state(self) -> Round:
        """The round being played, or the last one; for search and analysis, in the engine's own numbers."""
        assert self._round is not None
        return self._round

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.setup.seats

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.results) and self.setup.is_over(self.results)

    @property
    def turn(self) -> int | None:
        """The seat that must act; None when the match is over."""
        return None if self.state.over else self.state.turn + 1

    def moves(self, seat: int | None = None) -> list[str]:
        """Legal moves in notation, for the seat to act or any seat (none while it is not asked)."""
        if self._acting(seat) != self.turn or self.turn is None:
            return []
        return [self.setup.notation(move) for move in self.state.legal_moves()]

    def candidates(self) -> list[str]:
        """Moves worth explaining to the seat to act: the legal ones, and those it may wish for in vain."""
        return [] if self.turn is None else [self.setup.notation(move) for move in self.setup.candidates(self.state)]

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """None if the move is legal, else the rule and the facts that forbid it."""
        acting = self._acting(seat)
        if self.turn is None:
            return self._refusal("match-over", {})
        if acting != self.turn:
            return self._refusal("not-your-turn", {"seat": acting, "turn": self.turn})
        number = self.setup.parse(move)
        if number == NOT_NOTATION:
            return self._refusal("not-a-move", {"text": move[:80]})
        rule = self.state.refuse(number)
        return None if rule == 0 else self._refusal(self.setup.rule(rule), self.setup.facts(self.state, number, rule))

    def _refusal(self, rule: str, facts: dict[str, object]) -> Refusal:
        cite = f"sections.{rule}"
        sheet = self.setup.sheet
        section = sheet.text(cite) if sheet.has(cite) else ""
        return Refusal(rule, {"game": self.game_id, "section": section, **facts})

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move; what happened, in order. IllegalMove with the refusal if it is not allowed: nothing changes.

        The events are the referee's: show a seat only `event.seen_by(seat)`.
        """
        refused = self.refusal(move, seat)
        if refused is not None:
            raise IllegalMove(refused)
        number = self.setup.parse(move)
        return self._advance(number)

    def _advance(self, move: int) -> list[Event]:
        state = self.state
        line = f"{state.turn + 1} {self.setup.notation(move)}"
        events: list[Event] = []
        state.journal = events
        state.apply(move)
        state.journal = None
        outcomes = self._recorder.take()
        self._lines.append(line + (f" -> {self._words(outcomes)}" if outcomes else ""))
        if state.over:
            self._finish_round(events)
        return events

    def _finish_round(self, events: list[Event]) -> None:
        result = self.setup.result(self.state)
        self.results.append(result)
        self._lines.append("points: " + " ".join(str(points) for points in result["points"]))
        events.append(RoundEnded(len(self.results), result["points"]))
        if self.setup.is_over(self.results):
            places = self.setup.places(self.results)
            events.append(MatchEnded([side + 1 for side in range(self.setup.sides) if places[side] == 1]))
        else:
            self._deal()
            events += self.opening()

    def opening(self) -> list[Event]:
        """How the round being played began, as events; asked before the first move of a round."""
        return [RoundBegan(len(self.results) + 1, self.state.turn + 1), *self.state.opening()]

    def _deal(self) -> None:
        self._round = self.setup.new_round(self.results, self._recorder)
        self._lines += ["", f"round {len(self.results) + 1}"]
        for outcome in self._recorder.take():
            self._lines.append(("deal: " if outcome.is_order else "roll: ") + self._word(outcome))

    def _words(self, outcomes: list[Outcome]) -> str:
        return " ".join(f"[{self._word(out)}]" if out.is_order else self._word(out) for out in outcomes)

    def _word(self, outcome: Outcome) -> str:
        if outcome.is_order:
            return " ".join(self.setup.token(value) for value in outcome.values)
        return self.setup.roll_word(outcome.values[0])

    def _acting(self, seat: int | None) -> int | None:
        if seat is None:
            return self.turn
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= self.setup.seats:
            raise BadInput(f"there is no seat {seat!r}; seats are 1 to {self.setup.seats}")
        return seat

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know (None: a spectator), as JSON data."""
        watched = -1 if seat is None else (self._acting(seat) or 0) - 1
        return {
            **self._frame(),
            "sides": self.setup.sides,
            "seat": seat,
            "turn": self.turn,
            "over": self.is_over,
            "moves": [] if seat is None else self.moves(seat),
            "round": self.setup.view(self.state, watched),
        }

    def position(self) -> dict[str, Any]:
        """The whole state as plain JSON data; `Game.restore` reads it back exactly."""
        return {**self._frame(), "round": self.setup.position(self.state)}

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
        twin = Match(self.game_id, self.setup, self._recorder.clone())
        twin.results = list(self.results)
        twin._round = self.state.clone()
        twin._round.chance = twin._recorder
        twin._origin = self._origin
        twin._lines = list(self._lines)
        return twin

    def record(self, *, reveal: bool | None = None) -> str:
        """The match as text a person can read; a committed secret is shown when the match is over, or as told."""
        show = self.is_over if reveal is None else reveal
        options = " ".join(f"{name}={value}" for name, value in self.setup.options.items())
        head = [
            "Paddock record 1",
            f"game: {self.game_id}",
            f"sheet: {self.setup.sheet.digest}",
            f"seats: {self.setup.seats}",
            f"options: {options}".rstrip(),
            *self._recorder.header(reveal=show),
        ]
        if self._origin is not None:
            head.append("from: " + json.dumps(self._origin, ensure_ascii=False))
        return "\n".join(head + self._lines) + "\n"


def _plain(result: Result) -> dict[str, object]:
    lines = [[list(line) for line in side] for side in result["lines"]]
    return {"points": list(result["points"]), "lines": lines, "detail": result["detail"]}
