"""The running hash of the moves that one seat was shown: it tells a match from any other on the same secret."""

import hashlib
from collections.abc import Iterable
from typing import Final

from paddock.core.match import Match
from paddock.core.record.write import shown_move

NOTHING: Final = bytes(32)


def running_hashes(moves: Iterable[str]) -> list[str]:
    """The hash after each of these moves, each written "<seat> <move>"; the first hash is that of no move.

    A hash is the SHA-256 of the one before and of the text "<step> <seat> <move>".
    """
    running, found = NOTHING, [NOTHING.hex()]
    for step, move in enumerate(moves, start=1):
        running = hashlib.sha256(running + f"{step} {move}".encode()).digest()
        found.append(running.hex())
    return found


def moves_seen(match: Match, seat: int | None) -> list[str]:
    """The moves of a match as that seat (None: a spectator) was shown them; a hidden one is "?"."""
    return [f"{step.seat} {shown_move(match.setup.codec, step, seat)}" for step in match.steps]


def steps_seen(match: Match, seat: int | None, seen: str) -> int:
    """How many steps of the match have this hash for that seat; -1 if what it saw was another match."""
    hashes = running_hashes(moves_seen(match, seat))
    return hashes.index(seen.lower()) if seen.lower() in hashes else -1
