"""Every named option with each of its values, and the numbers that depend on seats and options."""

from __future__ import annotations

import pytest

import paddock
from paddock import BadOption, BadSeats
from paddock.games.bornes.rules.setup import BornesSetup
from tests.games.bornes.editions import GAMES, KILOMETER, MILLE, SPEED, attacks_of, breakdowns_of, for_each
from tests.games.bornes.tables import before, driving, now, play, rule, stopped, table, waiting

OPTIONS = {
    SPEED: {
        "limit": (["points:N", "rounds:N"], "points:6000"),
        "six-goal": (["990", "900", "1020", "1000"], "990"),
        "own-turn-wild": (["voids", "removes"], "voids"),
    },
    KILOMETER: {
        "limit": (["points:N", "rounds:N"], "points:5000"),
        "safety-turn": (["none", "classic"], "none"),
        "limit-attack": (["needs-green", "classic"], "needs-green"),
    },
    MILLE: {
        "mode": (["standard", "variant", "youngest"], "standard"),
        "sides": (["auto", "alone", "pairs"], "auto"),
        "limit": (["wins:N"], "wins:1"),
    },
}
VALUES = [
    (game, name, value.replace("N", "2"))
    for game, options in OPTIONS.items()
    for name, (values, _) in options.items()
    for value in values
]


def goal(game: str, seats: int, **options: str) -> int:
    km: int = now(table(game, seats, options=options))["goal_km"]
    return km


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_names_every_option_with_values_and_default(game: str) -> None:
    found = {option.name: (option.values, option.default) for option in paddock.game(game).options()}
    assert found == OPTIONS[game]


@pytest.mark.parametrize(("game", "name", "value"), VALUES)
def test_every_value_can_be_played_and_is_kept_in_the_record(game: str, name: str, value: str) -> None:
    match = paddock.game(game).start(4, seed=1, options={name: value})
    play(match, match.moves()[0])
    assert f"{name}={value}" in match.record()
    assert match.position()["options"][name] == value


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_line_of_explanation(game: str) -> None:
    assert all(len(option.meaning.split()) > 5 for option in paddock.game(game).options())


@pytest.mark.parametrize(
    ("game", "name", "value"),
    [
        (SPEED, "limit", "points:0"),
        (SPEED, "limit", "points:"),
        (SPEED, "limit", "points:N"),
        (SPEED, "limit", "wins:1"),
        (SPEED, "limit", "rounds:-1"),
        (SPEED, "limit", "rounds:007"),
        (SPEED, "six-goal", "1200"),
        (KILOMETER, "six-goal", "990"),
        (MILLE, "mode", "classic"),
        (MILLE, "limit", "points:5000"),
    ],
)
def test_an_unknown_option_or_value_is_refused(game: str, name: str, value: str) -> None:
    with pytest.raises(BadOption):
        paddock.game(game).start(4, options={name: value})


@pytest.mark.parametrize(
    ("game", "seats"), [(SPEED, 1), (SPEED, 5), (SPEED, 8), (KILOMETER, 7), (MILLE, 1), (MILLE, 5), (MILLE, 9)]
)
def test_a_number_of_seats_that_is_not_printed_is_refused(game: str, seats: int) -> None:
    with pytest.raises(BadSeats):
        paddock.game(game).start(seats)


@pytest.mark.parametrize(
    ("game", "goals"),
    [
        (SPEED, {2: 900, 3: 900, 4: 1200, 6: 990}),
        (KILOMETER, {2: 700, 3: 700, 4: 1000, 6: 1000}),
        (MILLE, {2: 1000, 3: 1000, 4: 1000, 6: 1000, 8: 1000}),
    ],
)
def test_the_goal_depends_on_the_seats(game: str, goals: dict[int, int]) -> None:
    assert {seats: goal(game, seats) for seats in paddock.game(game).seat_counts} == goals


@pytest.mark.parametrize("value", ["990", "900", "1020", "1000"])
def test_the_goal_of_six_seats_can_be_chosen(value: str) -> None:
    assert goal(SPEED, 6, **{"six-goal": value}) == int(value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_choice_for_six_seats_means_nothing_to_others(seats: int) -> None:
    assert goal(SPEED, seats, **{"six-goal": "1020"}) == goal(SPEED, seats)


def test_six_seats_drive_990_km_by_default() -> None:
    assert goal(SPEED, 6) == 990


def test_with_1000_as_printed_nobody_can_complete_the_trip() -> None:
    hands = {1: "30 60 90 120 240"}
    match = table(SPEED, 6, hand=hands, sides={1: driving(km=990)}, options={"six-goal": "1000"})
    assert {rule(match, card) for card in hands[1].split()} == {"past-goal"}


@pytest.mark.parametrize("value", ["990", "900", "1020"])
def test_the_extension_of_six_seats_goes_to_1200_from_any_goal(value: str) -> None:
    match = table(SPEED, 6, hand={1: "30"}, sides={1: driving(km=int(value) - 30)}, options={"six-goal": value})
    play(match, "30", "extend")
    assert now(match)["goal_km"] == 1200


@for_each(breakdowns_of(SPEED), "attack", "safety")
def test_by_option_a_wild_card_on_the_own_turn_removes_the_attack_card(attack: str, safety: str) -> None:
    match = table(SPEED, hand={1: f"{safety} 30"}, sides={1: stopped(by=attack)}, options={"own-turn-wild": "removes"})
    play(match, safety)
    assert (before(match, 1)["state"], before(match, 1)["battle"]) == ("driving", ["start"])
    assert now(match)["discards"] == [attack]
    assert rule(match, "30") is None


def test_by_option_open_road_takes_the_limit_card_away_as_well() -> None:
    match = table(SPEED, hand={1: "open-road"}, sides={1: waiting(limited=True)}, options={"own-turn-wild": "removes"})
    play(match, "open-road")
    assert (before(match, 1)["speed"], now(match)["discards"]) == ([], ["limit"])


def pack(game: str, seats: int) -> dict[str, int]:
    setup = paddock.game(game).setup(seats)
    assert isinstance(setup, BornesSetup)
    return dict(zip(setup.terms.names, setup.terms.pack, strict=True))


def test_the_distances_of_speed_are_counted_from_the_110() -> None:
    counts = pack(SPEED, 4)
    assert [counts[km] for km in ("30", "60", "90", "120", "240")] == [10, 10, 10, 12, 4]
    assert sum(counts.values()) == 106


@pytest.mark.parametrize("game", [KILOMETER, MILLE])
def test_there_are_four_200s(game: str) -> None:
    counts = pack(game, 4)
    assert [counts[km] for km in ("25", "50", "75", "100", "200")] == [10, 10, 10, 12, 4]
    assert sum(counts.values()) == 106


@pytest.mark.parametrize(("game", "seats"), [(SPEED, 2), (SPEED, 3), (KILOMETER, 2), (KILOMETER, 3)])
def test_two_or_three_seats_play_without_one_card_of_each_attack(game: str, seats: int) -> None:
    few, many = pack(game, seats), pack(game, 4)
    removed = {name: many[name] - few[name] for name in many if many[name] != few[name]}
    assert removed == dict.fromkeys(["limit", *attacks_of(game)], 1)
    assert sum(few.values()) == 101


def test_in_kilometer_three_limits_remain_for_two_or_three_seats() -> None:
    counts = pack(KILOMETER, 2)
    attacks = [counts[name] for name in ("stop", "limit", "out-of-gas", "flat", "accident")]
    assert attacks == [4, 3, 2, 2, 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_mille_bornes_always_plays_with_106_cards(seats: int) -> None:
    assert sum(pack(MILLE, seats).values()) == 106
