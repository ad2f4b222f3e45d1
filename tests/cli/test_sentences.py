"""Texts of events: draws in an open replay, passes, and the distance and target of each drive."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paddock
from paddock.cli.names import named
from paddock.cli.sentences import sentences
from paddock.core.story import OPEN
from paddock.story import notes
from tests.cli.conftest import kept_record
from tests.games.aruba.tables import at, race
from tests.games.bornes.tables import driving, table

if TYPE_CHECKING:
    from pathlib import Path

    from paddock import Match
    from paddock.core.event import Event
    from tests.cli.conftest import Run

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def told(match: Match, events: list[Event], seat: int | None = None) -> list[str]:
    found = notes(paddock.game(match.game_id), events, seat)
    return sentences(found, named(match.view(), NAMES[: match.seats]), "en")


def test_a_drive_is_told_with_its_length_and_its_ends() -> None:
    match = race({1: at(10, 2), 2: at(30, 1)}, gained=3)
    events = [event for move in ("ahead", "ahead", "left") for event in match.play(move)]
    assert any("drives 3 spaces" in text and "Anna" in text for text in told(match, events))


def test_a_distance_is_told_with_the_kilometre_it_leads_to() -> None:
    match = table("mille-bornes", turn=1, hand={1: "75"}, sides={1: driving(km=100), 2: driving()})
    assert "Anna plays 75 km and is now at 175 km." in told(match, match.play("75"))


def test_an_open_replay_says_who_draws_what() -> None:
    match = table("mille-bornes", turn=1, hand={1: "75"}, sides={1: driving(), 2: driving()}, draws="25")
    texts = told(match, match.play("75"), OPEN)
    assert any(text.startswith("Ben draws ") and "a card" not in text for text in texts)


def test_a_replay_tells_passes_and_never_says_you(run: Run, tmp_path: Path) -> None:
    said = run("replay", str(kept_record(tmp_path)))
    assert "lets it stand" in said.out
    assert "You draw" not in said.out
    assert "draws" in said.out
