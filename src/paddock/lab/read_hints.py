"""Prints the hints of random moments of a game, one sentence each, so that somebody can read them by eye.

`python -m paddock.lab.read_hints speed-1200 --count 100 --seed 1 --lang de`; `--why` adds the other moves with figures.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.errors import PaddockError
from paddock.locales import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock.advice.hint import Hint, Tip
    from paddock.core.match import Match

RANDOM_EVERY = 5  # one move in this many is random, so that positions differ from those that bots reach
LONGEST = 90


def moments(game_id: str, count: int, seed: int, options: dict[str, str]) -> Iterator[Match]:
    """Matches at tables of every size, each stopped somewhere in its first round."""
    game, rng, found = library.game(game_id), Rng(seed), 0
    while found < count:
        seats = game.seat_counts[found % len(game.seat_counts)]
        match = game.start(seats, seed=rng.below(1 << 30), options=options)
        expert = ladder.policies(game)[ladder.EXPERT](match.setup, rng)
        for _ in range(1 + rng.below(LONGEST)):
            if match.state.over:
                break
            count_of_moves = match.state.fill_moves()
            is_random = rng.below(RANDOM_EVERY) == 0
            match.state.apply(match.state.moves[rng.below(count_of_moves)] if is_random else expert.pick(match.state))
        if not match.state.over and len(match.moves(match.waiting[0])) > 1:
            found += 1
            yield match


def sentence(game_id: str, tip: Tip, lang: str) -> str:
    """The move in words and why, as a person gets it."""
    facts = {"game": game_id, "is_everyday": True}
    move = tip.move if tip.note is None else say(tip.note.message, {**facts, **tip.note.facts}, lang)
    return f"{move[:1].upper()}{move[1:]}. {tip.text(lang)}"


def lines(game_id: str, hint: Hint, lang: str, *, is_whole: bool) -> Iterator[str]:
    """The hint's sentence and, if the whole is wanted, every move with its chance and its figures."""
    yield sentence(game_id, hint.tips[0], lang)
    for tip in hint.tips if is_whole else ():
        yield f"      {tip.of_round.mean:4.0%}  {sentence(game_id, tip, lang)} | {tip.details(lang)}"


def main() -> None:
    """Print the hints of this many moments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--worlds", type=int, default=64)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--why", action="store_true")
    asked = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in asked.option)
    try:
        for number, match in enumerate(moments(asked.game, asked.count, asked.seed, options), start=1):
            hint = library.hint(match.view(match.waiting[0]), iterations=asked.worlds)
            sys.stdout.write(
                f"{number:4}. " + "\n".join(lines(asked.game, hint, asked.lang, is_whole=asked.why)) + "\n"
            )
    except PaddockError as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
