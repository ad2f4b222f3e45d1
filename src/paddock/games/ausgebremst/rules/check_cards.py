"""Validates the cards of a position: none missing, none extra, and each in a possible place."""

from paddock.core.errors import require
from paddock.games.ausgebremst.rules.check import PREPARING
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.shapes import RacePosition
from paddock.games.ausgebremst.rules.terms import DECKS, VALUES, Terms


def check_cards(terms: Terms, circuit: Circuit, shape: RacePosition) -> None:
    """Reject a race with a missing, extra or misplaced card."""
    _check_counts(terms, shape)
    for number, car in enumerate(shape["cars"], start=1):
        if number <= terms.seats:
            _Seat(terms, circuit, shape, number).check()
            continue
        deck = shape["decks"][number - 1]
        check_pack(f"car {number}", terms.full, [*deck, *car["played"]])
        require(not car["shown"], f"car {number}: nobody holds its cards")
        require(bool(deck) or car["state"] != "racing", f"car {number}: it has no card left, so it is out")
        require(not deck or car["state"] != "out", f"car {number}: it has cards left, so it is not out")
    if shape["phase"] in PREPARING:
        waiting = [seat for seat in shape["order"] if seat <= terms.seats and _is_asked(terms, circuit, shape, seat)]
        require(bool(waiting), f"phase {shape['phase']!r}: nobody has anything left to answer")
        is_first = shape["turn"] == waiting[0]
        require(is_first, f"turn: seat {waiting[0]} is the first on the grid that is asked, not {shape['turn']}")


def _check_counts(terms: Terms, shape: RacePosition) -> None:
    require(len(shape["decks"]) == terms.cars, f"there must be {terms.cars} decks, not {len(shape['decks'])}")
    lists = (("hands", len(shape["hands"])), ("choices", len(shape["choices"])), ("piles", len(shape["piles"])))
    for name, count in lists:
        require(count == terms.seats, f"{name} must hold one entry for each of {terms.seats} seats, not {count}")


def _is_asked(terms: Terms, circuit: Circuit, shape: RacePosition, seat: int) -> bool:
    if shape["phase"] == "choose":
        return shape["choices"][seat - 1] is None
    return shape["cars"][seat - 1]["asked"] < questions(terms, circuit, shape, seat) + terms.hand


def questions(terms: Terms, circuit: Circuit, shape: RacePosition, seat: int) -> int:
    """How many sorting decisions a seat has: the size of the largest deck without the pit cards."""
    row = shape["order"].index(seat) // terms.row_cars
    return int(terms.largest_deck) - len(circuit.pit_cards[row])


