"""A race written as JSON data: the whole position, or one seat's view of it."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from paddock.core.standing import Result
from paddock.games.ausgebremst.neutrals import Neutrals
from paddock.games.ausgebremst.scoring import score_lines, standing_order
from paddock.games.ausgebremst.spaces import space_name
from paddock.games.ausgebremst.state import RACING, SORT
from paddock.games.ausgebremst.terms import DECKS, NEUTRAL, VALUES

PHASES: Final = ("drive", "choose", "sort", "open", "draw", "take", "store")
STATES: Final = ("racing", "home", "out")


def position(state: Neutrals) -> dict[str, Any]:
    """The whole race."""
    terms = state.terms
    return {
        **_table(state),
        "cars": [_car(state, car) for car in range(terms.cars)],
        "hands": [counted(state.hands, seat) for seat in range(terms.seats)],
        "decks": [_deck(state, car) for car in range(terms.cars)],
        "choices": choices(state),
        "piles": [_piles(state, seat) for seat in range(terms.seats)],
    }


def view(state: Neutrals, seat: int) -> dict[str, Any]:
    """What that seat may know (-1: a spectator)."""
    terms = state.terms
    is_player = seat >= 0
    is_sorting = is_player and state.phase == SORT and state.turn == seat and state.deck_left(seat) > 0
    return {
        **_table(state),
        "cars": [_public_car(state, car) for car in range(terms.cars)],
        "hand": counted(state.hands, seat) if is_player else None,
        "choice": _choice(state, seat) if is_player else None,
        "piles": _piles(state, seat) if is_player else None,
        "next_card": _deck(state, seat)[0] if is_sorting else None,
    }


def choices(state: Neutrals) -> list[str | None]:
    """The deck that each seat has chosen."""
    return [_choice(state, seat) for seat in range(state.terms.seats)]


def counted(counts: vec[u8], owner: int) -> list[int]:
    """Cards of a car or seat, low values first."""
    return [card for card in range(VALUES) for _ in range(counts[owner * VALUES + card])]


def _table(state: Neutrals) -> dict[str, Any]:
    return {
        "circuit": state.circuit.id,
        "phase": PHASES[state.phase],
        "turn": state.turn + 1,
        "over": state.over,
        "order": [state.order[i] + 1 for i in range(state.terms.cars)],
        "finish": [state.finish[i] + 1 for i in range(state.home)],
        "idle": state.idle,
        "asked": state.asked,
    }


def _car(state: Neutrals, car: int) -> dict[str, Any]:
    is_seat = car < state.terms.seats
    return {
        "seat": car + 1 if is_seat else None,
        "space": space_name(state.space[car]),
        "laps": state.laps[car],
        "state": STATES[state.status[car]],
        "moved": state.moved[car] != 0,
        "stopped": state.stopped[car] != 0,
        "played": counted(state.played, car),
        "shown": counted(state.shown, car),
        "pit_cards": counted(state.pit_cards, car) if is_seat and state.terms.is_advanced else [],
    }


def _public_car(state: Neutrals, car: int) -> dict[str, Any]:
    # With gear piles the number of cards would betray the deck, so only an ordinary deck shows its size.
    has_plain_deck = not state.terms.is_advanced or state.is_neutral(car)
    return {
        **_car(state, car),
        "to_go": state.to_go(car),
        "leads": state.status[car] == RACING and state.leads(car),
        "hand_size": state.hand_size(car),
        "deck_size": state.deck_left(car) if has_plain_deck else None,
    }


def _deck(state: Neutrals, car: int) -> list[int]:
    deck = state.decks[car]
    return [deck[i] for i in range(state.drawn[car], len(deck))]


def _choice(state: Neutrals, seat: int) -> str | None:
    if not state.terms.is_advanced or state.choice[seat] == NEUTRAL:
        return None
    return DECKS[state.choice[seat]]


def _piles(state: Neutrals, seat: int) -> list[list[int]]:
    """A seat's gear piles, each from the bottom up; the family game has none."""
    if not state.terms.is_advanced:
        return []
    terms = state.terms
    ends = range(seat * terms.piles, (seat + 1) * terms.piles)
    return [[state.piles[at * terms.largest_deck + i] for i in range(state.heights[at])] for at in ends]


def result(state: Neutrals) -> Result:
    """The score sheet of a finished race; detail names circuit, cars as they came in, decks."""
    lines = [score_lines(state, seat) for seat in range(state.terms.seats)]
    points = [sum([points for _, points in seat]) for seat in lines]
    detail: dict[str, object] = {"circuit": state.circuit.id, "order": [car + 1 for car in standing_order(state)]}
    if state.terms.is_advanced:
        detail["decks"] = choices(state)
    return {"points": points, "lines": lines, "detail": detail}


def census(state: Neutrals) -> list[int]:
    """The cards of each car by value, wherever they lie; a seat that has not chosen a deck has the full pack."""
    terms = state.terms
    counts: list[int] = []
    whole = position(state)
    for car in range(terms.cars):
        its = whole["cars"][car]
        cards = [*its["played"], *its["pit_cards"], *whole["decks"][car]]
        if car < terms.seats:
            cards += [*whole["hands"][car], *[card for pile in whole["piles"][car] for card in pile]]
            cards += terms.left_out(whole["choices"][car]) if terms.is_advanced else []
        counts += [cards.count(value) for value in range(1, VALUES)]
    return counts
