"""One-card lookahead in AUSGEBREMST: the expected cost of a driver's next card after all other cars have moved."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.ausgebremst.bots.expert_weights import Weights
from paddock.games.ausgebremst.rules.leader import leads
from paddock.games.ausgebremst.rules.neutrals import neutral_target
from paddock.games.ausgebremst.rules.reach import AS_IT_IS, fill_spaces, follow, look_ahead, open_ways
from paddock.games.ausgebremst.rules.spaces import FINISH, NOWHERE, PIT, ROOM
from paddock.games.ausgebremst.rules.state import LANE_SETS, RACING, RaceState
from paddock.games.ausgebremst.rules.terms import FAMILY_DECK, VALUES

BARRED: Final[i64] = 100
WAYS: Final[i64] = 6  # number of scenarios: in them, each car drives once with every card

FAR: Final[i64] = 11  # cars this far apart cannot block each other within a turn


class Forecast:
    """Forecast of a seat's next turn: each other car drives one card, by the rule for neutral cars."""

    def __init__(self, race: RaceState, weights: Weights) -> None:
        twin = race.clone()
        assert isinstance(twin, RaceState)
        self._weights: Final = weights
        self._race: Final = race
        self._then: Final[RaceState] = twin
        self._prices: Final = vec[i64]([0] * VALUES)  # by points lost
        self._losses: Final = vec[i64]([0] * VALUES)  # by card: the points it would lose
        self._costs: Final = vec[i64]([0] * VALUES)  # by card drawn (0: none): cost of the best card in hand

    def look(self, card: i64, space: i64, spare: i64, to_go: i64, stop_ahead: bool) -> None:
        """Compute the costs of the next card after this one (0: none) led to that space, with these points to spare."""
        weights = self._weights
        for i in range(VALUES):
            self._costs[i] = 0
            self._prices[i] = weights.fuel(spare - i, to_go) - weights.fuel(spare, to_go)
        for number in range(WAYS):
            self._drive_on(space, number)
            self._find_losses(space, stop_ahead)
            self._add_costs(card)

    def cost_with(self, drawn: i64) -> i64:
        """The mean cost of the best card in hand with this card drawn (0: none)."""
        return self._costs[drawn] * self._weights.ahead // (1000 * WAYS)

    def _drive_on(self, space: i64, number: i64) -> None:
        """Put the car on that space, and let the others drive by the cards of this scenario."""
        race = self._race
        then = self._then
        for lane in range(LANE_SETS):
            then.taken[lane] = race.taken[lane]
        for each in range(race.terms.cars):
            then.space[each] = race.space[each]
            then.laps[each] = race.laps[each]
            then.progress[each] = race.progress[each]
        _move(then, race.turn, space)
        for turns in range(i64(1), race.terms.cars):
            car: i64 = race.order[(race.at + turns) % race.terms.cars]
            apart: i64 = race.progress[car] - then.progress[race.turn]
            if race.status[car] == RACING and -FAR < apart < FAR:
                _move(then, car, _target(then, car, (number + turns) % WAYS + 1))

    def _find_losses(self, space: i64, stop_ahead: bool) -> None:
        """The points that each card would lose from that space in this scenario."""
        then = self._then
        seat: i64 = then.turn
        laps: i64 = then.laps[seat]
        may_stop: bool = then.stopped[seat] == 0 or space > PIT
        is_owed: bool = stop_ahead and space < PIT
        then.lift(seat)
        open_ways(then, laps, AS_IT_IS, then.terms.stop_due and is_owed, may_stop)
        follow(then, space, VALUES - 1)
        here: i64 = then.circuit.to_go(space, laps, is_owed)
        for card in range(i64(1), VALUES):
            self._losses[card] = least_detour(then, card, here, laps, is_owed)

    def _add_costs(self, card: i64) -> None:
        """Add the cost of the best card in hand in this scenario, for every card that may be drawn."""
        losses = self._losses
        least: i64 = BARRED
        first: i64 = self._race.turn * VALUES
        for held in range(i64(1), VALUES):
            if i64(self._race.hands[first + held]) > i64(held == card):
                least = min(least, losses[held])
        self._costs[0] += self._price(least)
        for drawn in range(i64(1), VALUES):
            self._costs[drawn] += self._price(min(least, losses[drawn]))

    def _price(self, loss: i64) -> i64:
        """The cost of losing that many points, or of waiting."""
        return self._weights.wait if loss == BARRED else self._prices[min(max(loss, i64(0)), VALUES - 1)]

    def cost(self) -> i64:
        """The mean cost over the remaining deck; with piles, the cost of the best top card."""
        race = self._race
        seat: i64 = race.turn
        if race.terms.is_advanced:
            return self._least_of_piles(race, seat)
        total: i64 = 0
        count: i64 = 0
        for drawn in range(i64(1), VALUES):
            at: i64 = seat * VALUES + drawn
            left: i64 = race.terms.deck_counts[FAMILY_DECK * VALUES + drawn]
            left -= i64(race.played[at]) + i64(race.hands[at])
            total += left * self.cost_with(drawn)
            count += left
        return total // count if count > 0 else self.cost_with(0)

    def _least_of_piles(self, race: RaceState, seat: i64) -> i64:
        least: i64 = self.cost_with(0)
        for pile in range(race.terms.piles):
            if race.heights[seat * race.terms.piles + pile] > 0:
                least = min(least, self.cost_with(race.top_card(seat, pile)))
        return least


def least_detour(race: RaceState, card: i64, here: i64, laps: i64, stop_ahead: bool) -> i64:
    """The smallest detour with this card, from the last call of `look_ahead`; BARRED if it cannot move."""
    way = race.way
    if way.home_from <= card:
        return 0
    least: i64 = BARRED
    for i in range(fill_spaces(race, card, way.spaces, 0, 0)):
        space: i64 = way.spaces[i]
        is_owed: bool = stop_ahead and space < PIT
        has_crossed: bool = space < PIT and (way.start > PIT or space % ROOM < way.start % ROOM)
        least = min(least, card - here + race.circuit.to_go(space, laps + i64(has_crossed), is_owed))
    return least


def _target(race: RaceState, car: i64, card: i64) -> i64:
    """Where a car goes with this card; ignores exceptions to the ban on sixes, which depend on hidden hands."""
    if card == race.terms.leader_ban and not race.is_neutral(car) and leads(race, car):
        return NOWHERE
    look_ahead(race, car, card, AS_IT_IS)
    return neutral_target(race, car, card)


def _move(race: RaceState, car: i64, space: i64) -> None:
    """Move a car forward, unless its target is NOWHERE."""
    if space == NOWHERE:
        return
    laps: i64 = race.laps[car] + i64(race.crosses_line(car, space))
    race.lift(car)
    if space != FINISH:
        race.laps[car] = laps
        race.put(car, space)
