"""Moves as numbers and as notation, exact both ways; the same for every circuit."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION
from paddock.core.text import whole_number
from paddock.games.ausgebremst.spaces import FINISH, ROOM, SPACES, space_name, space_number
from paddock.games.ausgebremst.terms import DECKS, VALUES, Terms

# To drive is card * SPACES + space. What follows are words, each with room for its number.
WORDS: Final = VALUES * SPACES
PASS: Final = WORDS
DONE: Final = WORDS + 1
DISCARD: Final = WORDS + 10
PILE: Final = WORDS + 20
TAKE: Final = WORDS + 30
PRESET: Final = WORDS + 40
DECK: Final = WORDS + 50
MOVES: Final = WORDS + 60

VERBS: Final = {"discard": DISCARD, "pile": PILE, "take": TAKE}


def notation(terms: Terms, move: i64) -> str:
    """A move as people write it."""
    if move < WORDS:
        return f"{move // SPACES}@{space_name(move % SPACES)}"
    if move <= DONE:
        return "pass" if move == PASS else "done"
    if move >= DECK:
        return f"deck {DECKS[move - DECK]}"
    if move >= PRESET:
        return f"preset {terms.presets[move - PRESET]}"
    verb = "take" if move >= TAKE else "pile" if move >= PILE else "discard"
    return f"{verb} {move - VERBS[verb]}"


def parse(terms: Terms, text: str) -> i64:
    """The move that this notation stands for, or NOT_NOTATION."""
    if text in ("pass", "done"):
        return PASS if text == "pass" else DONE
    card, at, space = text.partition("@")
    if at:
        number = space_number(space)
        return _card(card) * SPACES + number if _card(card) > 0 and number != NOT_NOTATION else NOT_NOTATION
    verb, _, rest = text.partition(" ")
    if verb == "deck":
        return DECK + DECKS.index(rest) if rest in DECKS else NOT_NOTATION
    if verb == "preset":
        return PRESET + terms.presets.index(rest) if rest in terms.presets else NOT_NOTATION
    most = terms.piles if verb == "pile" else VALUES - 1
    number = whole_number(rest)
    return VERBS[verb] + number if verb in VERBS and 1 <= number <= most else NOT_NOTATION


def _card(text: str) -> int:
    value = whole_number(text)
    return value if 1 <= value < VALUES else 0


def universe(terms: Terms) -> list[int]:
    """Every move that has a notation, whatever the circuit."""
    spaces = [space for space in range(SPACES) if space % ROOM or space == FINISH]
    drives = [card * SPACES + space for card in range(1, VALUES) for space in spaces]
    words = [PASS, DONE, *[DISCARD + card for card in range(1, VALUES)], *[TAKE + card for card in range(1, VALUES)]]
    words += [PILE + pile + 1 for pile in range(terms.piles)]
    return drives + words + [PRESET + i for i in range(len(terms.presets))] + [DECK + i for i in range(len(DECKS))]
