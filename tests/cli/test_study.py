"""`paddock replay RECORD --from N --play`: what if, at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paddock

if TYPE_CHECKING:
    from tests.cli.conftest import Run

RECORDS = Path(__file__).resolve().parents[2] / "records"
RECORD = RECORDS / "mille-bornes-2-seats.txt"
FAMILIES = (
    "mille-bornes-2-seats",
    "speed-1200-4-seats",
    "kilometer-1000-3-seats",
    "ausgebremst-4-seats",
    "aruba-3-seats",
)


def first_question(path: Path, since: int) -> tuple[int, str]:
    """A step from this one on at which one seat has a choice, and a move of that seat."""
    replay = paddock.replay(path.read_text("utf-8"))
    for step in range(since, len(replay.steps)):
        match = replay.match.at(step)
        moves = match.moves() if match.turn else []
        plain = [move for move in moves if not move.startswith("discard")]  # a discard may be asked about twice
        if len(moves) > 1 and plain:
            return step, plain[-1]
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("name", FAMILIES)
def test_a_person_plays_on_undoes_the_move_and_leaves(run: Run, tmp_path: Path, name: str) -> None:
    record = RECORDS / f"{name}.txt"
    before = record.read_bytes()
    step, move = first_question(record, 6)
    said = run("replay", str(record), "--from", str(step), "--play", lines=f"{move}\nundo\nundo\nquit\n")
    assert said.code == 0
    assert f"After move {step} of" in said.out
    assert said.out.count("Chance to win") >= 2
    assert f"Undone: {move}" in said.out
    assert "You have not made a move yet." in said.out
    assert "the record is unchanged" in said.out
    assert record.read_bytes() == before
    assert not list((tmp_path / "data").rglob("*.paddock"))


def test_a_study_can_be_played_to_its_end_by_bots_alone(run: Run) -> None:
    last = len(paddock.replay(RECORD.read_text("utf-8")).steps)
    said = run("replay", str(RECORD), "--from", str(last - 9), "--play", "--human", "none", "--level", "1")
    assert "Final standings" in said.out
    assert said.code == 0


def test_dealt_anew_the_seed_decides(run: Run) -> None:
    step, _ = first_question(RECORD, 10)
    command = ["replay", str(RECORD), "--from", str(step), "--play", "--human", "none", "--level", "0", "--anew"]
    ends = [run(*command, seed).out for seed in ("1", "1", "2")]
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(
    "flags",
    [
        ["--play"],
        ["--from", "3"],
        ["--anew", "3"],
        ["--human", "1"],
        ["--from", "-1", "--play"],
        ["--from", "99999", "--play"],
        ["--from", "x", "--play"],
        ["--from", "3", "--play", "--human", "7"],
        ["--from", "3", "--play", "--level", "nobody"],
        ["--from", "3", "--play", "--anew", str(1 << 200)],
    ],
)
def test_flags_that_do_not_fit_are_one_line_and_exit_code_2(run: Run, flags: list[str]) -> None:
    said = run("replay", str(RECORD), *flags)
    assert (said.code, said.error.count("\n"), said.out) == (2, 1, "")


def test_there_is_nothing_to_play_after_the_last_move(run: Run) -> None:
    last = len(paddock.replay(RECORD.read_text("utf-8")).steps)
    said = run("replay", str(RECORD), "--from", str(last), "--play")
    assert (said.code, said.error.count("\n")) == (2, 1)
    assert "the match is over" in said.error
