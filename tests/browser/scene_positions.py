"""Positions for screenshots: AUSGEBREMST on its circuits, ARUBA with its dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.core.match import Match

    Moment = Callable[[Match], bool]

HALF_WAY: Final = 26
LONG_PILE: Final = 7  # cards
LONG_WAY: Final = 8
CROWD: Final = 4
BATTERED: Final = 3


def round_of(match: Match) -> dict[str, Any]:
    view: dict[str, Any] = match.view(1)["round"]
    return view


def last_lap(match: Match) -> bool:
    """The first seat is to act on the last lap of a race, a few cards from the line."""
    cars = round_of(match).get("cars", [])
    return match.waiting == (1,) and cars[0]["laps"] == 3 and cars[0]["to_go"] <= 12


def leading(match: Match) -> bool:
    """The first seat leads with a 6 in hand, which it may not play (AUSGEBREMST)."""
    asked = match.waiting == (1,) and round_of(match)["phase"] == "drive" and 6 in round_of(match)["hand"]
    return asked and bool(round_of(match)["cars"][0]["no_six"])


def owing(match: Match) -> bool:
    """The first seat may drive, but not past its stop (AUSGEBREMST)."""
    asked = match.waiting == (1,) and bool(round_of(match)["drives"])
    return asked and round_of(match)["cars"][0]["stop"] == "due"


def stopping(match: Match) -> bool:
    """A card reaches the pit stop (AUSGEBREMST)."""
    return match.waiting == (1,) and any(drive["stops"] for drive in round_of(match)["drives"])


def long_pile(match: Match) -> bool:
    """The first seat is to drive, and one of its piles is long (AUSGEBREMST)."""
    piles = round_of(match).get("piles") or []
    return match.waiting == (1,) and any(len(pile) > LONG_PILE for pile in piles) and bool(round_of(match)["drives"])


def offered(word: str, count: int = 1) -> Moment:
    """The first seat has this many legal moves with this word."""
    return lambda match: 1 in match.waiting and sum(move.startswith(word) for move in match.moves(1)) >= count


def wrecked(match: Match) -> bool:
    """A car is wrecked, and the first seat has dice to keep (ARUBA)."""
    return rolling(match) and any(car["state"] == "wreck" for car in round_of(match)["cars"])


def rolling(match: Match) -> bool:
    """Dice are rolled, some may be rolled again, and there are cards in hand (ARUBA)."""
    asked = len(match.steps) > 40 and match.waiting == (1,) and round_of(match)["phase"] == "dice"
    return asked and round_of(match)["active"]["rerolls"] > 0 and bool(round_of(match)["hand"])


def driving(match: Match) -> bool:
    """The car can drive several spaces, and would hit another (ARUBA)."""
    reach = round_of(match)["reach"] if match.waiting == (1,) else []
    return len(reach) > 4 and any(spot["hits"] for spot in reach)


def far(match: Match) -> bool:
    """The car can drive eight spaces (ARUBA)."""
    reach = round_of(match)["reach"] if match.waiting == (1,) else []
    return any(len(spot["steps"]) >= LONG_WAY for spot in reach)


def last_race(match: Match) -> bool:
    """The last race is more than half over, and it is the first seat's turn to roll (ARUBA)."""
    view = round_of(match)
    is_last = len(match.results) == view["races"] - 1 and match.waiting == (1,)
    return is_last and view["phase"] == "begin" and (view["cars"][0]["row"] or 0) >= HALF_WAY


def finishing(match: Match) -> bool:
    """A card takes the first seat over the line, and another does not (AUSGEBREMST)."""
    spaces = {drive["space"] == "finish" for drive in round_of(match)["drives"]} if match.waiting == (1,) else set()
    return spaces == {True, False}


def close(match: Match) -> bool:
    """The same, nobody is home yet, and a rival is two spaces from the line at most (AUSGEBREMST)."""
    cars = round_of(match)["cars"] if match.waiting == (1,) else []
    rivals = [car["to_go"] for car in cars[1:] if car["state"] == "racing"]
    is_first = bool(cars) and all(car["state"] != "home" for car in cars)
    return is_first and min(rivals, default=9) <= 2 and finishing(match)


def crowded(match: Match) -> bool:
    """Most cars are in three rows, and block a space that a card of the first seat would reach (AUSGEBREMST)."""
    cars = [
        car for car in round_of(match)["cars"] if car["state"] == "racing" and car["laps"] and car["space"][0] != "P"
    ]
    near = [car for car in cars if abs(car["progress"] - round_of(match)["cars"][0]["progress"]) <= 1]
    return round_of(match)["cars"][0] in cars and len(near) >= CROWD and bool(kept_off(match))


def kept_off(match: Match) -> list[str]:
    """The moves barred for cards of the first seat that can be played in another way (AUSGEBREMST)."""
    if match.waiting != (1,):
        return []
    cards = {move.partition("@")[0] for move in match.moves(1)}
    wished = [move for move in match.candidates(1) if "@" in move and move.partition("@")[0] in cards]
    return [move for move in wished if match.refusal(move, 1)]


def meeting(*causes: str, cars: int = 1) -> Moment:
    """A space in reach where this many cars are hit (ARUBA)."""

    def is_reached(match: Match) -> bool:
        reach = round_of(match)["reach"] if match.waiting == (1,) else []
        met = [{hit["car"] for hit in spot["hits"] if hit["cause"] in causes} for spot in reach]
        return any(len(found) >= cars for found in met)

    return is_reached


def hooked(match: Match) -> bool:
    """The first seat may drive, and tows another car (ARUBA)."""
    view = round_of(match)
    return match.waiting == (1,) and view["active"]["hooked"] is not None and len(view["reach"]) > 1


def ninth(match: Match) -> bool:
    """The first seat has to decide about its ninth token (ARUBA)."""
    return 1 in match.waiting and round_of(match)["phase"] == "ninth"


def damaged(match: Match) -> bool:
    """The first seat is to roll with lost dice, and has a card to mount or repair with (ARUBA)."""
    view = round_of(match)
    begins = match.waiting == (1,) and view["phase"] == "begin" and view["cars"][0]["damage"] >= BATTERED
    words = {move.split()[0] for move in match.moves(1)} if begins else set()
    return bool(words & {"bumper", "saw"}) and len(set(view["hand"])) > 1


def giving_up(match: Match) -> bool:
    """Movement points are left, and the turn may be ended (ARUBA)."""
    view = round_of(match)
    return match.waiting == (1,) and view["movement"] > 1 and bool(view["reach"]) and "end" in match.moves(1)


RACES: Final[dict[str, Moment]] = {
    "decks": lambda match: round_of(match).get("phase") == "choose",
    "rolling": rolling,
    "driving": driving,
    "far": far,
    "last race": last_race,
    "leading": leading,
    "owing": owing,
    "stopping": stopping,
    "long pile": long_pile,
    "shown": lambda match: match.waiting == (1,) and any(car["shown"] for car in round_of(match)["cars"]),
    "storing": offered("store"),
    "taking": offered("take"),
    "hook": offered("hook"),
    "larceny": offered("larceny", 2),
    "wrecked": wrecked,
    "last lap": last_lap,
    "finishing": finishing,
    "close": close,
    "crowded": crowded,
    "bomb": offered("bomb"),
    "saw": meeting("saw", "saws"),
    "chain": meeting("ram", cars=2),
    "hooked": hooked,
    "ninth": ninth,
    "damaged": damaged,
    "giving up": giving_up,
}
