"""Legality: `refuse` is the single source of truth for legal moves."""

from mypy_extensions import i64

from paddock.games.aruba.rules import cards, moves, rule_numbers
from paddock.games.aruba.rules.car import RACING
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.circuit import LANES
from paddock.games.aruba.rules.dice import FACES, FOUR, HANDFULS, PAIR, THREE, counts_of
from paddock.games.aruba.rules.state import (
    ACT,
    BEGIN,
    DICE,
    DRAWING,
    DRIVING,
    HOOK_WINDOW,
    NINTH,
    NOBODY,
    STEALING,
    ArubaState,
)


def refuse(state: ArubaState, move: i64) -> i64:
    """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
    if move >= moves.FIX:
        return _refuse_fix(state, moves.card_fixing(move), moves.car_fixed(move, state.turn))
    if move == moves.PASS or move == moves.PLAY_HOOK or state.phase == HOOK_WINDOW or state.phase == NINTH:
        return _refuse_answer(state, move)
    if move == moves.ROLL:
        return rule_numbers.LEGAL if state.phase == BEGIN else rule_numbers.BEGIN_ONLY
    if moves.MOUNT <= move < moves.MOUNT + cards.MOUNTS:
        return _refuse_mount(state, move - moves.MOUNT)
    if move == moves.PLAY_REPAIR:
        return _refuse_repair(state)
    if move >= moves.STEAL and state.terms.larceny_any_time:
        return rule_numbers.CARDS_LAST if state.stage == DRAWING else _refuse_theft(state, move - moves.STEAL)
    if state.phase == BEGIN:
        return rule_numbers.ROLL_FIRST
    if _is_for_dice(move):
        return _refuse_dice(state, move)
    return rule_numbers.STAND_FIRST if state.phase == DICE else _refuse_act(state, move)


def _is_for_dice(move: i64) -> bool:
    is_card: bool = moves.EXTRA <= move < moves.STEAL or move == moves.PLAY_RE_ROLL
    return is_card or move < HANDFULS or move == moves.STAND


def _refuse_answer(state: ArubaState, move: i64) -> i64:
    """Answers in a window of another seat's turn; outside a window there is nothing to answer."""
    is_hook_window: bool = state.phase == HOOK_WINDOW
    if move == moves.PASS:
        return rule_numbers.LEGAL if is_hook_window or state.phase == NINTH else rule_numbers.NOTHING_ASKED
    if move == moves.PLAY_HOOK:
        return _refuse_card(state, cards.HOOK) if is_hook_window else rule_numbers.NO_HOOK
    return rule_numbers.ANSWER_HOOK if is_hook_window else rule_numbers.ANSWER_NINTH


def _refuse_card(state: ArubaState, card: i64) -> i64:
    if state.usable(state.turn, card) > 0:
        return rule_numbers.LEGAL
    return rule_numbers.NOT_IN_HAND if state.hands[state.turn * CARDS + card] == 0 else rule_numbers.NEW_CARD


def _refuse_fix(state: ArubaState, card: i64, car: i64) -> i64:
    if car >= state.terms.cars or state.terms.owner(car) != state.turn:
        return rule_numbers.NOT_YOUR_CAR
    if state.hands[state.turn * CARDS + card] == 0:
        return rule_numbers.NOT_IN_HAND
    if state.usable(state.turn, card) == 0 and not state.terms.new_cards_fix:
        return rule_numbers.NEW_CARD
    if state.cars[car].fate != RACING:
        return rule_numbers.CAR_OUT
    return rule_numbers.LEGAL if state.cars[car].damage > 0 else rule_numbers.NO_DAMAGE


def _refuse_mount(state: ArubaState, mount: i64) -> i64:
    if state.phase != BEGIN:
        return rule_numbers.BEGIN_ONLY
    refused: i64 = _refuse_card(state, cards.SAW if mount >= cards.LEFT else cards.BUMPER)
    if refused != rule_numbers.LEGAL:
        return refused
    return rule_numbers.MOUNTED if state.cars[state.car].has(mount) else rule_numbers.LEGAL


def _refuse_repair(state: ArubaState) -> i64:
    if state.phase == ACT and state.stage >= STEALING:
        return rule_numbers.CARDS_LAST if state.stage == DRAWING else rule_numbers.LARCENY_LAST
    refused: i64 = _refuse_card(state, cards.REPAIR)
    if refused != rule_numbers.LEGAL:
        return refused
    return rule_numbers.LEGAL if state.cars[state.car].damage > 0 else rule_numbers.NO_DAMAGE


