"""Observer and referee of the Bornes family: counts stopped turns, speed limits, coups and attacks during playouts."""

from typing import Final

from mypy_extensions import i64

from paddock.advice.observation import AMOUNT, LESS, MORE, SHARE, Fact, Observer, Referee
from paddock.core.chance.rng import Chance
from paddock.core.round import Round
from paddock.games.bornes.rules import moves, redeal
from paddock.games.bornes.rules.cards import (
    BIG,
    END_LIMIT,
    LIMIT,
    RIGHT_OF_WAY,
    START,
    attack_of,
    is_safety,
    safety_of,
)
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import ANSWER, DRIVING, PLAY, WAITING, BornesState

STANDING: Final[i64] = 0
CREEPING: Final[i64] = 1
STOPPED: Final[i64] = 2
COUP: Final[i64] = 3
STRUCK_BACK: Final[i64] = 4
RIVALS_STANDING: Final[i64] = 5
NOTHING_FITS: Final[i64] = 6
MISSED: Final[i64] = 7
SAFE_TRIP: Final[i64] = 8
SHUT_OUT: Final[i64] = 9
DELAYED: Final[i64] = 10
HOME: Final[i64] = 11
BEATEN: Final[i64] = 12
AHEAD: Final[i64] = 13
KM: Final[i64] = 14
RIVAL_KM: Final[i64] = 15
POINTS: Final[i64] = 16
RIVAL_POINTS: Final[i64] = 17

FACTS: Final = [
    Fact("bornes-standing", AMOUNT, LESS),
    Fact("bornes-creeping", AMOUNT, LESS),
    Fact("bornes-stopped", SHARE, LESS),
    Fact("bornes-coup", SHARE, MORE),
    Fact("bornes-struck-back", SHARE, LESS),
    Fact("bornes-rivals-standing", AMOUNT, MORE),
    Fact("bornes-nothing-fits", AMOUNT, LESS),
    Fact("bornes-missed", SHARE, LESS, is_alone=True),
    Fact("bornes-safe-trip", SHARE, MORE, is_outcome=True),
    Fact("bornes-shut-out", SHARE, MORE),
    Fact("bornes-delayed", SHARE, MORE, is_outcome=True),
    Fact("bornes-home", SHARE, MORE, is_outcome=True),
    Fact("bornes-beaten", SHARE, LESS, is_outcome=True),
    Fact("bornes-ahead", SHARE, MORE, is_outcome=True),
    Fact("bornes-km", AMOUNT, MORE, is_outcome=True),
    Fact("bornes-rival-km", AMOUNT, LESS, is_outcome=True),
    Fact("bornes-points", AMOUNT, MORE, is_outcome=True),
    Fact("bornes-rival-points", AMOUNT, LESS, is_outcome=True),
]
HARDLY: Final = 0.15  # an event in a smaller share of the worlds counts as rare


