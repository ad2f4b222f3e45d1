"""The score sheet of a round, line by line, as each edition counts."""

from typing import Final

from mypy_extensions import i64

from paddock.games.bornes.cards import BIG, CARDS, RIGHT_OF_WAY
from paddock.games.bornes.state import NOBODY, BornesState
from paddock.games.bornes.terms import Scoring

SAFETIES: Final = CARDS - RIGHT_OF_WAY


def score_lines(state: BornesState, side: i64) -> list[tuple[str, int]]:
    """What the side has earned in this round: names of lines and points, empty lines left out."""
    scoring = state.terms.scoring
    if scoring is None:
        return [("race-won", 1)] if state.over and side in winners(state) else []
    lines: list[tuple[str, int]] = [("km", state.sides[side].km), *_safety_lines(state, side, scoring)]
    if state.finisher == side:
        lines += _trip_lines(state, side, scoring)
    if state.caller != NOBODY and state.over:
        lines.append(("extension", _extension_points(state, side, scoring)))
    return [line for line in lines if line[1] != 0]


def _safety_lines(state: BornesState, side: i64, scoring: Scoring) -> list[tuple[str, int]]:
    laid = _bits(state.sides[side].safeties)
    coups = _bits(state.sides[side].coups)
    worth_as_safety = laid - coups if scoring.coup_replaces_safety else laid
    return [
        ("safeties", scoring.safety * worth_as_safety),
        ("all-safeties", scoring.all_safeties if laid == SAFETIES else 0),
        ("coups", scoring.coup * coups),
    ]


def _trip_lines(state: BornesState, side: i64, scoring: Scoring) -> list[tuple[str, int]]:
    rivals = [state.sides[i].km for i in range(state.terms.sides) if i != side]
    victims = len([km for km in rivals if km == 0])
    if not scoring.shut_out_per_victim:
        victims = 1 if victims == len(rivals) else 0
    return [
        ("trip", scoring.trip),
        ("delayed", scoring.delayed if state.pile == 0 else 0),
        ("safe-trip", scoring.safe_trip if state.sides[side].laid[BIG] == 0 else 0),
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
    best = max([side.km for side in state.sides])
    return [i for i in range(state.terms.sides) if state.sides[i].km == best]


def _bits(mask: i64) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
