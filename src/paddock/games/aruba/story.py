"""What is worth telling of ARUBA: which events and moves have a sentence, and with which facts."""

from typing import Any, Final

import msgspec

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

# The table shows these; whoever is asked sees the question, and the roll that follows says which dice were kept.
UNTOLD: Final = (CarsLinedUp, HookAsked, NinthTokenAsked, WindowPassed, DiceKept)


def notes(events: list[Event], viewer: int | None) -> list[Note]:
    """What a viewer is told of these events, in order."""
    found: list[Note] = []
    for place, event in enumerate(events):
        if isinstance(event, DiceRolled):
            # Whoever settles the dice, now or as early as with the roll itself, tells their faces again.
            if not any(isinstance(later, DiceSettled) for later in events[place + 1 :]):
                found.append(_roll_note(event))
        elif isinstance(event, CarTurnBegan):
            if event.seat == viewer:
                found.append(Note("web-your-turn", _facts(event), is_spoken_only=True))
        elif not isinstance(event, UNTOLD):
            found.append(_event_note(event, viewer))
    return found


def _event_note(event: Event, viewer: int | None) -> Note:
    facts = _facts(event if viewer == OPEN else event.seen_by(viewer))
    message = f"event-{type(event).__name__}"
    if isinstance(event, CarStepped):
        return _step_note(event, facts)
    if isinstance(event, DiceSettled):
        facts["dice"] = _dice_text([*event.dice, *event.extra])
    if isinstance(event, ActionCardsDrawn | CardsStolen) and facts.get("cards"):
        message += "-own"
    return Note(message, facts)


def _step_note(event: CarStepped, facts: dict[str, Any]) -> Note:
    """The steps of a drive, and of a car that is pulled along, are told as one each."""
    facts["count"] = 1
    if event.cause == "push":
        return Note("event-CarStepped", facts)
    message = "aruba-drove" if event.cause == "drive" else "event-CarStepped"
    return Note(message, facts, run=f"{event.cause} {event.car}")


def _roll_note(event: DiceRolled) -> Note:
    """The dice lie on the table for all to see: their faces are for those who hear."""
    message = "event-DiceRolled" if len(event.rolled) == len(event.dice) else "aruba-rolled-again"
    facts = {"seat": event.seat, "count": len(event.rolled), "dice": _dice_text(event.dice)}
    return Note(message, facts, is_spoken_only=True)


def _dice_text(dice: list[int]) -> str:
    return " ".join(str(face) for face in sorted(dice))


def _facts(event: Event) -> dict[str, Any]:
    return {name: value for name, value in msgspec.structs.asdict(event).items() if value is not None}


def move_note(parts: dict[str, Any], view: dict[str, Any]) -> Note:
    """What a move does: of dice which and whom they hit, of a card what it is played for."""
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
