"""Move numbers: a slot (the action) combined with a card, or a fixed number for a move without a card."""

from typing import Final

from mypy_extensions import i64

# A move is slot * SPAN + card. SPAN exceeds every kind of card; as a power of two it makes division cheap.
SPAN: Final[i64] = 32

OWN: Final[i64] = 0  # lay the card on the side's own layout
DISCARD: Final[i64] = 1
COUP: Final[i64] = 2
WORD: Final[i64] = 3
ATTACK: Final[i64] = 4  # slot ATTACK + n lays the card on side n, counted from 1, even if that side does not exist

PASS: Final[i64] = WORD * SPAN
EXTEND: Final[i64] = WORD * SPAN + 1
FINISH: Final[i64] = WORD * SPAN + 2
