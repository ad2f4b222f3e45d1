"""Events of AUSGEBREMST, named in the past tense. A car has its seat's number; higher numbers are neutral cars."""

from typing import ClassVar

from paddock.core.event import Event


class GridCardDrawn(Event, frozen=True):
    """A seat drew a card for its place on the first grid."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int


class RaceStarted(Event, frozen=True):
    """The cars stood on the grid of a circuit, in this order, on these spaces."""

    circuit: str
    order: list[int]
    spaces: list[str]


class RaceHandDealt(Event, frozen=True):
    """A seat was dealt its first hand; `left` cards stay in its deck."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("values",)
    reveals: ClassVar[bool] = True
    seat: int
    values: list[int] | None
    left: int


class CarDrove(Event, frozen=True):
    """A car moved as many spaces as the card says; `path` names them all, up to the last."""

    car: int
    value: int
    start: str
    space: str
    path: list[str]


class LapBegan(Event, frozen=True):
    """A car crossed the line into another lap."""

    car: int
    lap: int

    def begins(self) -> tuple[str, int] | None:
        return ("lap", self.lap) if self.lap > 1 else None


class PitStopMade(Event, frozen=True):
    """A car stopped in the pit lane."""

    car: int
    space: str


class CarFinished(Event, frozen=True):
    """A car crossed the finish line; of the first, how far its closest rival was from the line then."""

    car: int
    place: int
    rival: int | None = None
    gap: int | None = None


class CarRetired(Event, frozen=True):
    """A car ran out of cards and left the track."""

    car: int
    to_go: int


class HandShown(Event, frozen=True):
    """A seat could play none of its cards and showed them; to the seat itself that is nothing new."""

    seat: int
    values: list[int]


class RaceCardDiscarded(Event, frozen=True):
    """A seat threw away a card that could not help it."""

    seat: int
    value: int


class NeutralCardTurned(Event, frozen=True):
    """The top card of a neutral car's deck was turned up; `left` more are in it."""

    reveals: ClassVar[bool] = True
    car: int
    value: int
    left: int


class NeutralStayed(Event, frozen=True):
    """A neutral car could not use the card that was turned up."""

    car: int
    value: int


class NeutralBlocked(Event, frozen=True):
    """A neutral car was boxed in, so no card was turned up."""

    car: int


class SixesAllowed(Event, frozen=True):
    """A whole round had passed without a move, so that leaders may play sixes until a car moves."""

    turns: int


class RaceCardDrawn(Event, frozen=True):
    """A seat drew a card, all see from which pile (0: the deck); `left` are in its deck (null: that is secret)."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("value",)
    reveals: ClassVar[bool] = True
    seat: int
    value: int | None
    pile: int
    left: int | None


class DeckChosen(Event, frozen=True):
    """A seat chose its deck in secret."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("deck",)
    seat: int
    deck: str | None


class PitCardsLaid(Event, frozen=True):
    """A seat's pit cards, as circuit and row have them, were laid beside the pit lane."""

    seat: int
    values: list[int]


class CardToSort(Event, frozen=True):
    """A seat looked at the next card of its deck; only that seat knows which, or that none is left (null)."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("value",)
    reveals: ClassVar[bool] = True
    seat: int
    value: int | None


class CardSorted(Event, frozen=True):
    """A seat answered where a card goes; only that seat knows which went where, or that it had none left (null)."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("value", "pile")
    seat: int
    value: int | None
    pile: int | None


class PilesPreset(Event, frozen=True):
    """A seat sorted all that was left by a preset."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("preset",)
    reveals: ClassVar[bool] = True
    seat: int
    preset: str | None


class PitCardTaken(Event, frozen=True):
    """A seat took a card from beside the pit lane into its hand."""

    seat: int
    value: int


class PitCardStored(Event, frozen=True):
    """A seat put its other pit card on top of a pile."""

    seat: int
    value: int
    pile: int
