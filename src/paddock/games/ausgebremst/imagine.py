"""Views filled up by chance: what a seat cannot see is dealt anew, so that the race fits everything it knows."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.errors import BadPosition
from paddock.core.standing import read_shape
from paddock.games.ausgebremst.shapes import PublicCarShape, RaceView
from paddock.games.ausgebremst.terms import DECKS, FAMILY_DECK, VALUES, Terms

DERIVED = ("to_go", "leads", "hand_size", "deck_size")
BEFORE_RACE = ("choose", "sort", "open")


def imagine_position(terms: Terms, data: object, seat: int, chance: Chance) -> dict[str, object]:
    """A whole position that fits a view of that seat (-1: a spectator)."""
    shape = read_shape(data, RaceView, "view")
    if len(shape["cars"]) != terms.cars or sorted(shape["order"]) != list(range(1, terms.cars + 1)):
        raise BadPosition(f"there must be {terms.cars} cars, each once in order")
    dealt = [_Dealt(terms, shape, car, car == seat, chance) for car in range(terms.cars)]
    seats = dealt[: terms.seats]
    table: dict[str, Any] = {
        key: value for key, value in shape.items() if key not in ("hand", "choice", "piles", "next_card", "cars")
    }
    return {
        **table,
        "cars": [{key: value for key, value in car.items() if key not in DERIVED} for car in shape["cars"]],
        "hands": [one.hand for one in seats],
        "decks": [one.deck for one in dealt],
        "choices": [one.choice for one in seats],
        "piles": [one.piles for one in seats],
    }


class _Dealt:
    """One car's cards, as the watcher knows them or as chance deals them."""

    def __init__(self, terms: Terms, shape: RaceView, car: int, own: bool, chance: Chance) -> None:
        self.terms = terms
        self.shape = shape
        self.number = car
        self.car: PublicCarShape = shape["cars"][car]
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.choice: str | None = None
        self.piles: list[list[int]] = []
        if car >= terms.seats:
            self.deck = self._rest(terms.full, [], chance)
        elif terms.is_advanced:
            self._deal_advanced(own, chance)
        else:
            self._deal_family(own, chance)

    def _rest(self, pack: list[int], known: list[int], chance: Chance) -> list[int]:
        """What a deck holds besides the cards played and known, in a random order."""
        counts = list(pack)
        for card in [*self.car["played"], *known]:
            if not 1 <= card < VALUES or counts[card] == 0:
                raise BadPosition(f"car {self.number + 1}: the view shows a card too many: {card}")
            counts[card] -= 1
        cards = vec[i64]([card for card in range(VALUES) for _ in range(counts[card])])
        chance.shuffle(cards)
        return [cards[i] for i in range(len(cards))]

    def _deal_family(self, own: bool, chance: Chance) -> None:
        known = self._own_hand() if own else self.car["shown"]
        rest = self._rest(self.terms.decks[FAMILY_DECK], known, chance)
        missing = max(0, self.car["hand_size"] - len(known))
        self.hand = sorted([*known, *rest[:missing]])
        self.deck = rest[missing:]

    def _own_hand(self) -> list[int]:
        hand = self.shape["hand"]
        if hand is None:
            raise BadPosition("a seat's view must show its hand")
        return hand

    def _deal_advanced(self, own: bool, chance: Chance) -> None:
        """Before its turn to choose a seat has no cards; then a deck that fits, sorted as far as it has come."""
        if not self._has_chosen():
            return
        known = self._own_hand() if own else self.car["shown"]
        piles = (self.shape["piles"] or []) if own else [[] for _ in range(self.terms.piles)]
        following = self.shape["next_card"] if own else None
        seen = [*known, *self.car["pit_cards"], *[card for pile in piles for card in pile]]
        if following is not None:
            seen.append(following)
        self.choice = self.shape["choice"] if own else self._likely_deck(seen, chance)
        if self.choice not in DECKS:
            raise BadPosition("a seat's view must name the deck it has chosen")
        rest = self._rest(self.terms.decks[DECKS.index(self.choice)], seen, chance)
        self.piles = piles
        if own:
            self.hand = known
            self.deck = [following, *rest] if following is not None else rest
            return
        missing = max(0, self.car["hand_size"] - len(known))
        self.hand = sorted([*known, *rest[:missing]])
        self._spread(rest[missing:], chance)

    def _place(self) -> int:
        """How far the questions before the race have come: places in the order of the grid."""
        return self.shape["order"].index(self.shape["turn"])

    def _has_chosen(self) -> bool:
        mine = self.shape["order"].index(self.number + 1)
        return self.shape["phase"] != "choose" or mine < self._place()

    def _spread(self, cards: list[int], chance: Chance) -> None:
        """Lay as many cards on piles as have been sorted; the rest is still the deck."""
        sorted_count = self._sorted_count(len(cards))
        for card in cards[:sorted_count]:
            self.piles[chance.below(self.terms.piles)].append(card)
        self.deck = cards[sorted_count:]

    def _sorted_count(self, count: int) -> int:
        if self.shape["phase"] == "choose":
            return 0
        if self.shape["phase"] != "sort":
            return count
        mine = self.shape["order"].index(self.number + 1)
        if mine == self._place():
            return min(count, self.shape["asked"])
        return count if mine < self._place() else 0

    def _likely_deck(self, seen: list[int], chance: Chance) -> str:
        """Any deck that holds all that was seen of it, and leaves piles to draw from where there must be some."""
        fitting = [name for i, name in enumerate(DECKS) if self._fits(self.terms.decks[i], seen)]
        if not fitting:
            raise BadPosition(f"seat {self.number + 1}: no deck fits the cards it has shown")
        return fitting[chance.below(len(fitting))]

    def _fits(self, deck: list[int], seen: list[int]) -> bool:
        cards = [*seen, *self.car["played"]]
        if any(cards.count(value) > deck[value] for value in range(1, VALUES)):
            return False
        hidden = sum(deck) - len(cards) - max(0, self.car["hand_size"] - len(self.car["shown"]))
        is_asked = self.shape["turn"] == self.number + 1
        if is_asked and self.shape["phase"] in ("draw", "open"):
            return hidden > 0
        is_short = self.car["hand_size"] < self.terms.hand and self.shape["phase"] not in BEFORE_RACE
        is_refilling = is_asked and self.shape["phase"] in ("take", "store")
        has_left = self.car["state"] != "racing"
        return hidden == 0 if is_short and not is_refilling and not has_left else hidden >= 0
