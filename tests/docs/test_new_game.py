"""The guide to new games works literally: its files make a game that passes the contract tests and can be played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.docs.guide_game import FILES, ROOT, copy_with_sprint

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def sprint(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_sprint(tmp_path_factory.mktemp("sprint"))


def run(sprint: Path, *words: str, where: Path = ROOT) -> str:
    """Run a command with the copy ahead of the sources; returns its output."""
    paths = {**os.environ, "PYTHONPATH": str(sprint / "src"), "PADDOCK_EXPECT": "interpreted"}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=where, env=paths, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_contract_at_every_seat_count(sprint: Path) -> None:
    tests = [str(path) for path in (ROOT / "tests/contract").glob("test_*.py") if path.name != "test_digests.py"]
    said = run(sprint, "pytest", "-q", "-p", "no:cacheprovider", "-k", "sprint", *tests)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed.group(1)) >= 60


def test_it_is_clean_and_typed(sprint: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", sprint)
    new = [name for name in FILES if name.endswith(".py")]
    run(sprint, "ruff", "check", *new, where=sprint)
    run(sprint, "ruff", "format", "--check", *new, where=sprint)
    run(sprint, "mypy", "--follow-imports=silent", *new, where=sprint)


def test_it_can_be_played_in_the_terminal(sprint: Path, tmp_path: Path) -> None:
    record = tmp_path / "sprint.txt"
    options = ("--seats", "2", "--human", "none", "--level", "commuter", "--record", str(record), "--yes")
    said = run(sprint, "paddock", "play", "sprint", *options, "--save", str(tmp_path / "save"), "--seed", "4")
    assert "drives 3 spaces" in said
    assert "line-won" not in said
    assert "Paddock record" in record.read_text("utf-8")
    run(sprint, "paddock", "verify", str(record))


def test_its_sentences_reach_the_page_in_every_language(sprint: Path) -> None:
    code = "from paddock.locales import brought; print(brought('sprint', 'de'))"
    paths = {**os.environ, "PYTHONPATH": str(sprint / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=paths, capture_output=True, text=True, check=True)
    assert "game-sprint = Sprint\n" in done.stdout
    assert "event-SpacesDriven = { $seat } drives" in done.stdout


def test_it_can_be_simulated(sprint: Path) -> None:
    said = run(sprint, "paddock", "simulate", "sprint", "--games", "30", "--seats", "commuter,learner", "--json")
    assert json.loads(said)["matches"] == 30
