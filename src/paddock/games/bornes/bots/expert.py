"""Level-2 policy of the Bornes family: one function for each rule of thumb, with fitted weights.

Every move uses up a card. The value of a move is its gain minus the value of that card in hand; a discard gains
nothing. Values are in points of a round, or in kilometres in editions without points.
"""

import math
from typing import Final

from mypy_extensions import i64

from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.results import Result
from paddock.core.round import Round
from paddock.core.setup import Setup
from paddock.games.bornes.bots import belief, extension
from paddock.games.bornes.bots.belief import Beliefs
from paddock.games.bornes.bots.expert_weights import Weights
from paddock.games.bornes.bots.extension import ExtensionOdds
from paddock.games.bornes.bots.points_in_reach import coming_home, safeties_laid
from paddock.games.bornes.rules import law, moves
from paddock.games.bornes.rules.cards import (
    BIG,
    CARDS,
    END_LIMIT,
    LIMIT,
    NO_CARD,
    RIGHT_OF_WAY,
    START,
    STOP,
    attack_of,
    is_attack,
    is_safety,
    remedy_of,
    safety_of,
)
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.setup import BornesSetup
from paddock.games.bornes.rules.state import ANSWER, CHOICE, DRIVING, PLAY, WAITING, BornesState
from paddock.games.bornes.rules.terms import Scoring

# Mean distance of an unhindered turn, as a share of the biggest card.
PACE: Final[float] = 0.25
SMALL: Final[i64] = 2  # the two smallest distances can make any remaining distance exact
MAX_IDEAS: Final = 6
# Bonuses that outrank everything else: the card that wins a race without points; and, where points count and a safety
# costs no turn, laying safeties before the card that reaches the goal.
AT_ONCE: Final[float] = 5000.0
UNKNOWN: Final[float] = -1.0


