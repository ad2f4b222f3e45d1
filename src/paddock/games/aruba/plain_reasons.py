"""What a move of ARUBA does, in one sentence, from what its seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from paddock.advice.plain_reasons import Choice, Told

FACES: Final = 6
GAP: Final = 3  # faces that one missing die would add to a straight
STRAIGHT: Final = 2  # dice of a straight that has begun
SAME: Final = 3  # equal dice that make a combination worth collecting


def plain_reason(choice: Choice) -> Told:
    """The sentence about this move."""
    parts, race = choice.parts, choice.view["round"]
    verb: str = parts["verb"]
    if verb == "keep":
        return _keep(parts["dice"], race)
    if verb == "stand":
        return "aruba-stand", {}
    if verb == "combine":
        return _combine(parts, race)
    if verb == "drive":
        return _drive(parts["way"], race)
    if verb == "pass":
        return ("aruba-pass-hook" if race["phase"] == "hook" else "aruba-pass"), {}
    word = parts["card"] if verb in ("play", "mount") else verb
    return f"aruba-{word}", {"target": race["ahead"]} if verb == "ram" else {}


def _keep(dice: list[int], race: dict[str, Any]) -> Told:
    """What the kept dice are good for: a straight, equal dice, all even or all odd."""
    if not dice:
        return "aruba-keep-none", {}
    straight = _straight(dice)
    if straight == FACES:
        return "aruba-keep-whole", {}
    filled = _straight([*dice, straight + 1])
    if filled >= straight + GAP:
        return "aruba-keep-gap", {"next": straight + 1, "face": filled}
    face = max(set(dice), key=dice.count)
    if straight > STRAIGHT or (straight == STRAIGHT and dice.count(face) < SAME):
        return "aruba-keep-straight", {"face": straight, "next": straight + 1}
    if dice.count(face) >= SAME or len(set(dice)) == 1 < len(dice):
        return "aruba-keep-same", {"face": face, "count": dice.count(face)}
    return _keep_alike(dice, race, straight)


def _keep_alike(dice: list[int], race: dict[str, Any], straight: int) -> Told:
    parities = {face % 2 for face in dice}
    if len(dice) >= SAME and parities == {0}:
        return "aruba-keep-even", {}
    if len(dice) >= SAME and parities == {1} and _own_car(race)["damage"] > 0:
        return "aruba-keep-odd", {}
    return ("aruba-keep-begun", {}) if straight else ("aruba-keep", {})


def _straight(dice: list[int]) -> int:
    """The length of the straight from 1."""
    return next((face - 1 for face in range(1, FACES + 1) if face not in dice), FACES)


def _own_car(race: dict[str, Any]) -> dict[str, Any]:
    car: dict[str, Any] = race["cars"][race["active"]["car"] - 1]
    return car


def _combine(parts: dict[str, Any], race: dict[str, Any]) -> Told:
    """A combination of dice; a shot that takes the last token wrecks a car."""
    combination: str = parts["combination"]
    if combination == "straight":
        # What a leader or a start on red loses is taken off, unless the car has movement from elsewhere.
        gained = [use["movement"] for use in _uses(race, parts) if race["movement"] == 0]
        return "aruba-straight", {"count": gained[0] if gained else parts["face"]}
    if combination == "shoot":
        hits = [hit for use in _uses(race, parts) for hit in use["hits"]]
        is_last = any(hit["last"] for hit in hits)
        return ("aruba-shoot-last" if is_last else "aruba-shoot"), {"target": race["ahead"]}
    return ("aruba-three" if combination == "cards" else f"aruba-{combination}"), {}


def _uses(race: dict[str, Any], parts: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        use
        for use in race["uses"]
        if use["combination"] == parts["combination"] and max(use["dice"], default=0) == parts.get("face")
    ]


def _drive(way: str, race: dict[str, Any]) -> Told:
    """A step: towards the finish, past others, into a hit, onto red, or where the road is free."""
    ways = [reach for reach in race["reach"] if reach["steps"][0] == way]
    if any(reach["space"] is None for reach in ways):
        return "aruba-drive-home", {}
    struck = [hit["car"] for reach in ways if len(reach["steps"]) == 1 for hit in reach["hits"]]
    if struck:
        rivals = [car for car in struck if car != race["active"]["car"]]
        return ("aruba-drive-hits", {"target": rivals[0]}) if rivals else ("aruba-drive-hit", {})
    return _free_way([reach for reach in ways if not reach["hits"]], race)


def _free_way(ways: list[dict[str, Any]], race: dict[str, Any]) -> Told:
    """How far the road is free that way, and whom it passes."""
    longest = max(ways, key=lambda reach: len(reach["steps"]), default=None)
    if longest is None:
        return "aruba-drive", {}
    row, count = _own_car(race)["row"], len(longest["steps"])
    passed = sum(car["state"] == "racing" and row <= car["row"] < row + count for car in race["cars"]) - 1
    if passed > 0:
        return "aruba-drive-past", {"count": passed}
    if count > 1:
        return "aruba-drive-far", {"count": count}
    return ("aruba-drive-red" if longest["red"] else "aruba-drive"), {}
