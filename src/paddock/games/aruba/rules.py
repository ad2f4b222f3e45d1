"""The rules that can refuse a move, by number; their ids name the sentences and the sheet's sections."""

from typing import Final

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
NO_POINTS: Final = 22
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

RULES: Final = (
    "legal",
    "aruba-no-such-dice",
    "aruba-not-in-hand",
    "aruba-new-card",
    "aruba-roll-first",
    "aruba-begin-only",
    "aruba-rolling-over",
    "aruba-stand-first",
    "aruba-no-reroll",
    "aruba-keeps-all",
    "aruba-mounted",
    "aruba-straight-once",
    "aruba-not-even",
    "aruba-not-odd",
    "aruba-dice-used",
    "aruba-no-damage",
    "aruba-nobody-ahead",
    "aruba-wreck-ahead",
    "aruba-own-car-ahead",
    "aruba-still-driving",
    "aruba-not-driving",
    "aruba-drive-over",
    "aruba-no-points",
    "aruba-off-track",
    "aruba-space-taken",
    "aruba-between-cars",
    "aruba-no-hook",
    "aruba-answer-hook",
    "aruba-answer-ninth",
    "aruba-nothing-asked",
    "aruba-no-blast",
    "aruba-not-adjacent",
    "aruba-no-cards-to-steal",
    "aruba-no-such-seat",
    "aruba-own-seat",
    "aruba-cards-last",
    "aruba-larceny-last",
    "aruba-no-cards-left",
    "aruba-not-your-car",
    "aruba-car-out",
)
