"""Game: one edition with its sheet and options; starts, restores and imagines matches."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from paddock.core import translate
from paddock.core.chance.rng import Chance, Rng
from paddock.core.chance.scripted import Scripted
from paddock.core.circuit import Circuit
from paddock.core.errors import BadInput, BadPosition, BadSeats
from paddock.core.event import Event
from paddock.core.match import KIND, Match
from paddock.core.record.parse import Lines
from paddock.core.results import PositionShape, ViewShape, read_shape
from paddock.core.setup import Setup
from paddock.core.shapes import Shapes
from paddock.core.sheet import Option, Sheet
from paddock.core.text import check_plain, one_line, shown

MAX_NAME_LENGTH: Final = 40
MAX_SETUPS: Final = 200  # size limit of the cache of setups
IMAGINED: Final = 1 << 64  # separates the chance of the imagined match from that of the redeal


class Game:
    """One edition of one game. `family` names the package with its rules, `shapes` the types of its JSON data."""

    def __init__(self, sheet: Sheet, family: str, shapes: Shapes, fresh_seed: Callable[[], int]) -> None:
        self.id: Final = sheet.id
        self.sheet: Final = sheet
        self.family: Final = family
        self.shapes: Final = shapes
        self._fresh_seed: Final = fresh_seed
        self._setups: Final[dict[tuple[object, ...], Setup]] = {}  # setups are immutable, so matches share them

    @property
    def seat_counts(self) -> list[int]:
        """The possible numbers of seats."""
        return self.sheet.numbers("seats")

    def name(self, lang: str = "en") -> str:
        """The name of the game."""
        return translate.say(f"game-{self.id}", {}, lang)

    def options(self) -> tuple[Option, ...]:
        """The options with name, values, default and meaning."""
        return tuple(self.sheet.options)

    def circuits(self) -> list[str]:
        """The ids of its circuits; empty for a game without a track."""
        return []

    def circuit(self, name: str) -> Circuit:
        """The circuit of that id; BadInput if there is none."""
        known = ", ".join(self.circuits()) or "none"
        raise BadInput(f"{self.id} has no circuit {name!r}; it has: {known}")

    def rules(self) -> list[str]:
        """The ids of the rules that can refuse a move."""
        raise NotImplementedError

    def setup(self, seats: int, options: dict[str, str] | None = None) -> Setup:
        """The setup of a match, cached; BadSeats or BadOption if the game does not allow it."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadSeats(f"{self.id} is for {counts} seats, not {shown(seats)}")
        settled = self.sheet.settle(options if options is not None else dict[str, str]())
        key = (seats, *settled.items())
        if key not in self._setups:
            if len(self._setups) == MAX_SETUPS:
                self._setups.clear()
            self._setups[key] = self._settle(seats, settled)
        return self._setups[key]

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        raise NotImplementedError

    def start(  # noqa: PLR0913 - all that a match begins with
        self,
        seats: int,
        seed: int | None = None,
        options: dict[str, str] | None = None,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        *,
        kind: int = KIND,
    ) -> Match:
        """A new match. Chance comes from `chance` or `seed`; by default from a fresh seed.

        `kind` is that of its record: keyed chance of kind 1 is bound to the names, too.
        """
        setup = self.setup(seats, options)
        return Match.dealt(self.id, setup, self._chance(seed, chance), _checked_names(names, seats), kind)

    def script(self, text: str, seats: int, seed: int | None = None, options: dict[str, str] | None = None) -> Scripted:
        """Chance that first replays lines of a record (`deal: ...`, `roll: ...`) and then continues with the seed."""
        if not isinstance(text, str):
            raise BadInput(f"a script is lines of text, not {shown(text)}")
        codec = self.setup(seats, options).codec
        lines = Lines(codec, [(number, line.strip()) for number, line in enumerate(text.strip().split("\n"), 1)])
        if lines.moves:
            raise BadInput("a script contains deals and rolls, not moves")
        return Scripted(lines.script, self._rng(seed))

    def restore(
        self,
        position: object,
        seed: int | None = None,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        *,
        kind: int = KIND,
    ) -> Match:
        """The match that this position describes; `seed` or `chance` provides the chance from here on."""
        shape = self._read(position, PositionShape[dict[str, Any]], "position")
        setup = self.setup(shape["seats"], shape["options"])
        checked = _checked_names(names, setup.seats)
        return Match.restored(self.id, setup, self._chance(seed, chance), shape, checked, kind)

    def imagine(self, view: object, seed: int) -> Match:
        """A match that is consistent with this view: what the seat cannot see comes from a random deal."""
        shape = self._read(view, ViewShape[dict[str, Any]], "view")
        setup = self.setup(shape["seats"], shape["options"])
        seat = 0 if shape["seat"] is None else shape["seat"]
        if not 0 <= seat <= setup.seats:
            raise BadPosition(f"the view is of seat {seat}; seats are 1 to {setup.seats}")
        results = shape["results"]
        setup.check_results(results)
        state = setup.imagine_round(shape["round"], seat - 1, results, seeded(seed))
        return Match.begun(self.id, setup, seeded(seed ^ IMAGINED), results, state)

    def imagine_turn(self, view: dict[str, Any], seed: int) -> Match:
        """`imagine` with the seat of the view selected to act; BadInput if it may not act now."""
        match = self.imagine(view, seed)
        seat = view["seat"]
        if seat not in match.waiting:
            raise BadInput(f"{'a spectator' if seat is None else f'seat {seat}'} is not asked for a move")
        match.state.act_as(seat - 1)
        return match

    def _read(self, data: object, shape: Any, what: str) -> Any:  # noqa: ANN401 - two shapes, one reader
        try:
            check_plain(data, what)
        except BadPosition:
            raise
        except BadInput as error:
            raise BadPosition(str(error)) from error
        read = read_shape(data, shape, what)
        if read["game"] != self.id:
            raise BadPosition(f"this is a {what} of {read['game']!r}, not of {self.id!r}")
        if read.get("sheet", self.sheet.digest) != self.sheet.digest:
            raise BadPosition(f"this {what} was written for another sheet than {self.sheet.digest}")
        return read

    def read_event(self, data: object) -> Event:
        """Convert JSON data to an event of this game."""
        check_plain(data, "event")
        try:
            found: Event = msgspec.convert(data, self.shapes.event)
        except msgspec.ValidationError as error:
            raise BadInput(f"this is not an event of {self.id}: {error}") from error
        return found

    def schema(self) -> dict[str, Any]:
        """JSON Schema of this game's data (see `Shapes.schema`)."""
        return self.shapes.schema()

    def _chance(self, seed: int | None, chance: Chance | None) -> Chance:
        if seed is not None and chance is not None:
            raise BadInput("give a seed or a source of chance, not both")
        if chance is not None and not isinstance(chance, Chance):
            raise BadInput(f"a source of chance is a Chance, not {type(chance).__name__}")
        return self._rng(seed) if chance is None else chance

    def _rng(self, seed: int | None) -> Rng:
        return seeded(self._fresh_seed() if seed is None else seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return open_game, (self.id,)


def seeded(seed: int) -> Rng:
    """A chance source for this seed; BadInput if the seed is invalid."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadInput(f"a seed is a whole number, not {shown(seed)}")
    return Rng(seed)


def _checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadInput(f"names are a list, one for each seat, not {type(names).__name__}")
    if names and len(names) != seats:
        raise BadInput(f"there are {len(names)} names for {seats} seats")
    checked = tuple(one_line(name, "a name", MAX_NAME_LENGTH) for name in names)
    if "" in checked or len(set(checked)) != len(checked):
        raise BadInput("every player needs a name of their own")
    return checked


class _Catalogue:
    def __init__(self) -> None:
        self.opener: Callable[[str], Game] | None = None


_CATALOGUE = _Catalogue()


def use_opener(opener: Callable[[str], Game]) -> None:
    """Set the function that opens games by id when they are unpickled."""
    _CATALOGUE.opener = opener


def open_game(game_id: str) -> Game:
    """The game of that id, from the registered opener."""
    if _CATALOGUE.opener is None:
        raise BadInput("no library is loaded that can open games: import paddock")
    return _CATALOGUE.opener(game_id)


def open_setup(game_id: str, seats: int, options: dict[str, str]) -> Setup:
    """The setup of a match of that game, for unpickling."""
    return open_game(game_id).setup(seats, options)