class BornesObserver(Observer):
    """Counts events for one side and tracks whether a discarded card would have helped later."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, FACTS)
        self._thrown: i64 = -1

    def begin(self, state: Round, move: i64) -> None:
        """Start a new world and remember which card the move discards."""
        super().begin(state, move)
        is_thrown: bool = move // moves.SPAN == moves.DISCARD
        self._thrown = move % moves.SPAN if is_thrown else -1

    def note(self, state: Round, move: i64) -> None:
        """Count turns spent stopped or limited, attacks that hold, and coups."""
        assert isinstance(state, BornesRound)
        mine: bool = state.own == state.terms.side_of[self.seat]
        if state.phase == PLAY:
            if mine:
                self._own_turn(state, move)
            elif state.battle(state.own) != DRIVING:
                self.counts[RIVALS_STANDING] += 1.0
        elif state.phase == ANSWER:
            if move != moves.PASS:
                if mine:
                    self.counts[COUP] = 1.0
                elif state.terms.side_of[state.attacker] == state.terms.side_of[self.seat]:
                    self.counts[STRUCK_BACK] = 1.0
            elif mine and state.attack != LIMIT:
                self.counts[STOPPED] = 1.0

    def _own_turn(self, state: BornesRound, move: i64) -> None:
        own: i64 = state.own
        battle: i64 = state.battle(own)
        if battle != DRIVING:
            self.counts[STANDING] += 1.0
        else:
            if state.is_limited(own):
                self.counts[CREEPING] += 1.0
            if move // moves.SPAN == moves.DISCARD and _is_near(state, own):
                self.counts[NOTHING_FITS] += 1.0
        if self._thrown >= 0 and _would_help(state, own, self._thrown):
            self.counts[MISSED] = 1.0

    def end(self, state: Round) -> None:
        """Count who reached the goal and what that scored."""
        assert isinstance(state, BornesRound)
        own: i64 = state.terms.side_of[self.seat]
        self.counts[HOME] = float(state.finisher == own)
        self.counts[BEATEN] = float(state.finisher >= 0 and state.finisher != own)
        self._count_ways(state, own)
        scoring = state.terms.scoring
        if scoring is not None:
            self._count_points(state, own)
        if scoring is None or state.finisher != own:
            return
        self.counts[SAFE_TRIP] = float(scoring.safe_trip > 0 and state.laid(own, BIG) == 0)
        self.counts[DELAYED] = float(scoring.delayed > 0 and state.pile == 0)
        if scoring.shut_out > 0:
            for side in range(state.terms.sides):
                if side != own and state.km(side) == 0:
                    self.counts[SHUT_OUT] = 1.0

    def _count_ways(self, state: BornesRound, own: i64) -> None:
        """Record the kilometres of the side and of its farthest rival."""
        farthest: i64 = 0
        for side in range(state.terms.sides):
            if side != own:
                farthest = max(farthest, state.km(side))
        self.counts[KM] = float(state.km(own))
        self.counts[RIVAL_KM] = float(farthest)
        self.counts[AHEAD] = float(state.km(own) > farthest)

    def _count_points(self, state: BornesRound, own: i64) -> None:
        """Record the points of the side and of its best rival."""
        most: i64 = 0
        for side in range(state.terms.sides):
            if side != own:
                most = max(most, state.score(side))
        self.counts[POINTS] = float(state.score(own))
        self.counts[RIVAL_POINTS] = float(most)

    def remark(self, state: Round, move: i64, means: list[float]) -> tuple[str, dict[str, object]] | None:
        """Explain why a remedy may be discarded: it is rarely needed, even more so once its attacks are gone."""
        assert isinstance(state, BornesRound)
        card: i64 = move % moves.SPAN
        if move // moves.SPAN != moves.DISCARD or not START <= card < RIGHT_OF_WAY or means[MISSED] > HARDLY:
            return None
        attack: i64 = attack_of(card)
        gone: i64 = state.discarded(attack)
        for side in range(state.terms.sides):
            gone += state.laid(side, attack)
        facts: dict[str, object] = {"this": round(100 * means[MISSED])}
        if gone == 0:
            return "bornes-hardly", facts
        facts |= {"gone": int(gone), "all": int(state.terms.pack[attack]), "attack_card": state.terms.names[attack]}
        return "bornes-spare", facts


def _is_near(state: BornesState, own: i64) -> bool:
    """Whether the remaining distance is shorter than the biggest card, so that not every distance fits."""
    return state.goal_km - state.km(own) < state.terms.km[BIG]


def _would_help(state: BornesState, own: i64, card: i64) -> bool:
    """Whether this card, if still in hand, would free the side now while no other card in hand does."""
    if card <= BIG or state.holds(state.turn, card):
        return False
    battle: i64 = state.battle(own)
    if is_safety(card):
        return battle > DRIVING and safety_of(battle) == card
    if card < START:
        return False
    if card == END_LIMIT:
        return state.is_limited(own)
    if card == START:
        return battle == WAITING or battle == attack_of(START)
    return battle == attack_of(card) and not state.holds(state.turn, safety_of(battle))


class BornesReferee(Referee):
    """Referee of the Bornes family: only the order of the draw pile is unknown."""

    def shuffle(self, state: Round, chance: Chance) -> None:
        """Shuffle the draw pile, so that the review does not use its real order."""
        assert isinstance(state, BornesRound)
        redeal.shuffle_pile(state, chance)


OBSERVER: Final = BornesObserver
REFEREE: Final = BornesReferee
