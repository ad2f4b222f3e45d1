"""MatchCore: the compiled state of a match, its rounds and steps. It validates nothing: Match does."""

from typing import Any, Final

from paddock.core.chance.rng import Chance
from paddock.core.chance.scripted import Recorder
from paddock.core.codec import NOT_NOTATION
from paddock.core.event import Event, MatchEnded, RoundBegan, RoundEnded
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.core.step import AppendOnlyList, Outcome, Step

# Return values of `judge` that are not rule numbers.
OVER: Final = -1
NOT_ASKED: Final = -2
NO_MOVE: Final = -3


class MatchCore:
    """Rounds, steps, events and the chance source. Seats count from 1, moves are numbers."""

    def __init__(self, game_id: str, setup: Setup, chance: Chance) -> None:
        self.game_id: Final = game_id
        self.setup: Final = setup
        self.recorder = Recorder(chance)
        self.steps: AppendOnlyList[Step] = AppendOnlyList()
        self.results: list[Result] = []
        self.ranked: int = -1  # the number of results for which `points` and `places` were computed
        self.points: list[int] = []
        self.places: list[int] = []
        self.deal: tuple[Outcome, ...] = ()  # outcomes of chance in the deal of the first round
        self.rounds: list[Round] = []
        self.first_known: int = 0  # the first step whose events are in memory; 0 is the deal
        # The events of the deal and of each step, from `first_known` on.
        self.told: AppendOnlyList[list[Event]] = AppendOnlyList()
        self.asked: tuple[int, ...] = ()  # the seats that were waiting before the last step
        self.saved_undo_rule: str = ""  # `undo_rule` of the last step once its events are dropped

    def clone(self) -> "MatchCore":
        """An independent copy with the same future outcomes of chance."""
        twin = MatchCore(self.game_id, self.setup, self.recorder.source.clone())
        twin.steps = self.steps.copy()
        twin.results = list(self.results)
        twin.ranked, twin.points, twin.places = self.ranked, self.points, self.places
        twin.deal = self.deal
        state = self.rounds[-1].clone()
        state.chance = twin.recorder
        twin.rounds = [*self.rounds[:-1], state]
        twin.first_known = self.first_known
        twin.told = self.told.copy()
        twin.asked = self.asked
        twin.saved_undo_rule = self.saved_undo_rule
        return twin

    # Seats to act and their moves.

    def is_over(self) -> bool:
        """Whether the match has ended."""
        return len(self.results) > 0 and self.setup.is_over(self.results)

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        state = self.rounds[-1]
        return tuple([seat + 1 for seat in range(self.setup.seats) if state.is_waiting(seat)])

    def moves(self, seat: int, *, with_vain: bool = False) -> list[str]:
        """The legal moves of a seat; `with_vain` adds illegal ones worth explaining. Empty if it may not act."""
        codec, state = self.setup.codec, self.rounds[-1]
        if with_vain:
            return [codec.notation(move) for move in self._moves(seat, with_vain=True)]
        if seat == 0 or not state.is_waiting(seat - 1):
            return []
        first = state.turn
        state.act_as(seat - 1)
        # Read from the buffer: as a list, hundreds of moves would become Python ints first.
        found = [codec.notation(state.move_at(i)) for i in range(state.fill_moves())]
        state.act_as(first)
        return found

    def parts(self, seat: int) -> list[dict[str, object]]:
        """The legal moves of a seat as data, in the order of `moves`; empty if the seat may not act now."""
        codec = self.setup.codec
        return [codec.parts(move) for move in self._moves(seat)]

    def _moves(self, seat: int, *, with_vain: bool = False) -> list[int]:
        state = self.rounds[-1]
        if seat == 0 or not state.is_waiting(seat - 1):
            return []
        first = state.turn
        state.act_as(seat - 1)
        found = state.candidates() if with_vain else state.legal_moves()
        state.act_as(first)
        return found

    def judge(self, seat: int, text: str) -> tuple[int, int]:
        """The number of the move, and that of the rule that forbids it, one of the constants above, or 0 (legal)."""
        state = self.rounds[-1]
        if state.over:
            return NOT_NOTATION, OVER
        if not state.is_waiting(seat - 1):
            return NOT_NOTATION, NOT_ASKED
        move = self.setup.codec.parse(text)
        if move == NOT_NOTATION:
            return NOT_NOTATION, NO_MOVE
        first = state.turn
        state.act_as(seat - 1)
        rule = state.refuse(move)
        state.act_as(first)
        return move, rule

    def judged_candidates(self, seat: int) -> list[tuple[int, int, dict[str, object]]]:
        """The candidates of a seat, each with the rule that forbids it (0: legal) and the facts of the refusal."""
        state = self.rounds[-1]
        if seat == 0 or not state.is_waiting(seat - 1):
            return []
        first = state.turn
        state.act_as(seat - 1)
        # Hundreds of moves may be legal; calling `refuse` for each of them would dominate the run time.
        legal = set(state.legal_moves())
        found: list[tuple[int, int, dict[str, object]]] = []
        for move in state.candidates():
            rule = 0 if move in legal else state.refuse(move)
            found.append((move, rule, {} if rule == 0 else state.facts(move, rule)))
        state.act_as(first)
        return found

    def facts(self, seat: int, move: int, rule: int) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        state = self.rounds[-1]
        first = state.turn
        state.act_as(seat - 1)
        found = state.facts(move, rule)
        state.act_as(first)
        return found

    # Dealing and moving.

    def begin(self) -> None:
        """Deal the first round."""
        events: list[Event] = []
        self._new_round(events)
        self.deal = self.recorder.take()
        self.told.append(events)

    def advance(self, seat: int, move: int) -> list[Event]:
        """Make a legal move and return its events."""
        state = self.rounds[-1]
        events: list[Event] = []
        asked = self.waiting()
        state.act_as(seat - 1)
        state.journal = events
        state.apply(move)
        state.journal = None
        chance = self.recorder.take()
        if state.over:
            self._end_round(state.result(), events)
        self.steps.append(Step(seat, self.setup.codec.notation(move), chance, self.recorder.take()))
        self.told.append(events)
        self.asked = asked
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
        state = self.setup.new_round(self.results, self.recorder, opening)
        state.journal = None
        self.rounds.append(state)
        events.append(RoundBegan(len(self.results) + 1, state.turn + 1))
        events += opening

    # Events in memory, and undo.

    def forget(self, keep: int) -> None:
        """Drop the events of all steps but the last `keep`, and all earlier rounds."""
        first = len(self.steps) - keep + 1
        if first > max(self.first_known, 1):
            self.saved_undo_rule = self.undo_rule()
            self.told = AppendOnlyList(self.told[first - self.first_known :])
            self.first_known = first
            self.rounds = self.rounds[-1:]

    def undo_rule(self) -> str:
        """The rule that forbids undoing the last step; empty if none does."""
        made = len(self.steps)
        if made == 0:
            return "undo-nothing"
        if self.first_known > made:
            return self.saved_undo_rule
        last = self.steps[-1]
        if last.chance or last.deal or self.is_over():
            return "undo-revealed"
        for event in self.told[-1]:
            if event.reveals:
                return "undo-revealed"
        for seat in self.waiting():
            if seat not in self.asked:
                return "undo-asked"
        return ""

    # Views and positions.

    def frame(self) -> dict[str, Any]:
        """The fields that views and positions share."""
        setup = self.setup
        return {
            "game": self.game_id,
            "sheet": setup.sheet.digest,
            "seats": setup.seats,
            "options": dict(setup.options),
            "results": [_plain(result) for result in self.results],
        }

    def standings(self) -> list[dict[str, object]]:
        """Place and points of every side after the finished rounds; the rules break ties."""
        if self.ranked != len(self.results):
            self.ranked = len(self.results)
            self.points, self.places = self.setup.points(self.results), self.setup.places(self.results)
        sides = range(self.setup.sides)
        return [{"side": side + 1, "place": self.places[side], "points": self.points[side]} for side in sides]

    def view(self, watched: Round, seat: int) -> dict[str, Any]:
        """The view of a seat (0: a spectator)."""
        view = self.public_view(watched)
        view["round"].update(watched.own_view(seat - 1))
        view["seat"] = seat if seat > 0 else None
        view["moves"] = self.moves(seat)
        return view

    def public_view(self, watched: Round) -> dict[str, Any]:
        """The public part of a view."""
        view = self.frame()
        view["sides"] = self.setup.sides
        view["waiting"] = list(self.waiting())
        view["over"] = self.is_over()
        view["standings"] = self.standings()
        view["round"] = watched.public_view()
        return view

    def own_view(self, watched: Round, seat: int) -> dict[str, Any]:
        """What a seat (0: a spectator) sees in addition to the public view."""
        own = watched.own_view(seat - 1)
        return {"seat": seat if seat > 0 else None, "moves": self.moves(seat), "round": own}


def _plain(result: Result) -> dict[str, object]:
    lines = [[list(line) for line in side] for side in result["lines"]]
    return {"points": list(result["points"]), "lines": lines, "detail": result["detail"]}
