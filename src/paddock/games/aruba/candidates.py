"""What can be counted and tried in a race: every card wherever it is, every use of the cards in hand."""

from paddock.games.aruba import moves, refusals
from paddock.games.aruba.cards import BUMPER, CARDS, SAW
from paddock.games.aruba.dice import HANDFULS
from paddock.games.aruba.state import ACT, BEGIN, DICE, ArubaState


def candidates(state: ArubaState) -> list[int]:
    """The legal moves, every use of the cards in hand, and in the second part of a turn all that dice can do."""
    legal = state.legal_moves()
    if state.phase not in (BEGIN, DICE, ACT):
        return legal
    held = [card for card in range(CARDS) if state.hands[state.turn * CARDS + card] > 0]
    plain = [*range(moves.AHEAD, moves.PLAY_NITRO), *range(moves.STRAIGHT, moves.EXTRA)] if state.phase == ACT else []
    cards = [move for move in moves.universe(state.terms)[HANDFULS:] if refusals.card_of(move) in held]
    known = set(legal)
    return [*legal, *[move for move in plain + cards if move not in known]]


def census(state: ArubaState) -> list[int]:
    """The cards of each kind, in the pile, in hands, on cars and thrown away; and the cars."""
    counts = [int(state.discards[card]) for card in range(CARDS)]
    for card in range(CARDS):
        counts[card] += sum([state.hands[seat * CARDS + card] for seat in range(state.terms.seats)])
    for drawn in range(state.drawn, len(state.deck)):
        counts[state.deck[drawn]] += 1
    for car in state.cars:
        counts[BUMPER] += car.front + car.rear
        counts[SAW] += car.left + car.right
    return [*counts, state.racing + state.home + state.wrecks]
