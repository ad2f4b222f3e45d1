"""Positions: written, read back, and refused with a clear reason when they cannot occur."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from paddock import BadPosition
from paddock.core.chance.rng import Rng
from tests.games.aruba.tables import GAME, at, home, position, wreck

if TYPE_CHECKING:
    from collections.abc import Callable

CARS = {1: at(10, 2, damage=1, mounts="front"), 2: at(11, 2), 3: wreck(12, 1), 4: home(1)}
HAND = {1: "nitro saw", 2: "bomb"}


def good() -> dict[str, Any]:
    return position(CARS, dice="1 2 2", hand=HAND)


def change(path: str, value: object) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        *keys, last = path.split(".")
        target: Any = data["round"]
        for key in keys:
            target = target[int(key)] if key.isdigit() else target[key]
        target[int(last) if last.isdigit() else last] = value

    return apply


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (change("turn", 9), "turn: there is no seat 9"),
        (change("start", 0), "start: there is no seat 0"),
        (change("still", 99), "still counts turns"),
        (change("active.moved", True), "no car can have changed its space"),
        (change("active.all_used", True), "leave no die"),
        (change("cars.0.row", 41), "car 1: there is no row 41"),
        (change("cars.0.lane", 4), "car 1: there is no lane 4"),
        (change("cars.0.reached", 3), "car 1 has reached row 10"),
        (change("cars.0.damage", 9), "damage goes from 0 to 8"),
        (change("cars.0.seat", 2), "belongs to seat 1"),
        (change("cars.0.car", 2), "car 1 is numbered 2"),
        (change("cars.0.mounts", ["roof"]), "mounts are some of"),
        (change("cars.0.rank", 1), "a rank belongs to cars"),
        (change("cars.2.mounts", ["left"]), "car 3 is out of the race"),
        (change("cars.2.rank", 2), "the wrecks must have the ranks"),
        (change("cars.3.rank", 2), "the cars home must have the ranks"),
        (change("cars.3.row", 3), "stands nowhere"),
        (change("cars.1.row", 10), "car 2 has reached"),
        (change("hands.0", ["nitro", "money"]), "there is no card 'money'"),
        (change("hands.0", ["nitro"]), "the pack does not add up: saw"),
        (change("hands.0", ["saw", "nitro"]), "pack order"),
        (change("fresh", ["bomb"]), "fresh cards must be in the active seat's hand"),
        (change("shuffled", ["money"]), "cannot have been made"),
        (change("shuffled", ["hook", "bomb"]), "pack order"),
        (change("shuffled", ["bomb"]), "cards that it was not made of"),
        (change("known", [{"seat": 2, "holder": 1, "cards": ["bomb"]}]), "does not hold what seat 2 knows"),
        (change("known", [{"seat": 1, "holder": 1, "cards": ["saw"]}]), "cannot know cards"),
        (change("active.dice", [2, 1]), "faces 1 to 6, in order"),
        (change("active.dice", [7]), "faces 1 to 6"),
        (change("active.dice", [1] * 11), "there are 10 dice"),
        (change("active.extra", [1] * 7), "there are 6 Extra dice"),
        (change("active.rerolls", 9), "rerolls go from 0 to 8"),
        (change("active.car", 7), "there is no car 7"),
        (change("active.car", 3), "out of the race"),
        (change("active.gained", -1), "movement points"),
        (change("active.hooked", 2), "not right behind"),
        (change("active.sawn", [[2, 1]]), "pairs of cars"),
        (change("active.pending", ["token 1"]), "nobody is asked"),
        (change("active.ninth", 1), "belong together"),
        (change("phase", "ninth"), "belong together"),
        (change("phase", "hook"), "asks the seat right behind"),
        (change("phase", "begin"), "no dice lie before the roll"),
        (change("over", True), "no dice lie before the roll or after the race"),
    ],
)
def test_an_impossible_position_is_refused_with_its_reason(
    edit: Callable[[dict[str, Any]], None], message: str
) -> None:
    data = good()
    edit(data)
    with pytest.raises(BadPosition, match=message):
        GAME.restore(data)


def test_a_race_is_over_exactly_when_it_is_decided() -> None:
    data = position(CARS, hand=HAND)
    data["round"]["over"] = True
    with pytest.raises(BadPosition, match="over must be False"):
        GAME.restore(data)


BEGUN = position({1: at(12, 2), 2: at(11, 2)}, phase="begin")


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [("leads", False, "leads must be True"), ("from_red", False, "from_red must be True")],
)
def test_before_the_dice_are_settled_losses_follow_from_where_the_cars_are(
    name: str, value: bool, message: str
) -> None:
    data = copy.deepcopy(BEGUN)
    active = GAME.restore(data).position()["round"]["active"]
    assert active[name] is True
    data["round"]["active"][name] = value
    with pytest.raises(BadPosition, match=message):
        GAME.restore(data)


def test_what_follows_from_the_rest_or_has_not_happened_may_be_left_out() -> None:
    whole = GAME.restore(BEGUN).position()
    short = copy.deepcopy(whole)
    race = short["round"]
    for name in ("turn", "over", "still", "fresh", "known"):
        del race[name]
    for car in race["cars"]:
        for name in ("seat", "rank", "reached"):
            del car[name]
    race["active"] = {"car": 1}
    assert GAME.restore(short).position() == whole


NINTH = position({1: at(10, 2), 2: at(11, 2, damage=8), 3: at(13, 2)}, dice="4 4", hand={2: "nitro"})


@pytest.mark.parametrize("pending", ["shove 3", "carry 3", "carry 2", "token 9", "hope 1"])
def test_nothing_can_be_pending_that_cannot_happen(pending: str) -> None:
    match = GAME.restore(NINTH)
    match.play("shoot 4")
    data = match.position()
    data["round"]["active"]["pending"].insert(0, pending)
    with pytest.raises(BadPosition, match=pending):
        GAME.restore(data)


def test_a_row_full_of_wrecks_is_refused() -> None:
    with pytest.raises(BadPosition, match="full of wrecks"):
        GAME.restore(position({2: wreck(20, 1, 1), 3: wreck(20, 2, 2), 4: wreck(20, 3, 3)}))


def test_two_cars_on_one_space_are_refused() -> None:
    with pytest.raises(BadPosition, match="stand on the same space"):
        GAME.restore(position({1: at(10, 2), 2: at(10, 2)}))


@pytest.mark.parametrize(
    "detail", [{}, {"ranking": [1]}, {"ranking": [1, 2, 3, 4], "home": "x"}, {"ranking": [[], 2, 3, 4]}]
)
def test_results_without_a_ranking_are_refused(detail: dict[str, Any]) -> None:
    result = {"points": [0, 0, 0, 0], "lines": [[], [], [], []], "detail": detail}
    with pytest.raises(BadPosition, match="result 1"):
        GAME.restore(position(CARS, dice="1", hand=HAND, results=[result]))


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        ({"points": [4, 6, 0, 0]}, "lines do not add up"),
        ({"points": [0, 6, 0, 0], "lines": [[], [["first", 6]], [], []]}, "points of seat 1"),
        ({"lines": [[["pole", 6]], [], [], []]}, "no line 'pole'"),
        ({"detail": {"start": 1, "home": 1, "ranking": [1, 2, 3, 4], "mood": "good"}}, "a detail holds"),
        ({"detail": {"start": True, "home": 1, "ranking": [1, 2, 3, 4]}}, "no start seat"),
    ],
)
def test_results_that_do_not_agree_are_refused(edit: dict[str, Any], message: str) -> None:
    good = {
        "points": [6, 0, 0, 0],
        "lines": [[["first", 6]], [], [], []],
        "detail": {"start": 1, "home": 1, "ranking": [1, 2, 3, 4]},
    }
    assert GAME.restore(position(CARS, dice="1", hand=HAND, results=[good])).results[0]["points"] == [6, 0, 0, 0]
    with pytest.raises(BadPosition, match=message):
        GAME.restore(position(CARS, dice="1", hand=HAND, results=[{**good, **edit}]))


SORE = {number: at(20 + number, 2, damage=8 - number % 2, mounts="left") for number in range(1, 7)}
FULL = {1: "hook bomb nitro", 2: "hook saw repair", 3: "hook larceny bomb"}


@pytest.mark.parametrize("options", [{}, {"new-cards": "fix"}, {"hook": "last-roll", "larceny": "any-time"}])
def test_every_window_of_two_cars_each_is_read_back_and_imagined(options: dict[str, str]) -> None:
    seen = set()
    for seed in range(6):
        rng = Rng(seed)
        match = GAME.restore(position(SORE, seats=3, car=3, phase="begin", hand=FULL, options=options), seed=seed)
        # Cars are hit and cards discarded whenever that is possible.
        for _ in range(60):
            moves = match.moves()
            wild = [move for move in moves if move.split()[0] in ("cards", "fix", "shoot", "ram", "bomb", "hook")]
            match.play((wild or moves)[rng.below(len(wild or moves))])
            seen.add(match.view(None)["round"]["phase"])
            assert GAME.restore(match.position()).position() == match.position()
            assert GAME.imagine(match.view(match.turn), seed).view(match.turn) == match.view(match.turn)
    assert seen == {"begin", "hook", "dice", "act", "ninth"}


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_moment_of_a_match_is_read_back_exactly(seats: int) -> None:
    match = GAME.start(seats, seed=seats)
    rng = Rng(seats)
    for _ in range(250):
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
        plain = json.loads(json.dumps(match.position()))
        again = GAME.restore(copy.deepcopy(plain))
        assert again.position() == plain
        assert again.moves() == match.moves()
