"""Score sheets: lines and places in order, and "race" instead of "round" where the game says so."""

from io import StringIO

from rich.console import Console

import paddock
from paddock.cli.names import named
from paddock.cli.sheets import line_names, round_sheet
from paddock.core.match import Match


def played(game_id: str, seats: int) -> Match:
    game = paddock.game(game_id)
    match = game.start(seats, seed=2)
    bots = [paddock.bot(game, 2, seat) for seat in range(seats)]
    while not match.results:
        seat = match.waiting[0]
        match.play(bots[seat - 1].choose(match.view(seat)), seat)
    return match


def sheet(match: Match, lang: str = "en") -> str:
    console = Console(file=StringIO(), width=100)
    console.print(round_sheet(match, named(match.view(), ["Anna", "Ben", "Cleo"]), lang, 0))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_places_stand_in_their_order() -> None:
    text = sheet(played("aruba", 3))
    assert text.index("First place") < text.index("Second place") < text.index("Third place")


def test_lines_follow_the_fullest_sheet() -> None:
    assert line_names([[("km", 10)], [("km", 300), ("trip", 400), ("safeties", 100)]]) == ["km", "trip", "safeties"]


def test_a_race_is_not_called_a_round() -> None:
    match = played("aruba", 3)
    assert "Score of race 1" in sheet(match)
    assert "Runde" not in sheet(match, "de")
