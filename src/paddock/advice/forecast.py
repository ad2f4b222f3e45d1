"""Forecast: estimates every side's chance to win the match by playouts with level 2 on all seats."""

from typing import Final

from mypy_extensions import i64

from paddock.advice.observation import Referee
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.policy import Policy, play_out
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup


class Forecast:
    """Runs playouts. Seed and number determine a world and its random numbers."""

    def __init__(self, setup: Setup, experts: list[Policy], chances: Chances, referee: Referee) -> None:
        self.setup: Final = setup
        self.experts: Final = experts
        self.chances: Final = chances
        self.referee: Final = referee
        self.points: list[int] = [0] * setup.sides
        self.rounds: i64 = 0

    def follow(self, results: list[Result]) -> None:
        """Set the results of the earlier rounds."""
        self.points = self.setup.points(results)
        self.rounds = len(results)

    def between_rounds(self) -> list[float]:
        """Each side's chance by the points alone, before the next deal."""
        return [self.chances.chance(self.points, side, self.rounds) for side in range(len(self.points))]

    def of_referee(self, state: Round, worlds: int, seed: int) -> list[list[float]]:
        """The chances of all sides, one row per world; all hands are known, only the future is random."""
        found: list[list[float]] = []
        for number in range(worlds):
            luck = Rng(seed + number)
            world = state.clone()
            self.referee.shuffle(world, luck)
            world.chance = luck
            found.append(self._played(world))
        return found

    def of_view(self, state: Round, seat: i64, worlds: int, seed: int) -> list[list[float]]:
        """The same in worlds that are consistent with the view of a seat."""
        found: list[list[float]] = []
        for number in range(worlds):
            luck = Rng(seed + number)
            world = state.clone()
            world.redeal(seat, luck)
            world.chance = luck
            found.append(self._played(world))
        return found

    def of_seat(self, state: Round, move: i64, worlds: int, seed: int) -> list[list[float]]:
        """The same after a move of the seat to act, in worlds that are consistent with its view."""
        found: list[list[float]] = []
        for number in range(worlds):
            luck = Rng(seed + number)
            world = state.clone()
            world.redeal(state.turn, luck)
            world.chance = luck
            world.apply(move)
            found.append(self._played(world))
        return found

    def _played(self, world: Round) -> list[float]:
        play_out(world, self.experts)
        points = [self.points[side] + int(world.score(side)) for side in range(len(self.points))]
        return [self.chances.chance(points, side, self.rounds + 1) for side in range(len(points))]
