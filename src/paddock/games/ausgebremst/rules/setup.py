"""AusgebremstSetup: the settled terms of one season; creates races and breaks ties."""

from typing import Final

from paddock.core.chance.rng import Chance
from paddock.core.errors import require
from paddock.core.event import Event
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.core.sheet import Sheet
from paddock.games.ausgebremst.rules import deal, imagine, restore, scoring
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.codec import AusgebremstCodec
from paddock.games.ausgebremst.rules.grid import first_grid, next_grid
from paddock.games.ausgebremst.rules.state import RaceState
from paddock.games.ausgebremst.rules.terms import Terms


class AusgebremstSetup(Setup):
    """The settled terms of one season. A side is a seat."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, str], circuits: list[Circuit]) -> None:
        self.terms: Final = Terms(sheet, seats, options, circuits)
        super().__init__(sheet, seats, seats, options, AusgebremstCodec(self.terms))

    def _new_round(self, results: list[Result], chance: Chance, journal: list[Event] | None) -> Round:
        """The next race; its grid is drawn, or follows from the last finish."""
        order = next_grid(self.terms, results[-1]) if results else first_grid(self.terms, chance, journal)
        return deal.fresh_race(self.terms, self._circuit(results), order, chance, journal)

    def _circuit(self, results: list[Result]) -> Circuit:
        """The circuit after these results; once the season is over, its last one."""
        return self.terms.season[min(len(results), len(self.terms.season) - 1)]

    def _restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        return restore.restore_race(self.terms, data, chance)

    def check_follows(self, state: Round, results: list[Result]) -> None:
        """BadPosition unless this is the next race of the season, on the grid that follows from the last finish."""
        assert isinstance(state, RaceState)
        done = results[:-1] if state.over else results
        due = self._circuit(done)
        require(state.circuit is due, f"this race is driven on {due.id}, not on {state.circuit.id}")
        if done:
            order = next_grid(self.terms, done[-1])
            fits = [int(car) for car in state.order] == order
            require(fits, f"order: the last finish puts the cars {[car + 1 for car in order]} on the grid")

    def _imagine_round(self, view: object, seat: int, results: list[Result], chance: Chance) -> Round:
        return imagine.imagine_round(self.terms, view, seat, chance)

    def is_line(self, name: str) -> bool:
        """Whether a score sheet can have a line of that name."""
        return name in scoring.lines_of(self.terms)

    def check_detail(self, who: str, result: Result) -> None:
        """BadPosition unless circuit, order and decks are those of a possible race."""
        scoring.check_detail(self.terms, who, result)

    def is_over(self, results: list[Result]) -> bool:
        """True after the last circuit of the season."""
        return len(results) >= len(self.terms.season)

    def places(self, results: list[Result]) -> list[int]:
        """Each seat's place; the better place in the last race breaks ties."""
        points = self.points(results)
        ranks = [(points[seat], self._last_place(results, seat)) for seat in range(self.seats)]
        return [1 + sum(1 for other in ranks if other > mine) for mine in ranks]

    def _last_place(self, results: list[Result], seat: int) -> int:
        """A seat's rank in the last race, higher is better; all unfinished cars are equal."""
        if not results or results[-1]["points"][seat] == 0:
            return -int(self.terms.cars)
        order: list[int] = results[-1]["detail"]["order"]
        return -order.index(seat + 1)
