"""Notes of the Bornes family: converts events and moves to notes for a viewer."""

from typing import Any, Final

from msgspec.structs import asdict

from paddock.core.event import Event
from paddock.core.story import OPEN, Note, event_note
from paddock.games.bornes.rules.events import (
    AnswerAsked,
    AnswerPassed,
    AttackEnded,
    CardDrawn,
    CarMoved,
    ExtensionOffered,
    HandDealt,
    TurnBegan,
)

# Questions and new cards: the table shows them, so only the seat concerned gets a note.
OWN: Final = frozenset({TurnBegan, AnswerAsked, ExtensionOffered, HandDealt, CardDrawn})
# Events that follow from the previous note or from the lack of another one.
QUIET: Final = frozenset({AttackEnded, AnswerPassed})
TOLD_WHEN_OPEN: Final = frozenset({CardDrawn, AnswerPassed})
OPEN_FORMS: Final = ("event-CardDrawn-open",)
LAID: Final = "event-CardLaid"
LAID_AND_MOVED: Final = "event-CardLaid-moved"
MOVE: Final = "bornes-move-"


def notes(events: list[Event], viewer: int | None) -> list[Note]:
    """The notes for a viewer about these events, in order."""
    # Called for every viewer of every frame: public events, the common case, take the shortest path.
    told: list[Note] = []
    for event in events:
        kind = type(event)
        if kind in OWN or kind in QUIET:
            note = _private_note(event, viewer)
            if note is not None:
                told.append(note)
        elif isinstance(event, CarMoved) and told and told[-1].message == LAID:
            # The note about a distance includes the total kilometres.
            told[-1] = Note(LAID_AND_MOVED, {**told[-1].facts, "total_km": event.total_km})
        else:
            told.append(Note(f"event-{kind.__name__}", asdict(event)))
    return told


def _private_note(event: Event, viewer: int | None) -> Note | None:
    """The note about an event of OWN or QUIET: for the seat concerned, or for an open replay."""
    kind = type(event)
    if viewer == OPEN:
        return event_note(event, OPEN, OPEN_FORMS) if kind in TOLD_WHEN_OPEN else None
    if kind in QUIET or viewer is None or getattr(event, "seat", None) != viewer:
        return None
    return Note(f"event-{kind.__name__}-own", asdict(event), is_spoken_only=True)


def move_note(parts: dict[str, Any], view: dict[str, Any]) -> Note:
    """The note about a move."""
    del view
    return Note(f"{MOVE}{parts['verb']}", {name: value for name, value in parts.items() if name != "verb"})
