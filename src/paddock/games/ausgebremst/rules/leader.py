"""The ban on sixes for the leader, with its two exceptions."""

from mypy_extensions import i64

from paddock.games.ausgebremst.rules.spaces import LANES, NOWHERE, PIT
from paddock.games.ausgebremst.rules.state import RACING, RaceState
from paddock.games.ausgebremst.rules.terms import VALUES


def leads(race: RaceState, car: i64) -> bool:
    """Whether no other car is ahead; a car level with the leader leads too."""
    mine: i64 = race.progress[car]
    ahead: i64 = 0
    for other in range(race.terms.cars):
        ahead += i64(race.progress[other] > mine)
    return ahead == 0


def level_with(race: RaceState, car: i64) -> i64:
    """The first other car that is level with this one, or NOWHERE."""
    for other in range(race.terms.cars):
        if other != car and race.status[other] == RACING and race.progress[other] == race.progress[car]:
            return other
    return NOWHERE


def is_six_barred(race: RaceState, car: i64) -> bool:
    """Whether the ban applies to this car: not on its first move, after the winner's finish, or in a stall."""
    if race.home > 0 or race.moved[car] == 0 or race.idle >= race.racing or not leads(race, car):
        return False
    return race.is_neutral(car) or not _is_excepted(race, car)


def holds_only_sixes(race: RaceState, car: i64) -> bool:
    """Whether a seat has only sixes in hand."""
    return i64(race.hands[car * VALUES + race.terms.leader_ban]) == race.hand_size(car)


def _is_excepted(race: RaceState, car: i64) -> bool:
    """Whether an exception applies: a leader with only sixes blocks the track, alone or with others like it."""
    if not holds_only_sixes(race, car) or race.space[car] >= PIT:
        return False
    if race.circuit.is_chicane[race.space[car]] != 0:
        return True
    count: i64 = 0
    for other in range(race.terms.seats):
        if race.progress[other] == race.progress[car] and (other == car or is_known_for_sixes(race, other)):
            count += 1
    return count == LANES


def is_known_for_sixes(race: RaceState, car: i64) -> bool:
    """Whether a rival's hand of only sixes counts: once it was shown or, by option, even hidden."""
    size: i64 = race.hand_size(car)
    if race.space[car] >= PIT or size == 0:
        return False
    if race.terms.hidden_hands_count:
        return holds_only_sixes(race, car)
    return i64(race.shown[car * VALUES + race.terms.leader_ban]) == size
