"""Events of the Bornes family, named in the past tense."""

from typing import ClassVar

from paddock.core.event import Event


class HandDealt(Event, frozen=True):
    """A seat was dealt its hand; only that seat knows which cards."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str] | None
    count: int


class StartLaidOut(Event, frozen=True):
    """A start lay before a side from the beginning."""

    side: int
    card: str


class CardDrawn(Event, frozen=True):
    """A seat drew a card; only that seat knows which. `pile` is how many cards are left."""

    secret_from_others: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    pile: int


class CardLaid(Event, frozen=True):
    """A seat laid a card before its own side."""

    seat: int
    side: int
    card: str


class CarMoved(Event, frozen=True):
    """A side's car came forward by `km`, from `from_km` to `total_km`."""

    side: int
    km: int
    from_km: int
    total_km: int


class AttackLaid(Event, frozen=True):
    """A seat laid an attack on another side."""

    seat: int
    side: int
    card: str


class AnswerAsked(Event, frozen=True):
    """A seat of the attacked side was asked for its answer, whatever it holds."""

    seat: int
    card: str


class AnswerPassed(Event, frozen=True):
    """A seat let the attack stand."""

    seat: int


class CoupPlayed(Event, frozen=True):
    """A seat answered the attack with the safety against it."""

    seat: int
    side: int
    card: str
    attack_card: str


class AttackEnded(Event, frozen=True):
    """An attack that lies before a side was over: cured, or void."""

    side: int
    card: str


class AttackRemoved(Event, frozen=True):
    """An attack card was taken off a side's pile and discarded."""

    side: int
    card: str


class CardDiscarded(Event, frozen=True):
    """A seat threw a card away."""

    seat: int
    card: str


class ExtensionOffered(Event, frozen=True):
    """A side reached the short goal and may call for the long one."""

    seat: int
    side: int
    goal_km: int


class ExtensionCalled(Event, frozen=True):
    """The round went on to the longer goal."""

    seat: int
    side: int
    goal_km: int


class ExtensionDeclined(Event, frozen=True):
    """The side was content with the short goal."""

    seat: int
    side: int


class TripCompleted(Event, frozen=True):
    """A side reached the goal exactly."""

    side: int
    km: int


class TurnBegan(Event, frozen=True):
    """It was a seat's turn."""

    seat: int


class RaceRanOut(Event, frozen=True):
    """The cards ran out before anybody reached the goal."""
