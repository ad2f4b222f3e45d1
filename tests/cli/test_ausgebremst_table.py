"""The AUSGEBREMST table in the terminal: it fits 80 columns in every phase, and every move says what it does."""

from io import StringIO

import pytest
from rich.console import Console

from paddock import Match, Rng
from paddock.cli.painters import painter_of
from tests.games.ausgebremst.races import Car, family, game

WIDTH = 80
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Finn"]


def drawn(match: Match, seat: int | None) -> str:
    console = Console(file=StringIO(), width=WIDTH, legacy_windows=False)
    view = match.view(seat)
    console.print(painter_of("ausgebremst").table(view, NAMES[: match.seats], "en"))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("rules", ["family", "advanced"])
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("number", [1, 3, 4])
def test_the_table_fits_80_columns_all_through_a_race(rules: str, seats: int, number: int) -> None:
    match = game().start(seats, seed=number, options={"rules": rules, "circuits": f"chosen:{number}"})
    rng = Rng(number)
    while match.waiting:
        acting = match.waiting[0]
        if rng.below(8) == 0:
            for seat in (None, acting):
                assert all(len(line) <= WIDTH for line in drawn(match, seat).splitlines())
        moves = match.moves(acting)
        match.play(moves[rng.below(len(moves))], acting)
    assert "home" in drawn(match, 1) or "out" in drawn(match, 1)


@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_every_move_has_a_text_of_its_own_language(rules: str) -> None:
    painter = painter_of("ausgebremst")
    match = game().start(3, seed=2, options={"rules": rules, "circuits": "chosen:2"})
    rng = Rng(2)
    while match.waiting:
        acting = match.waiting[0]
        view = match.view(acting)
        moves = match.moves(acting)
        for move in [*match.candidates(acting), *moves]:
            text = painter.move_text(move, view, NAMES[:3], "en")
            assert not text.startswith("ausgebremst-")
            assert "{" not in text
        match.play(moves[rng.below(len(moves))], acting)


def test_a_move_says_what_it_costs() -> None:
    match = family({1: Car("M4", laps=2, stopped=True), 2: Car("L25", laps=3, stopped=True)}, {1: [1, 2, 3]})
    view = match.view(1)
    text = painter_of("ausgebremst").move_text("1@M6", view, NAMES[:3], "en")
    assert "on the ideal line" in text
    assert "1m" in drawn(match, 1)
    assert "reserve" in drawn(match, 1)


def test_the_road_shows_cars_by_number_and_ones_own_with_arrows() -> None:
    match = family({1: Car("M15"), 2: Car("M18"), 3: Car("L17")}, {1: [1, 2, 3]})
    table = drawn(match, 1)
    assert "▶1◀" in table
    assert "═2═" in table
