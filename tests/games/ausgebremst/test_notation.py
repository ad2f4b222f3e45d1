"""Notation: a bijection between all moves and their texts; any other text is rejected."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddock.games.ausgebremst.rules.codec import AusgebremstCodec
from tests.games.ausgebremst.races import game

SETUP = game().setup(6, {"rules": "advanced"})
NOT_A_MOVE = -1


def test_every_move_has_a_notation_of_its_own_that_names_it() -> None:
    assert isinstance(SETUP.codec, AusgebremstCodec)
    moves = SETUP.codec.universe()
    texts = [SETUP.codec.notation(move) for move in moves]
    assert len(set(texts)) == len(texts)
    assert [SETUP.codec.parse(text) for text in texts] == moves


@pytest.mark.parametrize(
    "text",
    [
        *("", "6", "7@L1", "0@L1", "6@", "6@D4", "6@L0", "6@L64", "6@L04", "6@a4", " 6@L4", "6@L4 ", "@L4", "6@Finish"),
        *(
            "pass ",
            "deck",
            "deck quick",
            "pile 0",
            "pile 5",
            "pile",
            "sort 5",
            "store 0",
            "take 7",
            "discard",
            "discard x",
            "preset 1",
        ),
        *("6@P", "٣@L1", "fly 3", "sort 5", "store 0"),
    ],
)
def test_other_text_is_not_a_move(text: str) -> None:
    assert SETUP.codec.parse(text) == NOT_A_MOVE


@given(st.text(alphabet="0123456789@LMNPpasdeckilrto /+", max_size=12))
def test_whatever_is_read_as_a_move_is_written_the_same_way(text: str) -> None:
    move = SETUP.codec.parse(text)
    if move != NOT_A_MOVE:
        assert SETUP.codec.notation(move) == text


def test_cards_drawn_for_the_grid_are_written_with_their_copy() -> None:
    family = game().setup(3, {})
    words = [family.codec.roll_word(value) for value in range(24)]
    assert words[:5] == ["1a", "1b", "1c", "1d", "2a"]
    assert [family.codec.roll_value(word) for word in words] == list(range(24))
    assert family.codec.roll_value("7a") == NOT_A_MOVE
