"""Notes of the Bornes family: converts events and moves to notes for a viewer."""

from typing import Any, Final

from msgspec.structs import asdict

from paddock.core.event import Event
from paddock.core.story import OPEN, AddressedNote, Note, event_note
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
# The note that names the card, also for the seat itself: notes tell what anybody did by name.
DRAWN: Final = "event-CardDrawn-open"
LAID: Final = "event-CardLaid"
LAID_AND_MOVED: Final = "event-CardLaid-moved"
MOVE: Final = "bornes-move-"


def notes(events: list[Event], *, is_open: bool) -> list[AddressedNote]:
    """The notes about these events, in order; `is_open`: for those who may see every hand."""
    # Called for every move at a table: no helpers on the common path.
    told: list[AddressedNote] = []
    for event in events:
        kind = type(event)
        if kind in OWN or kind in QUIET:
            if is_open and kind in TOLD_WHEN_OPEN:
                told.append(_open_note(event))
            elif not is_open and kind in OWN:
                message = DRAWN if kind is CardDrawn else f"event-{kind.__name__}-own"
                note = Note(message, asdict(event), is_spoken_only=True)
                told.append(AddressedNote(note, event.known_seats(), is_private=True))
        elif kind is CarMoved and told and told[-1].note.message == LAID:
            # The note about a distance includes the total kilometres.
            facts = {**told[-1].note.facts, "total_km": asdict(event)["total_km"]}
            told[-1] = AddressedNote(Note(LAID_AND_MOVED, facts))
        else:
            told.append(AddressedNote(Note(f"event-{kind.__name__}", asdict(event))))
    return told


def _open_note(event: Event) -> AddressedNote:
    """The note about an event of TOLD_WHEN_OPEN; its secrets are never hidden from OPEN."""
    note = event_note(event, OPEN, (DRAWN,))
    return AddressedNote(Note(f"event-{type(event).__name__}") if note is None else note)


def move_note(parts: dict[str, Any], view: dict[str, Any]) -> Note:
    """The note about a move."""
    del view
    return Note(f"{MOVE}{parts['verb']}", {name: value for name, value in parts.items() if name != "verb"})
