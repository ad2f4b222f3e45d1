"""Winning chances: they follow from the points and the remaining length of the match."""

import pytest

import paddock
from paddock.bots.win_chances import Chances

NUMBERS = {f"{table}.match_{name}": 900.0 for table in ("two", "more") for name in ("spread", "gain")}


def chances(game_id: str, seats: int = 2, options: dict[str, str] | None = None) -> Chances:
    return Chances(paddock.game(game_id).setup(seats, options), NUMBERS)


def test_a_match_that_is_over_is_won_or_shared() -> None:
    race = chances("mille-bornes", 3)
    assert [race.chance([1, 0, 1], side, 1) for side in range(3)] == [0.5, 0.0, 0.5]
    assert chances("speed-1200").chance([6100, 5900], 0, 7) == 1.0


def test_a_tie_at_the_limit_is_played_on_where_the_rules_say_so() -> None:
    assert chances("speed-1200").chance([6100, 6100], 0, 7) == 0.5
    assert chances("speed-1200").chance([6100, 6100], 1, 7) == 0.5


def test_a_lead_counts_more_the_less_is_left_to_play() -> None:
    speed = chances("speed-1200")
    early, late = speed.chance([1500, 1000], 0, 1), speed.chance([5500, 5000], 0, 6)
    assert 0.5 < early < late < 1
    in_rounds = chances("speed-1200", options={"limit": "rounds:3"})
    assert in_rounds.chance([1500, 1000], 0, 1) < in_rounds.chance([1500, 1000], 0, 2)
    assert in_rounds.chance([1500, 1000], 0, 3) == 1.0


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_the_chances_of_all_sides_add_up(game_id: str) -> None:
    game = paddock.game(game_id)
    setup = game.setup(game.seat_counts[1])
    points = [7 * side for side in range(setup.sides)]
    found = [Chances(setup, {}).chance(points, side, 1) for side in range(setup.sides)]
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found)
