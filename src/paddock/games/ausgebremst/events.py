"""What can happen in AUSGEBREMST, in the past tense. A car has its seat's number; cars beyond the seats are neutral."""

from typing import ClassVar

from paddock.core.event import Event


class RaceStarted(Event, frozen=True):
    """The cars stood on the grid of a circuit, in this order."""

    circuit: str
    order: list[int]


class CarDrove(Event, frozen=True):
    """A car moved as many spaces as the card says."""

    car: int
    value: int
    start: str
    space: str


class LapBegan(Event, frozen=True):
    """A car crossed the line into another lap."""

    car: int
    lap: int


class PitStopMade(Event, frozen=True):
    """A car stopped in the pit lane."""

    car: int
    space: str


class CarFinished(Event, frozen=True):
    """A car crossed the finish line."""

    car: int
    place: int


class CarRetired(Event, frozen=True):
    """A car ran out of cards and left the track."""

    car: int
    to_go: int


class HandShown(Event, frozen=True):
    """A seat could play none of its cards and showed them."""

    seat: int
    values: list[int]


class RaceCardDiscarded(Event, frozen=True):
    """A seat threw away a card that could not help it."""

    seat: int
    value: int


class NeutralStayed(Event, frozen=True):
    """A neutral car turned up a card that it could not use."""

    car: int
    value: int


class NeutralBlocked(Event, frozen=True):
    """A neutral car was boxed in and turned up no card."""

    car: int


class SixesAllowed(Event, frozen=True):
    """A whole round had passed without a move, so that leaders may play sixes until a car moves."""

    turns: int


class RaceCardDrawn(Event, frozen=True):
    """A seat drew a card; only that seat knows which, and from which pile (0: the deck)."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("value", "pile")
    seat: int
    value: int | None
    pile: int | None


class DeckChosen(Event, frozen=True):
    """A seat chose its deck in secret."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("deck",)
    seat: int
    deck: str | None


class CardSorted(Event, frozen=True):
    """A seat was asked to sort a card; only that seat knows which went where, or that it had none left (null)."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("value", "pile")
    seat: int
    value: int | None
    pile: int | None


class PilesPreset(Event, frozen=True):
    """A seat sorted all that was left by a preset."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("preset",)
    seat: int
    preset: str | None


class PitCardTaken(Event, frozen=True):
    """A seat took a card from beside the pit lane into its hand."""

    seat: int
    value: int


class PitCardStored(Event, frozen=True):
    """A seat put its other pit card on top of a pile."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("pile",)
    seat: int
    value: int
    pile: int | None
