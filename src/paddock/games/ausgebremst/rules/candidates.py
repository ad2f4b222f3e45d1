"""Candidate moves, legal or not, and the census of all cards."""

from paddock.games.ausgebremst.rules import moves
from paddock.games.ausgebremst.rules.reach import NO_CARS, NO_DUTY, look_ahead, reaches
from paddock.games.ausgebremst.rules.spaces import FINISH, PIT
from paddock.games.ausgebremst.rules.state import CHOOSE, DRIVE, SORT, STORE, TAKE_CARD, RaceState
from paddock.games.ausgebremst.rules.terms import DECKS, NONE, VALUES


def candidates(race: RaceState) -> list[int]:
    """Every space that a card in hand would reach on an empty road, or every answer in the current phase."""
    task = race.task(race.turn)
    if task == DRIVE:
        return [*_drives(race), moves.PASS, *[moves.DISCARD + card for card in _held(race)]]
    if task == CHOOSE:
        return [moves.DECK + deck for deck in range(len(DECKS))]
    if task == TAKE_CARD:
        return [moves.TAKE + card for card in range(1, VALUES)]
    verb = {SORT: moves.SORT, STORE: moves.STORE}.get(task, moves.PILE)
    piles = [verb + pile + 1 for pile in range(race.terms.piles)]
    if task != SORT:
        return piles
    return [*piles, *[moves.PRESET + preset for preset in range(len(race.terms.presets))], moves.DONE]


def _held(race: RaceState) -> list[int]:
    return [card for card in range(1, VALUES) if race.hands[race.turn * VALUES + card] > 0]


def _drives(race: RaceState) -> list[int]:
    """Card by card: first the spaces that only other cars can block, then those that the pit lane rules forbid."""
    circuit = race.circuit
    free = _reached(race, NO_CARS)
    unbound = _reached(race, NO_DUTY)
    found: list[int] = []
    for card in _held(race):
        spaces = free[card] + [space for space in unbound[card] if space not in free[card]]
        if race.space[race.turn] == circuit.entry and card <= circuit.pit_spaces and PIT + card not in spaces:
            spaces.append(PIT + card)
        found += [card * moves.CARD + space for space in spaces]
    return found


def _reached(race: RaceState, look: int) -> list[list[int]]:
    """The spaces that each card would reach."""
    look_ahead(race, race.turn, VALUES - 1, look)
    spaces = [*race.circuit.space_numbers(), FINISH]
    return [[space for space in spaces if card > 0 and reaches(race, card, space)] for card in range(VALUES)]


def census(race: RaceState) -> list[int]:
    """Count the cards of each car by value, wherever they are, including cards left out of a seat's deck."""
    terms = race.terms
    counts: list[int] = []
    for car in range(terms.cars):
        deck = race.decks[car]
        cards = [int(deck[i]) for i in range(race.drawn[car], len(deck))]
        if car < terms.seats and terms.is_advanced:
            for pile in range(terms.piles):
                height = race.heights[car * terms.piles + pile]
                cards += [int(race.pile_card(car, pile, i)) for i in range(height)]
        for card in range(1, VALUES):
            at = car * VALUES + card
            count = cards.count(card) + race.played[at] + race.hands[at]
            if car < terms.seats and terms.is_advanced:
                count += race.pit_cards[at] + terms.full[card]
                count -= 0 if race.phase == CHOOSE or race.choice[car] == NONE else terms.decks[race.choice[car]][card]
            counts.append(count)
    return counts
