"""Policies of ARUBA: levels and styles that keep dice exactly by price, then drive, shoot, mend and ram."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.games.aruba.bots import card_play, road_ahead
from paddock.games.aruba.bots.dice_keeps import RE_ROLL, Library, library
from paddock.games.aruba.bots.expert_weights import DEFAULTS, FROZEN, RACER, RAMMER, SUNDAY
from paddock.games.aruba.bots.road_ahead import Road
from paddock.games.aruba.bots.roll_value import Worth
from paddock.games.aruba.rules import cards, law, moves
from paddock.games.aruba.rules.dice import FACES, PAIR, THREE, number_of
from paddock.games.aruba.rules.round import ArubaRound
from paddock.games.aruba.rules.rule_numbers import LEGAL
from paddock.games.aruba.rules.setup import ArubaSetup
from paddock.games.aruba.rules.state import ACT, APPROACH, BEGIN, DICE, DRAWING, DRIVING, HOOK_WINDOW, NOBODY


class Commuter(Policy):
    """Level 2. Each phase has its own small function; NOBODY means that it found nothing to do."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance)
        assert isinstance(setup, ArubaSetup)
        self._library: Final[Library] = library(setup.terms, self.numbers(weights or {}))
        self._weights: Final = self._library.weights
        self._reckoner: Final = self._library.reckoner
        self._road: Final[Road] = Road(self._reckoner)
        self._counts: Final[vec[u8]] = vec[u8]([0] * FACES)  # all dice by face, including Extra dice

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The weights to use, derived from the fitted ones."""
        return weights

    def pick(self, state: Round) -> i64:
        """The move by rules of thumb."""
        assert isinstance(state, ArubaRound)
        if state.phase == ACT:
            return self._act(state)
        if state.phase == DICE:
            return self._keep(state)
        if state.phase == BEGIN:
            return card_play.prepare(state, self._reckoner)
        if state.phase == HOOK_WINDOW:
            is_strong: bool = state.count_dice() >= self._weights.hook_dice
            return moves.PLAY_HOOK if is_strong and law.refuse(state, moves.PLAY_HOOK) == LEGAL else moves.PASS
        # Saving a car is always worth a card.
        fix: i64 = card_play.cheapest_fix(state, state.ninth)
        return moves.PASS if fix == NOBODY else fix

    def _prices(self, state: ArubaRound) -> i64:
        """The index of this car's current prices for spaces, pairs, cards and a full repair."""
        car = state.cars[state.car]
        to_go: i64 = max(i64(0), state.terms.rows + 1 - car.row - state.gained + state.spent) + state.penalty
        return self._library.place(car.damage, self._shot(state), to_go)

    def worth_of_dice(self, state: ArubaRound) -> Worth:
        """The values of final rolls for the active car."""
        return self._library.worth(self._prices(state))

    def _shot(self, state: ArubaRound) -> float:
        """The value of a shot; 0 without a target."""
        if not self._weights.attacks or not road_ahead.has_target(state):
            return 0.0
        if not self._weights.reckons:
            return self._weights.shot
        car = state.cars[state.car]
        return self._reckoner.harm(state, state.cars[state.at(car.row + 1, car.lane)], state.terms.shot)

    def _gather(self, state: ArubaRound) -> i64:
        """Count all dice by face and return their number."""
        dice = state.dice
        extra = state.extra
        total: i64 = 0
        for face in range(FACES):
            count: i64 = i64(dice[face]) + i64(extra[face])
            self._counts[face] = u8(count)
            total += count
        return total

    def _keep(self, state: ArubaRound) -> i64:
        """The exact best keep, or a card on the dice if it gains enough."""
        roll: i64 = number_of(state.dice)
        prices: i64 = self._prices(state)
        kept: i64 = roll
        if state.rerolls > 0:
            kept = self._library.keep(prices, state.rolled, roll, state.rerolls) & (RE_ROLL - 1)
        if kept != roll:
            return kept
        if not state.has_usable(state.turn):
            return moves.STAND
        card: i64 = self._card_on_dice(state, self._library.worth(prices))
        if card != NOBODY:
            return card
        can_roll: bool = law.refuse(state, moves.PLAY_RE_ROLL) == LEGAL
        if can_roll and self._library.keep(prices, state.rolled, roll, 1) & RE_ROLL != 0:
            return moves.PLAY_RE_ROLL
        return moves.STAND

    def _card_on_dice(self, state: ArubaRound, worth: Worth) -> i64:
        """The best Extra die or Die change."""
        self._gather(state)
        best: float = worth.value(self._counts) + self._weights.die_card
        chosen: i64 = NOBODY
        if state.usable(state.turn, cards.EXTRA_DIE) > 0:
            for move in range(moves.EXTRA, moves.CHANGE):
                value: float = self._value_with(worth, move - moves.EXTRA)
                if value > best:
                    best = value
                    chosen = move
        if state.usable(state.turn, cards.DIE_CHANGE) > 0:
            for move in range(moves.CHANGE, moves.STEAL):
                old: i64 = moves.old_face(move)
                if state.dice[old] > 0:
                    self._counts[old] -= 1
                    changed: float = self._value_with(worth, moves.new_face(move))
                    self._counts[old] += 1
                    if changed > best:
                        best = changed
                        chosen = move
        return chosen

    def _value_with(self, worth: Worth, face: i64) -> float:
        """The value of the dice with one more of this face."""
        self._counts[face] += 1
        value: float = worth.value(self._counts)
        self._counts[face] -= 1
        return value

    def _act(self, state: ArubaRound) -> i64:
        """The first useful action."""
        if state.stage == DRAWING:
            self._gather(state)
            return self._draw(state)
        has_cards: bool = state.has_usable(state.turn)
        move: i64 = NOBODY
        dice: i64 = self._gather(state)
        if dice > 0:
            move = self._use_dice(state, has_cards)
        elif has_cards:
            move = self._use_cards(state)
        if move == NOBODY and state.movement > 0 and state.stage <= DRIVING:
            move = self._drive(state, has_cards)
        if move == NOBODY:
            move = self._finish(state, dice, has_cards)
        return self._draw(state) if move == NOBODY else move

    def _use_cards(self, state: ArubaRound) -> i64:
        """Use cards before driving, when no dice are left."""
        is_sore: bool = state.cars[state.car].damage > 0 and card_play.wants_repair(state, self._reckoner, 0)
        if is_sore and law.refuse(state, moves.PLAY_REPAIR) == LEGAL:
            return moves.PLAY_REPAIR
        return card_play.bomb(state, self._reckoner) if state.stage == APPROACH else NOBODY

    def _use_dice(self, state: ArubaRound, has_cards: bool) -> i64:
        """Repairs, shots, and combinations for movement, in this order."""
        worth = self.worth_of_dice(state)
        best: float = worth.best_straight(self._counts)
        length: i64 = 0 if state.straight_used else worth.length
        damage: i64 = state.cars[state.car].damage
        if not state.dice_used:
            if law.refuse(state, moves.EVEN) == LEGAL:
                return moves.EVEN
            if damage > 1 and worth.prices.overhaul >= best and law.refuse(state, moves.ODD) == LEGAL:
                return moves.ODD
        move: i64 = self._use_cards(state) if has_cards else NOBODY
        if move == NOBODY and damage > 0 and self._is_mending(state, damage):
            move = self._pair(state, worth, length, moves.MEND)
        if move == NOBODY and state.stage == APPROACH and self._weights.attacks:
            move = self._pair(state, worth, length, moves.SHOOT)
        if move == NOBODY and state.stage <= DRIVING:
            move = self._gain(state, worth, length)
        return move

    def _is_mending(self, state: ArubaRound, damage: i64) -> bool:
        """Whether to mend rather than shoot with a pair."""
        if not self._weights.reckons:
            return True
        car = state.cars[state.car]
        turns: i64 = self._reckoner.turns(state.terms.rows + 1 - car.row)
        shot: float = self._shot(state) if state.stage == APPROACH else 0.0
        return self._reckoner.gain(damage, PAIR, turns) > shot

    def _pair(self, state: ArubaRound, worth: Worth, length: i64, verb: i64) -> i64:
        """A pair for this purpose, after the plan has assigned the straight, fours and threes."""
        for face in range(i64(FACES)):
            left: i64 = i64(self._counts[face])
            if face < length:
                left -= 1
            if left >= PAIR and worth.pairs[left] > 0 and law.refuse(state, verb + face) == LEGAL:
                return verb + face
        return NOBODY

    def _gain(self, state: ArubaRound, worth: Worth, length: i64) -> i64:
        """A straight, or fours."""
        if length > 0:
            return moves.STRAIGHT + length - 1
        for face in range(i64(FACES)):
            if worth.fours[i64(self._counts[face])] > 0:
                return moves.TURBO + face
        return NOBODY

    def _drive(self, state: ArubaRound, has_cards: bool) -> i64:
        """Nitro if the movement does not reach the line; then the best step, or a stop."""
        movement: i64 = state.movement
        is_far: bool = state.terms.rows + 1 - state.cars[state.car].row > movement
        if has_cards and is_far and state.usable(state.turn, cards.NITRO) > 0:
            return moves.PLAY_NITRO
        step: i64 = self._road.best_step(state, movement)
        if step == NOBODY and state.stage == DRIVING:
            return moves.STOP
        return step

    def _finish(self, state: ArubaRound, dice: i64, has_cards: bool) -> i64:
        """The last actions before drawing: shots and bombs after the drive, Larceny."""
        move: i64 = NOBODY
        if dice >= PAIR and self._weights.attacks:
            worth = self.worth_of_dice(state)
            move = self._pair(state, worth, 0, moves.SHOOT)
        if move == NOBODY and has_cards:
            move = card_play.bomb(state, self._reckoner)
            if move == NOBODY:
                move = card_play.larceny(state)
        return move

    def _draw(self, state: ArubaRound) -> i64:
        """New cards for the dice counted last, or the end of the turn."""
        face: i64 = FACES - 1
        while face >= 0:
            if i64(self._counts[face]) >= THREE and law.refuse(state, moves.DRAW + face) == LEGAL:
                return moves.DRAW + face
            face -= 1
        return moves.END


class SundayDriver(Commuter):
    """Level 1: the same functions with simple weights."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """Fixed weights; ignores the fitted ones."""
        return dict(SUNDAY)


class Frozen(Commuter):
    """A style: the frozen first version of level 2, a baseline for later versions. Do not improve it."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """Fixed weights; ignores the fitted ones."""
        return dict(FROZEN)


class Rammer(Commuter):
    """A style: puts a high value on harming others."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The fitted weights with the changes of this style."""
        return {**weights, **RAMMER}


class Racer(Commuter):
    """A style: never attacks."""

    def numbers(self, weights: dict[str, float]) -> dict[str, float]:
        """The fitted weights with the changes of this style."""
        return {**weights, **RACER}


def table_of(_setup: Setup) -> str:
    """The name of the weights table: the same for all setups."""
    return "race"


POLICIES: Final[dict[int, type[Policy]]] = {1: SundayDriver, 2: Commuter}
STYLES: Final[dict[str, type[Policy]]] = {"frozen": Frozen, "rammer": Rammer, "racer": Racer}
WEIGHTS: Final[dict[str, float]] = DEFAULTS
IS_FITTED_ON_MATCHES: Final = True  # a match covers several circuits
