"""`paddock review`: the account of every side on the screen, as data and as a picture."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.locales import LANGUAGES
from tests.games.bornes.tables import driving, table

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

GAME = "mille-bornes"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The last moves of a race: seat 1 discards the card that would finish its trip."""
    match = table(GAME, 2, hand={1: "100 25 stop"}, sides={1: driving(km=900), 2: driving(km=800)})
    match.play("discard 100")
    bot = paddock.bot(paddock.game(GAME), 2)
    while match.waiting:
        match.play(bot.choose(match.view(match.waiting[0])), match.waiting[0])
    path = tmp_path / "race.paddock"
    path.write_text(match.record(), "utf-8")
    return path


def test_the_account_is_told_and_drawn(run: Run, record: Path, tmp_path: Path) -> None:
    said = run("review", str(record), "--budget", "0.1", "--svg", str(tmp_path / "race.svg"))
    assert said.code == 0
    assert "Shares of a match" in said.out
    assert "1. Move 1, Seat 1: Discard 100 km. Better: Play 100 km." in " ".join(said.out.split())
    assert (tmp_path / "race.svg").read_text("utf-8").startswith("<svg")


def test_as_data_it_adds_up(run: Run, record: Path) -> None:
    said = run("review", str(record), "--budget", "0.1", "--json")
    for account in json.loads(said.out)["accounts"]:
        parts = ("start", "deal", "luck", "decisions", "rivals")
        assert sum(account[part] for part in parts) == account["result"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_over_is_refused_in_every_language(run: Run, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "begun.paddock"
    path.write_text(paddock.game(GAME).start(2, seed=1).record(), "utf-8")
    said = run("review", str(path), "--lang", lang)
    assert said.code == 2
    assert said.error.startswith("paddock: ")
