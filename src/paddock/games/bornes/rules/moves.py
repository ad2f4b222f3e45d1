"""Moves as numbers: a slot, which says what is done, and a card; or a word."""

from typing import Final

from mypy_extensions import i64

# A move is slot * SPAN + card. SPAN has room for every kind of card; as a power of two it divides at no cost.
SPAN: Final[i64] = 32

OWN: Final[i64] = 0  # lay the card before the own side
DISCARD: Final[i64] = 1
COUP: Final[i64] = 2
WORD: Final[i64] = 3
ATTACK: Final[i64] = 4  # slot ATTACK + n lays the card on side n, counted from 1; there may be no such side

PASS: Final[i64] = WORD * SPAN
EXTEND: Final[i64] = WORD * SPAN + 1
FINISH: Final[i64] = WORD * SPAN + 2
