"""What a move of the Bornes family leads to if all go on like experts: the one way in which the lab plays moves out."""

from paddock.bots.bornes_expert import BornesExpert
from paddock.core.policy import play_out
from paddock.games.bornes.round import BornesRound

WIN = 100  # what a race without points counts, so that leads are chances in percent


def lead_after(state: BornesRound, move: int, expert: BornesExpert) -> int:
    """By how much the seat to act is ahead of its best rival at the end of the round, in points."""
    own, world = int(state.own), state.clone()
    world.apply(move)
    play_out(world, [expert] * int(world.terms.seats))
    scores = [int(world.score(side)) for side in range(int(world.terms.sides))]
    return (scores.pop(own) - max(scores)) * (WIN if world.terms.scoring is None else 1)
