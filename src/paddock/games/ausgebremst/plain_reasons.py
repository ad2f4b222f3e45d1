"""What a move of AUSGEBREMST does, in one sentence, from what its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from paddock.core.story import Note

if TYPE_CHECKING:
    from paddock.advice.plain_reasons import Choice, Told

FINISH: Final = "finish"
LOW: Final = 2  # a reserve up to this is used up by one detour


def plain_reason(choice: Choice) -> Told:
    """The sentence about this move."""
    parts, race = choice.parts, choice.view["round"]
    verb: str = parts["verb"]
    if verb == "drive":
        return _drive(parts, race, choice.view["seat"])
    if verb == "draw":
        return "ausgebremst-draw", {"value": race["piles"][parts["pile"] - 1][-1]}
    if verb == "deck":
        return f"ausgebremst-deck-{parts['deck']}", {}
    return f"ausgebremst-{verb}", {"value": parts["card"]} if verb == "take" else {}


def short_note(parts: dict[str, Any]) -> Note | None:
    """A drive by its card and lane, as a person sees it; other moves have their usual note."""
    if parts["verb"] != "drive" or parts["space"] == FINISH:
        return None
    return Note("ausgebremst-move-lane", {"value": parts["card"], "lane": parts["space"][0]})


def _drive(parts: dict[str, Any], race: dict[str, Any], seat: int) -> Told:
    """A drive: over the line, to the stop, past others, or what is good about its way."""
    drive = _figures(parts, race)
    if parts["space"] == FINISH:
        return "ausgebremst-home", {}
    if drive["stops"]:
        is_open = race["cars"][seat - 1]["stop"] == "open"
        return ("ausgebremst-stop-open" if is_open else "ausgebremst-stop-owed"), {}
    passed = _passed(drive, race, seat)
    if passed:
        return ("ausgebremst-past-wide" if drive["wide"] > 0 else "ausgebremst-past"), {"count": passed}
    return _way(drive, race)


def _figures(parts: dict[str, Any], race: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(
        one for one in race["drives"] if one["card"] == parts["card"] and one["space"] == parts["space"]
    )
    return found


def _passed(drive: dict[str, Any], race: dict[str, Any], seat: int) -> int:
    """How many cars are ahead now and behind then; cars that differ in their stop cannot be compared."""
    own = race["cars"][seat - 1]
    others = [car for car in race["cars"] if car is not own and car["state"] == "racing"]
    level = [car for car in others if car["stopped"] == own["stopped"]]
    return sum(drive["to_go"] < car["to_go"] < own["to_go"] for car in level)


def _way(drive: dict[str, Any], race: dict[str, Any]) -> Told:
    """What is good about a way that passes nobody."""
    hand: list[int] = race["hand"]
    if drive["wide"] > 0:
        is_least = drive["wide"] == min(one["wide"] for one in race["drives"])
        return ("ausgebremst-least-wide" if is_least else "ausgebremst-wide"), {"count": drive["wide"]}
    if drive["reserve"] <= LOW:
        return "ausgebremst-low", {}
    if drive["card"] == max(hand) > min(hand):
        return "ausgebremst-highest", {"count": drive["to_go"]}
    if drive["card"] == min(hand) < max(hand):
        return "ausgebremst-lowest", {"value": max(hand)}
    return "ausgebremst-ideal", {}
