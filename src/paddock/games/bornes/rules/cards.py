"""The nineteen kinds of card of every edition, as numbers, and how attacks, remedies and safeties belong together."""

from typing import Final

from mypy_extensions import i64

# Kinds 0 to 4 are the distances, smallest first.
BIG: Final[i64] = 4
STOP: Final[i64] = 5
LIMIT: Final[i64] = 6
ACCIDENT: Final[i64] = 9
START: Final[i64] = 10
END_LIMIT: Final[i64] = 11
RIGHT_OF_WAY: Final[i64] = 15
CARDS: Final[i64] = 19
NO_CARD: Final[i64] = -1


def is_attack(card: i64) -> bool:
    """Whether the card is laid on rivals."""
    return STOP <= card <= ACCIDENT


def is_safety(card: i64) -> bool:
    """Whether the card protects for the rest of the round."""
    return card >= RIGHT_OF_WAY


def remedy_of(attack: i64) -> i64:
    """The card that ends the attack."""
    return attack + 5


def attack_of(remedy: i64) -> i64:
    """The attack that the card ends."""
    return remedy - 5


def safety_of(attack: i64) -> i64:
    """The card that keeps the attack away: right of way for stop and limit alike."""
    return RIGHT_OF_WAY if attack <= LIMIT else attack + 9
