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


@pytest.mark.parametrize("marker", [run_tests.FULL, run_tests.PLAYED_OUT])
def test_a_marker_that_is_left_out_is_declared(marker: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    declared = settings["tool"]["pytest"]["ini_options"]["markers"]
    assert [line for line in declared if line.startswith(f"{marker}:")]
