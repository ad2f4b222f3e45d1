"""Distances: the speed limit on its separate pile, at most two big cards, and exactly the goal."""

from __future__ import annotations

import pytest

from tests.games.bornes.editions import KILOMETER, MILLE, RIGHT_OF_WAY, SPEED, in_every_edition
from tests.games.bornes.tables import Layout, before, driving, facts, idle, play, rule, stopped, table, waiting

FREE_LIMIT = pytest.mark.parametrize("game", [SPEED, MILLE])

# what a limit allows and what it forbids
DISTANCES = [
    (SPEED, ["30", "60"], ["90", "120", "240"]),
    (KILOMETER, ["25", "50"], ["75", "100", "200"]),
    (MILLE, ["25", "50"], ["75", "100", "200"]),
]


@pytest.mark.parametrize(("game", "slow", "fast"), DISTANCES)
def test_a_limit_allows_only_the_two_smallest_distances(game: str, slow: list[str], fast: list[str]) -> None:
    match = table(game, hand={1: " ".join([*slow, *fast])}, sides={1: driving(limited=True)})
    assert [rule(match, card) for card in slow] == [None, None]
    assert [rule(match, card) for card in fast] == ["speed-limit"] * 3


@pytest.mark.parametrize(("game", "slow", "fast"), DISTANCES)
def test_without_a_limit_every_distance_may_be_laid(game: str, slow: list[str], fast: list[str]) -> None:
    match = table(game, hand={1: " ".join([*slow, *fast])}, sides={1: driving()})
    assert {rule(match, card) for card in [*slow, *fast]} == {None}


@in_every_edition
def test_the_limit_lies_on_its_own_pile_and_stops_nobody(game: str) -> None:
    match = table(game, hand={1: "limit"}, sides={2: driving()})
    play(match, "limit>2", "pass")
    side = before(match, 2)
    assert (side["state"], side["limited"], side["speed"]) == ("driving", True, ["limit"])
    assert "limit" not in side["battle"]


@in_every_edition
def test_the_end_of_limit_ends_the_limit(game: str) -> None:
    match = table(game, hand={1: "end-limit"}, sides={1: driving(limited=True)})
    play(match, "end-limit")
    assert (before(match, 1)["limited"], before(match, 1)["speed"]) == (False, ["limit", "end-limit"])


@in_every_edition
@pytest.mark.parametrize("layout", [waiting(limited=True), stopped(by="out-of-gas", limited=True)])
def test_the_end_of_limit_may_be_laid_in_any_state(game: str, layout: Layout) -> None:
    match = table(game, hand={1: "end-limit"}, sides={1: layout})
    assert rule(match, "end-limit") is None


@in_every_edition
def test_a_limit_may_come_back_after_its_end(game: str) -> None:
    match = table(game, hand={1: "limit"}, sides={2: driving(speed="limit end-limit")})
    assert rule(match, "limit>2") is None


@in_every_edition
def test_a_limited_side_gets_no_second_limit(game: str) -> None:
    match = table(game, hand={1: "limit"}, sides={2: driving(limited=True)})
    assert rule(match, "limit>2") == "already-limited"


@in_every_edition
def test_a_limit_does_not_shield_from_other_attacks(game: str) -> None:
    match = table(game, hand={1: "stop out-of-gas"}, sides={2: driving(limited=True)})
    assert {rule(match, "stop>2"), rule(match, "out-of-gas>2")} == {None}


@FREE_LIMIT
def test_a_limit_may_be_laid_before_the_victim_has_started(game: str) -> None:
    match = table(game, hand={1: "limit"}, sides={2: waiting()})
    assert rule(match, "limit>2") is None


@FREE_LIMIT
def test_a_limit_may_be_laid_beside_another_attack(game: str) -> None:
    match = table(game, hand={1: "limit"}, sides={2: stopped(by="stop")})
    assert rule(match, "limit>2") is None


@in_every_edition
def test_right_of_way_ends_a_standing_limit_for_good(game: str) -> None:
    match = table(game, hand={1: RIGHT_OF_WAY[game]}, sides={1: driving(limited=True)})
    play(match, RIGHT_OF_WAY[game])
    assert not before(match, 1)["limited"]


def test_a_third_240_is_refused() -> None:
    match = table(SPEED, hand={1: "240"}, sides={1: driving(distances="240 240")})
    assert rule(match, "240") == "big-cards"


@pytest.mark.parametrize("game", [KILOMETER, MILLE])
def test_a_third_200_is_refused(game: str) -> None:
    match = table(game, hand={1: "200"}, sides={1: driving(distances="200 200")})
    assert rule(match, "200") == "big-cards"


def test_partners_share_the_two_big_cards() -> None:
    match = table(SPEED, 4, turn=1, hand={1: "240", 3: "240"}, sides={1: driving(distances="240")})
    play(match, "240")
    idle(match)
    assert rule(match, "240") == "big-cards"


@pytest.mark.parametrize(
    ("game", "seats", "km", "card", "left"),
    [(SPEED, 2, 810, "120", 90), (SPEED, 4, 1140, "90", 60), (KILOMETER, 2, 650, "75", 50), (MILLE, 2, 975, "50", 25)],
)
def test_a_card_beyond_the_goal_is_refused(game: str, seats: int, km: int, card: str, left: int) -> None:
    match = table(game, seats, hand={1: card}, sides={1: driving(km=km)})
    assert rule(match, card) == "past-goal"
    assert facts(match, card)["remaining_km"] == left


@pytest.mark.parametrize(("game", "km", "card"), [(SPEED, 1080, "120"), (KILOMETER, 900, "100")])
def test_exactly_the_goal_completes_the_trip(game: str, km: int, card: str) -> None:
    match = table(game, 4, hand={1: card}, sides={1: driving(km=km)})
    play(match, card)
    assert match.results[0]["detail"]["km"][0] == km + int(card)


@in_every_edition
def test_distances_add_up_in_any_order(game: str) -> None:
    cards = {SPEED: ["90", "30", "240"], KILOMETER: ["75", "25", "200"], MILLE: ["75", "25", "200"]}[game]
    match = table(game, hand={1: " ".join(cards)}, sides={1: driving()})
    for card in cards:
        play(match, card)
        idle(match)
    assert before(match, 1)["km"] == sum(map(int, cards))
