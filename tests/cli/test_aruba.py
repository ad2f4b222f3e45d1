"""ARUBA at the terminal: the table, the odds of the dice, the drawn circuits."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from paddock.cli.painters import painter_of
from paddock.locales import LANGUAGES
from tests.games.aruba.tables import at, race, wreck

if TYPE_CHECKING:
    from paddock import Match
    from tests.cli.conftest import Run

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
CARS = {1: at(20, 2, damage=3, mounts="front left"), 2: at(21, 2, damage=8), 3: at(19, 1), 4: wreck(30, 3)}


def drawn(match: Match, seat: int | None, width: int = 80, lang: str = "en") -> str:
    console = Console(width=width, record=True, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    console.print(painter_of("aruba").table(match.view(seat), NAMES, lang))
    return console.export_text()


def test_the_table_shows_track_dice_damage_and_hand_within_80_columns() -> None:
    match = race(CARS, phase="dice", dice="1 2 2 3 5 5 6", rerolls=1, hand={1: "nitro bomb bomb"})
    text = drawn(match, 1)
    assert max(map(len, text.splitlines())) <= 80
    assert "━1▶" in text
    assert "╳4╳" in text  # noqa: RUF001 - a wreck
    assert "●●●○○○○○ 3" in text
    assert "Bomb ×2" in text  # noqa: RUF001 - times two
    assert "keep 1 2 3" in text
    assert "stand" in text


def test_the_table_lists_what_the_dice_can_do() -> None:
    text = drawn(race(CARS, dice="1 2 4 4", gained=1), 1)
    assert "shoot 4" in text
    assert "shoot at car 2" in text
    assert "ram car 2" in text


@pytest.mark.parametrize("phase", ["begin", "dice", "act"])
@pytest.mark.parametrize("seat", [None, 1, 2])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_for_everybody_in_every_language(phase: str, seat: int | None, lang: str) -> None:
    match = race(CARS, phase=phase, dice="" if phase == "begin" else "1 2 4 4", hand={1: "saw bumper die-change"})
    assert drawn(match, seat, lang=lang)
    assert all(painter_of("aruba").move_text(move, match.view(1), NAMES, lang) for move in match.candidates())


def test_odds_say_what_to_keep_and_what_is_next_best(run: Run) -> None:
    said = run("odds", "1 2 4 4 6 6 6 2 3 5", "--rerolls", "2", "--goal", "straight")
    assert said.code == 0
    assert "Keep all dice: 6.000 spaces on average" in said.out
    assert "Next best: Keep 1 2 3 4 5" in said.out


def test_odds_of_a_chance_are_per_cent(run: Run) -> None:
    said = run("odds", "1 2 2 4", "--goal", "even")
    assert "Keep 2 2 4: 75.00%" in said.out


def test_odds_take_dice_with_and_without_quotation_marks(run: Run) -> None:
    assert run("odds", "1", "2", "2", "4", "--goal", "even").out == run("odds", "1 2 2 4", "--goal", "even").out


def test_odds_offer_nothing_that_is_worth_nothing(run: Run) -> None:
    assert "Next best" not in run("odds", "1 1", "--goal", "even", "--rerolls", "1").out


def test_odds_are_figures_for_programs(run: Run) -> None:
    said = run("odds", "1,2,2,4", "--goal", "even", "--json")
    figures = json.loads(said.out)
    assert figures["best"] == {"keep": [2, 2, 4], "worth": 0.75}
    assert figures["runner_up"]["keep"] == [2, 2]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["1 2 9"], "is not one to ten dice"),
        ([""], "is not one to ten dice"),
        (["1 2", "--goal", "speed"], "“speed” is not a valid value for --goal"),
        (["1 2", "--rerolls", "7"], "“7” is not a valid value for --rerolls"),
    ],
)
def test_odds_complain_in_one_line(run: Run, words: list[str], complaint: str) -> None:
    said = run("odds", *words)
    assert said.code == 2
    assert complaint in said.error


def test_of_the_many_ways_to_keep_dice_help_lists_a_few(run: Run) -> None:
    said = run("play", "aruba", "--yes", "--seed=5", lines="1\n?\n")
    assert "more that begin with “keep”" in said.out
    assert said.out.count("and roll the rest") == 4, "those that are suggested"


def test_a_question_mark_has_the_letters_of_the_suggested_dice(run: Run) -> None:
    said = run("play", "aruba", "--seats", "3", "--yes", "--seed", "3", lines="1\n?\nquit\n")
    table, possible = said.out.rsplit("Your moves:", 1)
    suggested = re.findall(r"^ *([a-d]) +(keep(?: \d)+)", table, re.MULTILINE)
    assert suggested
    assert re.findall(r"^ *([a-d]) +(keep(?: \d)+)", possible, re.MULTILINE) == suggested
