"""Shared helpers of the Bornes studies: games, experts, playouts and gain statistics."""

import math
from collections.abc import Sequence
from typing import cast

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy, play_out
from paddock.core.setup import Setup
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.rules import redeal
from paddock.games.bornes.rules.round import BornesRound

WIN = 100  # value of a win in a race without points, so that leads are percentages


def editions() -> list[str]:
    """The games of the family."""
    return [game for game in library.game_ids() if library.game(game).family == "bornes"]


def expert_of(game: str, setup: Setup, luck: Chance) -> BornesExpert:
    """Level 2 of a game."""
    return cast("BornesExpert", ladder.policies(library.game(game))[ladder.EXPERT](setup, luck))


def all_like(player: Policy, state: BornesRound) -> list[Policy]:
    """The same policy on every seat."""
    return [player] * int(state.terms.seats)


def in_this_world(state: BornesRound, luck: Chance) -> BornesRound:
    """The same position, with the real hands and the pile shuffled again."""
    world = state.clone()
    redeal.shuffle_pile(world, luck)
    return world


def lead_after(state: BornesRound, move: int, players: list[Policy]) -> int:
    """The lead of the seat to act over its best rival at the end of the round, if these policies play on."""
    own, world = int(state.own), state.clone()
    world.apply(move)
    play_out(world, players)
    scores = [int(world.score(side)) for side in range(int(world.terms.sides))]
    return (scores.pop(own) - max(scores)) * (WIN if world.terms.scoring is None else 1)


class Gain:
    """Statistics of gains. Gains of one round are correlated, so the standard error is computed over rounds."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0  # of single gains, for their variance
        self._sums = [0.0, 0.0, 0.0]  # over rounds: squared totals, totals times counts, squared counts

    def add(self, gains: Sequence[float]) -> None:
        """Add the gains of one round."""
        total, count = sum(gains), len(gains)
        self.count += count
        self.total += total
        self.squares += sum(gain * gain for gain in gains)
        found = (total * total, total * count, count * count)
        self._sums = [before + more for before, more in zip(self._sums, found, strict=True)]

    @property
    def mean(self) -> float:
        """The mean gain."""
        return self.total / max(1, self.count)

    @property
    def error(self) -> float:
        """The standard error, clustered by round."""
        gains, both, counts = self._sums
        return math.sqrt(max(0.0, gains - 2 * self.mean * both + self.mean**2 * counts)) / max(1, self.count)
