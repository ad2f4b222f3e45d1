"""What studies of the Bornes family share: its games, its expert, and the one way in which moves are played out."""

from typing import cast

from paddock import library
from paddock.bots import ladder
from paddock.bots.bornes_expert import BornesExpert
from paddock.core.chance import Chance
from paddock.core.policy import play_out
from paddock.core.setup import Setup
from paddock.games.bornes.round import BornesRound

WIN = 100  # what a race without points counts, so that leads are chances in percent


def editions() -> list[str]:
    """The games of the family."""
    return [game for game in library.game_ids() if library.game(game).family == "bornes"]


def expert_of(game: str, setup: Setup, luck: Chance) -> BornesExpert:
    """Level 2 of a game."""
    return cast("BornesExpert", ladder.policies(library.game(game))[ladder.EXPERT](setup, luck))


def lead_after(state: BornesRound, move: int, expert: BornesExpert) -> int:
    """By how much the seat to act is ahead of its best rival at the end of the round, if all go on as experts."""
    own, world = int(state.own), state.clone()
    world.apply(move)
    play_out(world, [expert] * int(world.terms.seats))
    scores = [int(world.score(side)) for side in range(int(world.terms.sides))]
    return (scores.pop(own) - max(scores)) * (WIN if world.terms.scoring is None else 1)
