"""`--ray`: the same figures from a Ray cluster as from processes; a local one is started for it."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from launcher import places
from paddock.cli import main

PYTHON = places.python_of(places.RUN)
COMMANDS = (
    ("simulate", "mille-bornes", "--games", "400", "--seed", "3"),
    ("arena", "mille-bornes", "--levels", "0,1", "--games", "400", "--seed", "3"),
)
TIMES = ("seconds", "moves_per_second", "workers")  # they differ from run to run


def has_ray() -> bool:
    return any(Path(PYTHON).parent.parent.glob("lib/python*/site-packages/ray"))


def figures(*words: str) -> dict[str, Any]:
    command = [str(PYTHON), "-m", "paddock", *words, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=places.ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.skipif(not has_ray(), reason="Ray is not installed; `./paddock extra lab` brings it, then run this again")
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_cluster_finds_the_same_figures(command: tuple[str, ...]) -> None:
    assert figures(*command, "--ray") == figures(*command)


def test_without_ray_the_flag_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("paddock.lab.cluster.is_installed", lambda: False)
    assert main(["simulate", "mille-bornes", "--ray"]) == 2
    assert "./paddock extra lab" in capsys.readouterr().err
