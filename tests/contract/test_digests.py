"""Digests of many random rounds: the committed ones hold interpreted and compiled, so both play the same game.

After a change of rules: python -m tests.contract.test_digests
"""

import hashlib
import json
from pathlib import Path

import pytest

from paddock.core.chance import Rng
from paddock.core.round import playout
from tests.contract.variants import ALL_VARIANTS, LENGTH, Variant

FILE = Path(__file__).with_name("digests.json")
ROUNDS = 25


def digest(variant: Variant) -> str:
    setup = variant.setup
    rng = Rng(99)
    log = hashlib.sha256()
    for _ in range(-(-ROUNDS // LENGTH.get(variant.game, 1))):
        state = setup.new_round([], rng)
        moves = playout(state, rng)
        scores = [state.score(side) for side in range(setup.sides)]
        log.update(json.dumps([moves, scores, setup.position(state)], sort_keys=True).encode())
    return log.hexdigest()[:16]


@pytest.mark.parametrize("variant", ALL_VARIANTS, ids=str)
def test_random_rounds_have_the_committed_digest(variant: Variant) -> None:
    assert digest(variant) == json.loads(FILE.read_text())[str(variant)]


if __name__ == "__main__":
    FILE.write_text(json.dumps({str(variant): digest(variant) for variant in ALL_VARIANTS}, indent=1) + "\n")
