"""Notation: every move has one text and every text at most one move."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.core.codec import NOT_NOTATION
from tests.games.bornes.editions import GAMES, KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import MOVES, table

in_each_game = pytest.mark.parametrize("game", GAMES)


def setup_of(game: str) -> paddock.core.setup.Setup:
    return paddock.game(game).setup(4)


@in_each_game
def test_every_move_is_read_back_as_itself(game: str) -> None:
    setup = setup_of(game)
    assert [setup.codec.parse(setup.codec.notation(move)) for move in MOVES] == MOVES


@in_each_game
def test_no_two_moves_are_written_alike(game: str) -> None:
    setup = setup_of(game)
    assert len({setup.codec.notation(move) for move in MOVES}) == len(MOVES)


@in_each_game
def test_every_card_has_its_move_on_the_own_side_on_each_side_as_discard_and_as_coup(game: str) -> None:
    setup = setup_of(game)
    cards = setup.sheet.texts("pack.order")
    written = {setup.codec.notation(move) for move in MOVES}
    targets = {f"{card}>{side}" for card in cards for side in range(10)}
    verbs = {f"{verb} {card}" for card in cards for verb in ("discard", "coup")}
    assert written == {*cards, *targets, *verbs, "pass", "extend", "finish"}


WORDS = st.sampled_from(
    ["stop", "30", "25", "limit", "start", "roll", "tire", "discard", "coup", "pass", ">", " ", "1", "4", "5", "\u0661"]
)
TEXTS = st.one_of(
    st.text(max_size=20), st.lists(WORDS, max_size=5).map("".join), st.lists(WORDS, max_size=4).map(" ".join)
)


@in_each_game
@settings(deadline=None, max_examples=500)
@given(text=TEXTS)
def test_any_text_is_no_notation_or_a_move_that_writes_back_the_same(game: str, text: str) -> None:
    setup = setup_of(game)
    move = setup.codec.parse(text)
    assert move == NOT_NOTATION or setup.codec.notation(move) == text


@settings(deadline=None, max_examples=200)
@given(text=TEXTS)
def test_any_text_tried_as_a_move_is_legal_or_refused(text: str) -> None:
    match = table(SPEED, 2)
    refusal = match.refusal(text)
    assert (refusal is None) == (text in match.moves())


@pytest.mark.parametrize(
    "text", ["", " ", "STOP>2", "stop > 2", "stop>", "stop>-1", "stop>02", "discard", "200 km", "coup"]
)
def test_what_only_looks_like_notation_is_not_a_move(text: str) -> None:
    refusal = table(SPEED, 2).refusal(text)
    assert refusal is not None
    assert refusal.rule == "not-a-move"


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        (SPEED, ["120", "start", "gasoline", "open-road", "stop>2", "discard 240", "coup tire", "extend"]),
        (KILOMETER, ["100", "roll", "gas", "right-of-way", "stop>2", "discard 200", "coup puncture-proof", "finish"]),
        (MILLE, ["100", "roll", "gas", "right-of-way", "stop>4", "discard stop", "coup extra-tank", "pass"]),
    ],
)
def test_the_moves_of_the_rules_page_are_notation(game: str, moves: list[str]) -> None:
    assert NOT_NOTATION not in [setup_of(game).codec.parse(move) for move in moves]
