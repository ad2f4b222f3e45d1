"""Move numbers; a number below HANDFULS keeps that handful of dice."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION
from paddock.games.aruba.rules import cards
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import FACES, HANDFULS
from paddock.games.aruba.rules.terms import MAX_CARS, Terms

# mypyc folds constants only from names of this module, so these are repeated here.
_FACES: Final[i64] = 6
_CARDS: Final[i64] = 10
_CARS: Final[i64] = 6

KEEP: Final[i64] = 0

ROLL: Final[i64] = 8008
STAND: Final[i64] = ROLL + 1
END: Final[i64] = ROLL + 2
STOP: Final[i64] = ROLL + 3
PASS: Final[i64] = ROLL + 4
AHEAD: Final[i64] = ROLL + 5
TO_LEFT: Final[i64] = ROLL + 6
TO_RIGHT: Final[i64] = ROLL + 7
RAM: Final[i64] = ROLL + 8
EVEN: Final[i64] = ROLL + 9
ODD: Final[i64] = ROLL + 10
PLAY_NITRO: Final[i64] = ROLL + 11
PLAY_BOMB: Final[i64] = ROLL + 12
PLAY_REPAIR: Final[i64] = ROLL + 13
PLAY_RE_ROLL: Final[i64] = ROLL + 14
PLAY_HOOK: Final[i64] = ROLL + 15
MOUNT: Final[i64] = ROLL + 16  # plus the mount: front, rear, left, right

# Moves with a face.
STRAIGHT: Final[i64] = ROLL + 20
SHOOT: Final[i64] = STRAIGHT + _FACES
MEND: Final[i64] = SHOOT + _FACES
TURBO: Final[i64] = MEND + _FACES
DRAW: Final[i64] = TURBO + _FACES
EXTRA: Final[i64] = DRAW + _FACES
CHANGE: Final[i64] = EXTRA + _FACES  # old face * (FACES - 1) + new face, the old one left out
STEAL: Final[i64] = CHANGE + _FACES * (_FACES - 1)
FIX: Final[i64] = STEAL + _CARS  # with one car per seat the kind of card; with two (car + 1) * CARDS + kind
MOVES: Final[i64] = FIX + (_CARS + 1) * _CARDS

assert (ROLL, _FACES, _CARDS, _CARS) == (HANDFULS, FACES, CARDS, MAX_CARS)


# The cards of the moves from PLAY_NITRO on. A list, because mypyc 2.4 treats a compiled tuple of i64 as unset.
WORD_CARDS: Final[list[i64]] = [cards.NITRO, cards.BOMB, cards.REPAIR, cards.RE_ROLL, cards.HOOK]


def card_of(move: i64) -> i64:
    """The kind of action card that a move uses, or -1."""
    if move >= FIX:
        return card_fixing(move)
    if move >= STEAL:
        return cards.LARCENY
    if move >= EXTRA:
        return cards.DIE_CHANGE if move >= CHANGE else cards.EXTRA_DIE
    if MOUNT <= move < STRAIGHT:
        return cards.SAW if move - MOUNT >= cards.LEFT else cards.BUMPER
    return WORD_CARDS[move - PLAY_NITRO] if PLAY_NITRO <= move < MOUNT else -1


def change(old: i64, new: i64) -> i64:
    """The move that turns a die from one face to another, or NOT_NOTATION."""
    if old < 0 or new < 0 or old == new:
        return NOT_NOTATION
    return CHANGE + old * (_FACES - 1) + (new if new < old else new - 1)


def old_face(move: i64) -> i64:
    """The old face of a Die change."""
    return (move - CHANGE) // (_FACES - 1)


def new_face(move: i64) -> i64:
    """The new face of a Die change."""
    old: i64 = (move - CHANGE) // (_FACES - 1)
    new: i64 = (move - CHANGE) % (_FACES - 1)
    return new if new < old else new + 1


def fix(terms: Terms, card: i64, car: i64) -> i64:
    """The move that discards a card to mend that car."""
    return FIX + card if terms.cars_each == 1 else FIX + (car + 1) * CARDS + card


def card_fixing(move: i64) -> i64:
    """The card that a quick fix discards."""
    return (move - FIX) % _CARDS


def car_fixed(move: i64, seat: i64) -> i64:
    """The car that a quick fix of this seat mends."""
    named: i64 = (move - FIX) // _CARDS - 1
    return named if named >= 0 else seat
