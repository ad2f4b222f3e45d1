"""Events of ARUBA, named in the past tense."""

from typing import ClassVar

from paddock.core.event import Event


class CarsLinedUp(Event, frozen=True):
    """The cars stood on these spaces of the grid, in order of their numbers."""

    spaces: list[str]


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
    """A seat rolled some dice; all these lie before it now."""

    reveals: ClassVar[bool] = True
    seat: int
    rolled: list[int]
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
    """The seat right behind, which holds cards, was asked whether it hooks on."""

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
    """A seat used dice for a combination, which brought so much movement."""

    seat: int
    car: int
    combination: str
    dice: list[int]
    movement: int


class CarShot(Event, frozen=True):
    """A car shot at the one ahead, which stood on this space."""

    car: int
    target: int
    space: str


class BombDropped(Event, frozen=True):
    """A bomb went off behind the car on this space; these cars were hit."""

    car: int
    space: str
    cars: list[int]


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
    """A seat that holds cards was asked whether it saves its car from the ninth token."""

    seat: int
    car: int


class CarWrecked(Event, frozen=True):
    """A car got its ninth token and lies on its side."""

    car: int
    space: str


class WreckCleared(Event, frozen=True):
    """Wrecks filled a row, and the oldest was taken off the track."""

    car: int
    space: str


class CarStepped(Event, frozen=True):
    """A car came from one space to the next by its own drive, by a push or on a hook (`cause`)."""

    car: int
    start: str
    space: str
    cause: str


class DriveEnded(Event, frozen=True):
    """A seat ended its drive on this space, with this much movement left."""

    seat: int
    car: int
    space: str
    movement: int


class CarRammed(Event, frozen=True):
    """A car ran from its space into the one ahead; whether both then moved, other events tell."""

    car: int
    target: int
    start: str
    space: str


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
    """A car crossed the line from this space, by its own drive, by a push or on a hook (`cause`).

    Of the first: how far its closest rival was from the line then.
    """

    car: int
    start: str
    place: int
    cause: str
    rival: int | None = None
    gap: int | None = None


class CardsStolen(Event, frozen=True):
    """A seat stole cards from another, which has `left` cards now; only these two know which ones."""

    reveals: ClassVar[bool] = True
    secret_from_others: ClassVar[tuple[str, ...]] = ("cards",)
    known_to: ClassVar[tuple[str, ...]] = ("seat", "victim")
    seat: int
    victim: int
    count: int
    cards: list[str] | None
    left: int


class ActionCardsDrawn(Event, frozen=True):
    """A seat drew cards; only that seat knows which."""

    reveals: ClassVar[bool] = True
    secret_from_others: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    cards: list[str] | None
    pile: int


class PileReshuffled(Event, frozen=True):
    """The discards became a new pile."""

    pile: int


class StallWarned(Event, frozen=True):
    """No car had changed its space for `turns` turns; after `left` more such turns the race would be ended."""

    turns: int
    left: int


class RaceStalled(Event, frozen=True):
    """The race was ended because no car had changed its space for `turns` turns."""

    turns: int


class RaceEnded(Event, frozen=True):
    """The race was over with this many cars home."""

    home: int
