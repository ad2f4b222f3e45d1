"""Positions: written and read back exactly; what cannot occur is refused with a sentence that says why."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from paddock import BadPosition
from paddock.core.chance import Rng
from tests.games.ausgebremst.races import game

Spoil = Callable[[dict[str, Any]], None]


def some_position(rules: str = "family", moves: int = 40) -> dict[str, Any]:
    match = game().start(3, seed=2, options={"rules": rules, "circuits": "printed:2"})
    rng = Rng(3)
    for _ in range(moves):
        choices = match.moves()
        match.play(choices[rng.below(len(choices))])
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
    (_set("circuit", "nuerburg-ring"), "this race is driven on bleifuss-drom"),
    (_set("turn", 4), "there is no seat 4"),
    (_set("order", [1, 2, 3, 4, 5, 6]), "neutral cars"),
    (_set("order", [4, 5, 6, 1, 1, 2]), "each car"),
    (_set("phase", "sort"), "family game knows no phase"),
    (_set("over", True), "over exactly when"),
    (_set("finish", [1]), "exactly the cars that are home"),
    (_set("idle", -1), "count from 0"),
    (_set("cars", 0, "space", "A5"), "no space 'A5'"),
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


def test_a_result_without_the_order_of_cars_is_refused() -> None:
    position = some_position()
    position["results"] = [{"points": [0, 0, 0], "lines": [[["not-home", 0]]] * 3, "detail": {}}]
    with pytest.raises(BadPosition, match="order of the cars"):
        game().restore(position)


def test_random_positions_never_break_anything_but_badposition() -> None:
    base = some_position("advanced", 60)
    rng = Rng(5)
    values: list[Any] = [None, -1, 0, 7, 99, "A1", "P9", [], [1], {}, True]
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
