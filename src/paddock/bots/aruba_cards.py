"""When a sensible driver of ARUBA plays which card: repairs and mounts before the roll, bombs, Larceny, quick fixes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots import aruba_road
from paddock.games.aruba import cards, law, moves
from paddock.games.aruba.cards import CARDS
from paddock.games.aruba.circuit import LANES
from paddock.games.aruba.dice import PAIR
from paddock.games.aruba.rules import LEGAL
from paddock.games.aruba.state import NOBODY, ArubaState

SORE: Final = 2  # tokens beyond which cards go into repairs before the roll
CROWD: Final = 2  # cars that make a bomb worth its card
# Which card to throw away first for a quick fix.
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


def prepare(state: ArubaState) -> i64:
    """Before the roll: mend what is sore, mount what helps, roll."""
    if state.hand_size(state.turn) == 0:
        return moves.ROLL
    damage: i64 = state.cars[state.car].damage
    if damage >= PAIR and law.refuse(state, moves.PLAY_REPAIR) == LEGAL:
        return moves.PLAY_REPAIR
    if damage > SORE:
        fix: i64 = cheapest_fix(state, state.car)
        if fix != NOBODY:
            return fix
    mount: i64 = _wanted_mount(state)
    return moves.ROLL if mount == NOBODY else mount


def cheapest_fix(state: ArubaState, car: i64) -> i64:
    """The quick fix of that car with the card that is missed least, or NOBODY."""
    for card in CHEAPEST:
        if state.hands[state.turn * CARDS + card] > 0:
            move: i64 = moves.fix(state.terms, card, car)
            if law.refuse(state, move) == LEGAL:
                return move
    return NOBODY


def _wanted_mount(state: ArubaState) -> i64:
    """A bumper behind for whoever is in front, before for who chases; saws towards the road."""
    if state.usable(state.turn, cards.BUMPER) > 0:
        first: i64 = cards.REAR if aruba_road.is_ahead_of_all(state) else cards.FRONT
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


def bomb(state: ArubaState) -> i64:
    """A bomb, if it hits enough rivals."""
    if law.refuse(state, moves.PLAY_BOMB) != LEGAL:
        return NOBODY
    hit: i64 = 0
    for car in state.cars:
        if law.is_in_blast(state, car.number) and state.terms.owner(car.number) != state.turn:
            hit += 1
    return moves.PLAY_BOMB if hit >= CROWD else NOBODY


def larceny(state: ArubaState) -> i64:
    """Larceny from the fullest hand within reach."""
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
