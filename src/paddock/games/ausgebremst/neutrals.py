"""Neutrals: cars without a driver, moved by the rules alone between the turns of the seats."""

from mypy_extensions import i64

from paddock.games.ausgebremst.driving import AS_IT_IS
from paddock.games.ausgebremst.piles import Piles
from paddock.games.ausgebremst.spaces import FINISH, NOWHERE, PIT, lanes_apart
from paddock.games.ausgebremst.state import REACH_ROOM


class Neutrals(Piles):
    """How a car without a driver chooses."""

    def is_boxed_in(self, car: i64) -> bool:
        """Whether a car cannot even move one space."""
        self.spread(car, 1, AS_IT_IS)
        return self.way.sizes[1] == 0 and self.way.home_from > 1

    def neutral_target(self, car: i64, card: i64) -> i64:
        """Where a neutral goes with this card; NOWHERE if it spends the card and stays."""
        if card == self.terms.leader_ban and self.is_six_barred(car):
            return NOWHERE
        self.spread(car, card, AS_IT_IS)
        if self.way.home_from <= card:
            return FINISH
        best: i64 = NOWHERE
        for i in range(card * REACH_ROOM, card * REACH_ROOM + self.way.sizes[card]):
            space: i64 = self.way.reach[i]
            if self.may_land(car, space) and (best == NOWHERE or self._is_better(car, space, best)):
                best = space
        return best

    def _is_better(self, car: i64, space: i64, best: i64) -> bool:
        """The pit lane first while a stop is owed, then the shorter way home, the straighter, the inner lane."""
        if (space > PIT) != (best > PIT):
            return (space > PIT) == self.owes_stop(car)
        gain: i64 = self._way_home(car, best) - self._way_home(car, space)
        if gain != 0:
            return gain > 0
        start: i64 = self.space[car]
        turn: i64 = lanes_apart(space, start) - lanes_apart(best, start)
        return turn < 0 if turn != 0 else space < best

    def _way_home(self, car: i64, space: i64) -> i64:
        """Spaces from there to the end of the lap this car is on; beyond the line they count down from 0."""
        left: i64 = self.circuit.to_line[space]
        return left - self.circuit.lap if self.crosses_line(car, space) else left
