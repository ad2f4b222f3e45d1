"""BornesCodec: moves and cards as people and records write them, exact both ways."""

from typing import Final

from mypy_extensions import i64

from paddock.core.codec import NOT_NOTATION, Codec
from paddock.games.bornes.cards import CARDS
from paddock.games.bornes.moves import COUP, DISCARD, OWN, PASS, WORDS
from paddock.games.bornes.terms import Terms


class BornesCodec(Codec):
    """Notation in the card names of an edition."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        if move >= PASS:
            return ("pass", "extend", "finish")[move - PASS]
        slot = move // CARDS
        name = self.terms.names[move % CARDS]
        if slot == OWN:
            return name
        if slot == DISCARD:
            return f"discard {name}"
        return f"coup {name}" if slot == COUP else f"{name}>{slot}"

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        if text in WORDS:
            return WORDS[text]
        verb, space, name = text.partition(" ")
        if space:
            slot = DISCARD if verb == "discard" else COUP if verb == "coup" else -1
            return self._compose(slot, name)
        name, arrow, side = text.partition(">")
        if not arrow:
            return self._compose(OWN, name)
        return self._compose(int(side) if side in ("1", "2", "3", "4") else -1, name)

    def _compose(self, slot: int, name: str) -> int:
        kind = self.token_value(name)
        return NOT_NOTATION if slot < 0 or kind < 0 else slot * CARDS + kind

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        return self.terms.names[value]

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        return self.terms.kind_of.get(token, NOT_NOTATION)
