"""Fuzzing of positions and views: the result is a match or one of our errors, never another exception."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock import BadOption, BadPosition, BadSeats
from tests.games.bornes.editions import GAMES, KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import driving, play, stopped, table

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2, 7, 2**31, 2**63 - 1, 2**63, -(2**63), 10**30]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["stop", "30", "limit", "play", "answer", "choice", "driving", "stopped", "waiting", "open-road"]),
)
json_values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=12,
)

Path_ = tuple[str | int, ...]


def paths(value: Any, so_far: Path_ = ()) -> list[Path_]:  # noqa: ANN401 - it walks through any JSON
    """The path to every part of a JSON value."""
    steps = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [so_far, *[path for step, part in steps for path in paths(part, (*so_far, step))]]


def replaced(position: dict[str, Any], path: Path_, value: object) -> object:
    """A copy of the position with another value at the end of the path."""
    whole = {"all": copy.deepcopy(position)}
    *way, last = ("all", *path)
    part: Any = whole
    for step in way:
        part = part[step]
    part[last] = value
    return whole["all"]


def window() -> dict[str, Any]:
    match = table(SPEED, 4, hand={1: "stop"}, sides={2: driving(km=300)}, results=[[100, 200]])
    play(match, "stop>2")
    return match.position()


def choice() -> dict[str, Any]:
    match = table(KILOMETER, 2, hand={1: "25"}, sides={1: driving(km=675), 2: stopped(by="flat", limited=True)})
    play(match, "25")
    return match.position()


def finished() -> dict[str, Any]:
    match = table(MILLE, 2, hand={1: "25"}, sides={1: driving(km=975, coups="extra-tank")})
    play(match, "25")
    return match.position()


HANDWRITTEN = json.loads(Path(__file__).with_name("handwritten.json").read_text("utf-8"))
POSITIONS = [HANDWRITTEN, window(), choice(), finished(), table(SPEED, 6).position()]
VIEW = paddock.game(SPEED).restore(HANDWRITTEN).view(2)
SPOTS = [(position, path) for position in POSITIONS for path in paths(position)]


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None, max_examples=60)
@given(value=json_values)
def test_any_json_value_is_a_bad_position(game: str, value: object) -> None:
    with pytest.raises(BadPosition):
        paddock.game(game).restore(value)


@pytest.mark.parametrize("game", GAMES)
@settings(deadline=None, max_examples=60)
@given(value=json_values)
def test_any_json_value_is_a_bad_view(game: str, value: object) -> None:
    with pytest.raises(BadPosition):
        paddock.game(game).imagine(value, seed=1)


@settings(deadline=None, max_examples=600)
@given(spot=st.sampled_from(SPOTS), value=json_values)
def test_a_position_with_anything_replaced_is_a_match_or_a_clear_error(
    spot: tuple[dict[str, Any], Path_], value: object
) -> None:
    changed = replaced(*spot, value)
    try:
        match = paddock.game(spot[0]["game"]).restore(changed)
    except (BadPosition, BadSeats, BadOption) as error:
        assert len(str(error).splitlines()) == 1  # noqa: PT017 - either outcome is right
    else:
        assert paddock.game(match.game_id).restore(match.position()).position() == match.position()
        assert all(match.moves(seat) for seat in match.waiting)
        assert bool(match.waiting) != match.is_over


@settings(deadline=None, max_examples=300)
@given(path=st.sampled_from(paths(VIEW)), value=json_values)
def test_a_view_with_anything_replaced_is_a_match_or_a_clear_error(path: Path_, value: object) -> None:
    try:
        match = paddock.game(SPEED).imagine(replaced(VIEW, path, value), seed=1)
    except (BadPosition, BadSeats, BadOption) as error:
        assert len(str(error).splitlines()) == 1  # noqa: PT017 - either outcome is right
    else:
        assert paddock.game(SPEED).restore(match.position()).position() == match.position()


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**30])
@pytest.mark.parametrize(
    "path",
    [
        ("seats",),
        ("round", "turn"),
        ("round", "start"),
        ("round", "goal_km"),
        ("round", "extension"),
        ("round", "finisher"),
        ("round", "attack", "by"),
        ("round", "attack", "side"),
        ("round", "sides", 0, "km"),
        ("round", "sides", 0, "seats", 0),
    ],
)
def test_a_number_beyond_all_bounds_is_an_error_like_any_other(path: Path_, number: int) -> None:
    with pytest.raises((BadPosition, BadSeats)):
        paddock.game(SPEED).restore(replaced(HANDWRITTEN, path, number))
