"""What `./paddock test` runs, and what it leaves to `./paddock test --full`."""

from __future__ import annotations

import tomllib

import pytest

from launcher import run_tests
from launcher.places import ROOT


def test_what_takes_long_is_left_out_unless_everything_is_asked_for() -> None:
    assert run_tests.without(*run_tests.left_out(set())) == ["-m", "not full"]
    assert run_tests.without(*run_tests.left_out({"--full"})) == []


def test_several_markers_are_left_out_together() -> None:
    assert run_tests.without("full", "played_out") == ["-m", "not full and not played_out"]


def test_what_was_played_compiled_is_not_played_again_interpreted() -> None:
    left_out = run_tests.not_again((), is_played=True)
    assert {f"--ignore={path}" for path in run_tests.PLAYING_TESTS} < set(left_out)
    assert left_out[-2:] == ["-m", "not played_out"]


def test_without_a_compiler_everything_is_played_interpreted() -> None:
    assert run_tests.not_again((), is_played=False) == ["--ignore=tests/browser"]
    assert run_tests.not_again(("full",), is_played=False) == ["--ignore=tests/browser", "-m", "not full"]


@pytest.mark.parametrize("marker", [run_tests.FULL, run_tests.PLAYED_OUT])
def test_a_marker_that_is_left_out_is_declared(marker: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = settings["tool"]["pytest"]["ini_options"]["markers"]
    assert [line for line in declared if line.startswith(f"{marker}:")]
