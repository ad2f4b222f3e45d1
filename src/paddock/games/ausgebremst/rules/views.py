"""Writes a race as JSON data: the whole position or a view of it."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from paddock.games.ausgebremst.rules import figures
from paddock.games.ausgebremst.rules.leader import leads
from paddock.games.ausgebremst.rules.spaces import space_name
from paddock.games.ausgebremst.rules.state import CHOOSE, PHASES, PREPARE, RACING, SORT, STATES, TASKS, RaceState
from paddock.games.ausgebremst.rules.terms import DECKS, NONE, VALUES


def position(race: RaceState) -> dict[str, Any]:
    """The whole race."""
    terms = race.terms
    return {
        **_table(race),
        "cars": [_car(race, car) for car in range(terms.cars)],
        "hands": [counted(race.hands, seat) for seat in range(terms.seats)],
        "decks": [_deck(race, car) for car in range(terms.cars)],
        "choices": choices(race),
        "piles": [_piles(race, seat) for seat in range(terms.seats)],
    }


def public_view(race: RaceState) -> dict[str, Any]:
    """The public part."""
    return {
        **_table(race),
        "cars": [_public_car(race, car) for car in range(race.terms.cars)],
        "season": [circuit.id for circuit in race.terms.season],
        "laps": race.circuit.laps,
        "detour": race.circuit.detour,
        "decks": _offered(race),
    }


def own_view(race: RaceState, seat: int) -> dict[str, Any]:
    """The private part for that seat (-1: a spectator)."""
    is_player = seat >= 0
    is_sorting = is_player and race.task(seat) == SORT and race.deck_left(seat) > 0
    return {
        "hand": counted(race.hands, seat) if is_player else None,
        "choice": _choice(race, seat) if is_player else None,
        "piles": _piles(race, seat) if is_player else None,
        "next_card": race.next_card(seat) if is_sorting else None,
        "points": figures.own_points(race, seat) if is_player else None,
        "ideal_line": figures.ideal_line(race, seat) if is_player else [],
        "drives": figures.drives(race, seat) if is_player else [],
    }


def _offered(race: RaceState) -> dict[str, list[int]]:
    """The decks to choose from, as counts of the cards 1 to 6; the family game has none."""
    return dict(zip(DECKS, [deck[1:] for deck in race.terms.decks], strict=True)) if race.terms.is_advanced else {}


def choices(race: RaceState) -> list[str | None]:
    """The deck that each seat has chosen."""
    return [_choice(race, seat) for seat in range(race.terms.seats)]


def counted(counts: vec[u8], owner: int) -> list[int]:
    """The cards of a car or seat, low values first."""
    return [card for card in range(VALUES) for _ in range(counts[owner * VALUES + card])]


def _table(race: RaceState) -> dict[str, Any]:
    is_race = race.phase not in (CHOOSE, PREPARE)
    return {
        "circuit": race.circuit.id,
        "phase": PHASES[race.phase],
        "turn": (race.turn if is_race else race.first_asked()) + 1,
        "over": race.over,
        "order": [race.order[i] + 1 for i in range(race.terms.cars)],
        "finish": [race.finish[i] + 1 for i in range(race.home)],
        "idle": race.idle,
    }


def _car(race: RaceState, car: int) -> dict[str, Any]:
    has_piles = car < race.terms.seats and race.terms.is_advanced
    return {
        "seat": car + 1 if car < race.terms.seats else None,
        "space": space_name(race.space[car]),
        "laps": race.laps[car],
        "state": STATES[race.status[car]],
        "moved": race.moved[car] != 0,
        "stopped": race.stopped[car] != 0,
        "played": counted(race.played, car),
        "shown": counted(race.shown, car),
        "pit_cards": counted(race.pit_cards, car) if has_piles else [],
        "stored": race.stored[car] + 1 if has_piles and race.stored[car] != NONE else None,
        "asked": race.asked[car] if has_piles else 0,
    }


def _public_car(race: RaceState, car: int) -> dict[str, Any]:
    # With gear piles the number of cards would reveal the deck, so only an ordinary deck shows its size.
    has_plain_deck = not race.terms.is_advanced or race.is_neutral(car)
    stored = NONE if has_plain_deck else race.stored[car]
    return {
        **_car(race, car),
        "to_go": race.to_go(car),
        "points": figures.public_points(race, car),
        "progress": race.circuit.progress(race.laps[car], race.space[car]),
        "leads": race.status[car] == RACING and leads(race, car),
        "no_six": figures.no_six(race, car),
        "stop": figures.stop(race, car),
        "hand_size": race.hand_size(car),
        "deck_size": race.deck_left(car) if has_plain_deck else None,
        "stored_card": None if stored == NONE else race.top_card(car, stored),
        "task": None if race.is_neutral(car) else TASKS[race.task(car)],
    }


def _deck(race: RaceState, car: int) -> list[int]:
    deck = race.decks[car]
    return [deck[i] for i in range(race.drawn[car], len(deck))]


def _choice(race: RaceState, seat: int) -> str | None:
    if not race.terms.is_advanced or race.choice[seat] == NONE:
        return None
    return DECKS[race.choice[seat]]


def _piles(race: RaceState, seat: int) -> list[list[int]]:
    """A seat's gear piles, each from the bottom up; the family game has none."""
    if not race.terms.is_advanced:
        return []
    heights = [race.heights[seat * race.terms.piles + pile] for pile in range(race.terms.piles)]
    return [[race.pile_card(seat, pile, i) for i in range(height)] for pile, height in enumerate(heights)]
