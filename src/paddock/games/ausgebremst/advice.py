"""Observer and referee of AUSGEBREMST: counts detours, sixes of a leader, idle turns and empty tanks in playouts."""

from typing import Final

from mypy_extensions import i64

from paddock.advice.observation import AMOUNT, LESS, MORE, SHARE, Fact, Observer, Referee
from paddock.core.chance.rng import Chance
from paddock.core.round import Round
from paddock.games.ausgebremst.rules import leader, moves
from paddock.games.ausgebremst.rules.redeal import shuffle_deck
from paddock.games.ausgebremst.rules.round import RaceRound
from paddock.games.ausgebremst.rules.scoring import place_of
from paddock.games.ausgebremst.rules.state import DRIVE, OUT, RaceState
from paddock.games.ausgebremst.rules.terms import VALUES

DETOUR: Final[i64] = 0
LEADING: Final[i64] = 1
BARRED: Final[i64] = 2
STILL: Final[i64] = 3
RIVALS_STILL: Final[i64] = 4
OUT_OF_CARDS: Final[i64] = 5
TURNS: Final[i64] = 6
WON: Final[i64] = 7
PLACE: Final[i64] = 8

FACTS: Final = [
    Fact("ausgebremst-detour", AMOUNT, LESS),
    Fact("ausgebremst-leading", AMOUNT, LESS),
    Fact("ausgebremst-barred", AMOUNT, LESS),
    Fact("ausgebremst-still", AMOUNT, LESS),
    Fact("ausgebremst-rivals-still", AMOUNT, MORE),
    Fact("ausgebremst-out", SHARE, LESS),
    Fact("ausgebremst-turns", AMOUNT, LESS),
    Fact("ausgebremst-won", SHARE, MORE, is_outcome=True),
    Fact("ausgebremst-place", AMOUNT, LESS, is_outcome=True),
]


class RaceObserver(Observer):
    """Counts events for one car."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, FACTS)
        self._card: i64 = 0  # the last card it played, until its distance is known
        self._to_go: i64 = 0

    def begin(self, state: Round, move: i64) -> None:
        """Start a new world."""
        super().begin(state, move)
        self._card = 0

    def note(self, state: Round, move: i64) -> None:
        """Count the car's turns, and the turns in which rivals could not move."""
        assert isinstance(state, RaceRound)
        if state.phase != DRIVE:
            return
        is_still: bool = move >= moves.WORDS
        if state.turn != self.seat:
            if is_still:
                self.counts[RIVALS_STILL] += 1.0
            return
        self._arrive(state)
        self.counts[TURNS] += 1.0
        if is_still:
            self.counts[STILL] += 1.0
        else:
            self._card = move // moves.CARD
            self._to_go = state.to_go(self.seat)
        if state.home == 0 and leader.leads(state, self.seat):
            self.counts[LEADING] += 1.0
            holds_six: bool = state.hands[self.seat * VALUES + state.terms.leader_ban] != 0
            if holds_six and leader.is_six_barred(state, self.seat):
                self.counts[BARRED] += 1.0

    def _arrive(self, state: RaceState) -> None:
        """Count the detour of the last card: its spaces that did not shorten the way to the finish."""
        if self._card > 0:
            self.counts[DETOUR] += float(self._card - (self._to_go - state.to_go(self.seat)))
            self._card = 0

    def end(self, state: Round) -> None:
        """Record the car's place; an unfinished car counts as last."""
        assert isinstance(state, RaceRound)
        place: i64 = place_of(state, self.seat)
        self.counts[OUT_OF_CARDS] = float(state.status[self.seat] == OUT)
        self.counts[WON] = float(place == 1)
        self.counts[PLACE] = float(place if place > 0 else state.terms.cars)


class RaceReferee(Referee):
    """Referee of AUSGEBREMST: only the order of the decks is unknown; gear piles keep their order."""

    def shuffle(self, state: Round, chance: Chance) -> None:
        """Shuffle every deck."""
        assert isinstance(state, RaceRound)
        state.decks = state.decks[:]
        for car in range(state.terms.cars):
            shuffle_deck(state, car, chance)


OBSERVER: Final = RaceObserver
REFEREE: Final = RaceReferee