class _Seat:
    """Checks the cards of one seat."""

    def __init__(self, terms: Terms, circuit: Circuit, shape: RacePosition, number: int) -> None:
        self.terms = terms
        self.shape = shape
        self.who = f"seat {number}"
        self.car = shape["cars"][number - 1]
        self.hand = shape["hands"][number - 1]
        self.deck = shape["decks"][number - 1]
        self.piles = shape["piles"][number - 1]
        self.choice = shape["choices"][number - 1]
        self.on_piles = sum(len(pile) for pile in self.piles)
        self.pit_cards = circuit.pit_cards[shape["order"].index(number) // terms.row_cars]
        self.to_sort = questions(terms, circuit, shape, number)
        self.phase = shape["phase"]
        self.is_turn = number == shape["turn"] and not shape["over"]

    def _require(self, holds: bool, problem: str) -> None:
        require(holds, f"{self.who}{problem}")

    def check(self) -> None:
        """Reject cards that this seat cannot have."""
        on_piles = [card for pile in self.piles for card in pile]
        cards = [*self.deck, *self.hand, *on_piles, *self.car["played"], *self.car["pit_cards"]]
        check_values(self.who, [*cards, *self.car["shown"]])
        for value in range(1, VALUES):
            self._require(self.car["shown"].count(value) <= self.hand.count(value), ": shown cards must be in its hand")
        self._require(len(self.hand) <= self.terms.hand, f" holds {len(self.hand)} cards, more than {self.terms.hand}")
        if not self.terms.is_advanced:
            self._require(self.choice is None and not self.piles, ": the family game has no choice and no piles")
            check_pack(self.who, self.terms.pack_of(0, None), cards)
            self._check_hand(len(self.deck))
            return
        self._require(
            len(self.piles) == self.terms.piles, f" must have {self.terms.piles} piles, not {len(self.piles)}"
        )
        is_known = self.choice is None or self.choice in DECKS
        self._require(is_known, f": there is no deck {str(self.choice)[:20]!r}; there are {', '.join(DECKS)}")
        if self.phase == "choose":
            self._require(not cards and self.car["asked"] == 0, " has no cards until all have chosen a deck")
            return
        self._require(self.choice is not None, " has chosen no deck")
        check_pack(self.who, self.terms.pack_of(0, self.choice), cards)
        self._check_pit_cards()
        if self.phase == "prepare":
            self._check_preparation()
        else:
            self._check_racing()

    def _check_preparation(self) -> None:
        asked = self.car["asked"]
        most = self.to_sort + self.terms.hand
        self._require(0 <= asked <= most, f": asked counts answers, 0 to {most}, not {asked}")
        opened = max(0, asked - self.to_sort)
        self._require(len(self.hand) == opened, f" has drawn {opened} cards by now, not {len(self.hand)}")
        is_sorted = self.on_piles == asked if self.deck else asked >= self.on_piles + opened
        self._require(is_sorted, f" has been asked {asked} times, but {self.on_piles} cards lie on its piles")
        self._require(not self.deck or asked < self.to_sort, " draws its hand before all cards are sorted")

    def _check_racing(self) -> None:
        self._require(not self.deck, " has sorted all its cards before the race")
        self._require(self.car["asked"] == self.to_sort + self.terms.hand, ": asked must be what all were asked")
        stored = self.car["stored"]
        if stored is not None:
            is_there = bool(self.piles[stored - 1]) and self.piles[stored - 1][-1] in self.pit_cards
            self._require(is_there, f": its pit card is not on top of pile {stored}")
        if self.is_turn and self.phase == "draw":
            self._require(self.on_piles > 0, ": phase 'draw' needs a card on one of its piles")
        self._check_hand(self.on_piles - (0 if stored is None else 1))

    def _check_pit_cards(self) -> None:
        """Pit cards stay beside the pit lane until the stop; then one goes into the hand, a second one onto a pile."""
        held = sorted(self.car["pit_cards"])
        if self.is_turn and self.phase in ("take", "store"):
            due = len(self.pit_cards) if self.phase == "take" else 1
            fits = len(self.pit_cards) > 1 and len(held) == due and all(card in self.pit_cards for card in held)
            self._require(fits, f": phase {self.phase!r} needs {due} of its pit cards {self.pit_cards}")
            return
        due_cards = [] if self.car["stopped"] else sorted(self.pit_cards)
        self._require(held == due_cards, f": its pit cards must be {due_cards}, not {held}")

    def _check_hand(self, reserve: int) -> None:
        """A hand is full unless nothing is left to draw; it lacks one card before a draw or after the finish."""
        state = self.car["state"]
        is_drawing = self.is_turn and self.phase in ("draw", "take")
        due = int(self.terms.hand) - (1 if is_drawing or state == "home" else 0)
        size = len(self.hand)
        if state == "out":
            self._require(size + reserve + self.on_piles == 0, " is out of the race, so it has no cards left")
            return
        held = min(due, size + reserve)
        self._require(size == held, f" must hold {held} cards, not {size}")
        self._require(size > 0 or is_drawing or state == "home", " has no card left, so it is out of the race")


def check_values(who: str, cards: list[int]) -> None:
    """Reject card values that do not exist."""
    for card in cards:
        require(1 <= card < VALUES, f"{who}: there is no card {card}")


def check_pack(who: str, pack: list[int], cards: list[int]) -> None:
    """Reject cards that are not exactly those of the pack."""
    check_values(who, cards)
    wrong = [
        f"{value}: {cards.count(value)} instead of {pack[value]}"
        for value in range(1, VALUES)
        if cards.count(value) != pack[value]
    ]
    require(not wrong, f"{who}: the deck does not add up: " + ", ".join(wrong))
