"""Sheets and options: missing fields and invalid values give an error of one line."""

import pytest

import paddock
from paddock.core.errors import BadOption, BadSeats, BadSheet, UnknownGame
from paddock.core.sheet import parse_sheet


def test_the_digest_follows_the_content_and_not_the_layout() -> None:
    plain = parse_sheet('id = "x"\n[options]\n[play]\nhand = 6\n')
    commented = parse_sheet('# a comment\nid="x"\n[play]\nhand    = 6\n[options]\n')
    changed = parse_sheet('id = "x"\n[options]\n[play]\nhand = 7\n')
    assert plain.digest == commented.digest
    assert plain.digest != changed.digest


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("id = ", "not TOML"),
        ("[options]", "id is missing"),
        ('id = "x"', "options is missing"),
        ('id = "x"\n[options.a]\nvalues = ["b"]\ndefault = "c"', "not one of its values"),
    ],
)
def test_a_sheet_that_does_not_say_what_is_needed_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadSheet, match=problem):
        parse_sheet(text)


def test_a_number_that_is_no_number_is_refused() -> None:
    sheet = parse_sheet('id = "x"\n[options]\n[play]\nhand = "six"\n')
    with pytest.raises(BadSheet, match=r"play\.hand must be a whole number"):
        sheet.number("play.hand")


@pytest.mark.parametrize(
    "value", ["points:0", "points:", "points:-5", "points:07", "points:x", "points", "rounds: 3", "", "points:N"]
)
def test_an_option_takes_only_its_values(value: str) -> None:
    with pytest.raises(BadOption, match="it can be: points:N, rounds:N"):
        paddock.game("speed-1200").setup(2, {"limit": value})


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match="it has: limit, six-goal, own-turn-wild"):
        paddock.game("speed-1200").setup(2, {"speed": "high"})


def test_a_seat_count_that_cannot_play_names_those_that_can() -> None:
    with pytest.raises(BadSeats, match="2, 3, 4, 6 seats, not 5"):
        paddock.game("speed-1200").setup(5)


def test_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="mille-bornes"):
        paddock.game("monopoly")
