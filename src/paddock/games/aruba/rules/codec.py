"""ArubaCodec: converts moves, cards and dice to and from notation, without loss."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.core.text import whole_number
from paddock.games.aruba.rules import moves
from paddock.games.aruba.rules.cards import CARDS, MOUNT_NAMES
from paddock.games.aruba.rules.dice import FACES, HANDFULS, MAX_DICE, counts_of, faces_of, handful
from paddock.games.aruba.rules.terms import Terms

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
FACE_WORDS: Final = ("straight", "shoot", "mend", "turbo", "cards", "extra")
DIGITS: Final = "123456"
# Caches in both directions, the same for all terms: a roll has hundreds of possible keeps.
KEEPS: Final[list[str]] = [""] * HANDFULS
KEEP_NUMBERS: Final[dict[str, int]] = {}
TWO: Final = 2


class ArubaCodec(Codec):
    """Notation in the card names of the sheet."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self._texts: Final[dict[int, str]] = {}  # of the other moves
        self._faces: Final[dict[int, list[int]]] = {}

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        if move < HANDFULS:
            return KEEPS[move] or _write_keep(move)
        known = self._texts.get(move)
        if known is None:
            known = self._write(move)
            self._texts[move] = known
        return known

    def _write(self, move: i64) -> str:
        if move < moves.CHANGE:
            return plain_word(move)
        if move < moves.STEAL:
            return f"change {moves.old_face(move) + 1} {moves.new_face(move) + 1}"
        if move < moves.FIX:
            return f"larceny>{move - moves.STEAL + 1}"
        name = self.terms.names[(move - moves.FIX) % CARDS]
        return f"fix {name}" if self.terms.cars_each == 1 else f"fix {name} {(move - moves.FIX) // CARDS}"

    def parts(self, move: i64) -> dict[str, object]:
        """A move as data in the shape RaceMove."""
        if move < HANDFULS:
            return {"verb": "keep", "dice": self._faces_of(move)}
        if move < moves.PLAY_NITRO:
            return _turn_parts(move)
        if moves.STRAIGHT <= move < moves.EXTRA:
            return {"verb": "combine", "combination": combination_of(move), "face": (move - moves.STRAIGHT) % FACES + 1}
        return self._card_parts(move)

    def _faces_of(self, handful: i64) -> list[int]:
        known = self._faces.get(handful)
        if known is None:
            known = faces_of(counts_of(handful))
            self._faces[handful] = known
        return known.copy()

    def _card_parts(self, move: i64) -> dict[str, object]:
        card = self.terms.names[moves.card_of(move)]
        if move < moves.MOUNT:
            return {"verb": "play", "card": card}
        if move < moves.STRAIGHT:
            return {"verb": "mount", "card": card, "place": MOUNT_NAMES[move - moves.MOUNT]}
        if move < moves.CHANGE:
            return {"verb": "extra", "card": card, "face": move - moves.EXTRA + 1}
        if move < moves.STEAL:
            old, new = moves.old_face(move) + 1, moves.new_face(move) + 1
            return {"verb": "change", "card": card, "face": old, "new_face": new}
        if move < moves.FIX:
            return {"verb": "steal", "card": card, "victim": move - moves.STEAL + 1}
        if self.terms.cars_each == 1:
            return {"verb": "fix", "card": card}
        return {"verb": "fix", "card": card, "car": (move - moves.FIX) // CARDS}

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        known = KEEP_NUMBERS.get(text)
        if known is not None:
            return known
        if text in WORDS:
            return moves.ROLL + WORDS.index(text)
        if text.startswith("larceny>"):
            seat = _face(text.removeprefix("larceny>"))
            return NOT_NOTATION if seat < 0 else moves.STEAL + seat
        words = text.split(" ")
        if words[0] == "keep":
            return _parse_keep(words[1:])
        if words[0] == "fix":
            return _parse_fix(self.terms, words[1:])
        if words[0] == "change":
            return _parse_change(words[1:])
        word, space, face_word = text.partition(" ")
        if space and word in FACE_WORDS:
            face = _face(face_word)
            return NOT_NOTATION if face < 0 else moves.STRAIGHT + FACE_WORDS.index(word) * FACES + face
        return NOT_NOTATION

    def span(self) -> int:
        """Upper bound (exclusive) of move numbers."""
        return moves.MOVES

    def token(self, value: int) -> str:
        """A card of a shuffled order as a record token."""
        return self.terms.names[value]

    def token_value(self, token: str) -> int:
        """The card of a record token, or NOT_NOTATION."""
        return self.terms.kind_of.get(token, NOT_NOTATION)

    def roll_word(self, value: int) -> str:
        """A roll as a record token: a die's face; for a theft the index of the stolen card, counted from 1."""
        return str(value + 1)

    def roll_value(self, word: str) -> int:
        """The roll of a record token, or NOT_NOTATION."""
        face = whole_number(word)
        return face - 1 if face > 0 else NOT_NOTATION

    def shows_rolls(self, move: i64) -> bool:
        """Whether a roll is public: dice are, the card that a thief picks is not."""
        return not moves.STEAL <= move < moves.FIX


def _write_keep(move: i64) -> str:
    faces = faces_of(counts_of(move))
    text = "keep " + (" ".join([str(face) for face in faces]) if faces else "none")
    KEEPS[move] = text
    KEEP_NUMBERS[text] = move
    return text


def plain_word(move: i64) -> str:
    """The notation of a move that is a word, or a word and a face."""
    if move < moves.STRAIGHT:
        return WORDS[move - moves.ROLL]
    return f"{FACE_WORDS[(move - moves.STRAIGHT) // FACES]} {(move - moves.STRAIGHT) % FACES + 1}"


def combination_of(move: i64) -> str:
    """The combination of a move; empty if it is none."""
    if move == moves.EVEN or move == moves.ODD:
        return WORDS[move - moves.ROLL]
    return FACE_WORDS[(move - moves.STRAIGHT) // FACES] if moves.STRAIGHT <= move < moves.EXTRA else ""


def _turn_parts(move: i64) -> dict[str, object]:
    word = WORDS[move - moves.ROLL]
    if moves.AHEAD <= move < moves.RAM:
        return {"verb": "drive", "way": word}
    if move == moves.EVEN or move == moves.ODD:
        return {"verb": "combine", "combination": word}
    return {"verb": word}


def _face(word: str) -> int:
    return DIGITS.index(word) if len(word) == 1 and word in DIGITS else -1


def _parse_keep(words: list[str]) -> i64:
    if words == ["none"]:
        return moves.KEEP
    faces = [_face(word) + 1 for word in words]
    if not 1 <= len(faces) <= MAX_DICE or 0 in faces or faces != sorted(faces):
        return NOT_NOTATION
    return handful(faces)


def _parse_change(words: list[str]) -> i64:
    faces = [_face(word) for word in words]
    return moves.change(*faces) if len(faces) == TWO else NOT_NOTATION


def _parse_fix(terms: Terms, words: list[str]) -> i64:
    if len(words) != terms.cars_each or words[0] not in terms.kind_of:
        return NOT_NOTATION
    car = _face(words[1]) if terms.cars_each == TWO else 0
    return NOT_NOTATION if car < 0 else moves.fix(terms, terms.kind_of[words[0]], car)
