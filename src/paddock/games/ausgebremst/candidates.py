"""Moves worth explaining: what a seat may wish for, legal or not."""

from paddock.games.ausgebremst.driving import NO_LINES
from paddock.games.ausgebremst.moves import DECK, DISCARD, DONE, PASS, PILE, PRESET, TAKE
from paddock.games.ausgebremst.neutrals import Neutrals
from paddock.games.ausgebremst.spaces import FINISH, PIT, SPACES
from paddock.games.ausgebremst.state import CHOOSE, DRIVE, REACH_ROOM, SORT, TAKE_CARD
from paddock.games.ausgebremst.terms import DECKS, VALUES


def candidates(state: Neutrals) -> list[int]:
    """Every space that a card in hand would reach on an empty road without lines, or every answer to what is asked."""
    if state.phase == DRIVE:
        return [*_drives(state), PASS, *[DISCARD + card for card in _held(state)]]
    if state.phase == CHOOSE:
        return [DECK + deck for deck in range(len(DECKS))]
    if state.phase == TAKE_CARD:
        return [TAKE + card for card in range(1, VALUES)]
    piles = [PILE + pile + 1 for pile in range(state.terms.piles)]
    if state.phase != SORT:
        return piles
    return [*piles, *[PRESET + preset for preset in range(len(state.terms.presets))], DONE]


def _held(state: Neutrals) -> list[int]:
    return [card for card in range(1, VALUES) if state.hands[state.turn * VALUES + card] > 0]


def _drives(state: Neutrals) -> list[int]:
    found: list[int] = []
    state.spread(state.turn, VALUES - 1, NO_LINES)
    for card in _held(state):
        spaces = {int(state.way.reach[card * REACH_ROOM + i]) for i in range(state.way.sizes[card])}
        if state.space[state.turn] == state.circuit.entry and card <= state.circuit.pit_spaces:
            spaces.add(PIT + card)
        if state.way.home_from <= card:
            spaces.add(FINISH)
        found += [card * SPACES + space for space in sorted(spaces)]
    return found
