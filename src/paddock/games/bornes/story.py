"""Notes of the Bornes family: converts events and moves to notes for a viewer."""

from typing import Any, Final

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
MOVE: Final = "bornes-move-"


def notes(events: list[Event], viewer: int | None) -> list[Note]:
    """The notes for a viewer about these events, in order."""
    told: list[Note] = []
    for event in events:
        if isinstance(event, CarMoved) and told and told[-1].message == LAID:
            # The note about a distance includes the total kilometres.
            told[-1] = Note(f"{LAID}-moved", {**told[-1].facts, "total_km": event.total_km})
            continue
        note = _note(event, viewer)
        if note is not None:
            told.append(note)
    return told


def _note(event: Event, viewer: int | None) -> Note | None:
    kind = type(event)
    if viewer == OPEN and kind in TOLD_WHEN_OPEN:
        return event_note(event, OPEN, OPEN_FORMS)
    if kind in QUIET:
        return None
    if kind not in OWN:
        return event_note(event, viewer)
    if viewer is None or getattr(event, "seat", None) != viewer:
        return None
    facts = {name: getattr(event, name) for name in event.__struct_fields__}
    return Note(f"event-{kind.__name__}-own", facts, is_spoken_only=True)


def move_note(parts: dict[str, Any], view: dict[str, Any]) -> Note:
    """The note about a move."""
    del view
    return Note(f"{MOVE}{parts['verb']}", {name: value for name, value in parts.items() if name != "verb"})
