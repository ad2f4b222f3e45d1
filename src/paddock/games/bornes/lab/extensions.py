"""Prints offers of an extension for a person to judge: `python -m paddock.games.bornes.lab.extensions GAME --count 10`.

Level 2 plays whole matches against itself, and some of the offers it gets are shown: the position as its seat sees it,
the estimated odds, its answer and that of level 2 as of ab611af. For comparison, both answers are played out in redealt
worlds.
"""

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, cast

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.policy import play_out
from paddock.core.setup import Setup
from paddock.games.bornes.bots import extension
from paddock.games.bornes.bots.expert import BornesExpert
from paddock.games.bornes.lab.shared import all_like, editions, expert_of
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import CARDS, RIGHT_OF_WAY
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import CHOICE, DRIVING, WAITING

if TYPE_CHECKING:
    from paddock.core.results import Result

REFERENCE = "commuter-ab611af"
SHOWN_EVERY = 5  # offers of one match are alike in their standings, so only one of this many is shown
WORLDS = 400
WORDS = {True: "extend", False: "finish"}


class Answer(NamedTuple):
    """The mean result of an answer in many worlds: the lead in points, and the chance to win the match."""

    lead: float
    chance: float


def offers(setup: Setup, expert: BornesExpert, luck: Rng) -> Iterator[BornesRound]:
    """Offers of an extension in matches of level 2 against itself."""
    while True:
        results: list[Result] = []
        while not setup.is_over(results):
            state = cast("BornesRound", setup.new_round(results, luck))
            expert.follow(results)
            while not state.over:
                if state.phase == CHOICE and luck.below(SHOWN_EVERY) == 0:
                    yield state
                state.apply(expert.pick(state))
            results.append(state.result())


def answered(state: BornesRound, expert: BornesExpert, move: int, luck: Rng) -> Answer:
    """Play this answer out in redealt worlds."""
    own, leads, wins = int(state.own), 0, 0.0
    for _ in range(WORLDS):
        world = state.clone()
        expert.imagine(world, luck)
        world.apply(move)
        play_out(world, all_like(expert, world))
        scores = [int(world.score(side)) for side in range(int(world.terms.sides))]
        points = [before + score for before, score in zip(expert.before, scores, strict=True)]
        wins += expert.chances.chance(points, own, expert.rounds + 1)
        leads += scores.pop(own) - max(scores)
    return Answer(leads / WORLDS, wins / WORLDS)


def described(state: BornesRound, expert: BornesExpert, reference: BornesExpert, luck: Rng) -> Iterator[str]:
    """The offer, the estimates and the answers, line by line."""
    own = int(state.own)
    yield f"match before: {expert.before} after {expert.rounds} rounds; pile {state.pile}"
    yield f"we have       {side_in_words(state, own)}; hand: {hand_in_words(state)}"
    for side in range(int(state.terms.sides)):
        if side != own:
            yield f"a rival has   {side_in_words(state, side)}"
    reached, beaten, run_out = expert.odds.shares(extension.cues(state))
    yield f"odds          {reached:.0%} we reach it, {beaten:.0%} a rival does, {run_out:.0%} nobody"
    on, done = (answered(state, expert, int(move), luck) for move in (moves.EXTEND, moves.FINISH))
    gain = extension.gain(state, expert.odds, expert.chances, expert.before, expert.rounds + 1)
    yield f"gain          estimated {gain:+.1%}, in {WORLDS} worlds {on.chance - done.chance:+.1%} of the match"
    yield f"              and {on.lead - done.lead:+.0f} points"
    answers = [WORDS[bool(player.wants_extension(state))] for player in (expert, reference)]
    yield f"answer        {answers[0]}; {REFERENCE}: {answers[1]}"


def side_in_words(state: BornesRound, side: int) -> str:
    """A side's distance, battle pile, limit and safeties."""
    names, battle = state.terms.names, int(state.battle(side))
    pile = {DRIVING: "driving", WAITING: "waiting"}.get(battle) or f"stopped by {names[battle]}"
    safeties = [names[safety] for safety in range(RIGHT_OF_WAY, CARDS) if state.has_safety(side, safety)]
    words = [f"{state.km(side)} km", pile, "limited" if state.is_limited(side) else "", *safeties]
    return ", ".join(word for word in words if word)


def hand_in_words(state: BornesRound) -> str:
    """The cards in the hand of the seat to act."""
    seat, names = state.turn, state.terms.names
    return " ".join(names[card] for card in range(CARDS) for _ in range(int(state.held(seat, card))))


def main(arguments: list[str]) -> None:
    """Print the offers."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=editions())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    setup = library.game(asked.game).setup(asked.seats)
    if not setup.terms.long_goal_km:  # type: ignore[attr-defined]
        parser.error(f"{asked.game} with {asked.seats} seats has no extension")
    luck = Rng(asked.seed)
    expert = expert_of(asked.game, setup, luck)
    reference = cast("BornesExpert", ladder.references(library.game(asked.game))[REFERENCE](setup, luck))
    for number, state in zip(range(asked.count), offers(setup, expert, luck), strict=False):
        lines = [f"{number + 1}.", *described(state, expert, reference, luck), ""]
        sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
