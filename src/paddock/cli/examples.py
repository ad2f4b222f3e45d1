"""Examples of refusals, found by playing: for each rule a move that it forbids, with the facts of a real position."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from paddock import library
from paddock.bots import ladder
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.refusal import Refusal

MATCHES = 6
MOVES_PER_MATCH = 150
MAX_ALIKE = 40
FEW = 3


class Example(NamedTuple):
    """A move and its refusal."""

    move: str
    refusal: Refusal


@cache
def examples(game_id: str) -> dict[str, Example]:
    """Examples by rule id; a rule without an example in the searched matches is left out."""
    game = library.game(game_id)
    wanted = set(game.rules())
    found: dict[str, Example] = {}
    words = vocabulary(game)
    for seed in range(MATCHES):
        search(game, game.start(min(game.seat_counts), seed=seed), words, found)
        if wanted <= found.keys():
            break
    return found


def search(game: Game, match: Match, words: list[str], found: dict[str, Example]) -> None:
    """Record the first refusal by each rule; candidate moves are tried before the rest of the vocabulary."""
    for step, moment in enumerate(played(game, match)):
        # The whole vocabulary is tried at every eighth step only: the candidates already trigger most rules.
        seat = moment.waiting[0]
        for move in [*moment.candidates(seat), *(words if step % 8 == 0 or len(moment.moves(seat)) < FEW else [])]:
            refusal = moment.refusal(move, seat)
            if refusal is not None and refusal.rule not in found:
                found[refusal.rule] = Example(move, refusal)


def played(game: Game, match: Match) -> Iterator[Match]:
    """The match before each move. Seat 1 plays as an expert, to get far; the others play at random."""
    players = [ladder.bot(game, ladder.EXPERT if seat == 0 else 0, seat) for seat in range(match.seats)]
    for _ in range(MOVES_PER_MATCH):
        if not match.waiting:
            return
        yield match
        seat = match.waiting[0]
        match.play(players[seat - 1].choose(match.view(seat)), seat)


def vocabulary(game: Game) -> list[str]:
    """Moves from the smallest and the largest table, and recombinations of their parts: plausible typing mistakes."""
    seen: set[str] = set()
    for seats in (min(game.seat_counts), max(game.seat_counts)):
        for moment in played(game, game.start(seats, seed=1)):
            seen.update(moment.candidates(moment.waiting[0]))
    split = [re.match(r"([^>@ ]*)(.*)", move) for move in sorted(seen)]
    heads = Counter(part[1] for part in split if part)
    tails = sorted({part[2] for part in split if part and not part[2].startswith(" ")})
    # Thousands of ways to keep dice are alike: a regular sample of them is enough.
    alike = [part[0] for count, part in enumerate(split) if part and count % (1 + heads[part[1]] // MAX_ALIKE) == 0]
    return alike + [head + tail for head in sorted(heads) for tail in tails]
