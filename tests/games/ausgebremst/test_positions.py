"""Positions: exact round trip; an impossible position is refused with the reason."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import paddock
from paddock import BadPosition
from paddock.core.chance.rng import Rng
from paddock.games.ausgebremst.bots.policies import POLICIES
from tests.games.ausgebremst.races import game

Spoil = Callable[[dict[str, Any]], None]


def some_position(rules: str = "family", moves: int = 40) -> dict[str, Any]:
    match = game().start(3, seed=2, options={"rules": rules, "circuits": "printed:2"})
    rng = Rng(3)
    for _ in range(moves):
        seat = match.waiting[rng.below(len(match.waiting))]
        choices = match.moves(seat)
        match.play(choices[rng.below(len(choices))], seat)
    found: dict[str, Any] = json.loads(json.dumps(match.position()))
    return found


@pytest.mark.parametrize("rules", ["family", "advanced"])
@pytest.mark.parametrize("moves", [0, 1, 5, 30, 70])
def test_a_position_read_back_is_the_same(rules: str, moves: int) -> None:
    position = some_position(rules, moves)
    assert game().restore(position).position() == position


def _set(*path: object) -> Spoil:
    *keys, last, value = path

    def spoil(data: dict[str, Any]) -> None:
        target: Any = data["round"]
        for key in keys:
            target = target[key]
        target[last] = value

    return spoil


def _double_up(data: dict[str, Any]) -> None:
    cars = data["round"]["cars"]
    cars[1]["space"], cars[1]["laps"] = cars[0]["space"], cars[0]["laps"]


def _lose_a_card(data: dict[str, Any]) -> None:
    data["round"]["decks"][0].pop()


IMPOSSIBLE: list[tuple[Spoil, str]] = [
    (_set("circuit", "nuerburg-ring"), "this season has no circuit"),
    (_set("turn", 4), "there is no seat 4"),
    (_set("order", [1, 2, 3, 4, 5, 6]), "neutral cars"),
    (_set("order", [4, 5, 6, 1, 1, 2]), "each car"),
    (_set("phase", "draw"), "family game knows no phase"),
    (_set("over", True), "over exactly when"),
    (_set("finish", [1]), "exactly the cars that are home"),
    (_set("idle", -1), "counts from 0"),
    (_set("cars", 0, "space", "L5"), "no space 'L5'"),
    (_set("cars", 0, "space", "finish"), "no space"),
    (_set("cars", 0, "laps", 4), "laps are 0 to 3"),
    (_set("cars", 3, "seat", 4), "belongs to nobody"),
    (_set("cars", 3, "shown", [1]), "nobody holds its cards"),
    (_set("hands", 0, [1, 2, 9]), "no card 9"),
    (_set("hands", [[1, 2, 3]]), "one entry for each of 3 seats"),
    (_set("choices", 0, "fast"), "no choice and no piles"),
    (_double_up, "both stand on"),
    (_lose_a_card, "does not add up"),
    (_set("turn", "x"), "right form"),
]


@pytest.mark.parametrize(("spoil", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_what_cannot_occur_is_refused_and_says_why(spoil: Spoil, reason: str) -> None:
    position = copy.deepcopy(some_position())
    spoil(position)
    with pytest.raises(BadPosition, match=reason):
        game().restore(position)


def _race(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = data["round"]
    return found


def test_a_car_that_has_not_crossed_the_line_stands_before_it() -> None:
    position = game().start(6, seed=2).position()
    car = position["round"]["cars"][position["round"]["turn"] - 1]
    car["space"], car["moved"] = "L15", True
    with pytest.raises(BadPosition, match="has moved but not crossed the line"):
        game().restore(position)


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    position = some_position()
    race = _race(json.loads(json.dumps(position)))
    for key in ("phase", "over", "finish", "idle", "choices", "piles"):
        del race[key]
    for car in race["cars"]:
        for key in ("seat", "state", "moved", "played", "pit_cards", "stored", "asked"):
            del car[key]
    restored = game().restore({**position, "round": race})
    expected = {**position["round"], "idle": 0}
    assert restored.position()["round"] == expected


def advanced_position(moves: int) -> dict[str, Any]:
    return some_position("advanced", moves)


def test_nobody_can_have_been_asked_more_often_than_there_are_questions() -> None:
    position = advanced_position(4)
    race = _race(position)
    assert race["phase"] == "prepare"
    race["cars"][race["turn"] - 1]["asked"] = 100
    with pytest.raises(BadPosition, match="asked counts answers"):
        game().restore(position)


def test_a_seat_that_races_holds_a_card() -> None:
    position = advanced_position(120)
    race = _race(position)
    assert race["phase"] == "drive"
    seat = race["order"][-1] - 1
    race["piles"][seat][0] += race["hands"][seat]
    race["hands"][seat] = []
    race["cars"][seat]["shown"] = []
    with pytest.raises(BadPosition, match="must hold"):
        game().restore(position)


@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_every_position_and_view_of_bots_at_play_comes_back(rules: str) -> None:
    setup = game().setup(5, {"rules": rules, "circuits": "chosen:4"})
    rng = Rng(8)
    for _ in range(4):
        state = setup.new_round([], rng)
        policy = POLICIES[2](setup, rng)
        while not state.over:
            position = state.position()
            assert setup.restore_round(json.loads(json.dumps(position)), [], rng).position() == position
            seat = rng.below(5)
            view = state.view(seat)
            guess = setup.imagine_round(json.loads(json.dumps(view)), seat, [], rng)
            assert guess.view(seat) == view
            assert setup.restore_round(guess.position(), [], rng) == guess
            state.apply(policy.pick(state))


SHEET = {"points": [9, 6, 0], "lines": [[["place-1", 9]], [["place-2", 6]], [["not-home", 0]]]}
DETAIL = {"circuit": "bleifuss-drom", "order": [1, 2, 3, 4, 5, 6]}
BAD_RESULTS: list[tuple[dict[str, Any], str]] = [
    ({"detail": {}}, "circuit and order"),
    ({"detail": {**DETAIL, "order": ["x"]}}, "circuit and order"),
    ({"detail": {**DETAIL, "order": [1, 1, 2, 3, 4, 5]}}, "order of the cars"),
    ({"detail": {**DETAIL, "order": [2, 1, 3, 4, 5, 6]}}, "came in as number"),
    ({"detail": {**DETAIL, "circuit": "monza"}}, "no circuit"),
    ({"detail": {**DETAIL, "decks": ["fast"] * 3}}, "no decks"),
    ({"points": [9, 5, 0], "lines": [[["place-1", 9]], [["place-2", 5]], [["not-home", 0]]]}, "came in as number"),
    ({"points": [9, 0, 4], "lines": [[["place-1", 9]], [["not-home", 0]], [["place-3", 4]]]}, "before one that was"),
    ({"lines": [[["place-1", 9]], [["place-2", 6]], [["luck", 0]]]}, "no line"),
]


@pytest.mark.parametrize(("wrong", "reason"), BAD_RESULTS, ids=[reason for _, reason in BAD_RESULTS])
def test_a_result_that_no_race_leaves_is_refused(wrong: dict[str, Any], reason: str) -> None:
    position = game().start(3, seed=1, options={"circuits": "printed:2"}).position()
    position["results"] = [{**SHEET, "detail": DETAIL, **wrong}]
    with pytest.raises(BadPosition, match=reason):
        game().restore(position)


def test_a_result_without_the_order_of_cars_is_refused() -> None:
    position = some_position()
    position["results"] = [{"points": [0, 0, 0], "lines": [[["not-home", 0]]] * 3, "detail": {}}]
    with pytest.raises(BadPosition, match="order of the cars"):
        game().restore(position)


def test_random_positions_never_break_anything_but_badposition() -> None:
    base = some_position("advanced", 60)
    rng = Rng(5)
    values: list[Any] = [None, -1, 0, 7, 99, "L1", "P9", [], [1], {}, True]
    for _ in range(400):
        position = copy.deepcopy(base)
        target: Any = position["round"]
        for _ in range(4):
            keys = list(target) if isinstance(target, dict) else list(range(len(target)))
            if not keys:
                break
            key = keys[rng.below(len(keys))]
            if not isinstance(target[key], dict | list) or rng.below(3) == 0:
                target[key] = values[rng.below(len(values))]
                break
            target = target[key]
        try:
            restored = game().restore(position)
        except BadPosition:
            continue
        assert restored.position()["round"] == position["round"]


def test_a_race_follows_the_one_before_it() -> None:
    match = game().start(3, seed=8, options={"circuits": "printed:2"})
    bots = [paddock.bot(game(), 2, seat) for seat in range(3)]
    while not match.results:
        seat = match.waiting[0]
        match.play(bots[seat - 1].choose(match.view(seat)), seat)
    position = match.position()
    assert game().restore(position, seed=1).position() == position
    elsewhere = {**position, "results": []}
    with pytest.raises(BadPosition, match="this race is driven on"):
        game().restore(elsewhere)
    later = copy.deepcopy(position)
    seats = [car for car in later["round"]["order"] if car <= 3]
    other = iter([*seats[1:], seats[0]])
    later["results"][0]["detail"]["order"] = [
        next(other) if car <= 3 else car for car in later["results"][0]["detail"]["order"]
    ]
    with pytest.raises(BadPosition):
        game().restore(later)
