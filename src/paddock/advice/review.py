"""Review: how luck and decisions made the result of a match, adding up exactly; and the costliest moves.

A referee who knows every hand but not what is to come reckons each side's chance to win, turn by turn, as if all drove
on like level 2. What a decision was worth is judged from the knowledge of the seat that made it, against the move of
level 2. Whatever else has changed the chances is luck.
"""

from __future__ import annotations

import time
from importlib import import_module
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from paddock.advice.hint import Findings, Tip, trial_of
from paddock.advice.outlook import Outlook
from paddock.advice.parts import WHOLE, parts_of
from paddock.advice.reasons import Reason, spread
from paddock.bots import ladder
from paddock.bots.chances import Chances
from paddock.bots.player import Searcher
from paddock.core.chance import Rng
from paddock.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.core.game import Game
    from paddock.core.match import Match
    from paddock.core.round import Round

BUDGET_MS: Final = 20_000.0
FEWEST: Final = 16
MOST: Final = 400
TRIED: Final = 4  # worlds by which the time of all is foreseen
JUDGED: Final = 2  # a decision is judged in as many more worlds as a chance: it is what gets told
COSTLIEST: Final = 3
SURE: Final = 1.96
LEAST: Final = WHOLE // 100  # a move that cost less did not cost anything worth telling
SEARCHED: Final = 400  # worlds in which something better than a costly move is looked for


class Account(msgspec.Struct, frozen=True):
    """How a side came to its result, in millionths of a match: the first number and all that follow make `result`.

    `margin` is by how much (95 %) own decisions may be worth more or less, and luck less or more.
    """

    side: int
    seats: list[int]
    start: int
    deal: int
    luck: int
    decisions: int
    rivals: int
    result: int
    margin: int


class Moment(msgspec.Struct, frozen=True):
    """The chances of all sides after so many steps; `is_deal` if a round has just been dealt."""

    step: int
    chances: list[int]
    is_deal: bool = False


class Costly(msgspec.Struct, frozen=True):
    """A move that cost its side much: so much, give or take `margin`, against what level 2 would have played."""

    step: int
    seat: int
    move: str
    usual: str
    cost: int
    margin: int
    better: Tip
    reasons: list[Reason]

    def text(self, lang: str = "en") -> str:
        """Why the other move was better."""
        return " ".join(reason.text(lang) for reason in self.reasons)


class Review(msgspec.Struct, frozen=True):
    """The whole account; `worlds` is how many were played out for each chance."""

    game: str
    names: list[str]
    worlds: int
    decisions: int
    accounts: list[Account]
    costliest: list[Costly]
    moments: list[Moment]


class Decision(NamedTuple):
    """A move of which level 2 would have made another."""

    step: int
    seat: int  # from 0
    state: Round
    results: int
    chosen: int
    usual: int


class Look(NamedTuple):
    """A moment at which the referee reckons; without a state the chances follow from points alone."""

    step: int
    results: int
    state: Round | None
    is_deal: bool


