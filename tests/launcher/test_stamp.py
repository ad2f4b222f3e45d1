"""The build stamp changes with source files and with nothing else."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from launcher import places, stamp

if TYPE_CHECKING:
    from pathlib import Path

PRODUCT = [
    "src/paddock/core/match.py",
    "src/paddock/games/bornes/sheets/one.toml",
    "src/paddock/locales/en/a.ftl",
    "web/src/app/App.svelte",
]
BUILD = ["pyproject.toml", "hatch_build.py", "requirements/run.txt", "requirements/build.txt"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout with one file of each kind of input."""
    for name in [*PRODUCT, *places.test_inputs(), *places.run_requirements()]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("first\n")
    return tmp_path


def run_stamp(checkout: Path) -> str:
    return stamp.stamp(checkout, places.run_inputs())


@pytest.mark.parametrize("name", [*PRODUCT, *BUILD])
def test_a_changed_source_changes_the_stamp(checkout: Path, name: str) -> None:
    before = run_stamp(checkout)
    (checkout / name).write_text("second\n")
    assert run_stamp(checkout) != before


def test_a_new_a_renamed_and_a_removed_source_change_the_stamp(checkout: Path) -> None:
    folder = checkout / "src/paddock/core"
    seen = [run_stamp(checkout)]
    (folder / "round.py").write_text("")
    seen.append(run_stamp(checkout))
    (folder / "round.py").rename(folder / "turn.py")
    seen.append(run_stamp(checkout))
    (folder / "match.py").unlink()
    seen.append(run_stamp(checkout))
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize(
    "name",
    [
        "src/paddock/core/match.cpython-311-x86_64-linux-gnu.so",
        "src/paddock/core/__pycache__/match.pyc",
        "src/paddock/core/.match.py.swp",
        "src/paddock/a.py~",
        "src/paddock/static/index.html",
        "web/dist/index.html",
        "web/node_modules/svelte.js",
    ],
)
def test_what_tools_leave_behind_does_not_change_the_stamp(checkout: Path, name: str) -> None:
    before = run_stamp(checkout)
    (checkout / name).parent.mkdir(exist_ok=True)
    (checkout / name).write_text("made by a tool")
    assert run_stamp(checkout) == before


def test_a_moved_checkout_is_set_up_again(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("elsewhere") / "checkout"
    shutil.copytree(checkout, other)
    assert run_stamp(other) != run_stamp(checkout)


def test_the_tests_need_no_new_environment_when_a_rule_changes(checkout: Path) -> None:
    before = stamp.stamp(checkout, places.test_inputs())
    (checkout / "src/paddock/core/match.py").write_text("second\n")
    assert stamp.stamp(checkout, places.test_inputs()) == before


def test_an_unfinished_environment_does_not_count(tmp_path: Path) -> None:
    assert stamp.read(tmp_path) == ("", "")
    stamp.write(tmp_path, "abc")
    assert stamp.read(tmp_path) == ("abc", stamp.python_identity())
    (tmp_path / stamp.NAME).write_text("ab")
    assert stamp.read(tmp_path) == ("", "")
