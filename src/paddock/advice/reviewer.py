"""Reviewer: computes the review of one match in parts that are independent of each other and of the machine.

The table server computes them one by one between bot moves; the same number of worlds always gives the same parts.
"""

from __future__ import annotations

import time
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock import families
from paddock.advice.exact_shares import WHOLE, parts_of
from paddock.advice.forecast import Forecast
from paddock.advice.hint import Findings, playouts_for
from paddock.advice.reasons import spread
from paddock.advice.review import (
    COSTLIEST,
    JUDGED,
    Account,
    Costly,
    Judged,
    Moment,
    Plan,
    Review,
    judged_of,
    largest_swings,
    moments_of,
    won_at,
)
from paddock.bots import ladder
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paddock.advice.review import Part
    from paddock.core.game import Game
    from paddock.core.match import Match
    from paddock.core.round import Round

BUDGET_MS: Final = 20_000.0
MIN_WORLDS: Final = 16
MAX_WORLDS: Final = 400
PROBE_WORLDS: Final = 4  # worlds sampled to estimate the total time
Z95: Final = 1.96
MIN_LOSS: Final = WHOLE // 100  # moves that cost less are not reported
SEARCHED: Final = 8  # factor on the worlds for the search for a better move
MAX_SEARCHED: Final = 400


class Decision(NamedTuple):
    """A move that differs from the choice of level 2."""

    step: int
    seat: int  # from 0
    state: Round
    results: int
    chosen: int
    usual: int


class Look(NamedTuple):
    """A moment for which the referee estimates the chances; without a state they follow from the points alone."""

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
    """The review of a finished match."""
    tell = progress or (lambda _: None)
    reviewer = Reviewer(game, match)
    plan = reviewer.plan(budget_ms, worlds)
    parts: list[Part] = []
    while len(parts) < plan.parts:
        parts.append(reviewer.part(len(parts), plan.worlds))
        tell(plan.progress(len(parts)))
    costliest: list[Costly] = []
    suspects = suspected(judged_of(parts))
    for done, suspect in enumerate(suspects, 1):
        if len(costliest) < COSTLIEST:
            costliest += reviewer.explained(suspect, plan.worlds)
        tell(plan.progress(len(parts), done / len(suspects)))
    return reviewer.summed_up(plan.worlds, parts, costliest)


def suspected(judged: Sequence[Judged]) -> list[Judged]:
    """The significantly costliest decisions; twice COSTLIEST, since a search may find no better move for some."""
    sure = [each for each in judged if each.worth[each.side] + Z95 * each.error < 0]
    worst = sorted(sure, key=lambda each: each.worth[each.side])[: 2 * COSTLIEST]
    return [each for each in worst if -each.worth[each.side] >= MIN_LOSS]


