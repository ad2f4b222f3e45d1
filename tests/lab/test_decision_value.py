"""Gain of a policy over the commuter at single decisions, with the actual hands; zero for identical play."""

from __future__ import annotations

import re

import pytest

from paddock.games.bornes.lab import decision_value
from paddock.games.bornes.lab.decision_value import Question, gains_of_rounds

ASKED = Question("mille-bornes", "2", "attacker", 2, {}, 5.0, 7)


def test_who_plays_like_the_commuter_gains_nothing() -> None:
    rounds = gains_of_rounds(ASKED, 0, 4)
    assert len(rounds) == 4
    assert any(rounds)
    assert {gain for found in rounds for gain in found} == {0.0}


def test_who_never_attacks_loses_by_it() -> None:
    question = Question("mille-bornes", "sprinter", "2", 2, {}, 5.0, 7)
    found = [gain for gains_in in gains_of_rounds(question, 0, 12) for gain in gains_in]
    assert sum(found) / len(found) < -1


def test_the_same_rounds_say_the_same_however_they_are_shared_out() -> None:
    question = Question("mille-bornes", "attacker", "frozen", 4, {"sides": "pairs"}, 5.0, 7)
    assert gains_of_rounds(question, 0, 4) == [*gains_of_rounds(question, 0, 1), *gains_of_rounds(question, 1, 4)]


def test_the_command_tells_it_for_any_table(capsys: pytest.CaptureFixture[str]) -> None:
    decision_value.main(
        ["mille-bornes", "--seats", "3", "--level", "3", "--budget-ms", "1", "--rounds", "2", "--workers", "1"]
    )
    told = capsys.readouterr().out
    assert re.fullmatch(
        r"mille-bornes, 3 seats, level 3 against 2: -?\d+\.\d\d ± \d+\.\d\d points at each of \d+ moments\n", told
    )


def test_a_player_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        decision_value.main(["mille-bornes", "--against", "nobody"])
    assert "mille-bornes has no player 'nobody'; it has: 0, 1, 2, 3," in capsys.readouterr().err
