"""Measures what the decisions of a level are worth: `python -m paddock.games.bornes.lab.decision_value GAME --level 3`.

Samples positions from rounds of level 2 against another player. Where the level chooses another move than level 2, both
are played out with all hands as they really are and the piles shuffled again. A match only says who won; this says by
how much each decision was better, so it needs far fewer games.
"""

import argparse
import sys
from functools import partial
from typing import TYPE_CHECKING, cast

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput
from paddock.core.policy import Policy
from paddock.games.bornes.lab.shared import Gain, editions, in_this_world, lead_after
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import CHOICE, PLAY
from paddock.lab.pool import Crew, shared_out

if TYPE_CHECKING:
    from paddock.core.setup import Setup

SAMPLE_EVERY = 4  # samples one of this many positions
PILES = 24
SEED_BITS = 32
EXPERT = str(ladder.EXPERT)


class Question(msgspec.Struct, frozen=True):
    """Which player to measure, in which game and seats, and against whom: a level or the name of a style."""

    game: str
    level: str
    against: str
    seats: int
    options: dict[str, str]
    budget_ms: float
    seed: int


def gains_of_rounds(asked: Question, first: int, end: int) -> list[list[float]]:
    """The gains of the level at the positions of rounds `first` to `end` - 1."""
    return [gains_of_round(asked, number) for number in range(first, end)]


def gains_of_round(asked: Question, number: int) -> list[float]:
    """Play one round; level 2 takes each side in turn, round by round, and the opponent plays the others."""
    setup = library.game(asked.game).setup(asked.seats, asked.options)
    luck = Rng((asked.seed << SEED_BITS) + number)
    own = number % setup.sides
    expert, other, thinker = (_seated(asked.game, name, setup, luck) for name in (EXPERT, asked.against, asked.level))
    thinker.allow(asked.budget_ms, 0)
    players = [expert if setup.side_of(seat) == own else other for seat in range(setup.seats)]
    state = cast("BornesRound", setup.new_round([], luck))
    found: list[float] = []
    while not state.over:
        if state.own == own and is_sampled(state, luck):
            found.append(gain_at(state, thinker, players, luck))
        state.apply(players[state.turn].pick(state))
    return found


def is_sampled(state: BornesRound, luck: Rng) -> bool:
    """Whether to measure here: at one of several moves, and wherever the extension is offered."""
    return state.phase == CHOICE or (state.phase == PLAY and luck.below(SAMPLE_EVERY) == 0)


def _seated(game: str, name: str, setup: "Setup", luck: Rng) -> Policy:
    return ladder.player(library.game(game), name)(setup, luck)


def gain_at(state: BornesRound, thinker: Policy, players: list[Policy], luck: Rng) -> float:
    """The gain of the level's move over level 2's at this position, with the real hands."""
    chosen, other = int(players[state.turn].pick(state)), int(thinker.pick(state))
    if chosen == other:
        return 0.0
    worlds = [in_this_world(state, luck) for _ in range(PILES)]
    return sum(lead_after(world, other, players) - lead_after(world, chosen, players) for world in worlds) / PILES


def measured(asked: Question, rounds: int, crew: Crew) -> Gain:
    """Measure the gain over this many rounds, with a progress line."""
    gain, done = Gain(), 0
    for piece in shared_out(partial(gains_of_rounds, asked), rounds, crew):
        for found in piece.part:
            gain.add(found)
        done += len(piece.part)
        sys.stderr.write(f"\r{done:,} of {rounds:,} rounds")
    sys.stderr.write("\n")
    return gain


def main(arguments: list[str]) -> None:
    """Print the mean gain per position, with its standard error."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=editions())
    parser.add_argument("--level", default=str(ladder.SEARCHING))
    parser.add_argument("--against", default=EXPERT, help="a level or a style")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--budget-ms", type=float, default=50.0)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    options = {name: value for name, _, value in (option.partition("=") for option in asked.option)}
    question = Question(asked.game, asked.level, asked.against, asked.seats, options, asked.budget_ms, asked.seed)
    try:
        gain = measured(question, max(1, asked.rounds), Crew(asked.workers))
    except BadInput as refused:
        parser.error(str(refused))
    table = f"{asked.game}, {asked.seats} seats, level {asked.level} against {asked.against}"
    sys.stdout.write(f"{table}: {gain.mean:.2f} ± {gain.error:.2f} points at each of {gain.count:,} moments\n")


if __name__ == "__main__":
    main(sys.argv[1:])
