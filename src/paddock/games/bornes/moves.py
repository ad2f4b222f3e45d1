"""Moves as numbers (slot and card) and as notation, exact both ways."""

from typing import Final

from mypy_extensions import i64

from paddock.core.setup import NOT_NOTATION
from paddock.games.bornes.cards import CARDS
from paddock.games.bornes.terms import Terms

# A move is slot * CARDS + card. Slots 1 to 4 attack sides 1 to 4.
OWN: Final = 0
DISCARD: Final = 5
COUP: Final = 6
PASS: Final = 7 * CARDS
EXTEND: Final = 7 * CARDS + 1
FINISH: Final = 7 * CARDS + 2
MOVES: Final = 7 * CARDS + 3

WORDS: Final = {"pass": PASS, "extend": EXTEND, "finish": FINISH}


def notation(terms: Terms, move: i64) -> str:
    """A move as people write it."""
    if move >= PASS:
        return ("pass", "extend", "finish")[move - PASS]
    slot = move // CARDS
    name = terms.names[move % CARDS]
    if slot == OWN:
        return name
    if slot == DISCARD:
        return f"discard {name}"
    return f"coup {name}" if slot == COUP else f"{name}>{slot}"


def parse(terms: Terms, text: str) -> i64:
    """The move that this notation stands for, or NOT_NOTATION."""
    if text in WORDS:
        return WORDS[text]
    verb, space, name = text.partition(" ")
    if space:
        slot = DISCARD if verb == "discard" else COUP if verb == "coup" else -1
        return _compose(terms, slot, name)
    name, arrow, side = text.partition(">")
    if not arrow:
        return _compose(terms, OWN, name)
    return _compose(terms, int(side) if side in ("1", "2", "3", "4") else -1, name)


def _compose(terms: Terms, slot: int, name: str) -> int:
    kind = terms.kind_of.get(name, -1)
    return NOT_NOTATION if slot < 0 or kind < 0 else slot * CARDS + kind
