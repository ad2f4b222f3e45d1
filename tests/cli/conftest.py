"""Fixtures that run the command line in this process or as a subprocess."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pytest

import paddock
from paddock.cli import main

if TYPE_CHECKING:
    from pathlib import Path

SOURCE = os.path.dirname(os.path.dirname(paddock.__file__))  # noqa: PTH120


class Said(NamedTuple):
    """The output of a command."""

    code: int
    out: str
    error: str


class Run(Protocol):
    """Runs a command with these lines as its input."""

    def __call__(self, *arguments: str, lines: str = "") -> Said: ...


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A controlled environment: English, 80 columns, and a temporary data folder."""
    wanted = {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LC_ALL": "en_GB.UTF-8",
        "COLUMNS": "80",
        "PYTHONPATH": SOURCE,
        "PYTHONIOENCODING": "utf-8",
    }
    for name, value in wanted.items():
        monkeypatch.setenv(name, value)
    return {**os.environ, **wanted}


@pytest.fixture
def run(settings: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the app in this process."""
    del settings

    def call(*arguments: str, lines: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", StringIO(lines))
        capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as left:
            code = int(left.code or 0)
        out, error = capsys.readouterr()
        return Said(code, out, error)

    return call


class Typist:
    """Simulates a user who reads the screen and types the first matching key on it, or Enter if that is asked for."""

    def __init__(self, screen: pytest.CaptureFixture[str], key: str) -> None:
        self.screen = screen
        self.key = key
        self.seen = ""

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        shown = self.screen.readouterr().out
        self.seen += shown
        prompt = shown.splitlines()[-1]
        return "\n" if "Enter" in prompt else re.findall(self.key, shown, re.MULTILINE)[0] + "\n"


class Type(Protocol):
    """Runs a command with a typist who looks for such keys; returns the exit code and the whole output."""

    def __call__(self, *arguments: str, key: str) -> Said: ...


@pytest.fixture
def typing(settings: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """The app in this process, with a simulated user who reads its output."""
    del settings

    def call(*arguments: str, key: str) -> Said:
        typist = Typist(capsys, key)
        monkeypatch.setattr(sys, "stdin", typist)
        code = main(list(arguments))
        out, error = capsys.readouterr()
        return Said(code, typist.seen + out, error)

    return call


@pytest.fixture
def program(settings: dict[str, str]) -> Run:
    """`python -m paddock`."""

    def call(*arguments: str, lines: str = "") -> Said:
        command = [sys.executable, "-m", "paddock", *arguments]
        done = subprocess.run(command, input=lines, env=settings, capture_output=True, text=True, check=False)
        return Said(done.returncode, done.stdout, done.stderr)

    return call


SECRET = b"a secret of some length"


def kept_record(tmp_path: Path, *, seed: int | None = None) -> Path:
    """A file with a finished match of two random players."""
    chance = paddock.Keyed(SECRET, ["a", "b"]) if seed is None else None
    match = paddock.game("mille-bornes").start(2, seed=seed, chance=chance)
    rng = paddock.Rng(1)
    while match.turn is not None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    path = tmp_path / "match.paddock"
    path.write_text(match.record(), "utf-8")
    return path
