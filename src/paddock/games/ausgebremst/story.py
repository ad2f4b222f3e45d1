"""Notes of AUSGEBREMST: converts events and moves to notes for a viewer."""

from typing import Any, Final

from msgspec.structs import asdict

from paddock.core.event import Event, RoundBegan
from paddock.core.story import OPEN, AddressedNote, Note, event_note
from paddock.games.ausgebremst.rules.events import (
    CarDrove,
    CardSorted,
    CardToSort,
    DeckChosen,
    LapBegan,
    NeutralCardTurned,
    PilesPreset,
    RaceCardDrawn,
    RaceHandDealt,
)
from paddock.games.ausgebremst.rules.spaces import FINISH_WORD

# Secret events that others get a note about, since they wait for them; a card drawn or sorted is not one of them.
TOLD_TO_OTHERS: Final = frozenset({DeckChosen, PilesPreset})
TOLD_WHEN_OPEN: Final = frozenset({DeckChosen, PilesPreset, RaceHandDealt, RaceCardDrawn})
SECRET: Final = TOLD_WHEN_OPEN | {CardToSort, CardSorted}
# The note that names the card, also for the seat itself: notes tell what anybody did by name.
DRAWN: Final = "event-RaceCardDrawn-open"
MOVE: Final = "ausgebremst-move-"


def notes(events: list[Event], *, is_open: bool) -> list[AddressedNote]:
    """The notes about these events, in order; `is_open`: for those who may know everything."""
    told: list[AddressedNote] = []
    for event in events:
        if type(event) in SECRET:
            told += _open_note(event) if is_open else _secret_notes(event)
        elif isinstance(event, CarDrove):
            drive = {"car": event.car, "value": event.value, "start": event.start, "space": event.space}
            told.append(AddressedNote(Note("event-CarDrove", drive)))
        elif not _goes_without_saying(event):
            told.append(AddressedNote(Note(f"event-{type(event).__name__}", asdict(event))))
    return told


def _goes_without_saying(event: Event) -> bool:
    """Whether other notes imply this event: RaceStarted the new race, CarDrove the neutral's card and the first lap."""
    return isinstance(event, RoundBegan | NeutralCardTurned) or (isinstance(event, LapBegan) and event.lap == 1)


def _secret_notes(event: Event) -> list[AddressedNote]:
    """The notes about a secret event, for its seat and, if they wait for it, for the others."""
    kind, seats = type(event), event.known_seats()
    facts = {name: value for name, value in asdict(event).items() if value is not None}
    form = DRAWN if kind is RaceCardDrawn else f"event-{kind.__name__}-own"
    own = Note(form, facts, is_spoken_only=kind not in TOLD_TO_OTHERS)
    found = [AddressedNote(own, seats, is_private=True)]
    if kind in TOLD_TO_OTHERS:
        found.append(AddressedNote(Note(f"event-{kind.__name__}", {"seat": seats[0]}), seats))
    return found


def _open_note(event: Event) -> list[AddressedNote]:
    note = event_note(event, OPEN, (DRAWN,)) if type(event) in TOLD_WHEN_OPEN else None
    return [] if note is None else [AddressedNote(note)]


def move_note(parts: dict[str, Any], view: dict[str, Any]) -> Note:
    """The note about a move; for a legal drive with its detour and reserve."""
    verb = parts["verb"]
    if verb == "drive":
        return _drive_note(parts["card"], parts["space"], view)
    if verb == "preset":
        return Note(f"{MOVE}preset", {"preset": "; ".join(", ".join(map(str, pile)) for pile in parts["piles"])})
    facts = {"value" if name == "card" else name: value for name, value in parts.items() if name != "verb"}
    if verb == "sort" and view["round"]["next_card"] is not None:
        facts["value"] = view["round"]["next_card"]
    return Note(f"{MOVE}{verb}", facts)


def _drive_note(card: int, space: str, view: dict[str, Any]) -> Note:
    if space == FINISH_WORD:
        return Note(f"{MOVE}home", {"value": card})
    facts: dict[str, Any] = {"value": card, "space": space}
    drive = next((one for one in view["round"]["drives"] if one["card"] == card and one["space"] == space), None)
    if drive is None:
        return Note(f"{MOVE}drive", facts)
    facts["reserve"] = signed(drive["reserve"])
    if drive["stops"]:
        return Note(f"{MOVE}pit", facts)
    return Note(f"{MOVE}wide", {**facts, "count": drive["wide"]}) if drive["wide"] > 0 else Note(f"{MOVE}ideal", facts)


def signed(reserve: int) -> str:
    """A reserve with its sign."""
    return f"{reserve:+d}".replace("-", "\N{MINUS SIGN}")
