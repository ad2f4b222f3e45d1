"""Numbers of the rules that can forbid a move; their ids name the messages and the sheet's sections."""

from typing import Final

from mypy_extensions import i64

from paddock.core.rule_ids import rule_ids

LEGAL: Final[i64] = 0
NOT_IN_HAND: Final[i64] = 1
NEEDS_START: Final[i64] = 2
STOPPED: Final[i64] = 3
SPEED_LIMIT: Final[i64] = 4
BIG_CARDS: Final[i64] = 5
PAST_GOAL: Final[i64] = 6
ALREADY_DRIVING: Final[i64] = 7
START_NOT_NEEDED: Final[i64] = 8
NO_LIMIT: Final[i64] = 9
NO_ATTACK: Final[i64] = 10
WRONG_REMEDY: Final[i64] = 11
PROTECTED: Final[i64] = 12
ALREADY_LIMITED: Final[i64] = 13
TARGET_WAITING: Final[i64] = 14
TARGET_STOPPED: Final[i64] = 15
OWN_SIDE: Final[i64] = 16
NO_SUCH_SIDE: Final[i64] = 17
ATTACK_NEEDS_SIDE: Final[i64] = 18
NOT_AN_ATTACK: Final[i64] = 19
ANSWER_FIRST: Final[i64] = 20
NO_WINDOW: Final[i64] = 21
WRONG_SAFETY: Final[i64] = 22
CHOOSE_FIRST: Final[i64] = 23
NO_CHOICE: Final[i64] = 24

RULES: Final = rule_ids(globals())
