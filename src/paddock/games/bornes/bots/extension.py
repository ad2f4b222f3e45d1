"""The extension: compares driving on to the long goal with finishing now, by the chance to win the match.

An extended round has three ends: our side reaches the long goal, a rival does, or the cards run out. Two logistic
regressions on cues of the position give their odds, and a linear one gives how many points the extension adds to our
lead. All of these numbers are fitted for the edition (`games/bornes/lab/fit_extension.py`).
"""

import math
from typing import Final

from mypy_extensions import i64

from paddock.bots.weight_sets import table_of
from paddock.bots.win_chances import Chances
from paddock.games.bornes.bots.points_in_reach import coming_home, safeties_held, safeties_laid
from paddock.games.bornes.rules import rule_numbers, scoring, side
from paddock.games.bornes.rules.cards import ACCIDENT, BIG, RIGHT_OF_WAY, START, STOP
from paddock.games.bornes.rules.state import DRIVING, BornesState

# Cues, all between 0 and about 1, as the seat to act sees the position.
CUES: Final = (
    "always",  # 1
    "standing",  # share of rivals that do not drive
    "limited",  # share of rivals under a limit
    "rest",  # what the nearest rival still needs, as a share of the long trip
    "pile",  # share of the pack left to draw, up to FULL_PILE
    "low_pile",  # whether at most LOW_PILE cards are left to draw
    "hand",  # kilometres in our hand, as a share of the extension
    "limit",  # whether we are under a limit
    "safe",  # share of the safeties that we have laid or hold
    "start",  # whether we have right of way or a start
    "attacks",  # attacks in our hand that a rival could suffer now, as a share of four
    "blockade",  # share of rivals without a kilometre
    "safe_trip",  # whether we have laid no big distance
)
# Ends of an extended round.
REACHED: Final[i64] = 0
BEATEN: Final[i64] = 1
RUN_OUT: Final[i64] = 2
ENDS: Final = ("reached", "beaten", "run_out")

FULL_PILE: Final[float] = 0.6  # trips that are completed with more of the pile left are too rare to learn from
LOW_PILE: Final[i64] = 12
SAFETIES: Final[float] = 4.0
ATTACKS: Final[float] = 4.0


class ExtensionOdds:
    """The fitted numbers: a coefficient for each cue in three regressions, and mean points for each end.

    The points of an end come on top of what is certain (`prizes`): `gain_<end>` for the side that extends,
    `rivals_<end>` for each rival. They say how far the ends lie apart; `lead_<cue>` says where their mean lies.
    """

    def __init__(self, numbers: dict[str, float], sides: i64) -> None:
        table = table_of(sides)
        self.reach: Final = [numbers.get(f"{table}.reach_{cue}", 0.0) for cue in CUES]  # log odds that we reach it
        self.beaten: Final = [numbers.get(f"{table}.beaten_{cue}", 0.0) for cue in CUES]  # if not: that a rival does
        self.lead: Final = [numbers.get(f"{table}.lead_{cue}", 0.0) for cue in CUES]  # points added to our lead
        self.gains: Final = [numbers.get(f"{table}.gain_{end}", 0.0) for end in ENDS]
        self.rivals: Final = [numbers.get(f"{table}.rivals_{end}", 0.0) for end in ENDS]

    def shares(self, seen: list[float]) -> list[float]:
        """The probability of each end, from the cues."""
        reached: float = _probability(self.reach, seen)
        beaten: float = (1.0 - reached) * _probability(self.beaten, seen)
        return [reached, beaten, 1.0 - reached - beaten]


def _probability(coefficients: list[float], seen: list[float]) -> float:
    return 1.0 / (1.0 + math.exp(-_sum(coefficients, seen)))


def _sum(coefficients: list[float], seen: list[float]) -> float:
    total: float = 0.0
    for number in range(len(seen)):
        total += coefficients[number] * seen[number]
    return total


def gain(state: BornesState, odds: ExtensionOdds, chances: Chances, before: list[int], rounds: i64) -> float:
    """How much driving on adds to the chance to win the match, whose points before this round are `before`."""
    own: i64 = state.own
    now = finished(state, own)
    seen = cues(state)
    shares = odds.shares(seen)
    ends = [expected(state, own, odds, end) for end in range(len(ENDS))]
    missing: float = _sum(odds.lead, seen) + lead(now, own)
    for end in range(len(ENDS)):
        missing -= shares[end] * lead(ends[end], own)
    value: float = -chances.chance(_added(before, now), own, rounds)
    for end in range(len(ENDS)):
        ends[end][own] += missing
        value += shares[end] * chances.chance(_added(before, ends[end]), own, rounds)
    return value


