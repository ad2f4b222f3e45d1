"""Setup: the terms of one match (sheet, seats, options); creates its rounds and decides when it is over."""

from typing import Final

from paddock.core.chance.rng import Chance
from paddock.core.codec import Codec
from paddock.core.errors import BadPosition
from paddock.core.event import Event
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.sheet import Sheet


class Setup:
    """The game-specific part of a match. Seats and sides count from 0 here and from 1 in JSON data."""

    def __init__(self, sheet: Sheet, seats: int, sides: int, options: dict[str, str], codec: Codec) -> None:
        self.sheet: Final = sheet
        self.seats: Final = seats
        self.sides: Final = sides
        self.options: Final = options
        self.codec: Final = codec

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: partners sit `sides` places apart."""
        return seat % self.sides

    def seats_of(self, side: int) -> list[int]:
        """The seats of a side, in seat order."""
        return list(range(side, self.seats, self.sides))

    def new_round(self, results: list[Result], chance: Chance, journal: list[Event] | None = None) -> Round:
        """Deal or set up the round that follows these results, and append its events to the journal."""
        state = self._new_round(results, chance, journal)
        state.setup = self
        return state

    def _new_round(self, results: list[Result], chance: Chance, journal: list[Event] | None) -> Round:
        raise NotImplementedError

    def restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        """The round that this position describes; BadPosition if it cannot occur."""
        state = self._restore_round(data, results, chance)
        state.setup = self
        return state

    def _restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        raise NotImplementedError

    def check_follows(self, state: Round, results: list[Result]) -> None:
        """Raise BadPosition unless this round can follow these results."""

    def imagine_round(self, view: object, seat: int, results: list[Result], chance: Chance) -> Round:
        """A round consistent with the view of a seat (-1: a spectator), with a random deal of what is hidden."""
        state = self._imagine_round(view, seat, results, chance)
        state.setup = self
        return state

    def _imagine_round(self, view: object, seat: int, results: list[Result], chance: Chance) -> Round:
        raise NotImplementedError

    def check_results(self, results: list[Result]) -> None:
        """Raise BadPosition unless each of these can be the result of a round of this match."""
        for number, result in enumerate(results, start=1):
            self._check_result(f"result {number}", result)

    def _check_result(self, who: str, result: Result) -> None:
        if len(result["points"]) != self.sides or len(result["lines"]) != self.sides:
            raise BadPosition(f"{who} needs points and lines for {self.sides} sides")
        for points, lines in zip(result["points"], result["lines"], strict=True):
            if points != sum([worth for _, worth in lines]):
                raise BadPosition(f"{who}: the lines do not add up to {points} points")
            unknown = [name for name, worth in lines if not self.is_line(name) or worth < 0]
            if unknown:
                raise BadPosition(f"{who}: there is no line {unknown[0]!r} of that worth")
        self.check_detail(who, result)

    def is_line(self, name: str) -> bool:
        """Whether a score sheet of this match can have a line of that name."""
        return True

    def check_detail(self, who: str, result: Result) -> None:
        """Raise BadPosition unless a round of this match can have a result with this detail."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash((self.sheet.digest, self.seats))

    def _key(self) -> tuple[str, int, dict[str, str]]:
        return self.sheet.digest, self.seats, self.options

    def __repr__(self) -> str:
        return f"<Setup of {self.sheet.id}: {self.seats} seats, {self.options}>"

    def __reduce__(self) -> tuple[object, ...]:
        from paddock.core.game import open_setup  # noqa: PLC0415 - game.py imports this module

        return open_setup, (self.sheet.id, self.seats, self.options)

    def is_over(self, results: list[Result]) -> bool:
        """Whether the match ends with these results."""
        raise NotImplementedError

    def points(self, results: list[Result]) -> list[int]:
        """Each side's points in the match."""
        return [sum(result["points"][side] for result in results) for side in range(self.sides)]

    def places(self, results: list[Result]) -> list[int]:
        """Each side's place; equal points share one unless the game breaks the tie."""
        points = self.points(results)
        return [1 + sum(1 for other in points if other > mine) for mine in points]
