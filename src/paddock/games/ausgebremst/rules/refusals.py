"""Facts of refusals: the card, the space, the car in the way, the line."""

from mypy_extensions import i64

from paddock.games.ausgebremst.rules import moves, rule_numbers
from paddock.games.ausgebremst.rules.half_boards import CURVE, Section
from paddock.games.ausgebremst.rules.law import is_stalled, playable_card
from paddock.games.ausgebremst.rules.leader import level_with
from paddock.games.ausgebremst.rules.spaces import FINISH, NOWHERE, PIT, ROOM, space_name
from paddock.games.ausgebremst.rules.state import RaceState
from paddock.games.ausgebremst.rules.terms import VALUES


def facts(race: RaceState, move: i64, rule: i64) -> dict[str, object]:
    """The facts that explain why this rule forbids this move."""
    if move >= moves.WORDS:
        return _word_facts(race, move, rule)
    card = move // moves.CARD
    space = move % moves.CARD
    found: dict[str, object] = {"value": card, "space": space_name(space)}
    if rule == rule_numbers.NO_SUCH_SPACE:
        found["circuit"] = race.circuit.name
    elif rule == rule_numbers.SPACE_TAKEN:
        found["car"] = race.car_on(space) + 1
    elif rule == rule_numbers.WAY_BLOCKED:
        found.update(_blocker(race, card, space))
    elif rule == rule_numbers.WHITE_LINE:
        found.update(_line(race, card))
    elif rule in (rule_numbers.LEADER_SIX, rule_numbers.JOINT_LEADER_SIX):
        found.update(_lead(race, rule))
    elif rule in (rule_numbers.PIT_CLOSED, rule_numbers.PIT_OWED):
        found.update(_pit(race, space))
    elif rule in (rule_numbers.OUT_OF_REACH, rule_numbers.ONLY_FORWARD):
        found["start"] = space_name(race.space[race.turn])
    return found


def _word_facts(race: RaceState, move: i64, rule: i64) -> dict[str, object]:
    if rule == rule_numbers.MUST_PLAY:
        return {"card": playable_card(race)}
    if rule == rule_numbers.MUST_DISCARD:
        return {"why": "stall" if is_stalled(race) else "pit"}
    if moves.DISCARD < move < moves.PILE:
        return {"value": move - moves.DISCARD}
    if rule == rule_numbers.PILE_EMPTY:
        return {"pile": move - moves.PILE}
    if rule in (rule_numbers.TAKE_PIT_CARD, rule_numbers.NO_PIT_CARD):
        cards = [card for card in range(VALUES) if race.pit_cards[race.turn * VALUES + card] > 0]
        asked = {"value": move - moves.TAKE} if rule == rule_numbers.NO_PIT_CARD else {}
        return {**asked, "low": cards[0], "high": cards[-1]}
    return {}


def _lead(race: RaceState, rule: i64) -> dict[str, object]:
    """The car that a leader is level with, and whether an exception is possible, which needs a hand of only sixes."""
    six = race.terms.leader_ban
    has_others = any(race.hands[race.turn * VALUES + card] > 0 for card in range(VALUES) if card != six)
    found: dict[str, object] = {"exception": "none" if has_others else "possible"}
    return found if rule == rule_numbers.LEADER_SIX else {**found, "car": level_with(race, race.turn) + 1}


def _pit(race: RaceState, space: int) -> dict[str, object]:
    """Field A, the lap, and whether the space is before or past field A."""
    circuit = race.circuit
    is_before = race.space[race.turn] % ROOM < space % ROOM <= circuit.entry % ROOM and space < PIT
    return {
        "entry": space_name(circuit.entry),
        "lap": race.laps[race.turn],
        "where": "before" if is_before else "past",
    }


def _blocker(race: RaceState, card: int, space: int) -> dict[str, object]:
    """The first car that blocks a way of this length to that space."""
    start = int(race.space[race.turn])
    ahead = [{start}]
    for _ in range(card):
        ahead.append({other for one in ahead[-1] for other in race.circuit.steps(one)})
    wanted = {space} if space != FINISH else {one for step in ahead for one in step if _is_last(race, one)}
    on_way = [set(wanted) for _ in ahead]
    for step in range(card - 1, -1, -1):
        on_way[step] = {one for one in ahead[step] if on_way[step + 1] & set(race.circuit.steps(one))} | (
            ahead[step] & wanted if space == FINISH else set()
        )
    for step in range(1, card + 1):
        for one in sorted(on_way[step] & ahead[step]):
            car = race.car_on(one)
            if car != NOWHERE:
                return {"car": car + 1, "at": space_name(one)}
    return {"car": 0, "at": space_name(start)}


def _is_last(race: RaceState, space: int) -> bool:
    return space < PIT and race.circuit.rank[space] == race.circuit.last


def _line(race: RaceState, card: int) -> dict[str, object]:
    """The rows between which the white line runs: the first curve within reach that forbids lane changes."""
    space = int(race.space[race.turn])
    start = space if space < PIT else int(race.circuit.exit)
    sections = race.circuit.board.sections
    at = [_holds(section, start) for section in sections].index(True)
    is_last_row = start % ROOM == sections[at].last
    for step in range(1 if is_last_row else 0, card + 1):
        section = sections[(at + step) % len(sections)]
        if section.kind == CURVE:
            return {"first": section.first, "last": section.last}
    return {"first": 0, "last": 0}


def _holds(section: Section, space: int) -> bool:
    return any(space in lane for lane in section.lanes)