def review(
    game: Game,
    match: Match,
    budget_ms: float = BUDGET_MS,
    *,
    worlds: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> Review:
    """How this finished match was won and lost."""
    if not match.is_over:
        raise BadInput("the match is not over: there is nothing to review yet")
    return Reviewer(game, match, progress or (lambda _: None)).whole(budget_ms, worlds)


class Reviewer:
    """Goes through one match: first what there is to reckon, then the reckoning, then the sums."""

    def __init__(self, game: Game, match: Match, progress: Callable[[float], None]) -> None:
        self.game: Final = game
        self.match: Final = match
        self.progress: Final = progress
        self.outlook: Final = outlook_of(game, match)
        self.looks: list[Look] = []
        self.decisions: list[Decision] = []
        self._walk()

    def _walk(self) -> None:
        match = self.match.at(0)
        if match.origin is None:
            self.looks.append(Look(0, len(match.results), None, is_deal=False))
        self.looks.append(Look(0, len(match.results), match.state.clone(), is_deal=match.origin is None))
        for number, step in enumerate(self.match.steps, start=1):
            seat, before = match.waiting, len(match.results)
            self._note_decision(match, number, step.seat, step.move)
            match.play(step.move, step.seat)
            if len(match.results) > before:
                self.looks.append(Look(number, len(match.results), None, is_deal=False))
                if not match.is_over:
                    self.looks.append(Look(number, len(match.results), match.state.clone(), is_deal=True))
            elif match.waiting != seat:
                self.looks.append(Look(number, before, match.state.clone(), is_deal=False))

    def _note_decision(self, match: Match, number: int, seat: int, move: str) -> None:
        state = match.state.clone()
        state.face(seat - 1)
        if state.fill_moves() == 1:
            return
        chosen = int(match.setup.codec.parse(move))
        usual = int(self.outlook.experts[seat - 1].pick(state))
        if chosen != usual:
            self.decisions.append(Decision(number, seat - 1, state, len(match.results), chosen, usual))

    def whole(self, budget_ms: float, worlds: int | None) -> Review:
        """The review, with so many worlds or as many as the time allows."""
        count = worlds or self._affordable(budget_ms)
        total = len(self.looks) + 2 * JUDGED * len(self.decisions)
        moments = []
        for done, look in enumerate(self.looks):
            moments.append(Moment(look.step, self._chances(look, count), look.is_deal))
            self.progress(done / total)
        judged = []
        for done, decision in enumerate(self.decisions):
            judged.append(self._judged(decision, count * JUDGED))
            self.progress((len(self.looks) + 2 * JUDGED * done) / total)
        accounts = self._accounts(moments, judged)
        names = list(self.match.names)
        return Review(self.match.game_id, names, count, len(self.decisions), accounts, self._costliest(judged), moments)

    def _affordable(self, budget_ms: float) -> int:
        started = time.thread_time()
        tried = [look for look in self.looks if look.state is not None][:: max(1, len(self.looks) // TRIED)]
        for look in tried:
            self._chances(look, TRIED)
        each = (time.thread_time() - started) / (len(tried) * TRIED)
        total = len(self.looks) + 2 * JUDGED * len(self.decisions)
        return max(FEWEST, min(MOST, int(budget_ms / 1000 / (each * total + 1e-9))))

    def _chances(self, look: Look, worlds: int) -> list[int]:
        results = self.match.results[: look.results]
        if look.state is None and look.results and self.match.setup.is_over(results):
            places = self.match.setup.places(results)
            return parts_of([float(place == 1) for place in places])
        self.outlook.follow(results)
        if look.state is None:
            return parts_of(self.outlook.between_rounds())
        return parts_of(_means(self.outlook.of_referee(look.state, worlds, 0)))

    def _judged(self, decision: Decision, worlds: int) -> Judged:
        self.outlook.follow(self.match.results[: decision.results])
        chosen = self.outlook.of_seat(decision.state, decision.chosen, worlds, 0)
        usual = self.outlook.of_seat(decision.state, decision.usual, worlds, 0)
        own = self.match.setup.side_of(decision.seat)
        worth = [a - b for a, b in zip(parts_of(_means(chosen)), parts_of(_means(usual)), strict=True)]
        error = spread([a[own] - b[own] for a, b in zip(chosen, usual, strict=True)])[1]
        return Judged(decision, own, worth, error * WHOLE)

    def _accounts(self, moments: list[Moment], judged: list[Judged]) -> list[Account]:
        setup = self.match.setup
        found = []
        for side in range(setup.sides):
            deal = sum(now.chances[side] - then.chances[side] for then, now in pairwise(moments) if now.is_deal)
            own = sum(each.worth[side] for each in judged if each.side == side)
            rivals = sum(each.worth[side] for each in judged if each.side != side)
            start, result = moments[0].chances[side], moments[-1].chances[side]
            margin = SURE * sum(each.error**2 for each in judged if each.side == side) ** 0.5
            seats = [seat + 1 for seat in setup.seats_of(side)]
            luck = result - start - deal - own - rivals
            found.append(Account(side + 1, seats, start, deal, luck, own, rivals, result, round(margin)))
        return found

    def _costliest(self, judged: list[Judged]) -> list[Costly]:
        """The moves that surely cost most."""
        sure = [each for each in judged if each.worth[each.side] + SURE * each.error < 0]
        worst = sorted(sure, key=lambda each: each.worth[each.side])[: 2 * COSTLIEST]
        found = [self._explained(each) for each in worst if -each.worth[each.side] >= LEAST]
        return [costly for costly in found if costly is not None][:COSTLIEST]

    def _explained(self, judged: Judged) -> Costly | None:
        """What would have been better, by a search from what the seat knew; None if that finds nothing."""
        decision = judged.decision
        match = self.match.at(decision.step - 1)
        match.state.face(decision.seat)
        trial = trial_of(self.game, match, decision.seat, Rng(decision.step))
        trial.allow(0.0, SEARCHED)
        trial.run(match.state, None, decision.chosen)
        findings = Findings(match, trial)
        if not findings.is_better(decision.chosen):
            return None
        notation = match.setup.codec.notation
        return Costly(
            decision.step,
            decision.seat + 1,
            notation(decision.chosen),
            notation(decision.usual),
            -judged.worth[judged.side],
            round(SURE * judged.error),
            findings.tips()[0],
            findings.why_not(decision.chosen),
        )


class Judged(NamedTuple):
    """What a decision was worth to every side, in millionths, and the standard error for the own side."""

    decision: Decision
    side: int
    worth: list[int]
    error: float


def outlook_of(game: Game, match: Match) -> Outlook:
    """The outlook for a match of this game: all drive like the expert."""
    searcher = ladder.policies(game)[ladder.EXPERT + 1]
    assert isinstance(searcher, Searcher)
    setup = match.setup
    experts = [searcher.expert(setup, Rng(seat)) for seat in range(setup.seats)]
    referee = import_module(f"paddock.advice.{game.family}").REFEREE()
    return Outlook(setup, experts, Chances(setup, searcher.weights), referee)


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
