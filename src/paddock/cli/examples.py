"""Examples of refusals, found by playing: for each rule a move that it forbids, with real facts."""

import re
from functools import cache
from typing import NamedTuple

from paddock import library
from paddock.core.chance import Rng
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.refusal import Refusal

MATCHES = 4
MOVES_PER_MATCH = 150


class Example(NamedTuple):
    """A move and why it was refused."""

    move: str
    refusal: Refusal


@cache
def examples(game_id: str) -> dict[str, Example]:
    """Examples by rule; a rule that no such game meets has none."""
    game = library.game(game_id)
    wanted = set(game.rules())
    found: dict[str, Example] = {}
    words = vocabulary(game)
    for seed in range(MATCHES):
        search(game.start(max(game.seat_counts), seed=seed), Rng(seed), words, found)
        if wanted <= found.keys():
            break
    return found


def search(match: Match, rng: Rng, words: list[str], found: dict[str, Example]) -> None:
    """Play at random; note the first refusal by each rule, of a move one may wish for before any other."""
    for step in range(MOVES_PER_MATCH):
        if match.turn is None:
            return
        # Any word may be tried, but only now and then: most rules show among the candidates.
        for move in [*match.candidates(), *(words if step % 10 == 0 else [])]:
            refusal = match.refusal(move)
            if refusal is not None and refusal.rule not in found:
                found[refusal.rule] = Example(move, refusal)
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])


def vocabulary(game: Game) -> list[str]:
    """Moves of a full table, and their parts put together anew: what a person might type by mistake."""
    match, rng = game.start(max(game.seat_counts), seed=1), Rng(1)
    seen: set[str] = set()
    for _ in range(MOVES_PER_MATCH):
        moves = match.moves()
        if not moves:
            break
        seen.update(match.candidates())
        match.play(moves[rng.below(len(moves))])
    split = [re.match(r"([^>@ ]*)(.*)", move) for move in sorted(seen)]
    heads = sorted({part[1] for part in split if part})
    tails = sorted({part[2] for part in split if part and not part[2].startswith(" ")})
    return sorted(seen) + [head + tail for head in heads for tail in tails]
