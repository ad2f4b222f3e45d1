"""What can be counted and tried in a deal: every card wherever it lies, every use of the cards in hand."""

from paddock.games.bornes import moves
from paddock.games.bornes.cards import CARDS, is_attack
from paddock.games.bornes.state import ANSWER, CHOICE, BornesState


def candidates(state: BornesState) -> list[int]:
    """Every way to use each card in hand, or every answer to the question asked."""
    if state.phase == CHOICE:
        return [moves.EXTEND, moves.FINISH]
    held = [card for card in range(CARDS) if state.hands[state.turn * CARDS + card] > 0]
    if state.phase == ANSWER:
        return [moves.PASS, *[moves.COUP * CARDS + card for card in held]]
    sides = state.terms.sides
    own = state.turn % sides
    found: list[int] = []
    for card in held:
        targets = [side + 1 for side in range(sides) if side != own] if is_attack(card) else [moves.OWN]
        found += [slot * CARDS + card for slot in [*targets, moves.DISCARD]]
    return found


def census(state: BornesState) -> list[int]:
    """How many cards of each kind there are in the pile, in hands, before sides and thrown away."""
    counts = [0] * CARDS
    for card in range(CARDS):
        counts[card] += state.discards[card]
        counts[card] += sum([side.laid[card] for side in state.sides])
        counts[card] += sum([state.hands[seat * CARDS + card] for seat in range(state.terms.seats)])
    for drawn in range(state.drawn, len(state.deck)):
        counts[state.deck[drawn]] += 1
    return counts
