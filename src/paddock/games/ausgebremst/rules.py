"""The rules that can refuse a move, by number; their ids name the sentences and the sheet's sections."""

from typing import Final

LEGAL: Final = 0
CARD_MISSING: Final = 1
LEADER_SIX: Final = 2
NO_SUCH_SPACE: Final = 3
SPACE_TAKEN: Final = 4
WAY_BLOCKED: Final = 5
WHITE_LINE: Final = 6
OUT_OF_REACH: Final = 7
PIT_CLOSED: Final = 8
PIT_OWED: Final = 9
SECOND_STOP: Final = 10
MUST_PLAY: Final = 11
NO_DISCARD: Final = 12
MUST_DISCARD: Final = 13
CHOOSE_DECK: Final = 14
SORT_CARDS: Final = 15
NOTHING_TO_SORT: Final = 16
DRAW_FROM_PILE: Final = 17
PILE_EMPTY: Final = 18
TAKE_PIT_CARD: Final = 19
NO_PIT_CARD: Final = 20
STORE_PIT_CARD: Final = 21
DRIVE_NOW: Final = 22
FAMILY_GAME: Final = 23
JOINT_LEADER_SIX: Final = 24

RULES: Final = (
    "legal",
    "race-card-missing",
    "leader-six",
    "no-such-space",
    "space-taken",
    "way-blocked",
    "white-line",
    "out-of-reach",
    "pit-closed",
    "pit-owed",
    "second-stop",
    "must-play",
    "no-race-discard",
    "must-discard",
    "choose-deck",
    "sort-cards",
    "nothing-to-sort",
    "draw-from-pile",
    "pile-empty",
    "take-pit-card",
    "no-pit-card",
    "store-pit-card",
    "drive-now",
    "family-game",
    "joint-leader-six",
)
