"""Game: one edition people can open, with its sheet and options; it starts, restores and imagines matches."""

from collections.abc import Callable
from typing import Final

from paddock.core import voice
from paddock.core.chance import Chance, Recorder, Rng
from paddock.core.circuit import Circuit
from paddock.core.errors import BadInput, BadPosition, BadSeats
from paddock.core.match import Match
from paddock.core.setup import Setup
from paddock.core.sheet import Option, Sheet
from paddock.core.standing import PositionShape, ViewShape, read_shape


class Game:
    """One edition of one game. `family` names the rule core it stands on."""

    def __init__(self, sheet: Sheet, family: str, fresh_seed: Callable[[], int]) -> None:
        self.id: Final = sheet.id
        self.sheet: Final = sheet
        self.family: Final = family
        self._fresh_seed: Final = fresh_seed

    @property
    def seat_counts(self) -> list[int]:
        """How many seats can play."""
        return self.sheet.numbers("seats")

    def name(self, lang: str = "en") -> str:
        """The name of the game."""
        return voice.say(f"game-{self.id}", {}, lang)

    def options(self) -> tuple[Option, ...]:
        """Each choice: name, values, default, what it means."""
        return tuple(self.sheet.options)

    def circuits(self) -> list[str]:
        """The ids of its circuits; a game without a track has none."""
        return []

    def circuit(self, name: str) -> Circuit:
        """The circuit of that id; BadInput if there is none."""
        known = ", ".join(self.circuits()) or "none"
        raise BadInput(f"{self.id} has no circuit {name!r}; it has: {known}")

    def rules(self) -> list[str]:
        """The ids of the rules that can refuse a move."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, str] | None = None) -> Setup:
        """The settled terms of a match; an error if seats or options do not fit the game."""
        if isinstance(seats, bool) or seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadSeats(f"{self.id} is for {counts} seats, not {seats!r}")
        return self._settle(seats, self.sheet.settle(options or {}))

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        raise NotImplementedError

    def start(
        self,
        seats: int,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        chance: Chance | None = None,
    ) -> Match:
        """A new match; chance comes from the seed, or from a source handed in, or from a fresh seed."""
        if seed is not None and chance is not None:
            raise BadInput("give a seed or a source of chance, not both")
        match = Match(self.id, self.setup(seats, options), Recorder(chance or self._rng(seed)))
        match.begin()
        return match

    def restore(self, position: object, seed: int | None = None, chance: Chance | None = None) -> Match:
        """The match that this position describes; later rounds take their chance from the seed or source."""
        shape = read_shape(position, PositionShape, "position")
        if shape["game"] != self.id:
            raise BadPosition(f"this is a position of {shape['game']!r}, not of {self.id!r}")
        if shape.get("sheet", self.sheet.digest) != self.sheet.digest:
            raise BadPosition(f"this position was written for another sheet than {self.sheet.digest}")
        match = Match(self.id, self.setup(shape["seats"], shape["options"]), Recorder(chance or self._rng(seed)))
        match.resume(shape["results"], shape["round"])
        return match

    def imagine(self, view: object, seed: int) -> Match:
        """Another match that the seat with this view could be in: what it cannot see is dealt anew."""
        shape = read_shape(view, ViewShape, "view")
        if shape["game"] != self.id:
            raise BadPosition(f"this is a view of {shape['game']!r}, not of {self.id!r}")
        rng = Rng(seed)
        setup = self.setup(shape["seats"], shape["options"])
        match = Match(self.id, setup, Recorder(rng))
        seat = -1 if shape["seat"] is None else shape["seat"] - 1
        match.resume(shape["results"], setup.imagine_position(shape["round"], seat, rng))
        return match

    def _rng(self, seed: int | None) -> Rng:
        return Rng(self._fresh_seed() if seed is None else seed)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"
