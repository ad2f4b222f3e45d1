"""What it is worth in ARUBA to keep some of the dice and roll the others, for pages that ask."""

from paddock.core.game import Game
from paddock.games.aruba.rules.odds import Odds, Roll, odds_of


def odds(game: Game, dice: list[int], keep: list[int], extra: list[int], rerolls: int) -> list[Odds]:
    """The exact worth of this keep, and of the best, for each goal."""
    boost, turbo = game.sheet.number("dice.boost"), game.sheet.number("dice.turbo")
    return odds_of(Roll(dice, extra, rerolls), keep, boost, turbo)
