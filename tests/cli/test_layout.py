"""Every table fits a small terminal: the least important parts shrink or disappear first."""

from functools import cache
from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import paddock
from paddock import Rng
from paddock.cli.painters import painter_of
from paddock.cli.painters.layout import NOTHING, RESERVE, Fitted, Title, part
from paddock.locales import LANGUAGES

HEIGHT = 24
NAMES = ["Anna", "Benedikt", "Cleo", "Dora", "Emil", "Friederike", "Gustav", "Hans"]


def lines(thing: object, width: int, height: int = HEIGHT) -> list[str]:
    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, legacy_windows=False)
    return ["".join(piece.text for piece in line).rstrip() for line in console.render_lines(thing)]  # type: ignore[arg-type]  # a renderable


def drawn(view: dict[str, Any], width: int, lang: str) -> list[str]:
    painter = painter_of(paddock.game(view["game"]).family)
    return lines(painter.table(view, NAMES[: view["seats"]], lang), width)


@cache
def crowded(game_id: str) -> list[dict[str, Any]]:
    """A match with all seats taken, half a race later: the views of the seats to act."""
    game = paddock.game(game_id)
    match, rng = game.start(max(game.seat_counts), seed=3), Rng(3)
    for _ in range(40):
        seat = match.waiting[0]
        moves = match.moves(seat)
        match.play(moves[rng.below(len(moves))], seat)
    views = []
    for _ in range(4):
        seat = match.waiting[0]
        views.append(match.view(seat))
        match.play(match.moves(seat)[0], seat)
    return views


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_a_crowded_table_fits_24_lines_with_room_for_the_news(game_id: str, width: int, lang: str) -> None:
    for view in crowded(game_id):
        table = drawn(view, width, lang)
        assert len(table) <= HEIGHT - RESERVE + 1
        assert max(map(len, table)) <= width


def test_the_part_of_least_weight_shrinks_first_and_the_last_form_may_be_nothing() -> None:
    parts = [part(1, "a\na\na", "a"), part(0, "b\nb\nb", "b", NOTHING), part(2, "c\nc")]
    assert lines(Fitted(parts), 20, 8 + RESERVE) == ["a", "a", "a", "b", "b", "b", "c", "c"]
    assert lines(Fitted(parts), 20, 6 + RESERVE) == ["a", "a", "a", "b", "c", "c"]
    assert lines(Fitted(parts), 20, 4 + RESERVE) == ["a", "b", "c", "c"]
    assert lines(Fitted(parts), 20, 3 + RESERVE) == ["a", "c", "c"]
    assert lines(Fitted(parts), 20, 1 + RESERVE) == ["a", "c", "c"]


def test_what_was_left_out_comes_back_where_something_heavier_has_made_room() -> None:
    parts = [part(0, "a\na\na", NOTHING), part(1, "b\nb\nb\nb", "b")]
    assert lines(Fitted(parts), 20, 4 + RESERVE) == ["b", "b", "b", "b"]
    assert lines(Fitted(parts), 20, 3 + RESERVE) == ["b"]
    lap = [part(0, "a\na", NOTHING), part(1, "b\nb\nb\nb\nb", "b")]
    assert lines(Fitted(lap), 20, 3 + RESERVE) == ["a", "a", "b"]


def test_a_title_says_what_fits() -> None:
    title = Title(Text("a long title with everything"), Text("a short one"))
    assert "everything" in lines(title, 40)[0]
    assert "short" in lines(title, 20)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_the_pile_is_told_at_any_width(width: int, lang: str) -> None:
    view = crowded("mille-bornes")[0]
    assert str(view["round"]["pile_size"]) in drawn(view, width, lang)[0]


def test_places_of_the_starting_grid_are_no_numbers() -> None:
    match = paddock.game("aruba").start(3, seed=1, options={"cars": "1"})
    road = [line for line in drawn(match.view(1), 130, "en") if "▞" in line]
    assert sum(line.count("□") for line in road) == 3


def test_while_a_deck_is_sorted_the_fuel_gauge_counts_all_of_it() -> None:
    match = paddock.game("ausgebremst").start(2, seed=1, options={"rules": "advanced"})
    match.play("deck slow", 1)
    assert "Fuel: 84" in " ".join(drawn(match.view(1), 100, "en"))
