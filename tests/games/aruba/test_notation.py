"""Notation: a bijection between moves and their texts; any other text is rejected."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

import paddock
from paddock.core.codec import NOT_NOTATION
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import FACES, HANDFULS, MAX_DICE, counts_from, counts_of, faces_of, number_of
from paddock.games.aruba.rules.moves import FIX, MOVES
from paddock.games.aruba.rules.setup import ArubaSetup
from tests.games.aruba.tables import GAME


def setup_of(seats: int) -> ArubaSetup:
    setup = GAME.setup(seats)
    assert isinstance(setup, ArubaSetup)
    return setup


@pytest.mark.parametrize(
    ("seats", "moves"), [(3, [*range(FIX), *range(FIX + CARDS, MOVES)]), (4, [*range(FIX + CARDS)])], ids=["3", "4"]
)
def test_every_move_has_its_own_notation_exact_both_ways(seats: int, moves: list[int]) -> None:
    codec = setup_of(seats).codec
    texts = [codec.notation(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [codec.parse(text) for text in texts] == moves


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "keep",
        "keep 0",
        "keep 7",
        "keep 2 1",
        "keep  1",
        "keep 1 1 1 1 1 1 1 1 1 1 1",
        "keep none 1",
        "straight",
        "straight 0",
        "straight 7",
        "straight 11",
        "shoot",
        "change 1",
        "change 1 1",
        "change 1 7",
        "larceny",
        "larceny>0",
        "larceny>7",
        "fix",
        "fix money",
        "fix nitro 1",
        "Roll",
        "roll ",
        "bumper left",
        "saw",
    ],
)
def test_other_text_is_no_move(text: str) -> None:
    assert setup_of(4).codec.parse(text) == NOT_NOTATION


@given(st.text(max_size=30))
def test_any_text_is_read_without_an_exception(text: str) -> None:
    codec = setup_of(4).codec
    move = codec.parse(text)
    assert move == NOT_NOTATION or codec.notation(move) == text


def test_there_are_8008_handfuls_of_up_to_ten_dice() -> None:
    assert comb(MAX_DICE + FACES, FACES) == HANDFULS
    assert [number_of(counts_of(number)) for number in range(HANDFULS)] == list(range(HANDFULS))


@given(st.lists(st.integers(1, 6), max_size=10))
def test_a_handful_is_its_number_and_back(dice: list[int]) -> None:
    assert faces_of(counts_of(number_of(counts_from(dice)))) == sorted(dice)


@given(st.lists(st.integers(1, 6), min_size=2, max_size=10))
def test_the_keeps_that_are_offered_are_all_parts_of_the_dice(dice: list[int]) -> None:
    from tests.games.aruba.tables import race  # noqa: PLC0415 - one table for one property

    match = race(phase="dice", dice=" ".join(str(face) for face in dice), rerolls=1)
    keeps = [move for move in match.moves() if move.startswith("keep")]
    parts = 1
    for face in range(1, 7):
        parts *= dice.count(face) + 1
    assert len(set(keeps)) == len(keeps) == parts - 1
    assert all(match.refusal(move) is None for move in keeps)


def test_writing_every_number_changes_nothing_about_reading() -> None:
    codec = paddock.game("aruba").start(4, seed=1).setup.codec
    before = codec.parse("fix saw")
    for number in range(codec.span()):
        codec.notation(number)
    assert codec.parse("fix saw") == before
