"""Use of action cards in ARUBA: repairs and mounts before the roll, bombs, Larceny, quick fixes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.games.aruba.bots import road_ahead
from paddock.games.aruba.bots.token_prices import Reckoner
from paddock.games.aruba.rules import cards, law, moves
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.dice import PAIR
from paddock.games.aruba.rules.rule_numbers import LEGAL
from paddock.games.aruba.rules.state import NOBODY, ArubaState

# The order in which cards are discarded for a quick fix.
CHEAPEST: Final[vec[i64]] = vec[i64](
    [
        cards.HOOK,
        cards.BOMB,
        cards.LARCENY,
        cards.SAW,
        cards.BUMPER,
        cards.RE_ROLL,
        cards.DIE_CHANGE,
        cards.EXTRA_DIE,
        cards.REPAIR,
        cards.NITRO,
    ]
)


def prepare(state: ArubaState, reckoner: Reckoner) -> i64:
    """Before the roll: repair, mount, then roll."""
    if state.hand_size(state.turn) == 0:
        return moves.ROLL
    damage: i64 = state.cars[state.car].damage
    if damage > 0 and wants_repair(state, reckoner, 1) and law.refuse(state, moves.PLAY_REPAIR) == LEGAL:
        return moves.PLAY_REPAIR
    if _is_sore(state, reckoner):
        fix: i64 = cheapest_fix(state, state.car)
        if fix != NOBODY:
            return fix
    mount: i64 = _wanted_mount(state) if reckoner.weights.attacks else NOBODY
    return moves.ROLL if mount == NOBODY else mount


def wants_repair(state: ArubaState, reckoner: Reckoner, now: i64) -> bool:
    """Whether to play a Repair for two tokens; `now` is 1 if this turn's dice are still to be rolled."""
    car = state.cars[state.car]
    if not reckoner.weights.reckons:
        return car.damage >= PAIR
    turns: i64 = reckoner.turns(state.terms.rows + 1 - car.row) + now
    return reckoner.gain(car.damage, state.terms.repair, turns) > reckoner.weights.fix


def _is_sore(state: ArubaState, reckoner: Reckoner) -> bool:
    """Whether mending one token is worth a card."""
    car = state.cars[state.car]
    if not reckoner.weights.reckons:
        return car.damage > reckoner.weights.sore
    turns: i64 = reckoner.turns(state.terms.rows + 1 - car.row) + 1
    return car.damage > 0 and reckoner.gain(car.damage, 1, turns) > reckoner.weights.fix


def cheapest_fix(state: ArubaState, car: i64) -> i64:
    """The quick fix of that car with the least valuable card, or NOBODY."""
    for card in CHEAPEST:
        if state.hands[state.turn * CARDS + card] > 0:
            move: i64 = moves.fix(state.terms, card, car)
            if law.refuse(state, move) == LEGAL:
                return move
    return NOBODY


def _wanted_mount(state: ArubaState) -> i64:
    """A rear bumper for a leader, a front bumper for a chaser; saws on a side with another lane."""
    if state.usable(state.turn, cards.BUMPER) > 0:
        first: i64 = cards.REAR if road_ahead.is_ahead_of_all(state) else cards.FRONT
        for mount in (first, cards.FRONT + cards.REAR - first):
            if law.refuse(state, moves.MOUNT + mount) == LEGAL:
                return moves.MOUNT + mount
    if state.usable(state.turn, cards.SAW) > 0:
        lane: i64 = state.cars[state.car].lane
        if lane > 0 and law.refuse(state, moves.MOUNT + cards.LEFT) == LEGAL:
            return moves.MOUNT + cards.LEFT
        if lane < LANES - 1 and law.refuse(state, moves.MOUNT + cards.RIGHT) == LEGAL:
            return moves.MOUNT + cards.RIGHT
    return NOBODY


def bomb(state: ArubaState, reckoner: Reckoner) -> i64:
    """A bomb, if it harms rivals enough; else NOBODY."""
    if not reckoner.weights.attacks or law.refuse(state, moves.PLAY_BOMB) != LEGAL:
        return NOBODY
    hit: i64 = 0
    worth: float = 0.0
    for car in state.cars:
        if law.is_in_blast(state, car.number):
            if state.terms.owner(car.number) != state.turn:
                hit += 1
                worth += reckoner.harm(state, car, state.terms.bomb)
            else:
                worth -= reckoner.weights.token
    weights = reckoner.weights
    is_enough: bool = worth >= weights.bomb if weights.reckons else hit >= weights.crowd
    return moves.PLAY_BOMB if is_enough else NOBODY


def larceny(state: ArubaState) -> i64:
    """Larceny from the largest hand within reach; else NOBODY."""
    if state.usable(state.turn, cards.LARCENY) == 0:
        return NOBODY
    best: i64 = NOBODY
    most: i64 = 0
    for seat in range(state.terms.seats):
        size: i64 = state.hand_size(seat)
        if size > most and law.refuse(state, moves.STEAL + seat) == LEGAL:
            most = size
            best = moves.STEAL + seat
    return best
