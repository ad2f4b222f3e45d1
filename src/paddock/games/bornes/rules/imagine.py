"""Builds a round that is consistent with a view, with hidden cards dealt at random."""

from paddock.core.chance.rng import Chance
from paddock.core.errors import require
from paddock.core.results import read_shape
from paddock.games.bornes.rules import redeal
from paddock.games.bornes.rules.restore import restore_round
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.shapes import RoundView
from paddock.games.bornes.rules.terms import Terms

OF_A_VIEW = ("hand", "hand_sizes", "pile_size")


def imagine_round(terms: Terms, data: object, seat: int, rounds: int, chance: Chance) -> BornesRound:
    """A round consistent with the view of that seat (-1: a spectator), in a match with this many finished rounds."""
    shape = read_shape(data, RoundView, "view")
    require((shape["hand"] is None) == (seat < 0), "a seat's view shows its hand, a spectator's shows none")
    require(len(shape["hand_sizes"]) == terms.seats, f"there must be {terms.seats} sizes of hands")
    left = _unseen(terms, shape)
    hands: list[list[str]] = []
    for other, size in enumerate(shape["hand_sizes"]):
        own = shape["hand"] if other == seat else None
        hands.append(left[:size] if own is None else own)
        left = left[size:] if own is None else left
        require(len(hands[-1]) == size, f"seat {other + 1} cannot hold {size} cards")
    require(len(left) == shape["pile_size"], f"the pile must have {len(left)} cards, not {shape['pile_size']}")
    table = {key: value for key, value in shape.items() if key not in OF_A_VIEW}
    state = restore_round(terms, {**table, "hands": hands, "pile": left}, rounds, chance)
    redeal.redeal(state, seat, chance)
    return state


def _unseen(terms: Terms, shape: RoundView) -> list[str]:
    counts = list(terms.pack)
    seen = [*shape["discards"], *(shape["hand"] or [])]
    for side in shape["sides"]:
        seen += [*side["battle"], *side["speed"], *side["distances"], *side["safeties"]]
    for name in seen:
        require(name in terms.kind_of and counts[terms.kind_of[name]] > 0, f"the view shows a card too many: {name!r}")
        counts[terms.kind_of[name]] -= 1
    return [name for kind, name in enumerate(terms.names) for _ in range(counts[kind])]
