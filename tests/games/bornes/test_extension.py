"""The extension: offered once, when the short goal is reached, and scored as in each edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import Layout, driving, happened, idle, now, play, rule, score, table

if TYPE_CHECKING:
    from paddock import Match


class Trip(NamedTuple):
    """A game with an extension, its goals, and a card that brings a side to the short one."""

    game: str
    seats: int
    card: str
    goal_km: int
    long_goal_km: int

    @property
    def almost(self) -> Layout:
        return driving(km=self.goal_km - int(self.card))

    def arrive(self) -> Match:
        """Seat 1 has just reached the short goal."""
        match = table(self.game, self.seats, hand={1: f"{self.card} {self.card}"}, sides={1: self.almost})
        play(match, self.card)
        return match


TRIPS = [
    Trip(SPEED, 2, "30", 900, 1200),
    Trip(SPEED, 3, "30", 900, 1200),
    Trip(SPEED, 6, "30", 990, 1200),
    Trip(KILOMETER, 2, "25", 700, 1000),
    Trip(KILOMETER, 3, "25", 700, 1000),
]
where_there_is_one = pytest.mark.parametrize("trip", TRIPS, ids=lambda trip: f"{trip.game}-{trip.seats}")


@where_there_is_one
def test_it_is_offered_at_the_very_moment_the_short_goal_is_reached(trip: Trip) -> None:
    match = table(trip.game, trip.seats, hand={1: trip.card}, sides={1: trip.almost})
    assert rule(match, "extend") == "no-choice"
    assert happened(play(match, trip.card))[-1] == "ExtensionOffered"
    assert (match.turn, match.moves()) == (1, ["extend", "finish"])


@where_there_is_one
def test_to_finish_ends_the_round_with_the_trip_completed(trip: Trip) -> None:
    match = trip.arrive()
    play(match, "finish")
    assert (score(match, 1)["km"], score(match, 1)["trip"]) == (trip.goal_km, 400)
    assert "extension" not in score(match, 1)


@where_there_is_one
def test_to_extend_sets_the_long_goal_for_everybody(trip: Trip) -> None:
    match = trip.arrive()
    play(match, "extend")
    assert (now(match)["goal_km"], now(match)["extension"], match.turn) == (trip.long_goal_km, 1, 2)


@where_there_is_one
def test_it_is_offered_once_a_round_to_the_first_side_only(trip: Trip) -> None:
    sides = {1: driving(km=trip.goal_km), 2: trip.almost}
    match = table(trip.game, trip.seats, turn=2, extension=1, hand={2: trip.card}, sides=sides)
    play(match, trip.card)
    assert (now(match)["phase"], now(match)["goal_km"]) == ("play", trip.long_goal_km)


@where_there_is_one
def test_nothing_else_may_be_done_before_the_choice(trip: Trip) -> None:
    match = trip.arrive()
    assert {rule(match, trip.card), rule(match, f"discard {trip.card}")} == {"choose-first"}
    assert rule(match, "pass") == "no-window"


@where_there_is_one
def test_it_is_offered_even_when_the_pile_is_empty(trip: Trip) -> None:
    hands = {1: trip.card, 2: "stop"}
    match = table(trip.game, trip.seats, pile="", hand=hands, sides={1: trip.almost})
    play(match, trip.card)
    assert match.moves() == ["extend", "finish"]
    play(match, "extend")
    assert (match.turn, now(match)["goal_km"]) == (2, trip.long_goal_km)


@pytest.mark.parametrize(("game", "seats"), [(SPEED, 4), (KILOMETER, 4), (KILOMETER, 6), (MILLE, 2), (MILLE, 6)])
def test_where_the_goal_is_the_long_one_there_is_no_extension(game: str, seats: int) -> None:
    card, goal = ("30", 1200) if game == SPEED else ("25", 1000)
    match = table(game, seats, hand={1: card}, sides={1: driving(km=goal - int(card))})
    play(match, card)
    assert match.results[0]["detail"]["km"][0] == goal


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_in_speed_a_caller_who_gets_there_earns_400_and_200(seats: int) -> None:
    sides = {1: driving(km=1170), 2: driving(km=300)}
    match = table(SPEED, seats, extension=1, hand={1: "30"}, sides=sides)
    play(match, "30")
    lines = score(match, 1)
    assert (lines["km"], lines["trip"], lines["extension"]) == (1200, 400, 200)
    assert score(match, 2) == {"km": 300}


@pytest.mark.parametrize(("seats", "winner"), [(2, 2), (3, 2), (3, 3), (6, 2), (6, 3)])
def test_in_speed_a_caller_who_is_beaten_pays_200_to_every_opponent(seats: int, winner: int) -> None:
    sides = {1: driving(distances="240 240 120 120 90 90 90"), winner: driving(km=1170)}
    match = table(SPEED, seats, turn=winner, extension=1, hand={winner: "30"}, sides=sides)
    play(match, "30")
    rivals = range(2, 3 if seats == 2 else 4)
    assert [score(match, side)["extension"] for side in rivals] == [200] * len(rivals)
    assert score(match, 1) == {"km": 990}
    assert score(match, winner)["trip"] == 400


@pytest.mark.parametrize(("seats", "sides"), [(2, 2), (3, 3), (6, 3)])
def test_in_speed_a_caller_who_fails_because_the_cards_run_out_pays_as_well(seats: int, sides: int) -> None:
    own = driving(km=990, coups="tire")
    match = table(SPEED, seats, extension=1, pile="", hand={1: "stop"}, sides={1: own})
    play(match, "discard stop")
    assert [score(match, side) for side in range(2, sides + 1)] == [{"extension": 200}] * (sides - 1)
    assert score(match, 1) == {"km": 990, "safeties": 100, "coups": 300}


@pytest.mark.parametrize("caller", [1, 2])
def test_in_kilometer_the_first_at_1000_earns_400_and_200_whoever_called(caller: int) -> None:
    sides = {1: driving(km=975), 2: driving(distances="200 200 75 75 75 75")}
    match = table(KILOMETER, 2, extension=caller, hand={1: "25"}, sides=sides)
    play(match, "25")
    assert (score(match, 1)["trip"], score(match, 1)["extension"]) == (400, 200)
    assert score(match, 2) == {"km": 700}


def test_in_kilometer_a_failed_extension_pays_nobody() -> None:
    match = table(KILOMETER, 3, extension=1, pile="", hand={1: "stop"}, sides={1: driving(km=700)})
    play(match, "discard stop")
    assert match.results[0]["points"] == [700, 0, 0]


def test_in_kilometer_an_extended_stage_plays_hands_out() -> None:
    hands = {1: "stop 100", 2: "stop"}
    match = table(KILOMETER, 2, extension=1, pile="", hand=hands, sides={1: driving(km=900)})
    play(match, "discard stop", "discard stop", "100")
    lines = score(match, 1)
    assert (lines["trip"], lines["extension"], lines["delayed"]) == (400, 200, 300)


def test_extending_with_the_very_last_card_of_all_ends_the_round() -> None:
    match = table(SPEED, 2, pile="", hand={1: "30"}, sides={1: driving(km=870)})
    play(match, "30", "extend")
    assert match.results[0]["points"] == [900, 200]


def test_bonuses_are_judged_at_the_end_of_the_extended_trip() -> None:
    sides = {1: driving(km=870), 2: driving()}
    match = table(SPEED, 2, hand={1: "30 240 60", 2: "30"}, sides=sides)
    play(match, "30", "extend", "30", "240")
    idle(match)
    play(match, "60")
    assert score(match, 1) == {"km": 1200, "trip": 400, "extension": 200}
