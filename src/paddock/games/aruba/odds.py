"""Odds of a keep in ARUBA, for the web API."""

from paddock.core.game import Game
from paddock.games.aruba.rules.odds import Odds, Roll, odds_of


def odds(game: Game, dice: list[int], keep: list[int], extra: list[int], rerolls: int) -> list[Odds]:
    """The exact value of this keep and of the best one, for each goal."""
    boost, turbo = game.sheet.number("dice.boost"), game.sheet.number("dice.turbo")
    return odds_of(Roll(dice, extra, rerolls), keep, boost, turbo)
