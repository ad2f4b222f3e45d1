"""Hostile input to every public function raises one of our errors and changes nothing."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import paddock
from paddock.core.errors import PaddockError

GAMES = {name: paddock.game(name) for name in paddock.game_ids()}
OPTIONS = {"ausgebremst": {"rules": "advanced"}}
SEATS = 3
every_game = pytest.mark.parametrize("name", GAMES)

HUGE = 10**4400
SURROGATE = "\ud800"
DEEP: Any = []
for _ in range(1000):
    DEEP = [DEEP]


class Odd:
    """An invalid argument that even the test report could not print."""

    def __init__(self, value: Any) -> None:  # noqa: ANN401
        self.value = value

    def __repr__(self) -> str:
        return f"<{type(self.value).__name__}>"


odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([2**53, 2**63, -(2**63) - 1, HUGE, 2.0, float("nan"), float("inf"), SURROGATE, "\u2028", DEEP]),
    st.text(max_size=8),
    st.binary(max_size=4),
    st.lists(st.integers(-2, 99), max_size=4),
    st.dictionaries(st.text(max_size=4), st.integers(-2, 99), max_size=3),
    st.tuples(st.integers()),
    st.builds(object),
).map(Odd)


def started(name: str) -> paddock.Match:
    match = GAMES[name].start(SEATS, seed=1, options=OPTIONS.get(name))
    for _ in range(7):
        seat = match.waiting[0]
        match.play(match.moves(seat)[0], seat)
    return match


def is_refused_or_fine(act: Callable[[], object]) -> None:
    try:
        act()
    except PaddockError as error:
        str(error).encode("utf-8")


def places(data: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value inside plain data."""
    found = [path] if path else []
    if isinstance(data, dict):
        found += [way for key in data for way in places(data[key], (*path, key))]
    elif isinstance(data, list):
        found += [way for i, value in enumerate(data) for way in places(value, (*path, i))]
    return found


def spoilt(data: dict[str, Any], path: tuple[Any, ...], value: Odd) -> dict[str, Any]:
    changed: dict[str, Any] = json.loads(json.dumps(data))
    inner: Any = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return changed


@every_game
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), value=odd)
def test_a_position_with_anything_in_it_is_restored_or_refused(name: str, data: st.DataObject, value: Odd) -> None:
    position = started(name).position()
    bad = spoilt(position, data.draw(st.sampled_from(places(position))), value.value)
    is_refused_or_fine(lambda: GAMES[name].restore(bad, seed=1))


@every_game
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), value=odd)
def test_a_view_with_anything_in_it_is_imagined_or_refused(name: str, data: st.DataObject, value: Odd) -> None:
    match = started(name)
    view = match.view(match.waiting[0])
    bad = spoilt(view, data.draw(st.sampled_from(places(view))), value.value)
    is_refused_or_fine(lambda: GAMES[name].imagine(bad, 1))
    is_refused_or_fine(lambda: paddock.bot(GAMES[name], 2, 1).choose(bad))


@every_game
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data(), value=odd)
def test_a_record_from_a_position_with_anything_in_it_is_read_or_refused(
    name: str, data: st.DataObject, value: Odd
) -> None:
    restored = GAMES[name].restore(started(name).position(), seed=1)
    position = restored.position()
    bad = spoilt(position, data.draw(st.sampled_from(places(position))), value.value)
    try:
        text = json.dumps(bad, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return
    record = restored.record().replace(json.dumps(position, ensure_ascii=False), text)
    is_refused_or_fine(lambda: paddock.read_record(record))


@every_game
@settings(max_examples=100, deadline=None)
@given(odd_one=odd)
def test_any_value_is_no_move_no_seat_and_no_option_and_nothing_changes(name: str, odd_one: Odd) -> None:
    value = odd_one.value
    game = GAMES[name]
    match = started(name)
    before = match.clone()
    seat = match.waiting[0]
    assume(value not in match.moves(seat))
    for act in (
        lambda: match.play(value, seat),
        lambda: match.refusal(value, seat),
        lambda: match.play(match.moves(seat)[0], value) if not isinstance(value, (int, type(None))) else None,
        lambda: match.moves(value),
        lambda: match.view(value),
        lambda: match.record(value),
        lambda: match.events(value),
        lambda: match.undo_refusal(value),
        lambda: game.start(value),
        lambda: game.start(SEATS, seed=value),
        lambda: game.start(SEATS, options={"limit": value}),
        lambda: game.start(SEATS, options=value),
        lambda: game.start(SEATS, names=value),
        lambda: game.start(SEATS, names=[value, "b", "c"]),
        lambda: game.start(SEATS, chance=value),
        lambda: game.restore(value),
        lambda: game.imagine(value, 1),
        lambda: game.read_event(value),
        lambda: paddock.bot(game, value),
        lambda: paddock.bot(game, 2, value),
        lambda: paddock.bot(game, 2).choose(value),
        lambda: paddock.game(value),
        lambda: paddock.read_record(value),
        lambda: game.name(value),
    ):
        is_refused_or_fine(act)
    assert match == before


@every_game
def test_what_was_found_by_hand_is_refused_by_an_error_of_ours(name: str) -> None:
    game = GAMES[name]
    match = started(name)
    for act in (
        lambda: match.refusal(5),  # type: ignore[arg-type]
        lambda: match.view(True),
        lambda: game.start(2.0),  # type: ignore[arg-type]
        lambda: game.start("2"),  # type: ignore[arg-type]
        lambda: game.start(SEATS, seed=HUGE),
        lambda: game.restore(DEEP),
        lambda: game.restore({**match.position(), "seats": 2**63}),
        lambda: game.restore({**match.position(), "options": {"limit": 7}}),
        lambda: game.imagine({**match.view(1), "seat": 99}, 1),
        lambda: game.imagine(match.view(1), "x"),  # type: ignore[arg-type]
        lambda: paddock.bot(game, 2).choose({}),
        lambda: paddock.game(SURROGATE),
    ):
        with pytest.raises(PaddockError):
            act()


def test_a_bot_is_asked_only_when_its_seat_is() -> None:
    match = paddock.game("speed-1200").start(2, seed=1)
    with pytest.raises(paddock.BadInput, match="not asked"):
        paddock.bot(paddock.game("speed-1200")).choose(match.view(2))
    with pytest.raises(paddock.BadPosition, match="view of 'speed-1200'"):
        paddock.bot(paddock.game("mille-bornes")).choose(match.view(1))


CHANCY = [("mille-bornes", 2, {"limit": "wins:3"}), ("aruba", 3, {}), ("ausgebremst", 3, OPTIONS["ausgebremst"])]


@pytest.mark.parametrize(("name", "seats", "options"), CHANCY)
def test_a_move_is_made_whole_or_not_at_all_whatever_chance_does(
    name: str, seats: int, options: dict[str, str]
) -> None:
    """A committed record without its secret has no further random numbers: the move that needs one changes nothing."""
    source = paddock.Keyed(bytes(16), [])
    match = paddock.game(name).start(seats, options=options, chance=source)
    blind = paddock.read_record(match.record())
    with pytest.raises(PaddockError):  # noqa: PT012 - whichever move is the first to need chance
        while True:
            before = blind.clone()
            seat = blind.waiting[0]
            blind.play(blind.moves(seat)[0], seat)
    assert blind == before
    assert blind.record() == before.record()
