"""Candidate moves, legal or not, and the census of all cards."""

from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import CARDS, is_attack
from paddock.games.bornes.rules.state import ANSWER, CHOICE, BornesState


def candidates(state: BornesState) -> list[int]:
    """Every way to use each card in hand, or every answer in the current phase."""
    if state.phase == CHOICE:
        return [moves.EXTEND, moves.FINISH]
    held = [card for card in range(CARDS) if state.holds(state.turn, card)]
    if state.phase == ANSWER:
        return [moves.PASS, *[moves.COUP * moves.SPAN + card for card in held]]
    sides = state.terms.sides
    rivals = [moves.ATTACK + side + 1 for side in range(sides) if side != state.own]
    found: list[int] = []
    for card in held:
        uses = rivals if is_attack(card) else [moves.OWN]
        found += [slot * moves.SPAN + card for slot in [*uses, moves.DISCARD]]
    return found


def census(state: BornesState) -> list[int]:
    """Count the cards of each kind in hands, on layouts, among discards and in the pile."""
    counts = [0] * CARDS
    for place in range(len(state.cards)):
        counts[place % CARDS] += state.cards[place]
    for drawn in range(state.drawn, len(state.deck)):
        counts[state.deck[drawn]] += 1
    return counts
