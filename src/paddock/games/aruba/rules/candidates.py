"""Candidate moves, legal or not, and the census of all cards."""

from typing import Final

from paddock.games.aruba.rules import cards, moves
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.state import ACT, HOOK_WINDOW, NINTH, ArubaState

# Possible uses of settled dice.
WITH_DICE: Final = [*range(moves.AHEAD, moves.PLAY_NITRO), *range(moves.STRAIGHT, moves.EXTRA)]
# By kind of card: every use except the quick fix.
EFFECTS: Final = [
    [moves.PLAY_BOMB],
    [moves.PLAY_HOOK],
    [*range(moves.EXTRA, moves.CHANGE)],
    [*range(moves.CHANGE, moves.STEAL)],
    [*range(moves.STEAL, moves.FIX)],
    [moves.PLAY_RE_ROLL],
    [moves.PLAY_NITRO],
    [moves.PLAY_REPAIR],
    [moves.MOUNT + cards.FRONT, moves.MOUNT + cards.REAR],
    [moves.MOUNT + cards.LEFT, moves.MOUNT + cards.RIGHT],
]


def candidates(state: ArubaState) -> list[int]:
    """The legal moves, every use of the cards in hand, and in the second part of a turn every use of dice."""
    legal = state.legal_moves()
    if state.phase == HOOK_WINDOW or state.phase == NINTH:
        return legal
    known = set(legal)
    wished = [*WITH_DICE] if state.phase == ACT else []
    terms = state.terms
    for card in range(CARDS):
        if state.hands[state.turn * CARDS + card] > 0:
            wished += EFFECTS[card][: terms.seats] if card == cards.LARCENY else EFFECTS[card]
            wished += [moves.fix(terms, card, car) for car in range(state.turn, terms.cars, terms.seats)]
    return [*legal, *[move for move in wished if move not in known]]


def census(state: ArubaState) -> list[int]:
    """Count the cars, and the cards of each kind in the pile, in hands, on cars and among discards."""
    counts = [int(state.discards[card]) for card in range(CARDS)]
    for card in range(CARDS):
        counts[card] += sum([state.hands[seat * CARDS + card] for seat in range(state.terms.seats)])
    for drawn in range(state.drawn, len(state.deck)):
        counts[state.deck[drawn]] += 1
    for car in state.cars:
        counts[cards.BUMPER] += car.front + car.rear
        counts[cards.SAW] += car.left + car.right
    return [*counts, state.racing + state.home + state.wrecks]
