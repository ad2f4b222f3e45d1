"""Notes of ARUBA: converts events and moves to notes for a viewer."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import asdict

from paddock.core.event import Event
from paddock.core.story import AddressedNote, Note
from paddock.games.aruba.rules.events import (
    ActionCardsDrawn,
    CardsStolen,
    CarsLinedUp,
    CarStepped,
    CarTurnBegan,
    DiceKept,
    DiceRolled,
    DiceSettled,
    HookAsked,
    NinthTokenAsked,
    WindowPassed,
)

# Events without a note: the table shows them, the seat sees the question, and the next roll implies the kept dice.
UNTOLD: Final = frozenset({CarsLinedUp, HookAsked, NinthTokenAsked, WindowPassed, DiceKept})


def notes(events: list[Event], *, is_open: bool) -> list[AddressedNote]:
    """The notes about these events, in order; `is_open`: for those who may see every hand."""
    told: list[AddressedNote] = []
    for place, event in enumerate(events):
        kind = type(event)
        if isinstance(event, CarTurnBegan):
            told += [] if is_open else _turn_note(event)
        elif isinstance(event, ActionCardsDrawn | CardsStolen):
            told += [AddressedNote(_cards_note(event))] if is_open else _cards_notes(event)
        # DiceSettled repeats the faces, so a roll before it needs no note.
        elif kind not in UNTOLD and not (kind is DiceRolled and DiceSettled in map(type, events[place:])):
            special = SPECIAL.get(kind)
            note = Note(f"event-{kind.__name__}", asdict(event)) if special is None else special(event)
            told.append(AddressedNote(note))
    return told


def _turn_note(event: CarTurnBegan) -> list[AddressedNote]:
    """A note, only spoken, for the seat whose turn it is; the table shows the others."""
    note = Note("event-CarTurnBegan-own", asdict(event), is_spoken_only=True)
    return [AddressedNote(note, (event.seat,), is_private=True)]


def _cards_notes(event: Event) -> list[AddressedNote]:
    """A note with the cards for the seats that may know them, and one with their number for others."""
    seats = event.known_seats()
    others = AddressedNote(_cards_note(event.seen_by(None)), seats)
    return [AddressedNote(_cards_note(event), seats, is_private=True), others]


def _cards_note(seen: Event) -> Note:
    facts = asdict(seen)
    form = "-own" if facts["cards"] else ""
    return Note(f"event-{type(seen).__name__}{form}", facts)


def _step_note(event: CarStepped) -> Note:
    """A note about a step; the steps of a drive, or of a hooked car, are merged into one note."""
    facts = {**asdict(event), "count": 1}
    if event.cause == "push":
        return Note("event-CarStepped", facts)
    message = "aruba-drove" if event.cause == "drive" else "event-CarStepped"
    return Note(message, facts, run=f"{event.cause} {event.car}")


def _roll_note(event: DiceRolled) -> Note:
    """A note about a roll, only spoken, since the table shows the dice."""
    message = "event-DiceRolled" if len(event.rolled) == len(event.dice) else "aruba-rolled-again"
    facts = {"seat": event.seat, "count": len(event.rolled), "dice": _dice_text(event.dice)}
    return Note(message, facts, is_spoken_only=True)


def _settled_note(event: DiceSettled) -> Note:
    return Note("event-DiceSettled", {"seat": event.seat, "dice": _dice_text([*event.dice, *event.extra])})


def _dice_text(dice: list[int]) -> str:
    return " ".join([str(face) for face in sorted(dice)])


SPECIAL: Final[dict[type[Event], Callable[[Any], Note]]] = {
    CarStepped: _step_note,
    DiceRolled: _roll_note,
    DiceSettled: _settled_note,
}


def move_note(parts: dict[str, Any], view: dict[str, Any]) -> Note:
    """The note about a move: for dice which ones and their targets, for a card its purpose."""
    verb: str = parts["verb"]
    facts = {name: value for name, value in parts.items() if name != "verb"}
    if verb == "keep":
        dice: list[int] = parts["dice"]
        return Note("aruba-move-keep", {"dice": _dice_text(dice)}) if dice else Note("aruba-move-keep-none")
    race = view["round"]
    if verb == "combine" or verb == "ram":
        return Note(_combination_message(parts), {**facts, "target": race["ahead"] or 0})
    if verb == "fix":
        return Note("aruba-move-fix-car" if "car" in parts else "aruba-move-fix", facts)
    return Note(_message(parts), {"car": race["active"]["car"], **facts})


def _combination_message(parts: dict[str, Any]) -> str:
    word = parts.get("combination", parts["verb"])
    return f"aruba-move-{word}-dice" if "face" in parts else f"aruba-move-{word}"


def _message(parts: dict[str, Any]) -> str:
    verb = parts["verb"]
    if verb == "mount":
        return f"aruba-move-{parts['card']}-{parts['place']}"
    if verb == "drive":
        return f"aruba-move-{parts['way']}"
    if verb == "play":
        return f"aruba-move-{parts['card']}"
    return {"steal": "aruba-move-larceny", "extra": "aruba-move-extra-dice"}.get(verb, f"aruba-move-{verb}")
