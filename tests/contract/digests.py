"""Digests of random rounds of every variant; after a change of rules: ./paddock python -m tests.contract.digests

Run compiled: interpreted, some variants of long games are left out.
"""

import hashlib
import json
from pathlib import Path

from paddock.core.chance.rng import Rng
from paddock.core.round import playout
from tests.contract.variants import ALL_VARIANTS, LENGTH, Variant

FILE = Path(__file__).with_name("digests.json")
ROUNDS = 25
LONG_ROUNDS = 1


def digest(variant: Variant) -> str:
    """A hash of the final positions of some random rounds."""
    setup = variant.setup
    rng = Rng(99)
    log = hashlib.sha256()
    for _ in range(LONG_ROUNDS if variant.game in LENGTH else ROUNDS):
        state = setup.new_round([], rng)
        moves = playout(state, rng)
        scores = [state.score(side) for side in range(setup.sides)]
        log.update(json.dumps([moves, scores, state.position()], sort_keys=True).encode())
    return log.hexdigest()[:16]


if __name__ == "__main__":
    FILE.write_text(json.dumps({str(variant): digest(variant) for variant in ALL_VARIANTS}, indent=1) + "\n")