class Reviewer:
    """Collects the looks and decisions of one match, computes them part by part, and adds them up."""

    def __init__(self, game: Game, match: Match) -> None:
        if not match.is_over:
            raise BadInput("the match is not over yet: there is nothing to review")
        self.game: Final = game
        self.match: Final = match
        self.forecast: Final = forecast_for(game, match)
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
        state.act_as(seat - 1)
        if state.fill_moves() == 1:
            return
        chosen = int(match.setup.codec.parse(move))
        usual = int(self.forecast.experts[seat - 1].pick(state))
        if chosen != usual:
            self.decisions.append(Decision(number, seat - 1, state, len(match.results), chosen, usual))

    def plan(self, budget_ms: float, worlds: int | None = None, fewest: int = MIN_WORLDS) -> Plan:
        """The plan for this number of worlds, or for as many as the time allows."""
        return Plan(worlds or self._affordable(budget_ms, fewest), len(self.looks), len(self.decisions))

    def _affordable(self, budget_ms: float, fewest: int) -> int:
        tried = [look for look in self.looks if look.state is not None][:: max(1, len(self.looks) // PROBE_WORLDS)]
        self._chances(tried[0], 1)  # warm-up: policies fill their caches in the first world
        started = time.thread_time()
        for look in tried:
            self._chances(look, PROBE_WORLDS)
        each = (time.thread_time() - started) / (len(tried) * PROBE_WORLDS)
        total = len(self.looks) + 2 * JUDGED * len(self.decisions)
        return max(fewest, min(MAX_WORLDS, int(budget_ms / 1000 / (each * total + 1e-9))))

    def part(self, number: int, worlds: int) -> Part:
        """One part of the plan: the chances at one moment, or the value of one decision."""
        if number >= len(self.looks):
            return self._judged(number - len(self.looks), worlds * JUDGED)
        look = self.looks[number]
        return Moment(look.step, self._chances(look, worlds), look.is_deal)

    def some(self, plan: Plan, first: int, budget_ms: float) -> list[Part]:
        """As many parts, starting with this one, as fit into the budget; at least one."""
        started = time.thread_time()
        made: list[Part] = []
        for number in range(first, plan.parts):
            made.append(self.part(number, plan.worlds))
            if (time.thread_time() - started) * 1000 >= budget_ms:
                break
        return made

    def _chances(self, look: Look, worlds: int) -> list[int]:
        results = self.match.results[: look.results]
        if look.state is None and look.results and self.match.setup.is_over(results):
            places = self.match.setup.places(results)
            return parts_of([float(place == 1) for place in places])
        self.forecast.follow(results)
        if look.state is None:
            return parts_of(self.forecast.between_rounds())
        return parts_of(_means(self.forecast.of_referee(look.state, worlds, 0)))

    def _judged(self, number: int, worlds: int) -> Judged:
        decision = self.decisions[number]
        self.forecast.follow(self.match.results[: decision.results])
        chosen = self.forecast.of_seat(decision.state, decision.chosen, worlds, 0)
        usual = self.forecast.of_seat(decision.state, decision.usual, worlds, 0)
        own = self.match.setup.side_of(decision.seat)
        worth = [a - b for a, b in zip(parts_of(_means(chosen)), parts_of(_means(usual)), strict=True)]
        error = spread([a[own] - b[own] for a, b in zip(chosen, usual, strict=True)])[1]
        return Judged(number, own, worth, error * WHOLE)

    def explained(self, judged: Judged, worlds: int) -> list[Costly]:
        """The better move, found by a search with the knowledge of the seat; empty if there is none."""
        decision = self.decisions[judged.decision]
        match = self.match.at(decision.step - 1)
        match.state.act_as(decision.seat)
        playouts = playouts_for(self.game, match, decision.seat, Rng(decision.step))
        playouts.allow(0.0, min(MAX_SEARCHED, SEARCHED * worlds))
        playouts.run(match.state, None, decision.chosen)
        findings = Findings(self.game, match, playouts, match.view(decision.seat + 1))
        if not findings.is_better(decision.chosen):
            return []
        notation, figures = match.setup.codec.notation, findings.why_not(decision.chosen)
        costly = Costly(
            decision.step,
            decision.seat + 1,
            notation(decision.chosen),
            notation(decision.usual),
            -judged.worth[judged.side],
            round(Z95 * judged.error),
            findings.tips()[0],
            findings.plain_why_not(figures),
            figures,
            findings.note(decision.chosen),
        )
        return [costly]

    def summed_up(self, worlds: int, parts: Sequence[Part], costliest: Sequence[Costly]) -> Review:
        """The whole review, from all parts and the explained costly moves."""
        moments, judged = moments_of(parts), judged_of(parts)
        # Each error includes the 1 / count term of `spread`; a sum of errors should include it only once.
        unseen = (WHOLE / (worlds * JUDGED)) ** 2
        accounts = [self._account(side, moments, judged, unseen) for side in range(self.match.setup.sides)]
        names, told = list(self.match.names), list(costliest)
        won = won_at(moments)
        swings = largest_swings(moments, won, told)
        return Review(self.match.game_id, names, worlds, len(judged), accounts, told, moments, won, swings)

    def _account(self, side: int, moments: list[Moment], judged: list[Judged], unseen: float) -> Account:
        deal = sum(now.chances[side] - then.chances[side] for then, now in pairwise(moments) if now.is_deal)
        mine = [each for each in judged if each.side == side]
        own = sum(each.worth[side] for each in mine)
        rivals = sum(each.worth[side] for each in judged if each.side != side)
        start, result = moments[0].chances[side], moments[-1].chances[side]
        variance = sum(each.error**2 - unseen for each in mine) + (unseen if mine else 0.0)
        seats = [seat + 1 for seat in self.match.setup.seats_of(side)]
        luck = result - start - deal - own - rivals
        return Account(side + 1, seats, start, deal, luck, own, rivals, result, round(Z95 * variance**0.5))


def forecast_for(game: Game, match: Match) -> Forecast:
    """The forecast for a match of this game, with the expert on all seats."""
    searcher, setup = ladder.searcher(game), match.setup
    experts = [searcher.expert(setup, Rng(seat)) for seat in range(setup.seats)]
    referee = families.part(game.family, "advice").REFEREE()
    return Forecast(setup, experts, Chances(setup, searcher.weights), referee)


def _means(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
