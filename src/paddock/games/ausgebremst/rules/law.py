"""Legality: find_drives is the single source of truth for legal drives; also names the rule that forbids a move."""

from mypy_extensions import i64

from paddock.games.ausgebremst.rules import moves, rule_numbers
from paddock.games.ausgebremst.rules.lanes import bit
from paddock.games.ausgebremst.rules.leader import is_six_barred, level_with
from paddock.games.ausgebremst.rules.reach import (
    AS_IT_IS,
    NO_CARS,
    NO_DUTY,
    NO_LINES,
    fill_spaces,
    goes_on,
    is_pit_open,
    look_ahead,
    reaches,
)
from paddock.games.ausgebremst.rules.spaces import FINISH, MIDDLE, NOWHERE, OUTER, PIT, PIT_LANE, ROOM
from paddock.games.ausgebremst.rules.state import LANE_SETS, RaceState
from paddock.games.ausgebremst.rules.terms import VALUES


def must_stop(race: RaceState, car: i64) -> bool:
    """Whether this is the last chance to make a stop that is due."""
    return race.laps[car] == race.circuit.last_stop and race.owes_stop(car)


def may_stop(race: RaceState, car: i64) -> bool:
    """Whether a move may end in the pit lane: a second stop is not allowed."""
    return race.stopped[car] == 0 or race.space[car] > PIT


def highest_card(race: RaceState, car: i64) -> i64:
    """The highest card value in a seat's hand."""
    card: i64 = VALUES - 1
    while card > 0 and race.hands[car * VALUES + card] == 0:
        card -= 1
    return card


def find_drives(race: RaceState) -> None:
    """Store the legal drives of the seat to act in `way`: the cards, and the spaces for each.

    The list of legal moves, refusals and the duty to play all use this result.
    """
    car: i64 = race.turn
    way = race.way
    most: i64 = highest_card(race, car)
    look_ahead(race, car, most, AS_IT_IS)
    cards: i64 = 0
    hands = race.hands
    for card in range(i64(1), most + 1):
        if hands[car * VALUES + card] != 0:
            cards |= bit(card)
    ban: i64 = race.terms.leader_ban
    if most == ban and is_six_barred(race, car):
        cards ^= bit(ban)
    way.cards = cards
    if not may_stop(race, car):
        for card in range(i64(1), most + 1):
            way.reach[card * LANE_SETS + PIT_LANE] = 0


def fill_drives(race: RaceState) -> i64:
    """Write every legal drive into `moves` and return their number."""
    find_drives(race)
    way = race.way
    found: i64 = 0
    for card in range(i64(1), VALUES):
        if way.cards >> card & 1 != 0:
            found = _fill_card(race, card, found)
    return found


def _fill_card(race: RaceState, card: i64, found: i64) -> i64:
    """Write the drives of one card and return the new end of the list."""
    found = fill_spaces(race, card, race.moves, found, card * moves.CARD)
    if race.way.home_from <= card:
        race.moves[found] = card * moves.CARD + FINISH
        found += 1
    return found


def playable_card(race: RaceState) -> i64:
    """The lowest card that the seat to act can play, or 0."""
    find_drives(race)
    for card in range(i64(1), VALUES):
        if race.way.cards >> card & 1 != 0 and goes_on(race, card):
            return card
    return 0


def fill_waits(race: RaceState) -> i64:
    """Write the moves of a car that cannot drive: pass, or discard where waiting would not help."""
    if not is_stuck(race):
        race.moves[0] = moves.PASS
        return 1
    found: i64 = 0
    for card in range(i64(1), VALUES):
        if race.hands[race.turn * VALUES + card] != 0:
            race.moves[found] = moves.DISCARD + card
            found += 1
    return found


def is_stalled(race: RaceState) -> bool:
    """Whether two whole rounds have passed in which no car could move."""
    return race.idle >= 2 * race.racing


