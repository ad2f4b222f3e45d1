"""The facts behind each refusal: which card, which space, which car is in the way, which line."""

from mypy_extensions import i64

from paddock.games.ausgebremst.board import CURVE, Section
from paddock.games.ausgebremst.moves import DISCARD, PILE, TAKE, WORDS
from paddock.games.ausgebremst.neutrals import Neutrals
from paddock.games.ausgebremst.rules import (
    JOINT_LEADER_SIX,
    NO_PIT_CARD,
    NO_SUCH_SPACE,
    OUT_OF_REACH,
    PILE_EMPTY,
    PIT_CLOSED,
    PIT_OWED,
    SPACE_TAKEN,
    TAKE_PIT_CARD,
    WAY_BLOCKED,
    WHITE_LINE,
)
from paddock.games.ausgebremst.spaces import FINISH, PIT, SPACES, space_name
from paddock.games.ausgebremst.terms import VALUES


def facts(state: Neutrals, move: i64, rule: i64) -> dict[str, object]:
    """What a refusal of this move by this rule should mention."""
    if move >= WORDS:
        return _word_facts(state, move, rule)
    card = move // SPACES
    space = move % SPACES
    found: dict[str, object] = {"value": card, "space": space_name(space)}
    if rule == NO_SUCH_SPACE:
        found["circuit"] = state.circuit.name
    elif rule == SPACE_TAKEN:
        found["car"] = state.board[space]
    elif rule == WAY_BLOCKED:
        found.update(_blocker(state, card, space))
    elif rule == WHITE_LINE:
        found.update(_line(state, card))
    elif rule == JOINT_LEADER_SIX:
        found["car"] = state.level_with(state.turn) + 1
    elif rule in (PIT_CLOSED, PIT_OWED):
        found["entry"] = space_name(state.circuit.entry)
        found["lap"] = state.laps[state.turn]
    elif rule == OUT_OF_REACH:
        found["start"] = space_name(state.space[state.turn])
    return found


def _word_facts(state: Neutrals, move: i64, rule: i64) -> dict[str, object]:
    if DISCARD < move < PILE:
        return {"value": move - DISCARD}
    if rule == PILE_EMPTY:
        return {"pile": move - PILE}
    if rule in (TAKE_PIT_CARD, NO_PIT_CARD):
        cards = [card for card in range(VALUES) if state.pit_cards[state.turn * VALUES + card] > 0]
        asked = {"value": move - TAKE} if rule == NO_PIT_CARD else {}
        return {**asked, "low": cards[0], "high": cards[-1]}
    return {}


def _blocker(state: Neutrals, card: int, space: int) -> dict[str, object]:
    """The first car that stands on a way of this length to that space."""
    start = int(state.space[state.turn])
    ahead = [{start}]
    for _ in range(card):
        ahead.append({other for one in ahead[-1] for other in _ways(state, one)})
    wanted = {space} if space != FINISH else {one for step in ahead for one in step if _is_last(state, one)}
    on_way = [set(wanted) for _ in ahead]
    for step in range(card - 1, -1, -1):
        on_way[step] = {one for one in ahead[step] if on_way[step + 1] & set(_ways(state, one))} | (
            ahead[step] & wanted if space == FINISH else set()
        )
    for step in range(1, card + 1):
        for one in sorted(on_way[step] & ahead[step]):
            if state.board[one]:
                return {"car": state.board[one], "at": space_name(one)}
    return {"car": 0, "at": space_name(start)}


def _is_last(state: Neutrals, space: int) -> bool:
    return space < PIT and state.circuit.rank[space] == state.circuit.last


def _ways(state: Neutrals, space: int) -> list[int]:
    ahead = state.circuit.exits_of(space)
    return [*ahead, PIT + 1] if space == state.circuit.entry else ahead


def _line(state: Neutrals, card: int) -> dict[str, object]:
    """The numbers between which the white line runs: the first curve within reach."""
    space = int(state.space[state.turn])
    start = space if space < PIT else int(state.circuit.exit)
    sections = state.circuit.board.sections
    at = [_holds(section, start) for section in sections].index(True)
    for step in range(card + 1):
        section = sections[(at + step) % len(sections)]
        if section.kind == CURVE:
            return {"first": section.first, "last": section.last}
    return {"first": 0, "last": 0}


def _holds(section: Section, space: int) -> bool:
    return any(space in lane for lane in section.lanes)
