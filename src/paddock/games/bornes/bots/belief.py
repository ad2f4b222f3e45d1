"""Belief about hidden hands in the Bornes family: samples hands by how likely players are to keep each card.

Players keep safeties and rarely hold an attack that they could lay now. Each kind of card falls into a habit, depending
on its use at this moment. The log odds that a card of a habit is in a hand, at the start and at the end of a round, are
fitted on rounds of experts (`games/bornes/lab/fit_belief.py`).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.bots.weight_sets import table_of
from paddock.core.chance.rng import Chance
from paddock.games.bornes.rules import redeal, rule_numbers, side
from paddock.games.bornes.rules.cards import BIG, CARDS, LIMIT, START, attack_of, is_attack, is_safety, safety_of
from paddock.games.bornes.rules.state import DRIVING, WAITING, BornesState

SMALL: Final[i64] = 2  # the two smallest distances
FINE: Final[i64] = 1_000_000  # resolution of a draw; mypyc converts a Final of more than 30 bits to a wrong float

# Habits: the use of a card in a hand, which decides how likely a player is to keep it.
DISTANCE: Final[i64] = 0  # small, middle or big, while the side is driving
STANDING: Final[i64] = 3  # the same, while it is not driving
TOO_FAR: Final[i64] = 6  # a distance that can never be laid
ATTACK_NOW: Final[i64] = 7  # an attack that could be laid on somebody now, or later, or never
ATTACK_LATER: Final[i64] = 8
ATTACK_VOID: Final[i64] = 9
LIMIT_NOW: Final[i64] = 10
LIMIT_LATER: Final[i64] = 11
CURE_NOW: Final[i64] = 12  # a remedy that could be laid now, or later, or never
START_LATER: Final[i64] = 13
CURE_LATER: Final[i64] = 14
CURE_VOID: Final[i64] = 15
SAFETY_NOW: Final[i64] = 16  # a safety that would free the car now, or later
SAFETY_LATER: Final[i64] = 17
HABITS: Final = (
    "small",
    "middle",
    "big",
    "small_standing",
    "middle_standing",
    "big_standing",
    "too_far",
    "attack_now",
    "attack_later",
    "attack_void",
    "limit_now",
    "limit_later",
    "cure_now",
    "start_later",
    "cure_later",
    "cure_void",
    "safety_now",
    "safety_later",
)


class Beliefs:
    """By habit: log odds that a card is in a hand, at the start of a round, and the change until its end."""

    def __init__(self, numbers: dict[str, float], sides: i64) -> None:
        table = table_of(sides)
        self.early: Final = vec[float]([numbers.get(f"{table}.holds_{habit}", 0.0) for habit in HABITS])
        self.late: Final = vec[float]([numbers.get(f"{table}.holds_{habit}_late", 0.0) for habit in HABITS])
        self.odds: Final = vec[float]([0.0] * CARDS)


def deal(state: BornesState, beliefs: Beliefs, chance: Chance) -> None:
    """Redeal in place what the seat to act cannot see, weighted by the cards that players tend to keep."""
    seat: i64 = state.turn
    unseen = redeal.count_unseen(state, seat)
    for holder in range(state.terms.seats):
        if holder != seat:
            _deal_hand(state, holder, unseen, beliefs, chance)
    redeal.stack(state, unseen, chance)


def _deal_hand(state: BornesState, holder: i64, unseen: vec[i64], beliefs: Beliefs, chance: Chance) -> None:
    """Draw the hand of this seat from the unseen cards, weighted by these odds; its size stays the same."""
    first: i64 = holder * CARDS
    size: i64 = state.hand_size(holder)
    part: float = part_drawn(state)
    for card in range(CARDS):
        habit: i64 = habit_of(state, holder, card)
        beliefs.odds[card] = math.exp(beliefs.early[habit] + part * beliefs.late[habit])
        state.cards[first + card] = 0
    for _card in range(size):
        card = _likely(unseen, beliefs.odds, chance)
        unseen[card] -= 1
        state.cards[first + card] += 1


def _likely(unseen: vec[i64], odds: vec[float], chance: Chance) -> i64:
    """Sample the kind of one unseen card, weighted by these odds."""
    total: float = 0.0
    for card in range(CARDS):
        total += float(unseen[card]) * odds[card]
    left: float = total * float(chance.below(FINE)) / float(FINE)
    last: i64 = 0
    for card in range(CARDS):
        if unseen[card] > 0:
            last = card
            left -= float(unseen[card]) * odds[card]
            if left < 0.0:
                return card
    return last


def part_drawn(state: BornesState) -> float:
    """The share of the pack that has been drawn."""
    return 1.0 - float(state.pile) / float(len(state.terms.deck))


def habit_of(state: BornesState, holder: i64, card: i64) -> i64:
    """The habit of this card in the hand of that seat now, as an index into HABITS."""
    own: i64 = state.terms.side_of[holder]
    if card <= BIG:
        return _habit_of_distance(state, own, card)
    if is_attack(card):
        return _habit_of_attack(state, own, card)
    if is_safety(card):
        return SAFETY_NOW if _would_free(state, own, card) else SAFETY_LATER
    return _habit_of_remedy(state, own, card)


def _habit_of_distance(state: BornesState, own: i64, card: i64) -> i64:
    too_far: bool = state.km(own) + state.terms.km[card] > state.goal_km
    if too_far or (card == BIG and state.laid(own, BIG) == state.terms.max_big):
        return TOO_FAR
    size: i64 = 0 if card < SMALL else i64(2) if card == BIG else i64(1)
    return size + (DISTANCE if state.battle(own) == DRIVING else STANDING)


def _habit_of_attack(state: BornesState, own: i64, attack: i64) -> i64:
    is_open: bool = False
    for target in range(state.terms.sides):
        if target != own and not state.has_safety(target, safety_of(attack)):
            is_open = True
            if side.refuse_attack(state, target, attack) == rule_numbers.LEGAL:
                return LIMIT_NOW if attack == LIMIT else ATTACK_NOW
    if not is_open:
        return ATTACK_VOID
    return LIMIT_LATER if attack == LIMIT else ATTACK_LATER


def _habit_of_remedy(state: BornesState, own: i64, remedy: i64) -> i64:
    if state.has_safety(own, safety_of(attack_of(remedy))):
        return CURE_VOID
    if side.refuse_lay(state, own, remedy) == rule_numbers.LEGAL:
        return CURE_NOW
    return START_LATER if remedy == START else CURE_LATER


def _would_free(state: BornesState, own: i64, safety: i64) -> bool:
    battle: i64 = state.battle(own)
    if battle > DRIVING:
        return safety_of(battle) == safety
    return safety == safety_of(LIMIT) and (battle == WAITING or state.is_limited(own))