def is_stuck(race: RaceState) -> bool:
    """Whether waiting cannot help: the owed stop rules out every card even on an empty road, or the race is stalled."""
    car: i64 = race.turn
    if is_stalled(race):
        return True
    if not must_stop(race, car):
        return False
    look_ahead(race, car, highest_card(race, car), NO_CARS)
    helps: i64 = 0
    for card in range(i64(1), VALUES):
        helps += i64(race.hands[car * VALUES + card] != 0 and goes_on(race, card))
    return helps == 0


def refuse_wait(race: RaceState, move: i64) -> i64:
    """The rule that forbids passing or discarding; 0 if none does."""
    if move != moves.PASS and race.hands[race.turn * VALUES + move - moves.DISCARD] == 0:
        return rule_numbers.RACE_CARD_MISSING
    if playable_card(race) != 0:
        return rule_numbers.MUST_PLAY if move == moves.PASS else rule_numbers.NO_RACE_DISCARD
    if move == moves.PASS:
        return rule_numbers.MUST_DISCARD if is_stuck(race) else rule_numbers.LEGAL
    return rule_numbers.LEGAL if is_stuck(race) else rule_numbers.NO_RACE_DISCARD


def refuse_drive(race: RaceState, card: i64, space: i64) -> i64:
    """The rule that forbids playing this card to that space; 0 if none does."""
    find_drives(race)
    if race.way.cards >> card & 1 != 0 and reaches(race, card, space):
        return rule_numbers.LEGAL
    car: i64 = race.turn
    if space != FINISH and not race.circuit.has(space):
        return rule_numbers.NO_SUCH_SPACE
    if race.hands[car * VALUES + card] == 0:
        return rule_numbers.RACE_CARD_MISSING
    if race.way.cards >> card & 1 == 0:
        return rule_numbers.LEADER_SIX if level_with(race, car) == NOWHERE else rule_numbers.JOINT_LEADER_SIX
    return _why_not_reached(race, car, card, space)


def _why_not_reached(race: RaceState, car: i64, card: i64, space: i64) -> i64:
    """The rule that keeps a card from reaching a space, found by lifting one restriction after another."""
    look_ahead(race, car, card, AS_IT_IS)
    if reaches(race, card, space):
        return rule_numbers.SECOND_STOP
    look_ahead(race, car, card, NO_CARS)
    if reaches(race, card, space):
        is_taken: bool = space != FINISH and race.car_on(space) != NOWHERE
        return rule_numbers.SPACE_TAKEN if is_taken else rule_numbers.WAY_BLOCKED
    look_ahead(race, car, card, NO_DUTY)
    if reaches(race, card, space):
        return rule_numbers.PIT_OWED
    is_into_pit: bool = PIT < space < FINISH and race.space[car] < PIT
    if is_into_pit and not is_pit_open(race, car):
        return rule_numbers.PIT_CLOSED
    look_ahead(race, car, card, NO_LINES)
    if is_into_pit and _is_beside_entry(race, card - (space - PIT)):
        return rule_numbers.PIT_ENTRY
    # No line separates a car from its lane; a space there is merely closer than the card's distance.
    if reaches(race, card, space) and space // ROOM != race.space[car] // ROOM:
        return rule_numbers.WHITE_LINE
    return rule_numbers.ONLY_FORWARD if _is_beside_or_behind(race, car, space) else rule_numbers.OUT_OF_REACH


def _is_beside_entry(race: RaceState, steps: i64) -> bool:
    """Whether the last `look_ahead` found, at that many steps, a space level with field A in another lane."""
    if steps < 0:
        return False
    entry: i64 = race.circuit.entry % ROOM
    if steps == 0:
        return race.way.start % ROOM == entry and race.way.start != race.circuit.entry
    first: i64 = steps * LANE_SETS
    return (race.way.reach[first + MIDDLE] | race.way.reach[first + OUTER]) >> entry & 1 != 0


def _is_beside_or_behind(race: RaceState, car: i64, space: i64) -> bool:
    """Whether a space is level with a car, or closer behind it than ahead."""
    if space == FINISH:
        return False
    circuit = race.circuit
    ahead: i64 = (circuit.rank[space] - circuit.rank[race.space[car]]) % circuit.last
    return ahead == 0 or 2 * ahead > circuit.last
