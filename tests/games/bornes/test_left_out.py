"""Optional fields of a position: derived from the rest if absent, refused if they contradict it."""

from __future__ import annotations

from typing import Any

import pytest

import paddock
from paddock import BadPosition, Rng
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED, at_every_table
from tests.games.bornes.tables import Layout, driving, play, stopped, table, waiting

OF_A_ROUND = ("start", "turn", "phase", "over", "goal_km", "extension", "finisher", "attack", "discards")


def shortened(position: dict[str, Any], keep: tuple[str, ...] = ()) -> dict[str, Any]:
    """The position without derived values, empty piles and nulls."""
    deal = dict(position["round"])
    derived = ("start", "turn", "phase", "over", "goal_km")
    for name in OF_A_ROUND:
        if name not in keep and (name in derived or not deal[name]):
            del deal[name]
    sides = [
        {key: value for key, value in side.items() if value and key not in ("seats", "state", "km", "limited")}
        for side in deal["sides"]
    ]
    return {**position, "round": {**deal, "sides": sides}}


@at_every_table
def test_a_new_deal_needs_no_more_than_its_cards(game: str, seats: int, options: dict[str, str]) -> None:
    position = paddock.game(game).start(seats, seed=5, options=options).position()
    assert paddock.game(game).restore(shortened(position)).position() == position


@at_every_table
def test_a_deal_in_full_swing_needs_no_more_than_its_cards(game: str, seats: int, options: dict[str, str]) -> None:
    match = paddock.game(game).start(seats, seed=6, options=options)
    rng = Rng(7)
    for _ in range(40):
        moves = match.moves(match.waiting[0])
        match.play(moves[rng.below(len(moves))], match.waiting[0])
        position = match.position()
        assert paddock.game(game).restore(shortened(position)).position() == position


@pytest.mark.parametrize(
    ("game", "layout"),
    [
        (SPEED, waiting()),
        (SPEED, driving(km=300)),
        (SPEED, stopped(by="damage", limited=True)),
        (SPEED, waiting(battle="start puncture", safeties="tire")),
        (SPEED, driving(battle="start stop", safeties="open-road")),
        (SPEED, driving(battle="", safeties="open-road", speed="limit")),
        (SPEED, waiting(battle="start damage replacement")),
        (KILOMETER, waiting(battle="roll flat spare")),
        (MILLE, driving(battle="roll flat spare")),
    ],
)
def test_the_state_of_a_side_follows_from_its_piles(game: str, layout: Layout) -> None:
    position = table(game, 2, sides={1: layout}).position()
    assert paddock.game(game).restore(shortened(position)).position() == position


def test_an_attack_is_put_to_every_seat_of_the_side_unless_some_have_passed() -> None:
    match = table(SPEED, 4, hand={1: "stop"}, sides={2: driving()})
    play(match, "stop>2")
    position = shortened(match.position())
    del position["round"]["attack"]["asked"]
    assert paddock.game(SPEED).restore(position).waiting == (2, 4)
    position["round"]["attack"]["asked"] = [4]
    assert paddock.game(SPEED).restore(position).waiting == (4,)


def test_the_choice_of_an_extension_follows_from_the_kilometres() -> None:
    match = table(SPEED, 2, hand={1: "30"}, sides={1: driving(km=870)})
    play(match, "30")
    position = match.position()
    assert paddock.game(SPEED).restore(shortened(position, keep=("turn",))).position() == position


def test_a_finisher_ends_the_round() -> None:
    match = table(MILLE, 2, hand={1: "25"}, sides={1: driving(km=975)})
    play(match, "25")
    position = match.position()
    assert paddock.game(MILLE).restore(shortened(position, keep=("turn",))).position() == position


def test_a_turn_that_does_not_follow_has_to_be_said() -> None:
    position = table(SPEED, 2, pile="", hand={1: "stop", 2: "240"}).position()
    with pytest.raises(BadPosition, match="turn is missing, and nobody has drawn a card"):
        paddock.game(SPEED).restore(shortened(position))


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("state", "driving", "driving, but nothing on its battle pile lets it drive"),
        ("km", 30, "the distances add up to 0 km, not 30"),
        ("limited", True, "limited, but no limit lies on top of the speed pile"),
        ("seats", [2], r"side 1 has the seats \[1\], not \[2\]"),
    ],
)
def test_what_contradicts_the_piles_of_a_side_is_refused(name: str, value: object, problem: str) -> None:
    position = shortened(table(SPEED, 2).position())
    position["round"]["sides"][0][name] = value
    with pytest.raises(BadPosition, match=problem):
        paddock.game(SPEED).restore(position)