def _refuse_dice(state: ArubaState, move: i64) -> i64:
    """Keeping dice and cards on dice; an option allows Extra die and Die change later, too."""
    is_card: bool = moves.EXTRA <= move < moves.STEAL
    if state.phase == ACT:
        if not (is_card and state.terms.dice_cards_any_time):
            return rule_numbers.ROLLING_OVER
        if state.stage >= STEALING:
            return rule_numbers.CARDS_LAST if state.stage == DRAWING else rule_numbers.LARCENY_LAST
    if move == moves.STAND:
        return rule_numbers.LEGAL
    if move < HANDFULS:
        return _refuse_keep(state, move)
    if move == moves.PLAY_RE_ROLL:
        return _refuse_card(state, cards.RE_ROLL)
    refused: i64 = _refuse_card(state, cards.EXTRA_DIE if move < moves.CHANGE else cards.DIE_CHANGE)
    if refused != rule_numbers.LEGAL:
        return refused
    if move < moves.CHANGE:
        return rule_numbers.DICE_USED if state.all_used else rule_numbers.LEGAL
    return rule_numbers.LEGAL if state.dice[moves.old_face(move)] > 0 else rule_numbers.NO_SUCH_DICE


def _refuse_keep(state: ArubaState, move: i64) -> i64:
    if state.rerolls == 0:
        return rule_numbers.NO_REROLL
    kept = counts_of(move)
    is_whole: bool = True
    for face in range(i64(FACES)):
        if kept[face] > state.dice[face]:
            return rule_numbers.NO_SUCH_DICE
        if kept[face] < state.dice[face]:
            is_whole = False
    return rule_numbers.KEEPS_ALL if is_whole else rule_numbers.LEGAL


def _refuse_act(state: ArubaState, move: i64) -> i64:
    if move == moves.END:
        return rule_numbers.LEGAL
    if state.stage >= STEALING and not moves.DRAW <= move < moves.DRAW + FACES:
        if state.stage == DRAWING:
            return rule_numbers.CARDS_LAST
        if move < moves.STEAL:
            return rule_numbers.LARCENY_LAST
    if move == moves.STOP:
        return rule_numbers.LEGAL if state.stage == DRIVING and state.movement > 0 else rule_numbers.NOT_DRIVING
    if moves.MEND <= move < moves.TURBO:
        return _refuse_mend(state, move - moves.MEND)
    if move == moves.ODD:
        return _refuse_odd(state)
    if (moves.AHEAD <= move < moves.SHOOT and move != moves.PLAY_BOMB) or moves.TURBO <= move < moves.DRAW:
        return _refuse_movement(state, move)
    return (
        rule_numbers.STILL_DRIVING
        if state.stage == DRIVING and state.movement > 0
        else _refuse_beside_drive(state, move)
    )


def _refuse_beside_drive(state: ArubaState, move: i64) -> i64:
    """Actions before or after driving."""
    if move >= moves.STEAL:
        return _refuse_theft(state, move - moves.STEAL)
    if move >= moves.DRAW:
        return _refuse_draw(state, move - moves.DRAW)
    return _refuse_bomb(state) if move == moves.PLAY_BOMB else _refuse_shot(state, move - moves.SHOOT)


def _refuse_mend(state: ArubaState, face: i64) -> i64:
    if state.have(face) < PAIR:
        return rule_numbers.NO_SUCH_DICE
    return rule_numbers.LEGAL if state.cars[state.car].damage > 0 else rule_numbers.NO_DAMAGE


def _refuse_odd(state: ArubaState) -> i64:
    if state.dice_used:
        return rule_numbers.DICE_USED
    if state.have(1) + state.have(3) + state.have(5) > 0:
        return rule_numbers.NOT_ODD
    return rule_numbers.LEGAL if state.cars[state.car].damage > 0 else rule_numbers.NO_DAMAGE


def _refuse_movement(state: ArubaState, move: i64) -> i64:
    """Moves that make or spend movement, which belong to one drive."""
    if state.stage > DRIVING:
        return rule_numbers.DRIVE_OVER
    if move <= moves.RAM:
        return _refuse_step(state, move)
    if move == moves.PLAY_NITRO:
        return _refuse_card(state, cards.NITRO)
    if move == moves.EVEN:
        if state.dice_used:
            return rule_numbers.DICE_USED
        return rule_numbers.NOT_EVEN if state.have(0) + state.have(2) + state.have(4) > 0 else rule_numbers.LEGAL
    if move >= moves.TURBO:
        return rule_numbers.LEGAL if state.have(move - moves.TURBO) >= FOUR else rule_numbers.NO_SUCH_DICE
    if state.straight_used:
        return rule_numbers.STRAIGHT_ONCE
    for face in range(move - moves.STRAIGHT + 1):
        if state.have(face) == 0:
            return rule_numbers.NO_SUCH_DICE
    return rule_numbers.LEGAL


