"""Card signs of the Bornes family: a shape for each kind of card, a letter for each family of attack, and colours."""

from typing import NamedTuple

from rich.text import Text

from paddock.core.sheet import Sheet
from paddock.locales import card_name

INK = "#23262b"
LANE = "#fbf8f1"
AMBER = "#f2a900"

DISTANCES = 5
LETTERS = ("S", "L", "F", "T", "R")
# Kind, sign, colours, and the letters of its cards in pack order.
DISTANCE = ("distance", "∩", f"{INK} on {AMBER}")
HAZARD = ("hazard", "▲", f"{LANE} on #b32822")
REMEDY = ("remedy", "✚", f"{LANE} on #17733e")
SAFETY = ("safety", "◆", f"{LANE} on #1a5196")
KINDS = (
    *((*DISTANCE, "") for _ in range(DISTANCES)),
    *((*HAZARD, letter) for letter in LETTERS),
    *((*REMEDY, letter) for letter in LETTERS),
    *((*SAFETY, letter) for letter in ("SL", "F", "T", "R")),
)
COUP = "↯"
CARD_WIDTH = 4

# Body colour of each side's car and a dark or light colour for the number on it, as in the browser.
CARS = (
    ("#d9402f", LANE),
    ("#1f5fae", LANE),
    ("#f5b21a", INK),
    ("#2bab8f", INK),
    ("#5d2e82", LANE),
    ("#f4ecd9", INK),
)
YOU = f"bold {INK} on {AMBER}"


class Sign(NamedTuple):
    """The sign of a card."""

    kind: str
    shape: str
    style: str
    letter: str


class Signs:
    """The signs of one edition's cards."""

    def __init__(self, sheet: Sheet) -> None:
        self.game = sheet.id
        self.order = sheet.texts("pack.order")
        self.signs = {card: Sign(*kind) for card, kind in zip(self.order, KINDS, strict=True)}
        self.limit_km = sheet.number("play.limit_km")

    def chip(self, card: str, *, coup: bool = False, width: int = 0) -> Text:
        """The card as a small sign with a minimum width; a coup lies across, with a bolt."""
        sign = self.signs[card]
        face = f"{sign.shape}{card if sign.kind == 'distance' else sign.letter}{COUP if coup else ''}"
        # Assembled, so that the colour ends with the sign and does not fill the cell.
        return Text.assemble((f" {face:<{width}} ", f"bold {sign.style}"))

    def named(self, card: str, lang: str) -> Text:
        """Sign and name."""
        return Text.assemble(self.chip(card), " ", card_name(self.game, card, lang))
