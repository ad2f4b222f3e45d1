"""Notes of ARUBA: converts events and moves to notes for a viewer."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import asdict

from paddock.core.event import Event
from paddock.core.story import OPEN, Note
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


def notes(events: list[Event], viewer: int | None) -> list[Note]:
    """The notes for a viewer about these events, in order."""
    told: list[Note] = []
    for place, event in enumerate(events):
        kind = type(event)
        if kind in UNTOLD:
            continue
        special = SPECIAL.get(kind)
        note = Note(f"event-{kind.__name__}", asdict(event)) if special is None else special(event, viewer)
        # DiceSettled repeats the faces, so a roll before it needs no note.
        if note is not None and not (kind is DiceRolled and DiceSettled in map(type, events[place:])):
            told.append(note)
    return told


def _turn_note(event: CarTurnBegan, viewer: int | None) -> Note | None:
    """A note, only spoken, about the viewer's turn; the table shows the others."""
    return Note("event-CarTurnBegan-own", asdict(event), is_spoken_only=True) if event.seat == viewer else None


def _cards_note(event: Event, viewer: int | None) -> Note:
    """A note with the cards for viewers who may know them, with their number for others."""
    facts = asdict(event if viewer == OPEN else event.seen_by(viewer))
    form = "-own" if facts["cards"] else ""
    return Note(f"event-{type(event).__name__}{form}", facts)


def _step_note(event: CarStepped, viewer: int | None) -> Note:
    """A note about a step; the steps of a drive, or of a hooked car, are merged into one note."""
    del viewer
    facts = {**asdict(event), "count": 1}
    if event.cause == "push":
        return Note("event-CarStepped", facts)
    message = "aruba-drove" if event.cause == "drive" else "event-CarStepped"
    return Note(message, facts, run=f"{event.cause} {event.car}")


def _roll_note(event: DiceRolled, viewer: int | None) -> Note:
    """A note about a roll, only spoken, since the table shows the dice."""
    del viewer
    message = "event-DiceRolled" if len(event.rolled) == len(event.dice) else "aruba-rolled-again"
    facts = {"seat": event.seat, "count": len(event.rolled), "dice": _dice_text(event.dice)}
    return Note(message, facts, is_spoken_only=True)


def _settled_note(event: DiceSettled, viewer: int | None) -> Note:
    del viewer
    return Note("event-DiceSettled", {"seat": event.seat, "dice": _dice_text([*event.dice, *event.extra])})


def _dice_text(dice: list[int]) -> str:
    return " ".join([str(face) for face in sorted(dice)])


SPECIAL: Final[dict[type[Event], Callable[[Any, int | None], Note | None]]] = {
    CarTurnBegan: _turn_note,
    CarStepped: _step_note,
    DiceRolled: _roll_note,
    DiceSettled: _settled_note,
    ActionCardsDrawn: _cards_note,
    CardsStolen: _cards_note,
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
