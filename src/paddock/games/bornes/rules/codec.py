"""BornesCodec: converts moves and cards to and from notation, without loss."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.core.text import whole_number
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import RIGHT_OF_WAY
from paddock.games.bornes.rules.terms import Terms

WORDS: Final = {"pass": moves.PASS, "extend": moves.EXTEND, "finish": moves.FINISH}
VERBS: Final = {"discard": moves.DISCARD, "coup": moves.COUP}


class BornesCodec(Codec):
    """Notation in the card names of an edition."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        slot = move // moves.SPAN
        if slot == moves.WORD:
            return ("pass", "extend", "finish")[move - moves.PASS]
        name = self.terms.names[move % moves.SPAN]
        if slot == moves.OWN:
            return name
        if slot >= moves.ATTACK:
            return f"{name}>{slot - moves.ATTACK}"
        return f"discard {name}" if slot == moves.DISCARD else f"coup {name}"

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        if text in WORDS:
            return WORDS[text]
        verb, space, name = text.partition(" ")
        if space:
            return self._compose(VERBS.get(verb, NOT_NOTATION), name)
        name, arrow, side = text.partition(">")
        if not arrow:
            return self._compose(moves.OWN, name)
        number = whole_number(side)
        return self._compose(NOT_NOTATION if number == NOT_NOTATION else moves.ATTACK + number, name)

    def _compose(self, slot: i64, name: str) -> i64:
        kind = self.token_value(name)
        return NOT_NOTATION if slot == NOT_NOTATION or kind == NOT_NOTATION else slot * moves.SPAN + kind

    def parts(self, move: i64) -> dict[str, object]:
        """The move as data in the shape `Move`."""
        slot = move // moves.SPAN
        if slot == moves.WORD:
            return {"verb": self.notation(move)}
        name = self.terms.names[move % moves.SPAN]
        if slot >= moves.ATTACK:
            return {"verb": "attack", "card": name, "side": int(slot - moves.ATTACK)}
        return {"verb": "lay" if slot == moves.OWN else "discard" if slot == moves.DISCARD else "coup", "card": name}

    def reactions(self) -> list[str]:
        """The coups."""
        return [f"coup {name}" for name in self.terms.names[RIGHT_OF_WAY:]]

    def span(self) -> int:
        """Upper bound (exclusive) of move numbers."""
        return (moves.ATTACK + self.terms.sides + 1) * moves.SPAN

    def token(self, value: int) -> str:
        """A card of a shuffled order as a record token."""
        return self.terms.names[value]

    def token_value(self, token: str) -> int:
        """The card of a record token, or NOT_NOTATION."""
        return self.terms.kind_of.get(token, NOT_NOTATION)
