"""Rounds made: dealt anew, read back from JSON data and checked, or filled up by chance from a view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.chance import Chance
from paddock.core.errors import BadPosition
from paddock.core.event import Event
from paddock.core.standing import read_shape
from paddock.games.bornes.cards import CARDS, NO_CARD, RIGHT_OF_WAY, START, is_attack
from paddock.games.bornes.check import check_round, check_side
from paddock.games.bornes.round import BornesRound
from paddock.games.bornes.shapes import RoundPosition, RoundView, SideShape
from paddock.games.bornes.side import DRIVING, WAITING, Side
from paddock.games.bornes.state import NOBODY
from paddock.games.bornes.terms import Terms

MOVE_SPACE: Final = 64
PHASES: Final = {"play": 0, "answer": 1, "choice": 2}


def fresh_round(terms: Terms, chance: Chance, start: int, journal: list[Event] | None) -> BornesRound:
    """A new deal: the pack is shuffled and the hands are dealt."""
    deck = terms.deck()
    chance.shuffle(deck)
    state = empty_round(terms, chance, deck)
    state.start = start
    state.journal = journal
    if terms.start_laid_out:
        for side in state.sides:
            side.lay(START)
    state.deal()
    return state


def empty_round(terms: Terms, chance: Chance, deck: vec[i64]) -> BornesRound:
    """A table with nothing on it but the deck."""
    sides = [Side(terms, vec[u8]([0] * CARDS)) for _ in range(terms.sides)]
    state = BornesRound(terms, chance, vec[i64]([0] * MOVE_SPACE), deck, sides)
    state.hands = vec[u8]([0] * (CARDS * terms.seats))
    state.discards = vec[u8]([0] * CARDS)
    return state


def restore_round(terms: Terms, data: object, chance: Chance) -> BornesRound:
    """The round that this position describes."""
    shape = read_shape(data, RoundPosition, "round")
    check_round(terms, shape)
    state = empty_round(terms, chance, vec[i64]([terms.kind_of[name] for name in shape["pile"]]))
    for seat, names in enumerate(shape["hands"]):
        for name in names:
            state.hands[seat * CARDS + terms.kind_of[name]] += 1
    for name in shape["discards"]:
        state.last_discard = terms.kind_of[name]
        state.discards[state.last_discard] += 1
    state.sides = [_side(terms, number, side) for number, side in enumerate(shape["sides"])]
    _set_moment(terms, state, shape)
    return state


def _set_moment(terms: Terms, state: BornesRound, shape: RoundPosition) -> None:
    state.start = shape["start"] - 1
    state.turn = shape["turn"] - 1
    state.phase = PHASES[shape["phase"]]
    state.over = shape["over"]
    state.goal_km = shape["goal_km"]
    state.caller = NOBODY if shape["extension"] is None else shape["extension"] - 1
    state.finisher = NOBODY if shape["finisher"] is None else shape["finisher"] - 1
    attack = shape["attack"]
    if attack is not None:
        state.attack = terms.kind_of[attack["card"]]
        state.attacker = attack["by"] - 1


def _side(terms: Terms, number: int, shape: SideShape) -> Side:
    side = Side(terms, vec[u8]([0] * CARDS))
    for name in [*shape["battle"], *shape["speed"], *shape["distances"], *shape["safeties"]]:
        side.laid[terms.kind_of[name]] += 1
    side.km = shape["km"]
    side.limited = shape["limited"]
    battle = [terms.kind_of[name] for name in shape["battle"]]
    side.top = battle[-1] if battle else NO_CARD
    side.under = battle[-2] if len(battle) > 1 and is_attack(battle[-1]) else NO_CARD
    side.safeties = _mask(terms, shape["safeties"])
    side.coups = _mask(terms, shape["coups"])
    if shape["state"] == "stopped":
        side.battle = side.top
    else:
        side.battle = DRIVING if shape["state"] == "driving" else WAITING
    check_side(terms, number + 1, side)
    return side


def _mask(terms: Terms, names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << (terms.kind_of[name] - RIGHT_OF_WAY)
    return mask


def imagine_position(terms: Terms, data: object, seat: int, chance: Chance) -> dict[str, object]:
    """A whole position that fits a view of that seat (-1: a spectator): the unseen cards are dealt anew."""
    shape = read_shape(data, RoundView, "view")
    unseen = _unseen(terms, shape)
    chance.shuffle(unseen)
    hands: list[list[str]] = []
    used = 0
    for other, size in enumerate(shape["hand_sizes"]):
        if other == seat and shape["hand"] is not None:
            hands.append(shape["hand"])
        else:
            hands.append([terms.names[unseen[i]] for i in range(used, min(used + size, len(unseen)))])
            used += size
    pile = [terms.names[unseen[i]] for i in range(min(used, len(unseen)), len(unseen))]
    table: dict[str, object] = {
        key: value for key, value in shape.items() if key not in ("hand", "hand_sizes", "pile_size")
    }
    return {**table, "hands": hands, "pile": pile}


def _unseen(terms: Terms, shape: RoundView) -> vec[i64]:
    counts = list(terms.pack)
    seen = [*shape["discards"], *(shape["hand"] or [])]
    for side in shape["sides"]:
        seen += [*side["battle"], *side["speed"], *side["distances"], *side["safeties"]]
    for name in seen:
        if name not in terms.kind_of or counts[terms.kind_of[name]] == 0:
            raise BadPosition(f"the view shows a card too many: {name!r}")
        counts[terms.kind_of[name]] -= 1
    return vec[i64]([kind for kind in range(CARDS) for _ in range(counts[kind])])
