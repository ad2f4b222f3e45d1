"""Observer and referee of ARUBA: counts spaces, dice, tokens and wrecks in playouts; exact values of keeps."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.advice.observation import AMOUNT, LESS, MORE, SHARE, Fact, Observer, Referee
from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.games.aruba.bots.policies import Commuter
from paddock.games.aruba.rules import moves
from paddock.games.aruba.rules.car import HOME, RACING
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import counts_from, faces_of, number_of
from paddock.games.aruba.rules.round import ArubaRound
from paddock.games.aruba.rules.solver import Keep, Solver
from paddock.games.aruba.rules.state import BEGIN, ArubaState
from paddock.games.aruba.rules.state import DICE as ROLLING

SPACES: Final[i64] = 0
DICE: Final[i64] = 1
TAKEN: Final[i64] = 2
DEALT: Final[i64] = 3
IN_FRONT: Final[i64] = 4
ON_RED: Final[i64] = 5
WRECKED: Final[i64] = 6
CARDS_HELD: Final[i64] = 7
WON: Final[i64] = 8
SCORED: Final[i64] = 9

FACTS: Final = [
    Fact("aruba-spaces", AMOUNT, MORE),
    Fact("aruba-dice", AMOUNT, MORE),
    Fact("aruba-taken", AMOUNT, LESS),
    Fact("aruba-dealt", AMOUNT, MORE),
    Fact("aruba-in-front", AMOUNT, LESS),
    Fact("aruba-on-red", AMOUNT, LESS),
    Fact("aruba-wrecked", SHARE, LESS),
    Fact("aruba-cards", AMOUNT, MORE),
    Fact("aruba-won", SHARE, MORE, is_outcome=True),
    Fact("aruba-points", AMOUNT, MORE, is_outcome=True),
]


MAX_KEEPS: Final = 3


class ArubaObserver(Observer):
    """Counts events for the cars of one seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, FACTS)
        self._damage: vec[i64] = vec[i64]()
        self._car: i64 = 0  # the active car at the time of the move
        self._row: i64 = 0
        self._rolls: float = 0.0
        self._is_first_turn: bool = True

    def begin(self, state: Round, move: i64) -> None:
        """Start a new world and record where all cars are."""
        super().begin(state, move)
        assert isinstance(state, ArubaRound)
        self._damage = vec[i64]([car.damage for car in state.cars])
        self._car = state.car
        self._row = self._rows(state)
        self._rolls = 0.0
        self._is_first_turn = True

    def _rows(self, state: ArubaState) -> i64:
        """The total rows of the seat's cars."""
        rows: i64 = 0
        for car in state.cars:
            if state.terms.owner(car.number) == self.seat:
                rows += car.row
        return rows

    def note(self, state: Round, move: i64) -> None:
        """Count the spaces of the turn once the next one begins, tokens, and the dice of the seat's rolls."""
        assert isinstance(state, ArubaRound)
        self._count_tokens(state)
        if state.phase != BEGIN:
            return
        if self._is_first_turn and state.car != self._car:
            self._end_first_turn(state)
        if move == moves.ROLL and state.turn == self.seat:
            self._rolls += 1.0
            self.counts[DICE] += float(state.terms.dice - state.cars[state.car].damage)
            self.counts[IN_FRONT] += float(state.leads)
            self.counts[ON_RED] += float(state.from_red)

    def _end_first_turn(self, state: ArubaState) -> None:
        self._is_first_turn = False
        self.counts[SPACES] = float(self._rows(state) - self._row)
        self.counts[CARDS_HELD] = float(state.hand_size(self.seat))

    def _count_tokens(self, state: ArubaState) -> None:
        for car in state.cars:
            more: i64 = car.damage - self._damage[car.number]
            if more != 0:
                self._damage[car.number] = car.damage
                if more > 0:
                    mine: bool = state.terms.owner(car.number) == self.seat
                    self.counts[TAKEN if mine else DEALT] += float(more)

    def end(self, state: Round) -> None:
        """Count which cars finished and the damage of the others."""
        assert isinstance(state, ArubaRound)
        self._count_tokens(state)
        if self._is_first_turn:
            self._end_first_turn(state)
        if self._rolls > 0.0:
            self.counts[DICE] /= self._rolls
        self.counts[SCORED] = float(state.score(self.seat))
        for car in state.cars:
            if state.terms.owner(car.number) == self.seat:
                if car.fate != RACING and car.fate != HOME:
                    self.counts[WRECKED] = 1.0
                if car.fate == HOME and car.rank == 1:
                    self.counts[WON] = 1.0

    def exact(self, state: Round, expert: Policy) -> dict[int, float]:
        """While rerolls are left: the exact values of the best keeps, in spaces, at the expert's prices."""
        assert isinstance(state, ArubaRound)
        assert isinstance(expert, Commuter)
        if state.phase != ROLLING or state.rerolls == 0:
            return {}
        rolled = faces_of(state.dice)
        keeps = _solver(state, expert).keeps(rolled, int(state.rerolls))
        return {_move(keep, len(rolled)): keep.worth for keep in keeps[:MAX_KEEPS]}


def _solver(state: ArubaRound, expert: Commuter) -> Solver:
    """A solver for the rolled dice; the expert's prices, with Extra dice added, give the value of a final roll."""
    worth = expert.worth_of_dice(state)
    extra = faces_of(state.extra)
    return Solver(int(state.rolled), lambda faces: worth.value(counts_from(faces + extra)))


def _move(keep: Keep, rolled: int) -> int:
    """The move of a keep; to keep all dice is to stand."""
    return int(moves.STAND) if len(keep.dice) == rolled else int(number_of(counts_from(keep.dice)))


class ArubaReferee(Referee):
    """Referee of ARUBA: only the pile of action cards is unknown; rolls are random anyway."""

    def shuffle(self, state: Round, chance: Chance) -> None:
        """Shuffle the pile, sorted by kind first, so that the shuffle does not depend on its real order."""
        assert isinstance(state, ArubaRound)
        deck = state.deck[state.drawn :]
        counts = vec[u8]([0] * CARDS)
        for place in range(len(deck)):
            counts[deck[place]] += 1
        at: i64 = 0
        for card in range(i64(CARDS)):
            for _ in range(i64(counts[card])):
                deck[at] = card
                at += 1
        chance.shuffle(deck)
        state.deck = deck
        state.drawn = 0


OBSERVER: Final = ArubaObserver
REFEREE: Final = ArubaReferee
