"""Search for better second-best moves: close moves are compared in the same world, and gains are grouped by kind."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, cast

import pytest

import paddock
from paddock.bots.ladder import policies
from paddock.core.chance.rng import Rng
from paddock.games.bornes.lab.second_best import Doubt, doubts_of, gains, kind, report
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import BIG, START, STOP

if TYPE_CHECKING:
    from paddock.games.bornes.bots.expert import BornesExpert
    from paddock.games.bornes.rules.round import BornesRound


def test_the_same_seed_has_the_same_doubts() -> None:
    setup = paddock.game("mille-bornes").setup(2)
    expert = cast("BornesExpert", policies(paddock.game("mille-bornes"))[2](setup, Rng(1)))
    rounds = [cast("BornesRound", setup.new_round([], Rng(5))) for _ in range(2)]
    first, second = (list(islice(doubts_of(state, expert), 3)) for state in rounds)
    assert first == second
    assert len(first) == 3
    assert {doubt.gain for doubt in first} <= {-200, -100, 0, 100, 200}  # a race is won, drawn or lost


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (BIG, "lay big"),
        (moves.DISCARD * moves.SPAN + START, "discard start"),
        ((moves.ATTACK + 2) * moves.SPAN + STOP, "attack stop"),
        ((moves.ATTACK + 1) * moves.SPAN + STOP + 2, "attack breakdown"),
    ],
)
def test_a_move_is_told_in_two_words(move: int, words: str) -> None:
    assert kind(move) == words


def test_gains_of_one_round_count_as_one_for_how_sure_they_are() -> None:
    apart = [[Doubt("lay small", "lay big", 30)], [Doubt("lay small", "lay big", 50)]]
    twice = [each * 2 for each in apart]
    found = [gains(rounds)["lay small", "lay big"] for rounds in (apart, twice)]
    assert [gain.count for gain in found] == [2, 4]
    assert [gain.mean for gain in found] == [40, 40]
    assert [gain.error for gain in found] == pytest.approx([50**0.5, 50**0.5])


def test_a_report_names_what_is_better_beyond_doubt_and_nothing_else() -> None:
    better = [[Doubt("lay small", "lay big", gain)] for gain in (30, 31, 32, 33) * 10]
    worse = [[Doubt("lay big", "lay small", -gain)] for gain in (30, 31, 32, 33) * 10]
    rare = [[Doubt("lay small", "lay safety", 900)]]
    head, *rows = report(gains([*better, *worse, *rare]), rounds=40)
    assert head == "2.0 second thoughts a round, of 3 kinds; spread 105"
    assert [" ".join(row.split()) for row in rows] == ["lay small better lay big 31.5 ± 0.2, 1.000 times a round"]
