"""Points within reach: what the end of the trip would score now, and how many safeties a side has."""

from mypy_extensions import i64

from paddock.games.bornes.rules.cards import BIG, CARDS, RIGHT_OF_WAY
from paddock.games.bornes.rules.state import BornesState
from paddock.games.bornes.rules.terms import Scoring


def coming_home(state: BornesState, own: i64, card: i64) -> float:
    """Points for reaching the goal with this card, including delayed action, safe trip and blockade."""
    scoring = state.terms.scoring
    if scoring is None:
        return 0.0
    paid: i64 = scoring.trip
    if state.pile == 0:
        paid += scoring.delayed
    if card != BIG and state.laid(own, BIG) == 0:
        paid += scoring.safe_trip
    return float(paid + scoring.shut_out * victims(state, own, scoring))


def victims(state: BornesState, own: i64, scoring: Scoring) -> i64:
    """How many times a blockade would score now."""
    count: i64 = 0
    for rival in range(state.terms.sides):
        count += i64(rival != own and state.km(rival) == 0)
    return count if scoring.shut_out_per_victim else i64(count == state.terms.sides - 1)


def safeties_laid(state: BornesState, side: i64) -> i64:
    """How many safeties a side has laid."""
    count: i64 = 0
    for safety in range(RIGHT_OF_WAY, CARDS):
        count += i64(state.has_safety(side, safety))
    return count


def safeties_held(state: BornesState) -> i64:
    """How many safeties the seat to act has in hand."""
    count: i64 = 0
    for safety in range(RIGHT_OF_WAY, CARDS):
        count += state.held(state.turn, safety)
    return count
