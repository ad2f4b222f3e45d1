"""BornesSetup: the settled terms of one Bornes match; deals rounds and decides when the match is over."""

from typing import Final

from paddock.core.chance.rng import Chance
from paddock.core.errors import require
from paddock.core.event import Event
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.core.sheet import Sheet
from paddock.games.bornes.rules import deal, imagine, restore
from paddock.games.bornes.rules.codec import BornesCodec
from paddock.games.bornes.rules.results import check_detail, is_line
from paddock.games.bornes.rules.state import BornesState
from paddock.games.bornes.rules.terms import Terms


class BornesSetup(Setup):
    """The settled terms of one Bornes match."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, str]) -> None:
        self.terms: Final = Terms(sheet, seats, options)
        super().__init__(sheet, seats, self.terms.sides, options, BornesCodec(self.terms))
        kind, _, number = options["limit"].partition(":")
        self._limit_kind: Final = kind
        self._limit: Final = int(number)

    def _new_round(self, results: list[Result], chance: Chance, journal: list[Event] | None) -> Round:
        return deal.fresh_round(self.terms, chance, self.terms.starter(len(results)), journal)

    def _restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        return restore.restore_round(self.terms, data, len(results), chance)

    def _imagine_round(self, view: object, seat: int, results: list[Result], chance: Chance) -> Round:
        return imagine.imagine_round(self.terms, view, seat, len(results), chance)

    def check_follows(self, state: Round, results: list[Result]) -> None:
        """BadPosition unless the right seat starts this round after these results."""
        assert isinstance(state, BornesState)
        start = self.terms.starter(len(results) - 1 if state.over else len(results))
        require(state.start == start, f"start: this round begins with seat {start + 1}, not {state.start + 1}")

    def is_line(self, name: str) -> bool:
        """Whether a score sheet of this edition can have a line of that name."""
        return is_line(self.terms, name)

    def check_detail(self, who: str, result: Result) -> None:
        """BadPosition unless the detail has every side's kilometres and the score sheet agrees with them."""
        check_detail(self.terms, who, result)

    def is_over(self, results: list[Result]) -> bool:
        """True at the limit; a tie at the top needs one more round, but a single race may be shared."""
        points = self.points(results)
        best = max(points)
        if self._limit_kind == "wins" and self._limit == 1:
            return best >= 1
        reached = len(results) if self._limit_kind == "rounds" else best
        return reached >= self._limit and points.count(best) == 1
