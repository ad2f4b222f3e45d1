"""Commuter of AUSGEBREMST: drives by its fuel and the ideal line, stops in time, does not sit in front with 6s."""

from typing import Final

from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.games.ausgebremst import moves
from paddock.games.ausgebremst.reach import AS_IT_IS, follow, goes_on, open_ways
from paddock.games.ausgebremst.spaces import FINISH, PIT
from paddock.games.ausgebremst.state import CHOOSE, DRIVE, SORT, STORE, TAKE_CARD, RaceState
from paddock.games.ausgebremst.terms import FAMILY_DECK, VALUES

MEDIUM: Final[i64] = 1  # of the three decks

# What a move is worth, in thousandths of a space.
SPACE: Final[i64] = 1000
AT_HOME: Final[i64] = 100_000
STOP: Final[i64] = 3000  # an owed stop, and on the last lap for it:
LAST_STOP: Final[i64] = 8000
FUEL_STOP: Final[i64] = 6000  # a stop at will that brings the cards to get home
EMPTY: Final[i64] = 12_000  # not enough points left to get home, and for each one missing:
EMPTY_POINT: Final[i64] = 2000
DETOUR: Final[i64] = 4000  # a space too many, shared out among the points to spare
STUCK: Final[i64] = 5000  # no card for the next turn, as the cars stand now
SIXES_IN_FRONT: Final[i64] = 6000
BLOCK: Final[i64] = 1500  # on a chicane with rivals close behind
CLOSE: Final[i64] = 6
# What a drawn card is worth less.
ALIKE: Final[i64] = 3500  # if the hand has one like it
TWO_SIXES: Final[i64] = 2500
WORST: Final[i64] = -1_000_000


