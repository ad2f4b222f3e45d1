"""Side: what lies before one player or team, what that lets it do, and what cards do to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.games.bornes.cards import (
    BIG,
    END_LIMIT,
    LIMIT,
    NO_CARD,
    RIGHT_OF_WAY,
    START,
    STOP,
    attack_of,
    safety_of,
)
from paddock.games.bornes.rules import (
    ALREADY_DRIVING,
    ALREADY_LIMITED,
    BIG_CARDS,
    LEGAL,
    NEEDS_START,
    NO_ATTACK,
    NO_LIMIT,
    PAST_GOAL,
    PROTECTED,
    SPEED_LIMIT,
    START_NOT_NEEDED,
    STOPPED,
    TARGET_STOPPED,
    TARGET_WAITING,
    WRONG_REMEDY,
)
from paddock.games.bornes.terms import Terms

# A side is waiting for a start, driving, or stopped; when stopped, `battle` is the attack in force.
WAITING: Final = 0
DRIVING: Final = 1


class Side:
    """One player's or team's piles. `laid` counts every card that lies there by kind."""

    def __init__(self, terms: Terms, laid: vec[u8]) -> None:
        self.terms: Terms = terms
        self.laid: vec[u8] = laid
        self.km: i64 = 0
        self.battle: i64 = WAITING
        self.top: i64 = NO_CARD  # what shows on the battle pile, in force or not
        self.under: i64 = NO_CARD  # what the attack on top covers
        self.limited: bool = False
        self.safeties: i64 = 0  # a bit for each kind of safety, counted from right of way
        self.coups: i64 = 0  # likewise, those laid as a coup

    def clone(self) -> "Side":
        """An independent copy."""
        twin = Side(self.terms, self.laid[:])
        twin.km = self.km
        twin.battle = self.battle
        twin.top = self.top
        twin.under = self.under
        twin.limited = self.limited
        twin.safeties = self.safeties
        twin.coups = self.coups
        return twin

    def has_safety(self, safety: i64) -> bool:
        """Whether this safety lies here."""
        return (self.safeties >> (safety - RIGHT_OF_WAY)) & 1 != 0

    def refuse_lay(self, card: i64, goal_km: i64) -> i64:
        """The rule that forbids laying this card, not an attack, on the own side; 0 if none does."""
        if card <= BIG:
            return self._refuse_distance(card, goal_km)
        if card >= RIGHT_OF_WAY:
            return LEGAL
        if card == START:
            return self._refuse_start()
        if card == END_LIMIT:
            return LEGAL if self.limited else NO_LIMIT
        if self.battle == attack_of(card):
            return LEGAL
        return NO_ATTACK if self.battle <= DRIVING else WRONG_REMEDY

    def _refuse_distance(self, card: i64, goal_km: i64) -> i64:
        if self.battle != DRIVING:
            return NEEDS_START if self.battle == WAITING else STOPPED
        km: i64 = self.terms.km[card]
        if self.limited and km > self.terms.limit_km:
            return SPEED_LIMIT
        if card == BIG and i64(self.laid[BIG]) >= self.terms.max_big:
            return BIG_CARDS
        return LEGAL if self.km + km <= goal_km else PAST_GOAL

    def _refuse_start(self) -> i64:
        if self.battle == WAITING or self.battle == STOP:
            return LEGAL
        if self.battle != DRIVING:
            return WRONG_REMEDY
        return START_NOT_NEEDED if self.has_safety(RIGHT_OF_WAY) else ALREADY_DRIVING

    def refuse_attack(self, attack: i64) -> i64:
        """The rule that forbids rivals this attack on this side; 0 if none does."""
        if self.has_safety(safety_of(attack)):
            return PROTECTED
        if attack == LIMIT:
            if self.limited:
                return ALREADY_LIMITED
            if not self.terms.limit_needs_driving:
                return LEGAL
        if self.battle == DRIVING:
            return LEGAL
        return TARGET_WAITING if self.battle == WAITING else TARGET_STOPPED

    def lay(self, card: i64) -> None:
        """Put a card that is not an attack on the own side."""
        self.laid[card] += 1
        if card <= BIG:
            self.km += self.terms.km[card]
        elif card == END_LIMIT:
            self.limited = False
        elif card < RIGHT_OF_WAY:
            self.top = card
            self.under = NO_CARD
            is_free: bool = card == START or not self.terms.start_after_remedy
            self.battle = DRIVING if is_free or self.has_safety(RIGHT_OF_WAY) else WAITING

    def lay_safety(self, safety: i64) -> i64:
        """Put a safety on the own side; the attack card it removes from the battle pile, or NO_CARD."""
        self.laid[safety] += 1
        self.safeties |= 1 << (safety - RIGHT_OF_WAY)
        removed: i64 = NO_CARD
        if self.battle > DRIVING and safety_of(self.battle) == safety:
            needs_start: bool = self.terms.start_after_own_safety and not self.has_safety(RIGHT_OF_WAY)
            self.battle = WAITING if needs_start else DRIVING
            if self.terms.own_turn_removes:
                removed = self._lift_attack()
        if safety == RIGHT_OF_WAY:
            self._take_right_of_way()
        return removed

    def lift_limit(self) -> None:
        """Take a standing limit off the speed pile."""
        self.laid[LIMIT] -= 1
        self.limited = False

    def undo(self, attack: i64) -> None:
        """Take back the attack that was just laid: the side is as before it."""
        if attack == LIMIT:
            self.lift_limit()
        else:
            self._lift_attack()
            self.battle = DRIVING  # only a driving side can be attacked

    def suffer(self, attack: i64) -> None:
        """Have an attack laid on this side."""
        self.laid[attack] += 1
        if attack == LIMIT:
            self.limited = True
        else:
            self.under = self.top
            self.top = attack
            self.battle = attack

    def _lift_attack(self) -> i64:
        lifted: i64 = self.top
        self.laid[lifted] -= 1
        self.top = self.under
        self.under = NO_CARD
        return lifted

    def _take_right_of_way(self) -> None:
        self.limited = False
        if self.battle == WAITING:
            self.battle = DRIVING
