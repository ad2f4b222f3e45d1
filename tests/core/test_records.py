"""Records: any text gives a match or one clear error; a changed line is detected."""

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput, BadRecord


def a_record() -> str:
    match = paddock.game("speed-1200").start(2, seed=11, options={"limit": "rounds:1"})
    rng = Rng(1)
    while match.turn is not None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    return match.record()


RECORD = a_record()
LINES = RECORD.splitlines()


def read(text: str) -> None:
    with suppress(BadInput):
        paddock.read_record(text)


@given(st.text(max_size=400))
def test_any_text_is_a_record_or_a_clear_error(text: str) -> None:
    read(text)
    read("Paddock record 2\n" + text)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(RECORD) - 1), st.text(min_size=1, max_size=3))
def test_a_record_with_other_characters_in_it_reads_or_says_what_is_wrong(where: int, other: str) -> None:
    read(RECORD[:where] + other + RECORD[where + 1 :])


@settings(max_examples=150, deadline=None)
@given(st.integers(0, len(LINES) - 1), st.integers(0, len(LINES) - 1))
def test_a_record_with_lines_swapped_reads_or_says_what_is_wrong(one: int, two: int) -> None:
    lines = list(LINES)
    lines[one], lines[two] = lines[two], lines[one]
    read("\n".join(lines))


def test_an_illegal_move_in_a_record_is_named_by_its_line() -> None:
    number = next(i for i, line in enumerate(LINES) if line.startswith("2 "))
    lines = [*LINES[:number], "2 extend", *LINES[number + 1 :]]
    with pytest.raises(BadRecord, match=f"line {number + 1}: .*extension"):
        paddock.read_record("\n".join(lines))


def test_points_that_do_not_follow_from_the_moves_are_found() -> None:
    lines = [line.replace("points: ", "points: 9") for line in LINES]
    with pytest.raises(BadRecord, match="the record says 'points: 9"):
        paddock.read_record("\n".join(lines))


def test_a_record_made_with_another_sheet_is_refused() -> None:
    sheet = paddock.game("speed-1200").sheet.digest
    with pytest.raises(BadRecord, match="was made with sheet"):
        paddock.read_record(RECORD.replace(sheet, "0" * 16))


def test_comments_and_blank_lines_are_ignored() -> None:
    noted = "\n\n".join([line or "# played on a Sunday" for line in LINES])
    assert paddock.read_record(noted).record() == RECORD


def test_lines_may_end_as_on_any_system_but_what_cannot_be_seen_is_damage() -> None:
    paddock.read_record(RECORD.replace("\n", " \r\n"))
    with pytest.raises(BadRecord, match=r"is not a line of a record"):
        paddock.read_record(RECORD.replace("\nround 1", "\x0bround 1"))
    with pytest.raises(BadRecord, match=r"is not a line of a record"):
        paddock.read_record(RECORD.replace("\nround 1", "\n\x0bround 1"))


def test_a_match_from_a_position_is_recorded_with_that_position() -> None:
    game = paddock.game("kilometer-1000")
    middle = game.restore(game.start(3, seed=2).position(), seed=4)
    middle.play(middle.moves()[0])
    assert paddock.read_record(middle.record()).record() == middle.record()
