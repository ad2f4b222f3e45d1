"""Moves as numbers and as notation, exact both ways; numbers below HANDFULS keep that handful of dice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.codec import NOT_NOTATION
from paddock.games.aruba.cards import CARDS
from paddock.games.aruba.dice import FACES, HANDFULS, MOST, counts_of, faces_of, number_of
from paddock.games.aruba.terms import MOST_CARS, Terms

KEEP: Final = 0

ROLL: Final = HANDFULS
STAND: Final = HANDFULS + 1
END: Final = HANDFULS + 2
STOP: Final = HANDFULS + 3
PASS: Final = HANDFULS + 4
AHEAD: Final = HANDFULS + 5
TO_LEFT: Final = HANDFULS + 6
TO_RIGHT: Final = HANDFULS + 7
RAM: Final = HANDFULS + 8
EVEN: Final = HANDFULS + 9
ODD: Final = HANDFULS + 10
PLAY_NITRO: Final = HANDFULS + 11
PLAY_BOMB: Final = HANDFULS + 12
PLAY_REPAIR: Final = HANDFULS + 13
PLAY_RE_ROLL: Final = HANDFULS + 14
PLAY_HOOK: Final = HANDFULS + 15
MOUNT: Final = HANDFULS + 16  # and one of front, rear, left, right

# With a face behind them.
STRAIGHT: Final = HANDFULS + 20
SHOOT: Final = STRAIGHT + FACES
MEND: Final = SHOOT + FACES
TURBO: Final = MEND + FACES
DRAW: Final = TURBO + FACES
EXTRA: Final = DRAW + FACES
CHANGE: Final = EXTRA + FACES  # old face * (FACES - 1) + new face, the old one left out
STEAL: Final = CHANGE + FACES * (FACES - 1)
FIX: Final = STEAL + MOST_CARS  # at one car each the kind of card; at two cars (car + 1) * CARDS + kind
MOVES: Final = FIX + (MOST_CARS + 1) * CARDS

WORDS: Final = (
    "roll",
    "stand",
    "end",
    "stop",
    "pass",
    "ahead",
    "left",
    "right",
    "ram",
    "even",
    "odd",
    "nitro",
    "bomb",
    "repair",
    "reroll",
    "hook",
    "bumper front",
    "bumper rear",
    "saw left",
    "saw right",
)
FACE_WORDS: Final = ("straight", "shoot", "repair", "turbo", "cards", "extra")
DIGITS: Final = "123456"
# Keeps that have been written before: a roll offers hundreds of them.
_KEEPS: Final[dict[int, str]] = {}
TWO: Final = 2


def notation(terms: Terms, move: i64) -> str:
    """A move as people write it."""
    if move < HANDFULS:
        if move not in _KEEPS:
            faces = faces_of(counts_of(move))
            _KEEPS[move] = "keep " + (" ".join([str(face) for face in faces]) if faces else "none")
        return _KEEPS[move]
    if move < STRAIGHT:
        return WORDS[move - ROLL]
    if move < CHANGE:
        return f"{FACE_WORDS[(move - STRAIGHT) // FACES]} {(move - STRAIGHT) % FACES + 1}"
    if move < STEAL:
        return f"change {old_face(move) + 1} {new_face(move) + 1}"
    if move < FIX:
        return f"larceny>{move - STEAL + 1}"
    name = terms.names[(move - FIX) % CARDS]
    return f"fix {name}" if terms.cars_each == 1 else f"fix {name} {(move - FIX) // CARDS}"


def parse(terms: Terms, text: str) -> i64:
    """The move that this notation stands for, or NOT_NOTATION."""
    if text in WORDS:
        return ROLL + WORDS.index(text)
    if text.startswith("larceny>"):
        seat = _face(text.removeprefix("larceny>"))
        return NOT_NOTATION if seat < 0 else STEAL + seat
    words = text.split(" ")
    if words[0] == "keep":
        return _parse_keep(words[1:])
    if words[0] == "fix":
        return _parse_fix(terms, words[1:])
    if words[0] == "change":
        return _parse_change(words[1:])
    word, space, face_word = text.partition(" ")
    if space and word in FACE_WORDS:
        face = _face(face_word)
        return NOT_NOTATION if face < 0 else STRAIGHT + FACE_WORDS.index(word) * FACES + face
    return NOT_NOTATION


def universe(terms: Terms) -> list[int]:
    """Every move there is, legal now or not."""
    fixes = range(CARDS) if terms.cars_each == 1 else range(CARDS, (MOST_CARS + 1) * CARDS)
    return [*range(FIX), *[FIX + fix for fix in fixes]]


def change(old: i64, new: i64) -> i64:
    """The move that turns a die from one face to another, or NOT_NOTATION."""
    if old < 0 or new < 0 or old == new:
        return NOT_NOTATION
    return CHANGE + old * (FACES - 1) + (new if new < old else new - 1)


def old_face(move: i64) -> i64:
    """The face that a change takes away."""
    return (move - CHANGE) // (FACES - 1)


def new_face(move: i64) -> i64:
    """The face that a change brings."""
    old: i64 = (move - CHANGE) // (FACES - 1)
    new: i64 = (move - CHANGE) % (FACES - 1)
    return new if new < old else new + 1


def fix(terms: Terms, card: i64, car: i64) -> i64:
    """The move that throws a card away to mend that car."""
    return FIX + card if terms.cars_each == 1 else FIX + (car + 1) * CARDS + card


def _face(word: str) -> int:
    return DIGITS.index(word) if len(word) == 1 and word in DIGITS else -1


def _parse_keep(words: list[str]) -> i64:
    if words == ["none"]:
        return KEEP
    faces = [_face(word) for word in words]
    if not 1 <= len(faces) <= MOST or -1 in faces or faces != sorted(faces):
        return NOT_NOTATION
    return number_of(vec[u8]([faces.count(face) for face in range(FACES)]))


def _parse_change(words: list[str]) -> i64:
    faces = [_face(word) for word in words]
    return change(*faces) if len(faces) == TWO else NOT_NOTATION


def _parse_fix(terms: Terms, words: list[str]) -> i64:
    if len(words) != terms.cars_each or words[0] not in terms.kind_of:
        return NOT_NOTATION
    car = _face(words[1]) if terms.cars_each == TWO else 0
    return NOT_NOTATION if car < 0 else fix(terms, terms.kind_of[words[0]], car)
