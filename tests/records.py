"""Golden records: a match of every game and mode, played by a seeded policy and stored in records/.

Their diff shows the effect of a rule change on real play. To rewrite them:

    ./paddock python -m tests.records
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import paddock
from paddock import Rng

FOLDER = Path(__file__).resolve().parent.parent / "records"


class Golden(NamedTuple):
    """One match to keep: its file is named after game and mode."""

    game: str
    mode: str
    seats: int
    options: dict[str, str]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.mode}.txt"


TWO_ROUNDS = {"limit": "rounds:2"}
RACE = {"limit": "wins:1"}
ARUBA_ENGLISH = {
    "blast": "around",
    "hook": "last-roll",
    "leader": "movement",
    "leader-nitro": "free",
    "larceny": "any-time",
}

GOLDEN = [
    Golden("speed-1200", "2-seats", 2, TWO_ROUNDS),
    Golden("speed-1200", "3-seats", 3, TWO_ROUNDS),
    Golden("speed-1200", "4-seats", 4, TWO_ROUNDS),
    Golden("speed-1200", "6-seats", 6, TWO_ROUNDS),
    Golden("speed-1200", "6-seats-900-km", 6, {**TWO_ROUNDS, "six-goal": "900"}),
    Golden("speed-1200", "6-seats-1020-km", 6, {**TWO_ROUNDS, "six-goal": "1020"}),
    Golden("speed-1200", "6-seats-as-printed", 6, {**TWO_ROUNDS, "six-goal": "1000"}),
    Golden("speed-1200", "wild-removes", 4, {**TWO_ROUNDS, "own-turn-wild": "removes"}),
    Golden("speed-1200", "to-2000-points", 2, {"limit": "points:2000"}),
    Golden("kilometer-1000", "2-seats", 2, TWO_ROUNDS),
    Golden("kilometer-1000", "3-seats", 3, TWO_ROUNDS),
    Golden("kilometer-1000", "4-seats", 4, TWO_ROUNDS),
    Golden("kilometer-1000", "6-seats", 6, TWO_ROUNDS),
    Golden("kilometer-1000", "classic", 3, {**TWO_ROUNDS, "safety-turn": "classic", "limit-attack": "classic"}),
    Golden("kilometer-1000", "to-2000-points", 2, {"limit": "points:2000"}),
    Golden("mille-bornes", "2-seats", 2, RACE),
    Golden("mille-bornes", "3-seats", 3, RACE),
    Golden("mille-bornes", "4-seats", 4, {**RACE, "sides": "alone"}),
    Golden("mille-bornes", "4-seats-in-pairs", 4, {**RACE, "sides": "pairs"}),
    Golden("mille-bornes", "6-seats", 6, RACE),
    Golden("mille-bornes", "8-seats", 8, RACE),
    Golden("mille-bornes", "variant", 3, {**RACE, "mode": "variant"}),
    Golden("mille-bornes", "youngest", 3, {**RACE, "mode": "youngest"}),
    Golden("mille-bornes", "series", 2, {"limit": "wins:2"}),
    Golden("ausgebremst", "2-seats", 2, {"circuits": "printed:2"}),
    Golden("ausgebremst", "4-seats", 4, {"circuits": "chosen:3+5"}),
    Golden("ausgebremst", "6-seats", 6, {"circuits": "chosen:8"}),
    Golden("ausgebremst", "advanced-3-seats", 3, {"rules": "advanced", "circuits": "chosen:2"}),
    Golden("ausgebremst", "advanced-6-seats", 6, {"rules": "advanced", "circuits": "chosen:7"}),
    Golden("aruba", "3-seats", 3, {}),
    Golden("aruba", "3-seats-one-car", 3, {"cars": "1"}),
    Golden("aruba", "4-seats-czech", 4, {"bomb": "2", "grid": "arrival", "dice-cards": "any-time", "new-cards": "fix"}),
    Golden("aruba", "6-seats-english", 6, ARUBA_ENGLISH),
]


# Both spellings in the family; harmless for a game without such cards.
SAFETIES = {
    *("open-road", "gas-station", "tire", "workshop"),
    *("right-of-way", "extra-tank", "puncture-proof", "driving-ace"),
}


# Moves that advance a match, and moves that delay it.
FIRST = ("coup", "ahead", "left", "right", "ram", "straight", "even", "hook")
LAST = ("discard", "end", "stop", "stand", "fix")


def rank(move: str) -> int:
    """The preference for a move: those that advance the match first, those that delay it last."""
    word = move.partition(" ")[0]
    if word in FIRST:
        return 0
    return 3 if word in LAST else 2 if move in SAFETIES else 1


def played(golden: Golden) -> str:
    """The record of the match; a seat chooses at random among moves of equal rank."""
    match = paddock.game(golden.game).start(golden.seats, seed=golden.seats, options=golden.options)
    rng = Rng(len(golden.mode))
    while not match.is_over:
        seat = match.waiting[0]
        moves = match.moves(seat)
        best = min(map(rank, moves))
        wanted = [move for move in moves if rank(move) == best]
        match.play(wanted[rng.below(len(wanted))], seat)
    return match.record()


def write_all() -> None:
    """Write every golden record, and remove obsolete ones."""
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for golden in GOLDEN:
        golden.file.write_text(played(golden), "utf-8")


if __name__ == "__main__":
    write_all()
