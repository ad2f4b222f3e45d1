"""Choice of card and space in AUSGEBREMST: weighs fuel, the line, sixes, the stop, and cars behind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.ausgebremst.bots.expert_weights import Weights
from paddock.games.ausgebremst.bots.lookahead import Forecast
from paddock.games.ausgebremst.rules import moves
from paddock.games.ausgebremst.rules.lanes import bit
from paddock.games.ausgebremst.rules.spaces import FINISH, PIT, ROOM
from paddock.games.ausgebremst.rules.state import RaceState
from paddock.games.ausgebremst.rules.terms import FAMILY_DECK, VALUES

AT_HOME: Final[i64] = 1_000_000
WORST: Final[i64] = -100_000_000
NEAR: Final[i64] = 24  # range within which a driver considers other cars
CATCH: Final[i64] = 6  # largest distance that a car may come from behind until the next turn,
MEET: Final[i64] = 7  # and largest distance ahead at which a car may be in the way then
LAST_BIT: Final[i64] = 62


class Spread:
    """The two lowest and the two highest values in a hand; 0 for a value that it lacks."""

    def __init__(self) -> None:
        self.lowest: i64 = 0
        self.second_lowest: i64 = 0
        self.second_highest: i64 = 0
        self.highest: i64 = 0

    def look(self, race: RaceState, first: i64) -> None:
        """Read a hand, whose counts begin there."""
        lowest: i64 = 0
        second_lowest: i64 = 0
        second_highest: i64 = 0
        highest: i64 = 0
        hands = race.hands
        for card in range(i64(1), VALUES):
            if hands[first + card] != 0:
                second_highest = highest
                highest = card
                if lowest == 0:
                    lowest = card
                elif second_lowest == 0:
                    second_lowest = card
        self.lowest = lowest
        self.second_lowest = second_lowest
        self.second_highest = second_highest
        self.highest = highest

    def without(self, card: i64, held: i64) -> i64:
        """The range between the lowest and the highest value left without one of `held` such cards."""
        if held > 1 or (card != self.lowest and card != self.highest):
            return self.highest - self.lowest
        if card == self.lowest:
            return self.highest - self.second_lowest if card != self.highest else i64(0)
        return self.second_highest - self.lowest


class Driver:
    """Analyses the race once per turn, then rates the drives."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.points: i64 = 0  # points that the seat to act can still play
        self.pit: i64 = 0  # its points beside the pit lane
        self.to_go: i64 = 0
        self.owes_stop: bool = False
        self.here: i64 = 0  # progress of its car
        self._lap: i64 = 0  # its lap
        self._passed: i64 = 0  # spaces of the track with a lower number are beyond the line
        self.front: i64 = 0  # progress of the leading other car
        self._others: i64 = 0  # other cars in range: a bit for each space, its own space is bit NEAR
        self._outlook: Forecast | None = None  # forecast of its next turn, created on demand
        self._spread: Final = Spread()
        self._left: Final = vec[i64]([0] * VALUES)  # by card: the value of the hand without it
        self._sixes: Final = vec[i64]([0] * VALUES)  # by card: the cost of the sixes left in hand while leading

    def look_round(self, race: RaceState) -> None:
        """Compute what does not depend on the move."""
        seat: i64 = race.turn
        self.pit = _pit_points(race, seat)
        self.points = _points_left(race, seat) - self.pit
        self.to_go = race.to_go(seat)
        self.owes_stop = race.owes_stop(seat)
        self.here = race.progress[seat]
        self._lap = race.laps[seat]
        self._passed = race.passed(seat)
        self.front = 0
        self._others = 0
        self._outlook = None
        progress = race.progress
        for car in range(race.terms.cars):
            place: i64 = progress[car]
            if car != seat and place >= 0:
                self.front = max(self.front, place)
                apart: i64 = place - self.here + NEAR
                if 0 <= apart < 2 * NEAR:
                    self._others |= bit(apart)

    def best_drive(self, race: RaceState, found: i64) -> i64:
        """The drive with the highest value; on a tie, the one with the smaller card."""
        self.look_round(race)
        self._weigh_hands(race)
        best: i64 = race.moves[0]
        most: i64 = WORST
        for i in range(found - 1, -1, -1):
            move: i64 = race.moves[i]
            card: i64 = move // moves.CARD
            space: i64 = move % moves.CARD
            worth: i64 = self._worth(race, card, space)
            if worth >= most:
                # Only for a new best move, since the next card never improves a move.
                worth -= self._next_card(race, card, space)
            if worth >= most:
                best = move
                most = worth
        return best

    def _weigh_hands(self, race: RaceState) -> None:
        """Rate the hand that each card leaves: a wide range of values is good, sixes are bad for a leader."""
        weights = self.weights
        hands = race.hands
        ban: i64 = race.terms.leader_ban
        first: i64 = race.turn * VALUES
        size: i64 = race.hand_size(race.turn)
        sixes: i64 = i64(hands[first + ban])
        if weights.range != 0:
            self._spread.look(race, first)
        for card in range(i64(1), VALUES):
            held: i64 = i64(hands[first + card])
            if held == 0:
                continue
            worth: i64 = weights.double if held > 1 else i64(0)
            if weights.range != 0:
                worth += weights.range * self._spread.without(card, held)
            self._left[card] = worth - weights.cards[card]
            left: i64 = sixes - i64(card == ban)
            self._sixes[card] = left * weights.six if left < size - 1 or left == 0 else weights.sixes

    def _worth(self, race: RaceState, card: i64, space: i64) -> i64:
        """The value of a drive: spaces gained and position, minus later costs."""
        if space == FINISH:
            return AT_HOME - card
        weights = self.weights
        circuit = race.circuit
        laps: i64 = self._lap + i64(space < PIT and space % ROOM < self._passed)
        to_go: i64 = circuit.to_go(space, laps, self.owes_stop and space < PIT)
        worth: i64 = (self.to_go - to_go) * weights.space + self._left[card]
        here: i64 = circuit.progress(laps, space)
        if race.home == 0 and here >= self.front:
            worth -= weights.lead + self._sixes[card]
        if space > PIT:
            return worth + self._worth_of_stop(race, card, to_go)
        worth -= weights.fuel(self.spare(race, card, space, laps, to_go), to_go)
        if self._others & _window(here - self.here + NEAR - weights.close, weights.close) != 0:
            worth += weights.block if circuit.is_chicane[space] != 0 else weights.line * circuit.shortcut[space]
        return worth

    def _next_card(self, race: RaceState, card: i64, space: i64) -> i64:
        """The expected cost of the next card."""
        if space == FINISH:
            return 0
        outlook = self.outlook(race, card, space)
        return outlook.cost() if outlook is not None else i64(0)

    def outlook(self, race: RaceState, card: i64, space: i64) -> Forecast | None:
        """The forecast for the turn after this card (0: none), or None if points suffice or no other car is near."""
        weights = self.weights
        if weights.ahead == 0:
            return None
        laps: i64 = race.laps[race.turn] + i64(race.crosses_line(race.turn, space))
        to_go: i64 = race.circuit.to_go(space, laps, space < PIT and race.owes_stop(race.turn))
        spare: i64 = self.points + self.pit - card - to_go
        if space < PIT:
            spare = self.spare(race, card, space, laps, to_go)
        here: i64 = race.circuit.progress(laps, space) - self.here + NEAR
        if not 0 <= spare <= weights.scant or self._others & _window(here - CATCH, CATCH + MEET) == 0:
            return None
        outlook = Forecast(race, weights) if self._outlook is None else self._outlook
        outlook.look(card, space, spare, to_go, race.owes_stop(race.turn) or self._is_stop_ahead(race, space, laps))
        self._outlook = outlook
        return outlook

    def _is_stop_ahead(self, race: RaceState, space: i64, laps: i64) -> bool:
        """Whether the car can still reach pit cards that are worth the detour from this space."""
        circuit = race.circuit
        if self.pit <= circuit.detour or laps > circuit.last_stop:
            return False
        return laps < circuit.last_stop or circuit.leads_to_entry[space] != 0

    def spare(self, race: RaceState, card: i64, space: i64, laps: i64, to_go: i64) -> i64:
        """Points to spare after this card on this space, including the gain of a stop while the pit lane is ahead."""
        spare: i64 = self.points - card - to_go
        return spare + self.pit - race.circuit.detour if self._is_stop_ahead(race, space, laps) else spare

    def _worth_of_stop(self, race: RaceState, card: i64, to_go: i64) -> i64:
        """Highest on the last lap for a compulsory stop; an optional one counts if its cards are worth the detour."""
        weights = self.weights
        fuel: i64 = weights.fuel(self.points + self.pit - card - to_go, to_go)
        if race.stopped[race.turn] != 0:
            return -fuel
        if not race.terms.stop_due:
            return (weights.fuel_stop if self.pit > race.circuit.detour else i64(0)) - fuel
        return (weights.last_stop if race.laps[race.turn] == race.circuit.last_stop else weights.stop) - fuel


def _points_left(race: RaceState, seat: i64) -> i64:
    """The points a seat can still play, including its pit cards: its deck minus what it has played."""
    deck: i64 = race.choice[seat] if race.terms.is_advanced else FAMILY_DECK
    counts = race.terms.deck_counts
    played = race.played
    total: i64 = 0
    for card in range(i64(1), VALUES):
        total += card * (counts[deck * VALUES + card] - i64(played[seat * VALUES + card]))
    return total


def _pit_points(race: RaceState, seat: i64) -> i64:
    total: i64 = 0
    if race.terms.is_advanced:
        for card in range(i64(1), VALUES):
            total += card * i64(race.pit_cards[seat * VALUES + card])
    return total


def _window(first: i64, size: i64) -> i64:
    """The set of this many spaces from this one on."""
    start: i64 = max(first, i64(0))
    end: i64 = min(first + size, LAST_BIT)
    return bit(end) - bit(start) if end > start else i64(0)
