"""Move numbers; the codec converts them to and from notation."""

from typing import Final

from mypy_extensions import i64

# A drive is card * CARD + space. Other moves follow, each with room for its argument.
CARD: Final[i64] = 512
WORDS: Final[i64] = 3584  # VALUES * CARD
PASS: Final[i64] = 3584
DONE: Final[i64] = 3585
DISCARD: Final[i64] = 3600  # + the card's value
PILE: Final[i64] = 3610  # + the pile to draw from, counted from 1
TAKE: Final[i64] = 3620  # + the card's value
STORE: Final[i64] = 3630  # + the pile
SORT: Final[i64] = 3640  # + the pile
PRESET: Final[i64] = 3650  # + which of the presets, counted from 0
DECK: Final[i64] = 3660  # + which of the decks, counted from 0
MOVES: Final[i64] = 3670
