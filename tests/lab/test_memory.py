"""Studies run for hours: what they call millions of times from interpreted code must not leak.

A vector passed from interpreted to compiled code is never freed (about 180 bytes a call), so studies pass none.
"""

from __future__ import annotations

import tracemalloc
from typing import TYPE_CHECKING, cast

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots import features
from paddock.games.bornes.lab import fit_belief
from paddock.games.bornes.lab.shared import in_this_world

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.games.bornes.rules.round import BornesRound

CALLS = 2000
MAX_BYTES_PER_CALL = 8.0

STUDIES: dict[str, Callable[[BornesRound], object]] = {
    "in_this_world": lambda state: in_this_world(state, Rng(2)),
    "seen_as_bytes": features.seen_as_bytes,
    "fit_belief": lambda state: list(fit_belief.look(state, 2)),
}


def bytes_per_call(call: Callable[[], object]) -> float:
    for _ in range(CALLS // 10):  # caches fill up first
        call()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(CALLS):
            call()
        return (tracemalloc.get_traced_memory()[0] - before) / CALLS
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_does_not_leak(name: str) -> None:
    state = cast("BornesRound", paddock.game("speed-1200").setup(2).new_round([], Rng(1)))
    assert bytes_per_call(lambda: STUDIES[name](state)) < MAX_BYTES_PER_CALL
