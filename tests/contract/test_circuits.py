"""Every circuit of every game: spaces as numbers and as names, and steps that stay on the circuit."""

import pytest

import paddock
from paddock.core.circuit import Circuit

TRACKS = [
    paddock.game(name).circuit(circuit) for name in paddock.game_ids() for circuit in paddock.game(name).circuits()
]
every_track = pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.id)


@every_track
def test_a_space_goes_by_its_number_and_by_its_name(track: Circuit) -> None:
    numbers = track.space_numbers()
    names = [track.space_name(number) for number in numbers]
    assert len(set(names)) == len(numbers)
    assert [track.space_number(name) for name in names] == numbers


@every_track
def test_a_space_that_is_not_there_is_refused(track: Circuit) -> None:
    for name in ("", "A0", "A99", "0-1", "1-4", "99-1", "A-1", "finish", "Ａ1"):  # noqa: RUF001 - the wide letter is meant
        with pytest.raises(paddock.BadInput, match="has no space"):
            track.space_number(name)
    for number in (-1, 0, 10_000):
        with pytest.raises(paddock.BadInput, match="has no space"):
            track.space_name(number)


@every_track
def test_every_space_can_be_reached_and_left(track: Circuit) -> None:
    numbers = set(track.space_numbers())
    reached = {step for number in numbers for step in track.steps(number)}
    assert reached <= numbers
    dead_ends = [number for number in numbers if not track.steps(number)]
    beginnings = numbers - reached
    assert len(dead_ends) == len(beginnings)


def test_every_game_lists_its_circuits() -> None:
    assert {name: len(paddock.game(name).circuits()) for name in paddock.game_ids()} == {
        "speed-1200": 0,
        "kilometer-1000": 0,
        "mille-bornes": 0,
        "ausgebremst": 8,
        "aruba": 2,
    }


@pytest.mark.parametrize("name", paddock.game_ids())
def test_a_circuit_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(paddock.BadInput, match="monza"):
        paddock.game(name).circuit("monza")
