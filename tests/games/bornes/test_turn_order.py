"""Turn order: seats in order of play, alternating sides, the rotating start, and extra turns."""

from __future__ import annotations

import pytest

import paddock
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED, at_every_table, in_every_edition
from tests.games.bornes.tables import before, driving, hand, idle, now, play, table


@pytest.mark.parametrize(
    ("game", "seats", "sides"),
    [
        (SPEED, 2, [[1], [2]]),
        (SPEED, 3, [[1], [2], [3]]),
        (SPEED, 4, [[1, 3], [2, 4]]),
        (SPEED, 6, [[1, 4], [2, 5], [3, 6]]),
        (KILOMETER, 2, [[1], [2]]),
        (KILOMETER, 3, [[1], [2], [3]]),
        (KILOMETER, 4, [[1, 3], [2, 4]]),
        (KILOMETER, 6, [[1, 4], [2, 5], [3, 6]]),
        (MILLE, 2, [[1], [2]]),
        (MILLE, 3, [[1], [2], [3]]),
        (MILLE, 4, [[1], [2], [3], [4]]),
        (MILLE, 6, [[1, 4], [2, 5], [3, 6]]),
        (MILLE, 8, [[1, 5], [2, 6], [3, 7], [4, 8]]),
    ],
)
def test_teams_sit_alternately(game: str, seats: int, sides: list[list[int]]) -> None:
    match = paddock.game(game).start(seats, seed=1)
    assert [standing.seats for standing in match.standings()] == sides


@at_every_table
def test_everybody_gets_six_cards_and_the_first_seat_draws_a_seventh(
    game: str, seats: int, options: dict[str, str]
) -> None:
    match = paddock.game(game).start(seats, seed=1, options=options)
    assert match.turn == 1
    assert [len(hand(match, seat)) for seat in range(1, seats + 1)] == [7, *[6] * (seats - 1)]


@at_every_table
def test_the_turn_goes_from_seat_to_seat(game: str, seats: int, options: dict[str, str]) -> None:
    match = table(game, seats, options=options)
    turns = []
    for _ in range(seats + 1):
        turns.append(match.turn)
        idle(match)
    assert turns == [*range(1, seats + 1), 1]


@at_every_table
def test_a_seat_draws_before_it_plays_and_ends_its_turn_with_six(
    game: str, seats: int, options: dict[str, str]
) -> None:
    match = table(game, seats, options=options)
    idle(match)
    assert [len(hand(match, seat)) for seat in (1, 2)] == [6, 7]


@in_every_edition
def test_a_discard_ends_the_turn_and_lies_face_up(game: str) -> None:
    match = table(game, hand={1: "stop"})
    play(match, "discard stop")
    assert (match.turn, now(match)["discards"]) == (2, ["stop"])


@pytest.mark.parametrize(("game", "seats"), [(SPEED, 2), (SPEED, 3), (KILOMETER, 4), (SPEED, 6)])
def test_the_start_moves_on_by_one_seat_each_round(game: str, seats: int) -> None:
    match = paddock.game(game).start(seats, seed=5, options={"limit": "rounds:7"})
    starts = []
    for number in range(7):
        starts.append(now(match)["start"])
        while len(match.results) == number:
            play(match, match.moves()[-1])
    assert starts == [number % seats + 1 for number in range(7)]


def test_the_start_of_a_series_moves_on_by_one_seat_each_race() -> None:
    match = table(MILLE, 3, hand={1: "25"}, sides={1: driving(km=975)}, options={"limit": "wins:2"})
    play(match, "25")
    assert (match.turn, now(match)["start"]) == (2, 2)


@pytest.mark.parametrize(("game", "safety"), [(SPEED, "tire"), (MILLE, "extra-tank")])
def test_a_safety_on_the_own_turn_gives_an_extra_turn(game: str, safety: str) -> None:
    match = table(game, hand={1: safety}, draws="stop")
    play(match, safety)
    assert match.turn == 1
    assert len(hand(match, 1)) == 7
    assert "stop" in hand(match, 1)


def test_safeties_one_after_another_give_one_extra_turn_each() -> None:
    match = table(SPEED, hand={1: "tire workshop gas-station open-road"})
    play(match, "tire", "workshop", "gas-station", "open-road")
    assert match.turn == 1
    idle(match)
    assert match.turn == 2


def test_a_partner_plays_on_the_common_piles() -> None:
    match = table(SPEED, 4, hand={1: "start", 3: "120"})
    play(match, "start")
    idle(match)
    play(match, "120")
    assert before(match, 1)["km"] == 120
