"""Numbers of the rules that can forbid a move; their ids (RULES) name the messages and the sheet's sections."""

from typing import Final

from mypy_extensions import i64

from paddock.core.rule_ids import rule_ids

LEGAL: Final[i64] = 0
RACE_CARD_MISSING: Final[i64] = 1
LEADER_SIX: Final[i64] = 2
JOINT_LEADER_SIX: Final[i64] = 3
NO_SUCH_SPACE: Final[i64] = 4
SPACE_TAKEN: Final[i64] = 5
WAY_BLOCKED: Final[i64] = 6
WHITE_LINE: Final[i64] = 7
ONLY_FORWARD: Final[i64] = 8
OUT_OF_REACH: Final[i64] = 9
PIT_CLOSED: Final[i64] = 10
PIT_ENTRY: Final[i64] = 11
PIT_OWED: Final[i64] = 12
SECOND_STOP: Final[i64] = 13
MUST_PLAY: Final[i64] = 14
NO_RACE_DISCARD: Final[i64] = 15
MUST_DISCARD: Final[i64] = 16
CHOOSE_DECK: Final[i64] = 17
SORT_CARDS: Final[i64] = 18
NOTHING_TO_SORT: Final[i64] = 19
DRAW_FROM_PILE: Final[i64] = 20
PILE_EMPTY: Final[i64] = 21
TAKE_PIT_CARD: Final[i64] = 22
NO_PIT_CARD: Final[i64] = 23
STORE_PIT_CARD: Final[i64] = 24
DRIVE_NOW: Final[i64] = 25
FAMILY_GAME: Final[i64] = 26

RULES: Final = rule_ids(globals())
