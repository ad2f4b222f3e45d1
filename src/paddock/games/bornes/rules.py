"""The rules that can refuse a move, by number; their ids name the sentences and the sheet's sections."""

from typing import Final

from paddock.core.rule_ids import rule_ids

LEGAL: Final = 0
NOT_IN_HAND: Final = 1
NEEDS_START: Final = 2
STOPPED: Final = 3
SPEED_LIMIT: Final = 4
BIG_CARDS: Final = 5
PAST_GOAL: Final = 6
ALREADY_DRIVING: Final = 7
START_NOT_NEEDED: Final = 8
NO_LIMIT: Final = 9
NO_ATTACK: Final = 10
WRONG_REMEDY: Final = 11
PROTECTED: Final = 12
ALREADY_LIMITED: Final = 13
TARGET_WAITING: Final = 14
TARGET_STOPPED: Final = 15
OWN_SIDE: Final = 16
NO_SUCH_SIDE: Final = 17
ATTACK_NEEDS_SIDE: Final = 18
NOT_AN_ATTACK: Final = 19
ANSWER_FIRST: Final = 20
NO_WINDOW: Final = 21
WRONG_SAFETY: Final = 22
CHOOSE_FIRST: Final = 23
NO_CHOICE: Final = 24

RULES: Final = rule_ids(globals())
