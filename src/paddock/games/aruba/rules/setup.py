"""ArubaSetup: the settled terms of one ARUBA match; creates races and breaks ties."""

from typing import Final

from paddock.core.chance.rng import Chance
from paddock.core.event import Event
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.core.sheet import Sheet
from paddock.games.aruba.rules import check, deal, imagine, restore, scoring
from paddock.games.aruba.rules.circuit import Circuit
from paddock.games.aruba.rules.codec import ArubaCodec
from paddock.games.aruba.rules.terms import Terms


class ArubaSetup(Setup):
    """The settled terms of one ARUBA match."""

    def __init__(self, sheet: Sheet, circuits: dict[str, Circuit], seats: int, options: dict[str, str]) -> None:
        self.terms: Final = Terms(sheet, circuits, seats, options)
        super().__init__(sheet, seats, seats, options, ArubaCodec(self.terms))

    def _new_round(self, results: list[Result], chance: Chance, journal: list[Event] | None) -> Round:
        """Line the cars up for the next race."""
        return deal.fresh_race(self.terms, results, chance, journal)

    def is_over(self, results: list[Result]) -> bool:
        """True after the last race; a tie that it cannot break is shared."""
        return len(results) >= self.terms.races

    def places(self, results: list[Result]) -> list[int]:
        """Each side's place; the better place in the last race breaks ties."""
        points = self.points(results)
        last = scoring.best_places(self.terms, results[-1]) if len(results) >= self.terms.races else [0] * self.sides
        ranks = [(-points[side], last[side]) for side in range(self.sides)]
        return [1 + len([other for other in ranks if other < mine]) for mine in ranks]

    def is_line(self, name: str) -> bool:
        """Whether a score sheet can have a line of that name: first, second or third place."""
        return name in self.terms.lines

    def check_detail(self, who: str, result: Result) -> None:
        """BadPosition unless the detail has the final order of cars and agrees with the points."""
        check.check_result(self.terms, who, result)

    def _restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        return restore.restore_race(self.terms, data, chance)

    def _imagine_round(self, view: object, seat: int, results: list[Result], chance: Chance) -> Round:
        return imagine.imagine_round(self.terms, view, seat, chance)
