"""Numbers of the rules that can forbid a move; their ids name the messages and the sheet's sections."""

from typing import Final

from mypy_extensions import i64

from paddock.core.rule_ids import rule_ids

LEGAL: Final[i64] = 0
NO_SUCH_DICE: Final[i64] = 1
NOT_IN_HAND: Final[i64] = 2
NEW_CARD: Final[i64] = 3
ROLL_FIRST: Final[i64] = 4
BEGIN_ONLY: Final[i64] = 5
ROLLING_OVER: Final[i64] = 6
STAND_FIRST: Final[i64] = 7
NO_REROLL: Final[i64] = 8
KEEPS_ALL: Final[i64] = 9
MOUNTED: Final[i64] = 10
STRAIGHT_ONCE: Final[i64] = 11
NOT_EVEN: Final[i64] = 12
NOT_ODD: Final[i64] = 13
DICE_USED: Final[i64] = 14
NO_DAMAGE: Final[i64] = 15
NOBODY_AHEAD: Final[i64] = 16
WRECK_AHEAD: Final[i64] = 17
OWN_CAR_AHEAD: Final[i64] = 18
STILL_DRIVING: Final[i64] = 19
NOT_DRIVING: Final[i64] = 20
DRIVE_OVER: Final[i64] = 21
NO_MOVEMENT: Final[i64] = 22
OFF_TRACK: Final[i64] = 23
SPACE_TAKEN: Final[i64] = 24
BETWEEN_CARS: Final[i64] = 25
NO_HOOK: Final[i64] = 26
ANSWER_HOOK: Final[i64] = 27
ANSWER_NINTH: Final[i64] = 28
NOTHING_ASKED: Final[i64] = 29
NO_BLAST: Final[i64] = 30
NOT_ADJACENT: Final[i64] = 31
NO_CARDS_TO_STEAL: Final[i64] = 32
NO_SUCH_SEAT: Final[i64] = 33
OWN_SEAT: Final[i64] = 34
CARDS_LAST: Final[i64] = 35
LARCENY_LAST: Final[i64] = 36
NO_CARDS_LEFT: Final[i64] = 37
NOT_YOUR_CAR: Final[i64] = 38
CAR_OUT: Final[i64] = 39

# The prefix separates their messages from those of other games.
RULES: Final = tuple([rule if rule == "legal" else f"aruba-{rule}" for rule in rule_ids(globals())])
