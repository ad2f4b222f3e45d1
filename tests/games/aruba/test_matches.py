"""Whole matches of commuters at every table size; the commuter clearly beats random play."""

from __future__ import annotations

import pytest

from paddock.bots import ladder
from tests.games.aruba.tables import GAME

CHOICES = [{}, *[{option.name: option.values[1]} for option in GAME.options()]]
pytestmark = pytest.mark.played_out
TABLES: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in (3, 4, 5)] + [
    (3 if "cars" in chosen else 6, chosen) for chosen in CHOICES
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_commuters_play_whole_matches_at_every_table(seats: int, options: dict[str, str]) -> None:
    match = GAME.start(seats, seed=seats, options=options)
    bots = [ladder.bot(GAME, 2, seat) for seat in range(seats)]
    moves = 0
    while match.turn is not None:
        match.play(bots[match.turn - 1].choose(match.view(match.turn)))
        moves += 1
        assert moves < 5000
    races = int(options.get("races", "3"))
    assert len(match.results) == races
    assert sum(sum(result["points"]) for result in match.results) == 12 * races


def test_a_commuter_beats_three_learners() -> None:
    points = [0] * 4
    for seed in range(2):
        match = GAME.start(4, seed=seed)
        me = seed % 4 + 1
        bots = [ladder.bot(GAME, 2 if seat + 1 == me else 0, seat) for seat in range(4)]
        while not match.results:
            assert match.turn is not None
            match.play(bots[match.turn - 1].choose(match.view(match.turn)))
        points[0] += match.results[0]["points"][me - 1]
        points[1] += max(match.results[0]["points"])
    assert points[0] == points[1]
