"""The guide to new games works literally: its files make a game that passes the contract tests and can be played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/guide/new-game.md").read_text("utf-8")
FILE = re.compile(r"^`(src/[^`]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CATALOGUE = "src/paddock/catalogue.py"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with the game of the page in it."""
    folder = tmp_path_factory.mktemp("sprint")
    shutil.copytree(ROOT / "src/paddock", folder / "src/paddock", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = dict(FILE.findall(PAGE))
    line = files.pop(CATALOGUE)
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    catalogue = folder / CATALOGUE
    listed = catalogue.read_text("utf-8")
    catalogue.write_text(listed.replace("\n)\n", f"\n{line})\n"), "utf-8")
    return folder


def run(house: Path, *words: str, where: Path = ROOT) -> str:
    """A command with the copy ahead of the sources; its output."""
    paths = {**os.environ, "PYTHONPATH": str(house / "src"), "PADDOCK_EXPECT": "interpreted"}
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=where, env=paths, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_contract_at_every_seat_count(house: Path) -> None:
    tests = [str(path) for path in (ROOT / "tests/contract").glob("test_*.py") if path.name != "test_digests.py"]
    said = run(house, "pytest", "-q", "-p", "no:cacheprovider", "-k", "sprint", *tests)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed.group(1)) >= 60


def test_it_is_clean_and_typed(house: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", house)
    new = [name for name in dict(FILE.findall(PAGE)) if name.endswith(".py")]
    run(house, "ruff", "check", *new, where=house)
    run(house, "ruff", "format", "--check", *new, where=house)
    run(house, "mypy", "--follow-imports=silent", *new, where=house)


def test_it_can_be_played_in_the_terminal(house: Path, tmp_path: Path) -> None:
    record = tmp_path / "sprint.txt"
    options = ("--seats", "2", "--human", "none", "--level", "commuter", "--record", str(record), "--yes")
    said = run(house, "paddock", "play", "sprint", *options, "--save", str(tmp_path / "save"), "--seed", "4")
    assert "drives 3 spaces" in said
    assert "line-won" not in said
    assert "Paddock record" in record.read_text("utf-8")
    run(house, "paddock", "verify", str(record))


def test_its_sentences_reach_the_page_in_every_language(house: Path) -> None:
    code = "from paddock.locales import brought; print(brought('sprint', 'de'))"
    paths = {**os.environ, "PYTHONPATH": str(house / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=paths, capture_output=True, text=True, check=True)
    assert "game-sprint = Sprint\n" in done.stdout
    assert "event-SpacesDriven = { $seat } drives" in done.stdout


def test_it_can_be_simulated(house: Path) -> None:
    said = run(house, "paddock", "simulate", "sprint", "--games", "30", "--seats", "commuter,learner", "--json")
    assert json.loads(said)["matches"] == 30