def _refuse_step(state: ArubaState, move: i64) -> i64:
    if state.movement == 0:
        return rule_numbers.NO_MOVEMENT
    car = state.cars[state.car]
    if move == moves.RAM:
        return _refuse_target(state)
    side: i64 = 0
    if move != moves.AHEAD:
        side = -1 if move == moves.TO_LEFT else 1
    lane: i64 = car.lane + side
    if lane < 0 or lane >= LANES:
        return rule_numbers.OFF_TRACK
    if state.at(car.row + 1, lane) != NOBODY:
        return rule_numbers.SPACE_TAKEN
    # Wrecks do not count here: otherwise three staggered ones would close the track.
    if side != 0 and state.racer_at(car.row + 1, car.lane) != NOBODY and state.racer_at(car.row, lane) != NOBODY:
        return rule_numbers.BETWEEN_CARS
    return rule_numbers.LEGAL


def _refuse_target(state: ArubaState) -> i64:
    """The rule that forbids ramming or shooting at the car directly ahead; 0 if none does."""
    target: i64 = state.ahead
    if target == NOBODY:
        return rule_numbers.NOBODY_AHEAD
    if state.cars[target].fate != RACING:
        return rule_numbers.WRECK_AHEAD
    return rule_numbers.OWN_CAR_AHEAD if state.terms.owner(target) == state.turn else rule_numbers.LEGAL


def _refuse_shot(state: ArubaState, face: i64) -> i64:
    return rule_numbers.NO_SUCH_DICE if state.have(face) < PAIR else _refuse_target(state)


def _refuse_bomb(state: ArubaState) -> i64:
    refused: i64 = _refuse_card(state, cards.BOMB)
    if refused != rule_numbers.LEGAL:
        return refused
    for car in state.cars:
        if is_in_blast(state, car.number) and car.number != state.car:
            return rule_numbers.LEGAL
    return rule_numbers.NO_BLAST


def is_in_blast(state: ArubaState, number: i64) -> bool:
    """Whether a bomb dropped behind the active car now would hit that car; behind the first row none can be dropped."""
    bomber = state.cars[state.car]
    if bomber.row == 1:
        return False
    car = state.cars[number]
    behind: i64 = bomber.row - car.row
    aside: i64 = car.lane - bomber.lane
    nearest: i64 = 0 if state.terms.blast_around else 1
    return car.fate == RACING and nearest <= behind <= state.terms.blast_rows and -1 <= aside <= 1


def _refuse_draw(state: ArubaState, face: i64) -> i64:
    if state.have(face) < THREE:
        return rule_numbers.NO_SUCH_DICE
    if state.pile > 0:
        return rule_numbers.LEGAL
    for card in range(i64(CARDS)):
        if state.discards[card] > 0:
            return rule_numbers.LEGAL
    return rule_numbers.NO_CARDS_LEFT


def has_draw(state: ArubaState) -> bool:
    """Whether unused dice and cards are there for a draw."""
    for face in range(i64(FACES)):  # noqa: SIM110 - a loop compiles to a loop, any() to a generator
        if _refuse_draw(state, face) == rule_numbers.LEGAL:
            return True
    return False


def _refuse_theft(state: ArubaState, seat: i64) -> i64:
    refused: i64 = _refuse_card(state, cards.LARCENY)
    if refused != rule_numbers.LEGAL:
        return refused
    if seat >= state.terms.seats:
        return rule_numbers.NO_SUCH_SEAT
    if seat == state.turn:
        return rule_numbers.OWN_SEAT
    car: i64 = seat
    while car < state.terms.cars:
        if is_beside(state, car):
            return rule_numbers.LEGAL if state.hand_size(seat) > 0 else rule_numbers.NO_CARDS_TO_STEAL
        car += state.terms.seats
    return rule_numbers.NOT_ADJACENT


def is_beside(state: ArubaState, number: i64) -> bool:
    """Whether that car is racing on a space adjacent to the active car."""
    mine = state.cars[state.car]
    car = state.cars[number]
    return car.fate == RACING and -1 <= car.row - mine.row <= 1 and -1 <= car.lane - mine.lane <= 1