class BornesExpert(Policy):
    """Level 2: scores every move by its gain minus the value of the card it uses up."""

    def __init__(self, setup: Setup, chance: Chance, weights: dict[str, float] | None = None) -> None:
        super().__init__(setup, chance)
        assert isinstance(setup, BornesSetup)
        numbers = weights or {}
        self.setup: Setup = setup
        self.beliefs: Beliefs = Beliefs(numbers, setup.terms.sides)
        self.weights: Weights = Weights(numbers, setup.terms.sides)
        self.odds: ExtensionOdds = ExtensionOdds(numbers, setup.terms.sides)
        self.chances: Chances = Chances(setup, numbers)
        self.has_points: bool = setup.terms.scoring is not None
        self.estimates: Estimates = Estimates()
        self.before: list[int] = [0] * setup.sides  # points of the earlier rounds
        self.rounds: i64 = 0

    def follow(self, results: list[Result]) -> None:
        """Set the points and the number of the earlier rounds."""
        self.before = self.setup.points(results)
        self.rounds = len(results)

    def pick(self, state: Round) -> i64:
        """The move with the highest value; the first one on a tie."""
        assert isinstance(state, BornesRound)
        found: i64 = law.fill_moves(state)
        if state.phase == ANSWER:
            return state.moves[found - 1]  # the coup, if there is one, comes after the pass
        if state.phase == CHOICE:
            return moves.EXTEND if self.wants_extension(state) else moves.FINISH
        weights = self.weights
        estimates = self.estimates
        estimates.begin(state)
        listed = state.moves
        best: i64 = listed[0]
        most: float = -1e9
        card: i64 = NO_CARD
        held: float = 0.0
        for place in range(found):
            move: i64 = listed[place]
            slot: i64 = move // moves.SPAN
            if move % moves.SPAN != card:  # the moves with one card follow each other
                card = move % moves.SPAN
                held = worth_in_hand(state, card, weights, estimates)
            worth: float = -held
            if slot != moves.DISCARD:
                worth += gain_of(state, slot, card, weights, estimates)
            if worth > most:
                best = move
                most = worth
        return best

    def wants_extension(self, state: BornesState) -> bool:
        """Whether driving on gives a better chance to win the match than finishing now."""
        return extension.gain(state, self.odds, self.chances, self.before, self.rounds + 1) > 0.0

    def ideas(self, state: Round) -> list[int]:
        """The few moves with the highest values: playouts have never shown a low-rated move to be good."""
        assert isinstance(state, BornesRound)
        legal = state.legal_moves()
        if state.phase != PLAY:
            return legal
        ranked = sorted([(-self.worth(state, move // moves.SPAN, move % moves.SPAN), move) for move in legal])
        return [move for _, move in ranked[:MAX_IDEAS]]

    def imagine(self, state: Round, chance: Chance) -> None:
        """Redeal hidden cards by the belief about what others keep."""
        assert isinstance(state, BornesRound)
        belief.deal(state, self.beliefs, chance)

    def worth(self, state: BornesState, slot: i64, card: i64) -> float:
        """The gain of using a card minus its value in hand."""
        self.estimates.begin(state)
        held = worth_in_hand(state, card, self.weights, self.estimates)
        return -held if slot == moves.DISCARD else gain_of(state, slot, card, self.weights, self.estimates) - held


class Estimates:
    """Numbers about one position that several rules of thumb need; each is computed at most once."""

    def __init__(self) -> None:
        self.own: i64 = 0  # the side of the seat to act
        self.rest: i64 = 0  # how far it still has to drive
        self.turns: float = UNKNOWN
        self.hidden: float = UNKNOWN

    def begin(self, state: BornesState) -> None:
        """Forget the last position."""
        self.own = state.own
        self.rest = state.goal_km - state.km(self.own)
        self.turns = UNKNOWN
        self.hidden = UNKNOWN

    def turns_left(self, state: BornesState) -> float:
        """Expected number of turns left for the seat to act."""
        if self.turns == UNKNOWN:
            self.turns = turns_left(state)
        return self.turns

    def cards_hidden(self, state: BornesState) -> float:
        """How many cards are in the pile and in other hands; at least 1."""
        if self.hidden == UNKNOWN:
            self.hidden = float(max(i64(1), all_unseen(state)))
        return self.hidden


def gain_of(state: BornesState, slot: i64, card: i64, weights: Weights, estimates: Estimates) -> float:
    """The gain of using a card other than by discarding it."""
    if slot == moves.OWN:
        return gain_of_laying(state, card, weights, estimates)
    return gain_of_attack(state, card, slot - moves.ATTACK - 1, weights, estimates)


def gain_of_laying(state: BornesState, card: i64, weights: Weights, estimates: Estimates) -> float:
    """The gain of laying a distance, a remedy or a safety."""
    if card <= BIG:
        return gain_of_distance(state, card, weights, estimates)
    if is_safety(card):
        return gain_of_safety(state, card, weights, estimates)
    return gain_of_remedy(state, card, weights)


def gain_of_distance(state: BornesState, card: i64, weights: Weights, estimates: Estimates) -> float:
    """Kilometres, plus the points for reaching the goal, minus the safe trip that the first big card spoils."""
    terms = state.terms
    own: i64 = estimates.own
    km: i64 = terms.km[card]
    rest: i64 = estimates.rest - km
    gain: float = weights.km * float(km)
    scoring = terms.scoring
    if rest == 0 and scoring is None:
        return AT_ONCE
    if rest == 0:
        return 0.0 if is_worth_waiting(state, own, weights) else gain + weights.home + coming_home(state, own, card)
    if card == BIG and scoring is not None and state.laid(own, BIG) == 0:
        gain -= weights.spoil * float(scoring.safe_trip)
    # With an empty pile no other card will come to fill the remaining distance.
    share: float = 1.0 if state.pile > 0 else weights.empty
    if card < SMALL and rest > terms.km[BIG]:
        gain -= share * weights.small
    return gain - share * weights.stuck if is_stuck(state, card, rest) else gain


def is_worth_waiting(state: BornesState, own: i64, weights: Weights) -> bool:
    """Whether to wait for the delayed action: the pile is low and no rival is near its goal."""
    scoring = state.terms.scoring
    if scoring is None or scoring.delayed == 0 or state.pile == 0 or float(state.pile) > weights.wait_pile:
        return False
    for rival in range(state.terms.sides):
        rest: i64 = state.goal_km - state.km(rival)
        if rival != own and float(rest) < weights.wait_rest * float(state.goal_km):
            return False
    return True


def is_stuck(state: BornesState, laid: i64, rest: i64) -> bool:
    """Whether no other distance in hand fits into the remaining distance."""
    if rest >= state.terms.km[BIG]:
        return False
    cards = state.cards
    first: i64 = state.turn * CARDS
    for card in range(BIG + 1):
        left: i64 = i64(cards[first + card]) - i64(card == laid)
        if left > 0 and state.terms.km[card] <= rest:
            return False
    return True


def gain_of_remedy(state: BornesState, card: i64, weights: Weights) -> float:
    """The value of driving again, higher with a distance card to lay."""
    drive: float = weights.ready * float(best_drive(state))
    if card == END_LIMIT:
        return weights.free_limit + drive if best_drive(state) > state.terms.limit_km else weights.free_limit / 2
    return (weights.start if card == START else weights.cure) + drive


def best_drive(state: BornesState) -> i64:
    """The kilometres of the biggest distance in hand that fits into the remaining distance."""
    rest: i64 = state.goal_km - state.km(state.own)
    card: i64 = BIG
    while card >= 0:
        if state.holds(state.turn, card) and state.terms.km[card] <= rest:
            return state.terms.km[card]
        card -= 1
    return 0


def gain_of_safety(state: BornesState, safety: i64, weights: Weights, estimates: Estimates) -> float:
    """Its protection, the extra turn, driving again if it frees the car, and its points once the end is near."""
    terms = state.terms
    gain: float = weights.extra_turn if terms.safety_extra_turn else 0.0
    if frees(state, safety):
        return gain + weights.cure + weights.ready * float(best_drive(state))
    gain += weights.peace * min(1.0, attacks_to_come(state, safety, weights, estimates))
    scoring = terms.scoring
    if scoring is None:
        return gain
    if can_go_home(state) and terms.safety_extra_turn:
        return AT_ONCE
    if estimates.turns_left(state) > weights.late:
        return gain
    return gain + weights.save + points_of_safety(state, scoring)


def can_go_home(state: BornesState) -> bool:
    """Whether a card in hand would reach the goal now."""
    own: i64 = state.own
    rest: i64 = state.goal_km - state.km(own)
    if state.battle(own) != DRIVING or (state.is_limited(own) and rest > state.terms.limit_km):
        return False
    return any(state.terms.km[card] == rest and state.holds(state.turn, card) for card in range(BIG + 1))


def frees(state: BornesState, safety: i64) -> bool:
    """Whether the safety frees the car and no remedy in hand does."""
    own: i64 = state.own
    battle: i64 = state.battle(own)
    if battle > DRIVING and safety_of(battle) == safety:
        return not state.holds(state.turn, remedy_of(battle))
    if safety != RIGHT_OF_WAY:
        return False
    if battle == WAITING:
        return not state.holds(state.turn, START)
    return battle == DRIVING and state.is_limited(own) and not state.holds(state.turn, END_LIMIT)


def points_of_safety(state: BornesState, scoring: Scoring) -> float:
    """The points for one more safety."""
    is_last: bool = safeties_laid(state, state.own) == CARDS - RIGHT_OF_WAY - 1
    return float(scoring.safety + (scoring.all_safeties if is_last else i64(0)))


def gain_of_attack(state: BornesState, attack: i64, target: i64, weights: Weights, estimates: Estimates) -> float:
    """The turns it costs a rival: more when the rival is near its goal, less when a coup is likely."""
    km: i64 = state.km(target)
    rest: i64 = state.goal_km - km
    own_km: i64 = state.goal_km - estimates.rest
    gain: float = weights.lead * float(km) / float(state.goal_km)
    if attack == LIMIT:
        gain += weights.limit if rest > state.terms.limit_km else 0.0
    else:
        gain += weights.attack + (0.0 if attack == STOP else weights.breakdown)
        gain += weights.threat if rest <= state.terms.km[BIG] else 0.0
        gain += hope_of_shut_out(state, km, own_km, weights)
    gain += weights.scarce * scarcity(state, remedy_of(attack))
    if km < own_km:
        gain -= weights.behind
    return gain - danger_of_coup(state, attack, target, weights, estimates)


def hope_of_shut_out(state: BornesState, km: i64, own_km: i64, weights: Weights) -> float:
    """Expected value of a blockade of a rival without a kilometre, scaled by how far we have come."""
    scoring = state.terms.scoring
    if scoring is None or km > 0:
        return 0.0
    return weights.shut_out * float(scoring.shut_out * own_km) / float(state.goal_km)


def scarcity(state: BornesState, remedy: i64) -> float:
    """The share of the remedies of a kind that others can no longer hold or draw."""
    return 1.0 - float(unseen(state, remedy)) / float(state.terms.pack[remedy])


def danger_of_coup(state: BornesState, attack: i64, target: i64, weights: Weights, estimates: Estimates) -> float:
    """The gain of a rival's coup times the probability that it holds the safety."""
    if unseen(state, safety_of(attack)) == 0:
        return 0.0
    partners: float = float(state.terms.seats) / float(state.terms.sides)
    chance: float = min(1.0, partners * float(state.hand_size(target)) / estimates.cards_hidden(state))
    return weights.coup_risk * chance * worth_of_coup(state, weights)


def worth_of_coup(state: BornesState, weights: Weights) -> float:
    """The gain of a coup over laying the safety on a turn: the extra points and the turn."""
    scoring = state.terms.scoring
    if scoring is None:
        return weights.coup
    paid: i64 = scoring.coup - scoring.safety if scoring.coup_replaces_safety else scoring.coup
    return weights.coup + float(paid)


def attacks_to_come(state: BornesState, safety: i64, weights: Weights, estimates: Estimates) -> float:
    """Expected number of attacks before the end that this safety would answer."""
    terms = state.terms
    out: i64 = 0
    for attack in range(STOP, START):
        if safety_of(attack) == safety:
            out += unseen(state, attack)
    if out == 0:
        return 0.0
    rivals: float = float(terms.seats) * float(terms.sides - 1) / float(terms.sides)
    drawn: float = rivals * (float(terms.hand) + estimates.turns_left(state)) / estimates.cards_hidden(state)
    return weights.hope * float(out) * min(1.0, drawn) / float(terms.sides - 1)


def turns_left(state: BornesState) -> float:
    """Expected number of turns left for a seat: until the pile is empty or a rival can reach its goal."""
    terms = state.terms
    turns: float = float(state.pile) / float(terms.seats)
    if terms.play_hands_out:
        turns += float(state.hand_size(state.turn))
    partners: float = float(terms.seats) / float(terms.sides)
    pace: float = PACE * float(terms.km[BIG]) * partners
    own: i64 = state.own
    for side in range(terms.sides):
        if side != own:
            turns = min(turns, 1.0 + float(state.goal_km - state.km(side)) / pace)
    return 1.0 if can_go_home(state) else turns


def worth_in_hand(state: BornesState, card: i64, weights: Weights, estimates: Estimates) -> float:
    """The value of a card while it is in hand."""
    if card <= BIG:
        return hold_distance(state, card, weights, estimates)
    if is_safety(card):
        return hold_safety(state, card, weights, estimates)
    if is_attack(card):
        return hold_attack(state, card, weights, estimates)
    return hold_remedy(state, card, weights, estimates)


def hold_safety(state: BornesState, safety: i64, weights: Weights, estimates: Estimates) -> float:
    """The expected value of a coup with it."""
    coming: float = attacks_to_come(state, safety, weights, estimates)
    return (1.0 - math.exp(-coming)) * worth_of_coup(state, weights)


def hold_distance(state: BornesState, card: i64, weights: Weights, estimates: Estimates) -> float:
    """The kilometres it can still add; none beyond the goal or beyond the limit on big cards."""
    km: i64 = state.terms.km[card]
    rest: i64 = estimates.rest
    if km > rest:
        return 0.0
    if card == BIG and state.laid(estimates.own, BIG) + state.held(state.turn, BIG) > state.terms.max_big:
        return 0.0
    return weights.hold_home if km == rest else weights.hold_km * float(km)


def hold_attack(state: BornesState, attack: i64, weights: Weights, estimates: Estimates) -> float:
    """A fixed value while some rival is not protected from it."""
    own: i64 = estimates.own
    safety: i64 = safety_of(attack)
    for side in range(state.terms.sides):
        if side != own and not state.has_safety(side, safety):
            return weights.hold_limit if attack == LIMIT else weights.hold_attack
    return 0.0


def hold_remedy(state: BornesState, remedy: i64, weights: Weights, estimates: Estimates) -> float:
    """Highest for the remedy needed now; then one of each while its attack may come; two starts."""
    own: i64 = estimates.own
    attack: i64 = attack_of(remedy)
    safety: i64 = safety_of(attack)
    if state.has_safety(own, safety) or state.holds(state.turn, safety):
        return 0.0
    held: i64 = state.held(state.turn, remedy)
    if is_needed(state, own, remedy):
        return weights.hold_need if held == 1 else weights.hold_second
    shared: float = weights.partner if state.terms.seats > state.terms.sides else 1.0
    if remedy == START:
        return shared * (weights.hold_start if held == 1 else weights.hold_second_start / float(held - 1))
    risk: float = float(unseen(state, attack)) / float(state.terms.pack[attack])
    return shared * risk * (weights.hold_remedy if held == 1 else weights.hold_second / float(held - 1))


def is_needed(state: BornesState, own: i64, remedy: i64) -> bool:
    """Whether the car is stopped or limited and this card would end that."""
    battle: i64 = state.battle(own)
    if remedy == END_LIMIT:
        return state.is_limited(own)
    if remedy == START:
        return battle in (WAITING, STOP) or (battle > DRIVING and state.terms.start_after_remedy)
    return battle == attack_of(remedy)


def unseen(state: BornesState, card: i64) -> i64:
    """How many cards of this kind are in other hands and in the pile."""
    terms = state.terms
    cards = state.cards
    count: i64 = terms.pack[card] - i64(cards[state.turn * CARDS + card])
    # What is laid on the sides, and then the discards: the rows after the hands.
    for row in range(terms.seats, terms.seats + terms.sides + 1):
        count -= i64(cards[row * CARDS + card])
    return count


def all_unseen(state: BornesState) -> i64:
    """How many cards are in the pile and in other hands."""
    count: i64 = state.pile
    for seat in range(state.terms.seats):
        if seat != state.turn:
            count += state.hand_size(seat)
    return count
