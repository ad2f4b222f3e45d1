"""AusgebremstCodec: converts moves, cards and grid draws to and from notation, without loss."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.core.text import whole_number
from paddock.games.ausgebremst.rules import moves
from paddock.games.ausgebremst.rules.spaces import FINISH, ROOM, SPACES, space_name, space_number
from paddock.games.ausgebremst.rules.terms import DECKS, VALUES, Terms

COPIES: Final = "abcdef"
PILE_VERBS: Final = {"pile": moves.PILE, "store": moves.STORE, "sort": moves.SORT}
CARD_VERBS: Final = {"discard": moves.DISCARD, "take": moves.TAKE}


class AusgebremstCodec(Codec):
    """The same notation for every circuit."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.words: Final = _words(terms)
        self.word_parts: Final = _word_parts(terms)
        self.numbers: Final = {word: number for number, word in self.words.items()}

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        if move >= moves.WORDS:
            return self.words[move]
        return f"{move // moves.CARD}@{space_name(move % moves.CARD)}"

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        word, at, name = text.partition("@")
        if not at:
            return self.numbers.get(text, NOT_NOTATION)
        card = whole_number(word)
        space = space_number(name)
        return card * moves.CARD + space if 1 <= card < VALUES and space != NOT_NOTATION else NOT_NOTATION

    def parts(self, move: i64) -> dict[str, object]:
        """The move as data in the shape `Move`."""
        if move >= moves.WORDS:
            return dict(self.word_parts[move])
        return {"verb": "drive", "card": int(move // moves.CARD), "space": space_name(move % moves.CARD)}

    def universe(self) -> list[int]:
        """Every move that has a notation on any circuit."""
        spaces = [space for space in range(SPACES) if space % ROOM or space == FINISH]
        return [card * moves.CARD + space for card in range(1, VALUES) for space in spaces] + list(self.words)

    def span(self) -> int:
        """Upper bound (exclusive) of move numbers."""
        return moves.MOVES

    def token(self, value: int) -> str:
        """A card of a shuffled order as a record token."""
        return str(value)

    def token_value(self, token: str) -> int:
        """The card of a record token, or NOT_NOTATION."""
        value = whole_number(token)
        return value if 1 <= value < VALUES else NOT_NOTATION

    def roll_word(self, value: int) -> str:
        """A card drawn for the grid as a record token: its value and the number of the copy."""
        pack = self.terms.draws()
        cards = [pack[i] for i in range(len(pack))]
        return f"{cards[value]}{COPIES[value - cards.index(cards[value])]}"

    def roll_value(self, word: str) -> int:
        """The card of a record token, or NOT_NOTATION."""
        pack = self.terms.draws()
        words = [self.roll_word(i) for i in range(len(pack))]
        return words.index(word) if word in words else NOT_NOTATION

    def is_secret(self, move: i64) -> bool:
        """Whether a move is secret: choosing a deck and sorting cards are, drawing from a pile is not."""
        return move == moves.DONE or move >= moves.SORT


def _words(terms: Terms) -> dict[int, str]:
    """The notation of every move except drives."""
    found: dict[int, str] = {moves.PASS: "pass", moves.DONE: "done"}
    for verb, first in CARD_VERBS.items():
        found.update({int(first + card): f"{verb} {card}" for card in range(1, VALUES)})
    for verb, first in PILE_VERBS.items():
        found.update({int(first + pile): f"{verb} {pile}" for pile in range(1, terms.piles + 1)})
    found.update({int(moves.PRESET + i): f"preset {preset}" for i, preset in enumerate(terms.presets)})
    found.update({int(moves.DECK + i): f"deck {deck}" for i, deck in enumerate(DECKS)})
    return found


def _word_parts(terms: Terms) -> dict[int, dict[str, object]]:
    """Every move except drives as data."""
    found: dict[int, dict[str, object]] = {moves.PASS: {"verb": "pass"}, moves.DONE: {"verb": "done"}}
    for verb, first in CARD_VERBS.items():
        found.update({int(first + card): {"verb": verb, "card": card} for card in range(1, VALUES)})
    for verb, first in PILE_VERBS.items():
        name = "draw" if first == moves.PILE else verb
        found.update({int(first + pile): {"verb": name, "pile": pile} for pile in range(1, terms.piles + 1)})
    found.update(
        {int(moves.PRESET + i): {"verb": "preset", "piles": piles} for i, piles in enumerate(terms.preset_piles)}
    )
    found.update({int(moves.DECK + i): {"verb": "deck", "deck": deck} for i, deck in enumerate(DECKS)})
    return found
