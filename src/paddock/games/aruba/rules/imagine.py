"""Builds a race that is consistent with a view, with hidden cards dealt at random."""

from paddock.core.chance.rng import Chance
from paddock.core.errors import BadPosition, require
from paddock.core.results import read_shape
from paddock.games.aruba.rules.cards import LEFT, MOUNT_NAMES
from paddock.games.aruba.rules.restore import restore_race
from paddock.games.aruba.rules.round import ArubaRound
from paddock.games.aruba.rules.shapes import RaceView
from paddock.games.aruba.rules.terms import Terms

# Fields of a view that a position lacks: derived ones, and those that replace hidden data.
NOT_OF_A_POSITION = (
    "hand",
    "hand_sizes",
    "fresh",
    "fresh_size",
    "pile_size",
    "penalty",
    "movement",
    "order",
    "races",
    "most_dice",
    "most_damage",
    "uses",
    "card_uses",
    "reach",
)


def imagine_round(terms: Terms, data: object, seat: int, chance: Chance) -> ArubaRound:
    """A race consistent with the view of that seat (-1: a spectator)."""
    shape = read_shape(data, RaceView, "view")
    state = restore_race(terms, _fitting(terms, shape, seat), chance)
    state.redeal(seat, chance)
    return state


def _fitting(terms: Terms, shape: RaceView, seat: int) -> dict[str, object]:
    """A position consistent with the view, with the unseen cards in pack order."""
    unseen = _unseen(terms, shape)
    hands: list[list[str]] = []
    for other, size in enumerate(shape["hand_sizes"]):
        if other == seat and shape["hand"] is not None:
            hands.append(shape["hand"])
            continue
        seen = [name for item in shape["known"] if item["holder"] == other + 1 for name in item["cards"]]
        missing = size - len(seen)
        require(0 <= missing <= len(unseen), f"seat {other + 1} cannot hold {size} cards")
        hands.append(sorted(seen + unseen[:missing], key=lambda name: terms.kind_of[name]))
        unseen = unseen[missing:]
    table: dict[str, object] = {key: value for key, value in shape.items() if key not in NOT_OF_A_POSITION}
    return {**table, "hands": hands, "fresh": _fresh(terms, shape, hands), "pile": unseen}


def _fresh(terms: Terms, shape: RaceView, hands: list[list[str]]) -> list[str]:
    if shape["fresh"] is not None:
        return shape["fresh"]
    owner = terms.owner(max(shape["active"]["car"], 1) - 1)
    return hands[owner][: shape["fresh_size"] or 0] if owner < len(hands) else []


def _unseen(terms: Terms, shape: RaceView) -> list[str]:
    counts = dict(zip(terms.names, terms.pack, strict=True))
    for name in _seen(shape):
        if counts.get(name, 0) == 0:
            raise BadPosition(f"the view shows a card too many: {name!r}")
        counts[name] -= 1
    # Cards that the pile cannot contain are in other hands, so they come first.
    stock = dict(zip(terms.names, terms.pack, strict=True))
    if shape["shuffled"] is not None:
        stock = {name: shape["shuffled"].count(name) for name in terms.names}
    held = [name for name in terms.names for _ in range(counts[name] - stock[name])]
    return [*held, *[name for name in terms.names for _ in range(min(counts[name], stock[name]))]]


def _seen(shape: RaceView) -> list[str]:
    seen = [*shape["discards"], *(shape["hand"] or [])]
    for item in shape["known"]:
        seen += item["cards"]
    for car in shape["cars"]:
        seen += ["saw" if name in MOUNT_NAMES[LEFT:] else "bumper" for name in car["mounts"]]
    return seen