class Commuter(Policy):
    """Level 2."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        del setup, chance
        self.points: i64 = 0  # what the seat to act can still play
        self.to_go: i64 = 0

    def pick(self, state: Round) -> i64:
        """The move that is worth most by rules of thumb."""
        assert isinstance(state, RaceState)
        if state.phase != DRIVE:
            return _answer(state)
        found: i64 = state.fill_moves()
        # What is no drive is a pass or a discard, and the larger a card, the less it fits into the pit lane.
        if found == 1 or state.moves[0] >= moves.WORDS:
            return state.moves[found - 1]
        return self._best_drive(state, found)

    def _best_drive(self, race: RaceState, found: i64) -> i64:
        """Weigh every drive; what may spoil the next turn is looked at only where it could matter."""
        self.points = _points_left(race, race.turn)
        self.to_go = race.to_go(race.turn)
        best: i64 = race.moves[0]
        most: i64 = WORST
        for i in range(found - 1, -1, -1):
            move: i64 = race.moves[i]
            card: i64 = move // moves.CARD
            space: i64 = move % moves.CARD
            worth: i64 = self._worth(race, card, space)
            if worth >= most and space != FINISH:
                worth -= _next_turn_cost(race, card, space)
            if worth >= most:
                best = move
                most = worth
        return best

    def _worth(self, race: RaceState, card: i64, space: i64) -> i64:
        """Spaces won and a good place, less what the way there costs later."""
        if space == FINISH:
            return AT_HOME - card * SPACE
        car: i64 = race.turn
        laps: i64 = _laps_at(race, space)
        to_go: i64 = race.circuit.to_go(space, laps, _owes_stop_at(race, space))
        won: i64 = self.to_go - to_go
        spare: i64 = self.points - card - to_go
        worth: i64 = won * SPACE
        if space > PIT and race.stopped[car] == 0:
            spare += _pit_points(race, car)
            worth += _stop_worth(race, car)
        elif race.circuit.is_chicane[space] != 0 and _is_followed(race, race.circuit.progress(laps, space)):
            worth += BLOCK
        if spare < 0:
            return worth - EMPTY + EMPTY_POINT * spare
        # Going wide costs more the less there is to spare.
        return worth - (card - won) * (SPACE + DETOUR // (1 + spare))


def _laps_at(race: RaceState, space: i64) -> i64:
    return race.laps[race.turn] + i64(race.crosses_line(race.turn, space))


def _owes_stop_at(race: RaceState, space: i64) -> bool:
    """Whether the seat to act would still owe its stop there."""
    return space < PIT and race.owes_stop(race.turn)


def _points_left(race: RaceState, seat: i64) -> i64:
    """The points a seat can still play: in the family game what its pack has left, else its hand and piles."""
    total: i64 = 0
    if race.terms.is_advanced:
        for pile in range(race.terms.piles):
            for i in range(race.heights[seat * race.terms.piles + pile]):
                total += race.pile_card(seat, pile, i)
    for card in range(i64(1), VALUES):
        if race.terms.is_advanced:
            total += card * i64(race.hands[seat * VALUES + card])
        else:
            left: i64 = race.terms.deck_counts[FAMILY_DECK * VALUES + card] - i64(race.played[seat * VALUES + card])
            total += card * left
    return total


def _pit_points(race: RaceState, seat: i64) -> i64:
    total: i64 = 0
    if race.terms.is_advanced:
        for card in range(i64(1), VALUES):
            total += card * i64(race.pit_cards[seat * VALUES + card])
    return total


def _stop_worth(race: RaceState, car: i64) -> i64:
    if not race.terms.stop_due:
        return FUEL_STOP
    return LAST_STOP if race.laps[car] == race.circuit.last_stop else STOP


def _is_followed(race: RaceState, here: i64) -> bool:
    """Whether a rival is close behind."""
    count: i64 = 0
    for car in range(race.terms.cars):
        if car != race.turn and race.progress[car] >= 0:
            gap: i64 = here - race.progress[car]
            count += i64(0 < gap <= CLOSE)
    return count > 0


def _would_lead(race: RaceState, here: i64) -> bool:
    ahead: i64 = 0
    for car in range(race.terms.cars):
        ahead += i64(car != race.turn and race.progress[car] > here)
    return ahead == 0


def _next_turn_cost(race: RaceState, card: i64, space: i64) -> i64:
    """What standing there costs in the next turn: no card that goes on, or nothing but 6s in the lead."""
    first: i64 = race.turn * VALUES
    lowest: i64 = 0
    for other in range(VALUES - 1, i64(0), -1):
        if i64(race.hands[first + other]) > i64(other == card):
            lowest = other
    if lowest == 0:
        return 0
    cost: i64 = 0
    laps: i64 = _laps_at(race, space)
    if not _can_go_on(race, card, space, laps, lowest):
        cost += STUCK
    if lowest == race.terms.leader_ban and race.home == 0 and _would_lead(race, race.circuit.progress(laps, space)):
        cost += SIXES_IN_FRONT
    return cost


def _can_go_on(race: RaceState, card: i64, space: i64, laps: i64, lowest: i64) -> bool:
    """Whether a card that is left would reach anything from there, as the cars stand now."""
    open_ways(race, laps, AS_IT_IS, _owes_stop_at(race, space), True)
    follow(race, space, lowest)
    if goes_on(race, lowest):
        return True
    follow(race, space, VALUES - 1)
    count: i64 = 0
    for other in range(lowest + 1, VALUES):
        is_held: bool = i64(race.hands[race.turn * VALUES + other]) > i64(other == card)
        count += i64(is_held and goes_on(race, other))
    return count > 0


def _answer(race: RaceState) -> i64:
    """The medium deck, the first preset, the higher pit card, the shorter pile for the other."""
    task: i64 = race.task(race.turn)
    if task == CHOOSE:
        return moves.DECK + MEDIUM
    if task == SORT:
        return moves.PRESET
    if task == TAKE_CARD:
        return race.moves[race.fill_moves() - 1]
    return moves.STORE + 1 + _lowest_pile(race) if task == STORE else moves.PILE + 1 + _best_pile(race)


def _lowest_pile(race: RaceState) -> i64:
    first: i64 = race.turn * race.terms.piles
    best: i64 = 0
    for pile in range(i64(1), race.terms.piles):
        if race.heights[first + pile] < race.heights[first + best]:
            best = pile
    return best


def _best_pile(race: RaceState) -> i64:
    """The highest top card, but no second 6 and not two cards alike if that can be helped."""
    seat: i64 = race.turn
    best: i64 = 0
    most: i64 = WORST
    for pile in range(race.terms.piles):
        if race.heights[seat * race.terms.piles + pile] == 0:
            continue
        top: i64 = race.top_card(seat, pile)
        worth: i64 = top * SPACE
        if race.hands[seat * VALUES + top] != 0:
            worth -= ALIKE + (TWO_SIXES if top == race.terms.leader_ban else i64(0))
        if worth > most:
            best = pile
            most = worth
    return best


POLICIES: Final[dict[int, type[Policy]]] = {2: Commuter}
