"""An impossible position is refused with a message that names the problem."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import paddock
from paddock import BadPosition
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import driving, play, stopped, table, waiting

Deal = dict[str, Any]
Change = Callable[[Deal], object]


def lay(deal: Deal, pile: str, *cards: str, side: int = 1) -> None:
    """Take these cards from the draw pile and lay them on a pile of a side."""
    for card in cards:
        deal["pile"].remove(card)
        deal["sides"][side - 1][pile].append(card)


def change(deal: Deal, side: int = 1, **fields: object) -> None:
    """Change the data of a side."""
    deal["sides"][side - 1].update(fields)


def give(deal: Deal, seat: int, *cards: str) -> None:
    """Take these cards from the draw pile and give them to a seat."""
    for card in cards:
        deal["pile"].remove(card)
        deal["hands"][seat - 1].append(card)


def discard_pile(deal: Deal) -> None:
    """Discard the whole draw pile."""
    deal["discards"] += deal["pile"]
    deal["pile"] = []


def refuse(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        paddock.game(position["game"]).restore(position)
    assert problem in str(refused.value)


def several(*changes: Change) -> Change:
    return lambda deal: [make(deal) for make in changes]


# The table: two seats of Speed, side 1 driving at 240 km, side 2 waiting, seat 1 to act.
CHANGES: list[tuple[str, Change]] = [
    ("there must be 2 sides, not 1", lambda deal: deal["sides"].pop()),
    ("there must be 2 hands, not 3", lambda deal: deal["hands"].append([])),
    ("start: there is no seat 0", lambda deal: deal.update(start=0)),
    ("turn: there is no seat 3", lambda deal: deal.update(turn=3)),
    ("extension: there is no side 3", lambda deal: deal.update(extension=3)),
    ("finisher: there is no side 0", lambda deal: deal.update(finisher=0)),
    ("side 2 has the seats [2], not [1]", lambda deal: change(deal, 2, seats=[1])),
    ("there is no card 'unicorn'", lambda deal: deal["discards"].append("unicorn")),
    ("the pack does not add up: 240: 5 instead of 4", lambda deal: deal["discards"].append("240")),
    ("the pack does not add up: tire: 0 instead of 1", lambda deal: deal["pile"].remove("tire")),
    ("side 1: distances holds another kind of card", lambda deal: lay(deal, "distances", "stop")),
    ("side 1: safeties holds another kind of card", lambda deal: lay(deal, "safeties", "30")),
    ("side 1: the speed pile holds another kind of card", lambda deal: lay(deal, "speed", "stop")),
    ("side 1: the battle pile holds another kind of card", lambda deal: lay(deal, "battle", "limit")),
    ("side 1: the battle pile holds another kind of card", lambda deal: lay(deal, "battle", "open-road")),
    ("side 1: a coup needs its safety", lambda deal: change(deal, coups=["tire"])),
    (
        "side 1: a coup is named twice",
        several(lambda deal: lay(deal, "safeties", "tire"), lambda deal: change(deal, coups=["tire", "tire"])),
    ),
    ("side 1: the distances add up to 240 km, not 270", lambda deal: change(deal, km=270)),
    (
        "side 1: 960 km is beyond the goal of 900 km",
        several(lambda deal: lay(deal, "distances", *["120"] * 6), lambda deal: change(deal, km=960)),
    ),
    (
        "side 2: 3 cards of 240 km, 2 are allowed",
        several(lambda deal: lay(deal, "distances", "240", "240", "240", side=2), lambda deal: change(deal, 2, km=720)),
    ),
    ("side 1: limited, but no limit lies on top", lambda deal: change(deal, limited=True)),
    ("side 1: a limit lies on top of the speed pile", lambda deal: lay(deal, "speed", "limit")),
    (
        "side 1: limited in spite of open-road",
        several(
            lambda deal: lay(deal, "speed", "limit"),
            lambda deal: lay(deal, "safeties", "open-road"),
            lambda deal: change(deal, limited=True),
        ),
    ),
    ("side 2: driving, but nothing on its battle pile lets it drive", lambda deal: change(deal, 2, state="driving")),
    (
        "side 2: driving, but nothing on its battle pile lets it drive",
        several(
            lambda deal: lay(deal, "battle", "start", "puncture", "spare-tire", side=2),
            lambda deal: change(deal, 2, state="driving"),
        ),
    ),
    (
        "side 1: driving, but an attack lies on top: it is stopped",
        several(lambda deal: lay(deal, "battle", "damage"), lambda deal: lay(deal, "safeties", "open-road")),
    ),
    ("side 1: driving, but an attack lies on top: it is stopped", lambda deal: lay(deal, "battle", "stop")),
    ("side 2: waiting in spite of open-road", lambda deal: lay(deal, "safeties", "open-road", side=2)),
    (
        "side 2: waiting, but an attack lies on top: it is stopped",
        lambda deal: lay(deal, "battle", "start", "stop", side=2),
    ),
    ("side 1: waiting, but start lies on top: it is driving", lambda deal: change(deal, state="waiting")),
    ("side 1: stopped, but no attack lies on top", lambda deal: change(deal, state="stopped")),
    (
        "side 1: stopped by an attack it is protected from",
        several(
            lambda deal: lay(deal, "battle", "puncture"),
            lambda deal: lay(deal, "safeties", "tire"),
            lambda deal: change(deal, state="stopped"),
        ),
    ),
    (
        "side 2: stopped, but nothing under the attack let it drive",
        several(lambda deal: lay(deal, "battle", "stop", side=2), lambda deal: change(deal, 2, state="stopped")),
    ),
    ("the goal is 900 km, not 990", lambda deal: deal.update(goal_km=990)),
    ("the goal is 1200 km, not 900", lambda deal: deal.update(extension=1)),
    ("the side that called the extension must have 900 km", lambda deal: deal.update(extension=1, goal_km=1200)),
    ("a finisher ends the round, but over is false", lambda deal: deal.update(finisher=1)),
    ("the finisher must have 900 km", lambda deal: deal.update(finisher=1, over=True)),
    ("over without a finisher, but cards are left", lambda deal: deal.update(over=True)),
    ("over without a finisher, but cards are left", several(discard_pile, lambda deal: deal.update(over=True))),
    ("phase 'answer' and an attack belong together", lambda deal: deal.update(phase="answer")),
    (
        "phase 'answer' and an attack belong together",
        lambda deal: deal.update(attack={"card": "stop", "by": 2, "side": 1}),
    ),
    ("side 1 has not reached 900 km", lambda deal: deal.update(phase="choice")),
    ("seat 1 must hold 7 cards, not 8", lambda deal: give(deal, 1, "30")),
    ("seat 2 must hold 6 cards, not 7", lambda deal: give(deal, 2, "30")),
    ("seat 2 holds 7 cards, more than 6", several(lambda deal: give(deal, 2, "30"), discard_pile)),
    ("seat 1 holds 8 cards, more than 7", several(lambda deal: give(deal, 1, "30"), discard_pile)),
    (
        "seat 1 is to act but holds no card",
        several(
            discard_pile,
            lambda deal: deal["discards"].extend(deal["hands"][0]),
            lambda deal: deal["hands"].__setitem__(0, []),
        ),
    ),
    (
        "side [1] has reached the goal, but the round goes on",
        several(lambda deal: lay(deal, "distances", *["120"] * 5, "60"), lambda deal: change(deal, km=900)),
    ),
]


@pytest.mark.parametrize(("problem", "spoil"), CHANGES, ids=[problem for problem, _ in CHANGES])
def test_an_impossible_round_is_refused_and_the_problem_named(problem: str, spoil: Change) -> None:
    position = table(SPEED, 2, sides={1: driving(distances="120 120"), 2: waiting()}).position()
    spoil(position["round"])
    refuse(position, problem)


@pytest.mark.parametrize(
    ("problem", "attack"),
    [
        ("nobody attacks the own side", {"card": "stop", "by": 1, "side": 1}),
        ("the attack is put to seat 1 first, so turn is not 2", {"card": "stop", "by": 2, "side": 1}),
        ("attack: there is no side 3", {"card": "stop", "by": 2, "side": 3}),
        (
            "attack: the seats asked must be some of [2], not [1]",
            {"card": "stop", "by": 1, "side": 2, "asked": [1]},
        ),
        (
            "attack: the seats asked must be some of [2], not []",
            {"card": "stop", "by": 1, "side": 2, "asked": []},
        ),
        ("attack: there is no seat 9", {"card": "stop", "by": 9, "side": 2}),
        ("nobody attacks the own side", {"card": "stop", "by": 2, "side": 2}),
        ("the attack 'damage' is not in force on side 2", {"card": "damage", "by": 1, "side": 2}),
        ("the attack 'limit' is not in force on side 2", {"card": "limit", "by": 1, "side": 2}),
        ("the attack 'unicorn' is not in force on side 2", {"card": "unicorn", "by": 1, "side": 2}),
        ("phase 'answer' and an attack belong together", None),
    ],
)
def test_an_impossible_window_is_refused(problem: str, attack: dict[str, Any] | None) -> None:
    match = table(SPEED, 2, hand={1: "stop"}, sides={2: driving()})
    play(match, "stop>2")
    position = match.position()
    position["round"]["attack"] = attack
    refuse(position, problem)


def test_nobody_is_asked_anything_after_the_round() -> None:
    match = table(SPEED, 2, hand={1: "30"}, sides={1: driving(km=870)}, options={"limit": "rounds:1"})
    play(match, "30")
    position = match.position()
    position["round"].update(over=True, finisher=1)
    refuse(position, "nobody is asked anything after the round")


def test_the_extension_is_not_chosen_twice() -> None:
    position = table(SPEED, 2, extension=1, sides={1: driving(km=900)}).position()
    position["round"]["phase"] = "choice"
    refuse(position, "there is no extension to choose")


@pytest.mark.parametrize("seats", [4, 6])
def test_an_extension_is_refused_where_there_is_none(seats: int) -> None:
    position = table(KILOMETER, seats, sides={1: driving(km=900)}).position()
    position["round"]["extension"] = 1
    refuse(position, "there is no extension in this game")


def test_in_mille_bornes_a_side_with_a_defence_on_top_does_not_wait() -> None:
    position = table(MILLE, 2, sides={1: driving(battle="roll flat spare")}).position()
    position["round"]["sides"][0]["state"] = "waiting"
    refuse(position, "waiting, but spare lies on top: it is driving")


def test_in_the_variant_only_a_safety_makes_a_side_wait_on_a_green_light() -> None:
    position = table(MILLE, 2, sides={1: driving()}, options={"mode": "variant"}).position()
    position["round"]["sides"][0]["state"] = "waiting"
    refuse(position, "waiting, but roll lies on top: it is driving")


def test_for_the_youngest_no_side_is_without_its_green_light() -> None:
    position = table(MILLE, 2, options={"mode": "youngest"}).position()
    deal = position["round"]
    deal["discards"] += deal["sides"][0]["battle"]
    deal["sides"][0].update(state="waiting", battle=[])
    refuse(position, "side 1: roll was laid out before the deal, but is not there")


def test_where_safeties_remove_attacks_none_lies_there_void() -> None:
    position = table(KILOMETER, 2, sides={1: stopped(by="flat")}).position()
    lay(position["round"], "safeties", "puncture-proof")
    position["round"]["sides"][0]["state"] = "waiting"
    refuse(position, "waiting, but an attack lies on top: it is stopped")
