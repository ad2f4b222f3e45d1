"""Terms: the sheet, resolved for a number of seats, a set of rules and a season."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.errors import BadOption, BadPosition
from paddock.core.sheet import Sheet
from paddock.core.text import shown, whole_number
from paddock.games.ausgebremst.rules.circuit import Circuit

# Cards are their values; counts are indexed by value, so index 0 is unused.
VALUES: Final[i64] = 7
NONE: Final[i64] = -1
DECKS: Final = ("fast", "medium", "slow")
FAMILY_DECK: Final[i64] = 2


class Terms:
    """The numbers and choices that the rules of a race depend on."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, str], circuits: list[Circuit]) -> None:
        path = f"rules.{options['rules']}"
        self.sheet: Final = sheet
        self.seats: Final[i64] = seats
        self.cars: Final[i64] = sheet.number("race.cars")
        self.row_cars: Final[i64] = sheet.number("race.row_cars")
        self.leader_ban: Final[i64] = sheet.number("race.leader_ban")
        self.points: Final = sheet.numbers("race.points")
        self.is_advanced: Final = options["rules"] == "advanced"
        self.hidden_hands_count: Final = options["six-exception"] == "booklet"
        self.hand: Final[i64] = sheet.number(f"{path}.hand")
        self.stop_due: Final = sheet.flag(f"{path}.stop_due")
        self.neutrals_stop: Final = sheet.flag(f"{path}.neutrals_stop")
        self.piles: Final[i64] = sheet.number("rules.advanced.piles")
        self.presets: Final = sheet.texts("rules.advanced.presets")
        self.preset_piles: Final = [_piles_of(preset) for preset in self.presets]
        self._preset_pile: Final = vec[i64](
            [_pile(piles, card) for piles in self.preset_piles for card in range(VALUES)]
        )
        self.full: Final = [0, *sheet.numbers("pack.full")]
        self.decks: Final = [[0, *sheet.numbers(f"pack.{name}")] for name in DECKS]
        self.deck_sizes: Final = vec[i64]([sum(deck) for deck in self.decks])
        self.deck_counts: Final = vec[i64]([count for deck in self.decks for count in deck])  # VALUES for each deck
        self.largest_deck: Final[i64] = max([sum(deck) for deck in self.decks])
        self.full_pack: Final = in_order(self.full)
        self.family_pack: Final = in_order(self.decks[FAMILY_DECK])
        self.season: Final = _season(sheet, options["circuits"], circuits)

    def pile_of(self, preset: i64, card: i64) -> i64:
        """The pile onto which a preset sorts a card."""
        return self._preset_pile[preset * VALUES + card]

    def pack_of(self, car: int, choice: str | None) -> list[int]:
        """How many cards of each value a car has in all."""
        if car >= self.seats:
            return self.full
        return self.decks[FAMILY_DECK if choice is None else DECKS.index(choice)]

    def draws(self) -> vec[i64]:
        """The cards from which seats draw for the first grid."""
        return self.full_pack if self.is_advanced else self.family_pack

    def circuit(self, name: str) -> Circuit:
        """The circuit with this id; BadPosition if it is not part of the season."""
        for circuit in self.season:
            if circuit.id == name:
                return circuit
        raise BadPosition(f"this season has no circuit {shown(name)}")


def in_order(counts: list[int]) -> vec[i64]:
    """The cards of these counts, low values first."""
    return vec[i64]([card for card in range(VALUES) for _ in range(counts[card])])


def _piles_of(preset: str) -> list[list[int]]:
    """The cards that a preset sorts onto each pile."""
    return [[int(card) for card in pile] for pile in preset.split("/")]


def _pile(piles: list[list[int]], card: int) -> int:
    """The index of the pile that gets this card; NONE for a value that no card has."""
    return next((number for number, pile in enumerate(piles) if card in pile), NONE)


def _season(sheet: Sheet, choice: str, circuits: list[Circuit]) -> list[Circuit]:
    kind, _, numbers = choice.partition(":")
    chosen = [whole_number(number) for number in numbers.split("+")]
    if kind == "printed":
        chosen = list(range(1, chosen[0] + 1)) if chosen[0] <= len(circuits) else [chosen[0]]
    if max(chosen) > len(circuits) or len(set(chosen)) < len(chosen):
        raise BadOption(f"{sheet.id}: circuits={choice}: there are circuits 1 to {len(circuits)}, each at most once")
    return [circuits[number - 1] for number in chosen]