def lead(points: list[float], own: i64) -> float:
    """The lead of our side over the mean of its rivals."""
    return points[own] - (sum(points) - points[own]) / float(len(points) - 1)


def _added(before: list[int], points: list[float]) -> list[int]:
    return [before[number] + int(points[number]) for number in range(len(before))]


def finished(state: BornesState, own: i64) -> list[float]:
    """The points of all sides if our side finishes now."""
    points = [float(scoring.score(state, each)) for each in range(state.terms.sides)]
    points[own] += coming_home(state, own, START)
    return points


def expected(state: BornesState, own: i64, odds: ExtensionOdds, end: i64) -> list[float]:
    """The expected points of all sides if the extended round has this end."""
    points = prizes(state, own, end)
    for each in range(state.terms.sides):
        points[each] += odds.gains[end] if each == own else odds.rivals[end]
    return points


def prizes(state: BornesState, own: i64, end: i64) -> list[float]:
    """The points of all sides now, with those that this end certainly pays; the rival that wins is the nearest one."""
    terms = state.terms
    points = [float(scoring.score(state, each)) for each in range(terms.sides)]
    paid = terms.scoring
    assert paid is not None
    if end == REACHED:
        points[own] += coming_home(state, own, START) + float(terms.long_goal_km - state.km(own) + paid.extension)
        return points
    if paid.extension_to_caller:
        for each in range(terms.sides):
            points[each] += 0.0 if each == own else float(paid.extension)
    if end == BEATEN:
        rival: i64 = nearest(state, own)
        points[rival] += float(paid.trip + terms.long_goal_km - state.km(rival))
        points[rival] += 0.0 if paid.extension_to_caller else float(paid.extension)
    return points


def nearest(state: BornesState, own: i64) -> i64:
    """The rival that has driven farthest."""
    best: i64 = 0 if own != 0 else i64(1)
    for each in range(state.terms.sides):
        if each != own and state.km(each) > state.km(best):
            best = each
    return best


def cues(state: BornesState) -> list[float]:
    """The cues of a position in which the seat to act may extend, in the order of CUES."""
    terms = state.terms
    own: i64 = state.own
    standing: i64 = 0
    limited: i64 = 0
    blocked: i64 = 0
    for each in range(terms.sides):
        standing += i64(each != own and state.battle(each) != DRIVING)
        limited += i64(each != own and state.is_limited(each))
        blocked += i64(each != own and state.km(each) == 0)
    rivals: float = float(terms.sides - 1)
    long_km: float = float(terms.long_goal_km)
    return [
        1.0,
        float(standing) / rivals,
        float(limited) / rivals,
        1.0 - float(state.km(nearest(state, own))) / long_km,
        min(FULL_PILE, float(state.pile) / float(len(terms.deck))),
        1.0 if state.pile <= LOW_PILE else 0.0,
        min(1.0, float(km_held(state)) / float(terms.long_goal_km - state.km(own))),
        1.0 if state.is_limited(own) else 0.0,
        float(safeties_laid(state, own) + safeties_held(state)) / SAFETIES,
        1.0 if has_start(state, own) else 0.0,
        float(attacks_ready(state, own)) / ATTACKS,
        float(blocked) / rivals,
        1.0 if state.laid(own, BIG) == 0 else 0.0,
    ]


def km_held(state: BornesState) -> i64:
    """The kilometres in the hand of the seat to act."""
    total: i64 = 0
    for card in range(BIG + 1):
        total += state.terms.km[card] * state.held(state.turn, card)
    return total


def has_start(state: BornesState, own: i64) -> bool:
    """Whether the seat to act can start again after a stop."""
    return (
        state.has_safety(own, RIGHT_OF_WAY) or state.holds(state.turn, RIGHT_OF_WAY) or state.holds(state.turn, START)
    )


def attacks_ready(state: BornesState, own: i64) -> i64:
    """How many attacks in the hand of the seat to act could be laid on a rival now."""
    count: i64 = 0
    for attack in range(STOP, ACCIDENT + 1):
        if state.holds(state.turn, attack):
            for each in range(state.terms.sides):
                if each != own and side.refuse_attack(state, each, attack) == rule_numbers.LEGAL:
                    count += state.held(state.turn, attack)
                    break
    return count
