"""Moves as numbers: slot and card."""

from typing import Final

from paddock.games.bornes.cards import CARDS

# A move is slot * CARDS + card. Slots 1 to 4 attack sides 1 to 4.
OWN: Final = 0
DISCARD: Final = 5
COUP: Final = 6
PASS: Final = 7 * CARDS
EXTEND: Final = 7 * CARDS + 1
FINISH: Final = 7 * CARDS + 2
MOVES: Final = 7 * CARDS + 3

WORDS: Final = {"pass": PASS, "extend": EXTEND, "finish": FINISH}
