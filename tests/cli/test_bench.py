"""The benchmark beside another build."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.bots.ladder import policies
from paddock.core.round import playout
from paddock.lab.bench import c_baseline, search_rates
from paddock.lab.bench.compare_builds import QUICK_RATES
from paddock.lab.bench.timing_window import RATES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that looks like another checkout but leads to this one."""
    python = tmp_path / "checkout" / ".run" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    return tmp_path / "checkout"


@pytest.mark.full
def test_a_build_is_about_as_fast_as_itself(run: Run, checkout: Path) -> None:
    found = json.loads(run("bench", "--against", str(checkout), "--quick", "--json").out)
    assert {line["game"] for line in found} == set(paddock.game_ids())
    assert {rate for line in found for rate in line["times"]} == set(RATES[:QUICK_RATES])
    assert all(0.1 < times["median"] < 10 for line in found for times in line["times"].values())


def test_a_folder_without_a_build_cannot_be_compared_with(run: Run, tmp_path: Path) -> None:
    said = run("bench", "--against", str(tmp_path))
    assert said.code == 2
    assert "no compiled build" in said.error


@pytest.mark.skipif(not c_baseline.compiler(), reason="no C compiler here")
def test_the_loop_by_hand_in_c_plays_the_very_same_rounds() -> None:
    rng = paddock.Rng(1)
    setup = paddock.game("mille-bornes").setup(2)
    moves = sum(playout(setup.new_round([], rng), rng) for _ in range(50))
    with c_baseline.program() as program:
        assert c_baseline.told(program, "rounds", 50) == moves


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_search_is_measured_where_a_game_can_do_it(game_id: str) -> None:
    game = paddock.game(game_id)
    found = search_rates.figures(game, 4, 0.001)
    assert found.view_us > 0
    assert found.random_in_50_ms > 0
    assert (found.experts_in_50_ms is not None) == (search_rates.EXPERT in policies(game))
