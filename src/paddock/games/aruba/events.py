"""What can happen in ARUBA, in the past tense."""

import msgspec

from paddock.core.event import Event


class CarTurnBegan(Event, frozen=True):
    """It was a car's turn."""

    seat: int
    car: int


class CardMounted(Event, frozen=True):
    """A bumper or saw was mounted on a car."""

    seat: int
    car: int
    card: str
    place: str


class DiceRolled(Event, frozen=True):
    """A seat rolled; these dice lie before it now."""

    seat: int
    dice: list[int]
    rerolls: int


class DiceKept(Event, frozen=True):
    """A seat kept some dice and took up the others."""

    seat: int
    dice: list[int]
    count: int


class DiceSettled(Event, frozen=True):
    """A seat was content with its dice."""

    seat: int
    dice: list[int]
    extra: list[int]


class ExtraDieSet(Event, frozen=True):
    """An Extra die was laid down with a face of its owner's choice."""

    seat: int
    face: int


class DieChanged(Event, frozen=True):
    """A rolled die was turned to another face."""

    seat: int
    face: int
    new_face: int


class HookAsked(Event, frozen=True):
    """The seat right behind was asked whether it hooks on, whatever it holds."""

    seat: int
    car: int
    ahead: int


class CarHooked(Event, frozen=True):
    """A car hooked on to the active one."""

    seat: int
    car: int
    ahead: int


class WindowPassed(Event, frozen=True):
    """A seat let the question go by."""

    seat: int


class QuickFixMade(Event, frozen=True):
    """A seat threw a card away to mend its car."""

    seat: int
    car: int
    card: str


class ActionCardPlayed(Event, frozen=True):
    """A seat played an action card for its effect."""

    seat: int
    car: int
    card: str


class CombinationMade(Event, frozen=True):
    """A seat used dice for a combination."""

    seat: int
    car: int
    combination: str
    dice: list[int]


class CarShot(Event, frozen=True):
    """A car was shot at."""

    car: int
    target: int


class DamageTaken(Event, frozen=True):
    """A car took a token and has this many now."""

    car: int
    damage: int


class DamageMended(Event, frozen=True):
    """Tokens were taken off a car."""

    car: int
    tokens: int
    damage: int


class NinthTokenAsked(Event, frozen=True):
    """A seat was asked whether it saves its car from the ninth token, whatever it holds."""

    seat: int
    car: int


class CarWrecked(Event, frozen=True):
    """A car got its ninth token and lies on its side."""

    car: int
    row: int
    lane: int


class WreckCleared(Event, frozen=True):
    """Wrecks filled a row, and the oldest was taken off the track."""

    car: int
    row: int


class CarStepped(Event, frozen=True):
    """A car came to a new space."""

    car: int
    row: int
    lane: int


class CarRammed(Event, frozen=True):
    """A car ran into the one ahead."""

    car: int
    target: int


class BumpersLost(Event, frozen=True):
    """A front bumper met a rear bumper; both were discarded."""

    car: int
    target: int


class CarSawn(Event, frozen=True):
    """A saw bit the car beside it."""

    car: int
    target: int


class SawsLost(Event, frozen=True):
    """Two saws met; both were discarded."""

    car: int
    target: int


class CarFinished(Event, frozen=True):
    """A car crossed the line."""

    car: int
    place: int


class CardsStolen(Event, frozen=True):
    """A seat stole cards; only thief and victim know which."""

    seat: int
    victim: int
    count: int
    cards: list[str] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (self.seat, self.victim) else msgspec.structs.replace(self, cards=None)


class ActionCardsDrawn(Event, frozen=True):
    """A seat drew cards; only that seat knows which."""

    seat: int
    count: int
    cards: list[str] | None
    pile: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class PileReshuffled(Event, frozen=True):
    """The discards became a new pile."""

    pile: int


class RaceStalled(Event, frozen=True):
    """No car changed its space for so many turns that the race was ended."""

    turns: int


class RaceEnded(Event, frozen=True):
    """The race was over with this many cars home."""

    home: int
