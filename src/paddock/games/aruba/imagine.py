"""A view filled up to a whole race: what that seat cannot see is dealt by chance."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.errors import BadPosition
from paddock.core.standing import read_shape
from paddock.games.aruba.cards import CARDS, LEFT, MOUNT_NAMES
from paddock.games.aruba.shapes import KnownShape, RaceView
from paddock.games.aruba.terms import Terms


def imagine_position(terms: Terms, data: object, seat: int, chance: Chance) -> dict[str, object]:
    """A whole position that fits a view of that seat (-1: a spectator): the unseen cards are dealt anew."""
    shape = read_shape(data, RaceView, "view")
    unseen = _unseen(terms, shape)
    chance.shuffle(unseen)
    hands: list[list[str]] = []
    used = 0
    for other, size in enumerate(shape["hand_sizes"]):
        if other == seat and shape["hand"] is not None:
            hands.append(shape["hand"])
            continue
        seen = [name for item in shape["known"] if item["holder"] == other + 1 for name in item["cards"]]
        missing = max(size - len(seen), 0)
        dealt = [terms.names[unseen[i]] for i in range(used, min(used + missing, len(unseen)))]
        used += missing
        hands.append(sorted(seen + dealt, key=lambda name: terms.kind_of[name]))
    pile = [terms.names[unseen[i]] for i in range(min(used, len(unseen)), len(unseen))]
    owner = terms.owner(shape["active"]["car"] - 1)
    fresh = shape["fresh"] if shape["fresh"] is not None else hands[owner][: shape["fresh_size"]]
    hidden = ("hand", "hand_sizes", "fresh", "fresh_size", "pile_size", "penalty", "points")
    table: dict[str, object] = {key: value for key, value in shape.items() if key not in hidden}
    return {**table, "hands": hands, "fresh": fresh, "pile": pile}


def _unseen(terms: Terms, shape: RaceView) -> vec[i64]:
    counts = list(terms.pack)
    for name in _seen(shape, shape["known"]):
        if name not in terms.kind_of or counts[terms.kind_of[name]] == 0:
            raise BadPosition(f"the view shows a card too many: {name!r}")
        counts[terms.kind_of[name]] -= 1
    return vec[i64]([kind for kind in range(CARDS) for _ in range(counts[kind])])


def _seen(shape: RaceView, known: list[KnownShape]) -> list[str]:
    seen = [*shape["discards"], *(shape["hand"] or [])]
    for item in known:
        seen += item["cards"]
    for car in shape["cars"]:
        seen += ["saw" if name in MOUNT_NAMES[LEFT:] else "bumper" for name in car["mounts"]]
    return seen
