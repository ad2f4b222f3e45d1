"""Notes of a match for each seat, for a spectator, and with all hands open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.story import OPEN
from paddock.games.bornes.story import move_note
from paddock.story import notes
from tests.games.bornes.editions import SPEED
from tests.games.bornes.tables import driving, play, table

if TYPE_CHECKING:
    from paddock.core.story import Note

TRANSCRIPT = Path(__file__).with_name("story.txt")
SEED = 11
GAME = paddock.game("mille-bornes")  # its notes are those of the family


def told(events: list[paddock.Event], viewer: int | None) -> list[str]:
    return [note.message for note in notes(GAME, events, viewer)]


def line(note: Note) -> str:
    facts = " ".join(f"{name}={value}" for name, value in note.facts.items())
    return f"{'  (spoken) ' if note.is_spoken_only else '  '}{note.message} {facts}"


def transcript() -> str:
    """A race of mille-bornes in the notes for seat 1; cards are discarded only if nothing else is legal."""
    match, rng = GAME.start(2, seed=SEED), Rng(SEED)
    lines = [line(note) for note in notes(GAME, match.events(), 1)]
    while match.turn is not None and not match.results:
        moves = [move for move in match.moves() if not move.startswith("discard")] or match.moves()
        lines.append(f"{match.turn}: {moves[rng.below(len(moves))]}")
        lines += [line(note) for note in notes(GAME, match.play(lines[-1][3:]), 1)]
    return "\n".join(lines) + "\n"


def test_a_race_is_told_as_it_was_before() -> None:
    assert transcript() == TRANSCRIPT.read_text("utf-8"), "write it: ./paddock python -m tests.games.bornes.test_story"


def test_a_distance_is_told_with_the_kilometre_it_leads_to() -> None:
    match = table(SPEED, 2, hand={1: "60"}, sides={1: driving(km=300)})
    laid = notes(GAME, play(match, "60"), None)
    assert [note.message for note in laid] == ["event-CardLaid-moved"]
    assert laid[0].facts == {"seat": 1, "side": 1, "card": "60", "total_km": 360}


@pytest.mark.parametrize(
    ("viewer", "heard"),
    [
        (1, ["event-CardLaid"]),
        (2, ["event-CardLaid", "event-CardDrawn-open", "event-TurnBegan-own"]),
        (None, ["event-CardLaid"]),
        (OPEN, ["event-CardLaid", "event-CardDrawn-open"]),
    ],
)
def test_a_card_drawn_is_told_to_whoever_drew_it_and_when_all_hands_are_open(
    viewer: int | None, heard: list[str]
) -> None:
    match = table(SPEED, 2, hand={1: "start"})
    assert told(play(match, "start"), viewer) == heard


def test_only_the_seat_that_is_asked_hears_of_the_question() -> None:
    match = table(SPEED, 2, hand={1: "stop"}, sides={1: driving(), 2: driving()})
    events = play(match, "stop>2")
    assert told(events, 1) == ["event-AttackLaid"]
    assert told(events, 2) == ["event-AttackLaid", "event-AnswerAsked-own"]


def test_a_question_is_spoken_only() -> None:
    match = table(SPEED, 2, hand={1: "start"})
    spoken = [note.message for note in notes(GAME, play(match, "start"), 2) if note.is_spoken_only]
    assert spoken == ["event-CardDrawn-open", "event-TurnBegan-own"]


def test_passes_are_told_only_when_all_hands_are_open() -> None:
    match = table(SPEED, 2, hand={1: "stop"}, sides={1: driving(), 2: driving()})
    play(match, "stop>2")
    events = play(match, "pass")
    assert "event-AnswerPassed" in told(events, OPEN)
    assert "event-AnswerPassed" not in told(events, 1)


def test_a_move_is_told_by_its_verb_with_its_card_and_its_side() -> None:
    match = table(SPEED, 2, hand={1: "stop"}, sides={1: driving(), 2: driving()})
    note = move_note(match.parts_of("stop>2"), match.view(1))
    assert (note.message, note.facts) == ("bornes-move-attack", {"card": "stop", "side": 2})


if __name__ == "__main__":
    TRANSCRIPT.write_text(transcript(), "utf-8")
