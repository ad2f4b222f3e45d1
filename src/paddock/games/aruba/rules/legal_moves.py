"""Lists the legal moves; calls `law.refuse` for each, except for keeps of dice."""

from mypy_extensions import i64

from paddock.games.aruba.rules import cards, law, moves, rule_numbers
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import FACES, FOUR, PAIR, THREE, fill_parts
from paddock.games.aruba.rules.state import ACT, BEGIN, DICE, DRIVING, HELD, ArubaState


def fill_moves(state: ArubaState) -> i64:
    """Write the legal moves of the seat to act into `moves` and return their number."""
    found: i64 = 0
    if state.phase == ACT:
        found = fill_combinations(state, _fill_driving(state, 0))
    elif state.phase == DICE:
        found = _fill_dice(state)
    elif state.phase == BEGIN:
        found = _offer(state, found, moves.ROLL)
    else:
        found = _offer(state, found, moves.PASS)
    if state.hand_size(state.turn) > 0:
        found = _fill_cards(state, found)
    if state.phase == ACT:
        state.moves[found] = moves.END
        found += 1
    return found


def _offer(state: ArubaState, found: i64, move: i64) -> i64:
    """Add a move if it is legal and return the new number of moves."""
    if law.refuse(state, move) != rule_numbers.LEGAL:
        return found
    state.moves[found] = move
    return found + 1


def _fill_dice(state: ArubaState) -> i64:
    found: i64 = 0
    if state.rerolls > 0:
        # All sub-handfuls except the handful itself, which comes last.
        found = fill_parts(state.dice, state.moves) - 1
    state.moves[found] = moves.STAND
    return found + 1


def _fill_driving(state: ArubaState, found: i64) -> i64:
    if state.stage <= DRIVING and state.movement > 0:
        for move in range(i64(moves.AHEAD), i64(moves.EVEN)):
            found = _offer(state, found, move)
        found = _offer(state, found, moves.STOP)
    return found


def fill_combinations(state: ArubaState, found: i64) -> i64:
    """Add the uses of unused dice and return the new number of moves."""
    if state.count_dice() == 0:
        return found
    if state.stage <= DRIVING and not state.straight_used:
        face: i64 = 0
        while face < FACES and state.have(face) > 0:
            found = _offer(state, found, moves.STRAIGHT + face)
            face += 1
    if not state.dice_used:
        found = _offer(state, _offer(state, found, moves.EVEN), moves.ODD)
    for same in range(i64(FACES)):
        count: i64 = state.have(same)
        if count >= PAIR:
            found = _offer(state, _offer(state, found, moves.SHOOT + same), moves.MEND + same)
        if count >= THREE:
            found = _offer(state, found, moves.DRAW + same)
        if count >= FOUR:
            found = _offer(state, found, moves.TURBO + same)
    return found


def _fill_cards(state: ArubaState, found: i64) -> i64:
    terms = state.terms
    seat: i64 = state.turn
    # Collect the kinds in hand at the end of `moves` without a branch, since such a branch is unpredictable.
    held: i64 = 0
    for kind in range(i64(CARDS)):
        state.moves[HELD + held] = kind
        held += i64(state.hands[seat * CARDS + kind] != 0)
    for place in range(HELD, HELD + held):
        card: i64 = state.moves[place]
        found = _fill_effect(state, found, card)
        car: i64 = seat
        while car < terms.cars:
            if state.cars[car].damage > 0:
                found = _offer(state, found, moves.fix(terms, card, car))
            car += terms.seats
    return found


def _fill_effect(state: ArubaState, found: i64, card: i64) -> i64:
    """Every way to use one kind of card for its effect."""
    if card == cards.HOOK:
        return _offer(state, found, moves.PLAY_HOOK)
    if card == cards.BOMB:
        return _offer(state, found, moves.PLAY_BOMB)
    if card == cards.NITRO:
        return _offer(state, found, moves.PLAY_NITRO)
    if card == cards.REPAIR:
        return _offer(state, found, moves.PLAY_REPAIR)
    if card == cards.RE_ROLL:
        return _offer(state, found, moves.PLAY_RE_ROLL)
    # The other cards have many forms; checking the phase first avoids useless calls for each of them.
    if card == cards.LARCENY:
        is_time: bool = state.phase == ACT or state.terms.larceny_any_time
        return _offer_range(state, found, moves.STEAL, state.terms.seats) if is_time else found
    if card >= cards.BUMPER:
        first: i64 = moves.MOUNT if card == cards.BUMPER else moves.MOUNT + cards.LEFT
        return _offer_range(state, found, first, 2) if state.phase == BEGIN else found
    if state.phase != DICE and not (state.phase == ACT and state.terms.dice_cards_any_time):
        return found
    if card == cards.EXTRA_DIE:
        return _offer_range(state, found, moves.EXTRA, FACES)
    return _offer_range(state, found, moves.CHANGE, FACES * (FACES - 1))


def _offer_range(state: ArubaState, found: i64, first: i64, count: i64) -> i64:
    for move in range(first, first + count):
        found = _offer(state, found, move)
    return found
