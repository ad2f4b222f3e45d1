"""The rules that can refuse a move, by number; their ids name the sentences and the sheet's sections."""

from typing import Final

from paddock.core.rule_ids import rule_ids

LEGAL: Final = 0
NO_SUCH_DICE: Final = 1
NOT_IN_HAND: Final = 2
NEW_CARD: Final = 3
ROLL_FIRST: Final = 4
BEGIN_ONLY: Final = 5
ROLLING_OVER: Final = 6
STAND_FIRST: Final = 7
NO_REROLL: Final = 8
KEEPS_ALL: Final = 9
MOUNTED: Final = 10
STRAIGHT_ONCE: Final = 11
NOT_EVEN: Final = 12
NOT_ODD: Final = 13
DICE_USED: Final = 14
NO_DAMAGE: Final = 15
NOBODY_AHEAD: Final = 16
WRECK_AHEAD: Final = 17
OWN_CAR_AHEAD: Final = 18
STILL_DRIVING: Final = 19
NOT_DRIVING: Final = 20
DRIVE_OVER: Final = 21
NO_MOVEMENT: Final = 22
OFF_TRACK: Final = 23
SPACE_TAKEN: Final = 24
BETWEEN_CARS: Final = 25
NO_HOOK: Final = 26
ANSWER_HOOK: Final = 27
ANSWER_NINTH: Final = 28
NOTHING_ASKED: Final = 29
NO_BLAST: Final = 30
NOT_ADJACENT: Final = 31
NO_CARDS_TO_STEAL: Final = 32
NO_SUCH_SEAT: Final = 33
OWN_SEAT: Final = 34
CARDS_LAST: Final = 35
LARCENY_LAST: Final = 36
NO_CARDS_LEFT: Final = 37
NOT_YOUR_CAR: Final = 38
CAR_OUT: Final = 39

# The prefix keeps their sentences apart from those of other games.
RULES: Final = tuple([rule if rule == "legal" else f"aruba-{rule}" for rule in rule_ids(globals())])
