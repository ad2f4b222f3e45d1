"""Margins: rounds, points and matches of the same deals; equal players are exactly level."""

import pytest

from paddock.games.bornes.lab.rounds_and_matches import Margins, share
from paddock.lab.arena.contest import Pairing, play_game
from paddock.lab.tally import WIN


def of_deal(candidate: str, reference: str, deal: int) -> Margins:
    found = Margins()
    found.add(Pairing("speed-1200", candidate, reference, 2, 0, whole_match=True, seed=3), deal)
    return found


def test_equal_players_are_level_in_every_deal() -> None:
    found = of_deal("2", "2", 0)
    assert [each.mean for each in (found.rounds, found.points, found.matches)] == pytest.approx([0.5, 0, 0.5])


def test_matches_are_those_of_the_arena() -> None:
    pairing = Pairing("speed-1200", "2", "1", 2, 0, whole_match=True, seed=3)
    arena = sum(play_game(pairing, 1, side).wins for side in range(2)) / (2 * WIN)
    assert of_deal("2", "1", 1).matches.mean == pytest.approx(arena)


def test_a_shared_win_counts_in_parts() -> None:
    assert [share([1, 2, 1], side) for side in range(3)] == [0.5, 0, 0.5]
