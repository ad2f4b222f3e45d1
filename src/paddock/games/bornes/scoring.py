"""The score sheet of a round, line by line, as each edition counts."""

from typing import Final

from mypy_extensions import i64

from paddock.core.standing import Result
from paddock.games.bornes.cards import BIG, CARDS, RIGHT_OF_WAY
from paddock.games.bornes.state import NOBODY, BornesState
from paddock.games.bornes.terms import Scoring

LINES: Final = ("km", "safeties", "all-safeties", "coups", "trip", "delayed", "safe-trip", "shut-out", "extension")
LINES_OF_A_RACE: Final = ("race-won",)


def score(state: BornesState, side: i64) -> i64:
    """The side's points in this round so far."""
    return sum([points for _, points in score_lines(state, side)])


def result(state: BornesState) -> Result:
    """The score sheet of a finished round."""
    sides = range(state.terms.sides)
    lines = [score_lines(state, side) for side in sides]
    points = [sum([worth for _, worth in side]) for side in lines]
    return {"points": points, "lines": lines, "detail": {"km": [state.km(side) for side in sides]}}


def score_lines(state: BornesState, side: i64) -> list[tuple[str, int]]:
    """What the side has earned in this round: names of lines and points, empty lines left out."""
    scoring = state.terms.scoring
    if scoring is None:
        return [("race-won", 1)] if state.over and side in winners(state) else []
    lines: list[tuple[str, int]] = [("km", state.km(side)), *_safety_lines(state, side, scoring)]
    if state.finisher == side:
        lines += _trip_lines(state, side, scoring)
    if state.caller != NOBODY and state.over:
        lines.append(("extension", _extension_points(state, side, scoring)))
    return [line for line in lines if line[1] != 0]


def _safety_lines(state: BornesState, side: i64, scoring: Scoring) -> list[tuple[str, int]]:
    laid = len([card for card in range(RIGHT_OF_WAY, CARDS) if state.has_safety(side, card)])
    coups = len([card for card in range(RIGHT_OF_WAY, CARDS) if state.has_coup(side, card)])
    worth_as_safety = laid - coups if scoring.coup_replaces_safety else laid
    return [
        ("safeties", scoring.safety * worth_as_safety),
        ("all-safeties", scoring.all_safeties if laid == CARDS - RIGHT_OF_WAY else 0),
        ("coups", scoring.coup * coups),
    ]


def _trip_lines(state: BornesState, side: i64, scoring: Scoring) -> list[tuple[str, int]]:
    rivals = [state.km(i) for i in range(state.terms.sides) if i != side]
    victims = len([km for km in rivals if km == 0])
    if not scoring.shut_out_per_victim:
        victims = 1 if victims == len(rivals) else 0
    return [
        ("trip", scoring.trip),
        ("delayed", scoring.delayed if state.pile == 0 else 0),
        ("safe-trip", scoring.safe_trip if state.laid(side, BIG) == 0 else 0),
        ("shut-out", scoring.shut_out * victims),
    ]


def _extension_points(state: BornesState, side: i64, scoring: Scoring) -> int:
    if not scoring.extension_to_caller:
        return scoring.extension if state.finisher == side else 0
    is_caller = state.caller == side
    has_succeeded = state.finisher == state.caller
    return scoring.extension if is_caller == has_succeeded else 0


def winners(state: BornesState) -> list[int]:
    """Who won a race without points: whoever reached the goal, else whoever came nearest; ties share it."""
    if state.finisher != NOBODY:
        return [state.finisher]
    best = max([state.km(i) for i in range(state.terms.sides)])
    return [i for i in range(state.terms.sides) if state.km(i) == best]
