"""Score sheet of a round, line by line for each edition, and its total, which is fast for use in search."""

from mypy_extensions import i64

from paddock.core.results import Result
from paddock.games.bornes.rules.cards import BIG, CARDS, RIGHT_OF_WAY
from paddock.games.bornes.rules.state import NOBODY, BornesState
from paddock.games.bornes.rules.terms import Scoring


def score(state: BornesState, side: i64) -> i64:
    """The side's points in this round so far."""
    scoring = state.terms.scoring
    if scoring is None:
        return i64(_has_won(state, side))
    total: i64 = state.km(side) + _safeties(state, side, scoring) + _all_safeties(state, side, scoring)
    total += _coups(state, side, scoring) + _extension(state, side, scoring)
    if state.finisher == side:
        total += scoring.trip + _delayed(state, scoring) + _safe_trip(state, side, scoring)
        total += _shut_out(state, side, scoring)
    return total


def result(state: BornesState) -> Result:
    """The score sheet of a finished round."""
    sides = range(state.terms.sides)
    return {
        "points": [score(state, side) for side in sides],
        "lines": [score_lines(state, side) for side in sides],
        "detail": {"km": [state.km(side) for side in sides]},
    }


def score_lines(state: BornesState, side: i64) -> list[tuple[str, int]]:
    """The lines of a side's score sheet: names and points, without empty lines."""
    scoring = state.terms.scoring
    if scoring is None:
        return [("race-won", 1)] if _has_won(state, side) else []
    lines: list[tuple[str, int]] = [
        ("km", state.km(side)),
        ("safeties", _safeties(state, side, scoring)),
        ("all-safeties", _all_safeties(state, side, scoring)),
        ("coups", _coups(state, side, scoring)),
    ]
    if state.finisher == side:
        lines += [
            ("trip", scoring.trip),
            ("delayed", _delayed(state, scoring)),
            ("safe-trip", _safe_trip(state, side, scoring)),
            ("shut-out", _shut_out(state, side, scoring)),
        ]
    lines.append(("extension", _extension(state, side, scoring)))
    return [line for line in lines if line[1] != 0]


def _has_won(state: BornesState, side: i64) -> bool:
    """Whether the side won a race without points: it reached the goal or came nearest; a tie is shared."""
    if not state.over or state.finisher != NOBODY:
        return state.over and state.finisher == side
    km: i64 = state.km(side)
    return all(state.km(other) <= km for other in range(state.terms.sides))


def _count_safeties(state: BornesState, side: i64) -> i64:
    count: i64 = 0
    for safety in range(RIGHT_OF_WAY, CARDS):
        count += i64(state.has_safety(side, safety))
    return count


def _count_coups(state: BornesState, side: i64) -> i64:
    count: i64 = 0
    for safety in range(RIGHT_OF_WAY, CARDS):
        count += i64(state.has_coup(side, safety))
    return count


def _safeties(state: BornesState, side: i64, scoring: Scoring) -> i64:
    counted: i64 = _count_safeties(state, side)
    if scoring.coup_replaces_safety:
        counted -= _count_coups(state, side)
    return scoring.safety * counted


def _all_safeties(state: BornesState, side: i64, scoring: Scoring) -> i64:
    return scoring.all_safeties if _count_safeties(state, side) == CARDS - RIGHT_OF_WAY else i64(0)


def _coups(state: BornesState, side: i64, scoring: Scoring) -> i64:
    return scoring.coup * _count_coups(state, side)


def _delayed(state: BornesState, scoring: Scoring) -> i64:
    return scoring.delayed if state.pile == 0 else i64(0)


def _safe_trip(state: BornesState, side: i64, scoring: Scoring) -> i64:
    return scoring.safe_trip if state.laid(side, BIG) == 0 else i64(0)


def _shut_out(state: BornesState, side: i64, scoring: Scoring) -> i64:
    """Blockade: points for each rival without a kilometre, or once if no rival has any."""
    victims: i64 = 0
    for rival in range(state.terms.sides):
        victims += i64(rival != side and state.km(rival) == 0)
    if not scoring.shut_out_per_victim:
        victims = i64(victims == state.terms.sides - 1)
    return scoring.shut_out * victims


def _extension(state: BornesState, side: i64, scoring: Scoring) -> i64:
    """Points for an extension: for the caller if it got there, else for each rival; or for the side that got there."""
    if state.caller == NOBODY or not state.over:
        return 0
    if not scoring.extension_to_caller:
        return scoring.extension if state.finisher == side else i64(0)
    is_caller: bool = state.caller == side
    has_succeeded: bool = state.finisher == state.caller
    return scoring.extension if is_caller == has_succeeded else i64(0)
