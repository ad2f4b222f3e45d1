"""Saves: one session at a time, no files left behind, and errors reported before the first card."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from paddock.cli.play import saves

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

BORNES = ("play", "mille-bornes", "--yes")


def test_a_save_that_is_being_played_is_not_resumed(run: Run, settings: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "save"
    command = [sys.executable, "-u", "-m", "paddock", *BORNES, "--save", str(save)]
    with subprocess.Popen(command, env=settings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        seen = ""
        while "your move" not in seen:
            seen += player.stdout.read(1)
        before = save.read_bytes()
        said = run("play", "--resume", str(save), lines="quit\n")
        assert (said.code, "another terminal" in said.error) == (2, True)
        assert save.read_bytes() == before
        player.communicate("quit\n")
    assert run("play", "--resume", str(save), lines="quit\n").code == 0
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["save"]


def test_what_killed_sessions_left_behind_is_cleared_away(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "paddock" / "saved"
    folder.mkdir(parents=True)
    (folder / f".old{saves.ENDING}{saves.DRAFT}").write_text("half a game", "utf-8")
    run(*BORNES, lines="quit\n")
    assert [path.name for path in folder.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("digits", [19, 41, 300])
def test_a_game_of_a_long_seed_can_be_resumed(run: Run, tmp_path: Path, digits: int) -> None:
    save = str(tmp_path / "save")
    assert run(*BORNES, "--seed", "7" * digits, "--save", save, lines="quit\n").code == 0
    assert run("play", "--resume", save, lines="quit\n").code == 0


def test_a_record_that_cannot_be_written_is_noticed_before_the_first_card(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    said = run(*BORNES, "--record", str(tmp_path / "file" / "record"), lines="quit\n")
    assert (said.code, said.out) == (2, "")


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_a_huge_file_is_not_read_whole(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(300_000_000)
    said = run(*command, str(huge))
    assert (said.code, "16 MB" in said.error) == (2, True)
