"""The second part of a turn: combinations of dice, driving, shots, bombs, theft and drawing."""

from mypy_extensions import i64, u8

from paddock.games.aruba.rules import cards, effects, events, hands, moves, rolling, turns
from paddock.games.aruba.rules.car import HOME
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import FACES, FOUR, PAIR, THREE, faces_of
from paddock.games.aruba.rules.state import APPROACH, DRAWING, DRIVEN, DRIVING, NOBODY, STEALING, ArubaState


def act(state: ArubaState, move: i64) -> None:
    if move == moves.END:
        turns.end_turn(state)
    elif moves.AHEAD <= move <= moves.TO_RIGHT:
        _step(state, move)
    elif move == moves.RAM:
        _ram(state)
    elif move == moves.STOP:
        _stop(state)
    elif move < moves.STRAIGHT:
        _play_word(state, move)
    elif move < moves.EXTRA:
        _combine(state, move)
    else:
        rolling.turn_die(state, move)


def _play_word(state: ArubaState, move: i64) -> None:
    if move == moves.EVEN:
        _use_all(state, "even", gain_of(state, move))
        _gain(state, gain_of(state, move), by_dice=True)
    elif move == moves.ODD:
        _use_all(state, "odd", 0)
        effects.mend(state, state.cars[state.car], mending_of(state, move))
    elif move == moves.PLAY_NITRO:
        hands.discard(state, state.turn, cards.NITRO)
        hands.tell_card(state, cards.NITRO)
        _gain(state, gain_of(state, move), by_dice=False)
    elif move == moves.PLAY_REPAIR:
        effects.repair(state)
    else:
        _bomb(state)


def gain_of(state: ArubaState, move: i64) -> i64:
    """The movement points that a combination or a card gives, before any loss; 0 if that is not its purpose."""
    if move == moves.EVEN:
        return state.terms.boost
    if move == moves.PLAY_NITRO:
        return state.terms.nitro
    if moves.STRAIGHT <= move < moves.SHOOT:
        return move - moves.STRAIGHT + 1
    return state.terms.turbo if moves.TURBO <= move < moves.DRAW else i64(0)


def mending_of(state: ArubaState, move: i64) -> i64:
    """How many tokens a combination or a card removes at most; 0 if that is not its purpose."""
    if move == moves.ODD:
        return state.cars[state.car].damage
    if move == moves.PLAY_REPAIR:
        return state.terms.repair
    return state.terms.small_repair if moves.MEND <= move < moves.TURBO else i64(0)


def _tell_combination(state: ArubaState, name: str, dice: list[int], movement: i64) -> None:
    if state.journal is not None:
        state.journal.append(events.CombinationMade(state.turn + 1, state.car + 1, name, dice, movement))


def _gain(state: ArubaState, movement: i64, *, by_dice: bool) -> None:
    state.gained += movement
    if by_dice:
        state.dice_move = True


def _use(state: ArubaState, face: i64, count: i64) -> None:
    """Use dice of one face, Extra dice first, since a rolled die may still be changed."""
    state.dice_used = True
    extra: i64 = min(i64(state.extra[face]), count)
    state.extra[face] -= u8(extra)
    state.dice[face] -= u8(count - extra)


def _use_all(state: ArubaState, name: str, movement: i64) -> None:
    if state.journal is not None:
        _tell_combination(state, name, sorted(faces_of(state.dice) + faces_of(state.extra)), movement)
    for face in range(i64(FACES)):
        _use(state, face, state.have(face))
    state.all_used = True


def _combine(state: ArubaState, move: i64) -> None:
    face: i64 = (move - moves.STRAIGHT) % FACES
    if move < moves.SHOOT:
        _straight(state, face, gain_of(state, move))
    elif move < moves.MEND:
        _use_same(state, "shoot", face, PAIR, 0)
        _shoot(state)
    elif move < moves.TURBO:
        _use_same(state, "mend", face, PAIR, 0)
        effects.mend(state, state.cars[state.car], mending_of(state, move))
    elif move < moves.DRAW:
        _use_same(state, "turbo", face, FOUR, gain_of(state, move))
        _gain(state, gain_of(state, move), by_dice=True)
    else:
        _use_same(state, "cards", face, THREE, 0)
        _draw_cards(state)


def _straight(state: ArubaState, face: i64, movement: i64) -> None:
    if state.journal is not None:
        _tell_combination(state, "straight", list(range(1, face + 2)), movement)
    state.straight_used = True
    for each in range(face + 1):
        _use(state, each, 1)
    _gain(state, movement, by_dice=True)


def _use_same(state: ArubaState, name: str, face: i64, count: i64, movement: i64) -> None:
    if state.journal is not None:
        _tell_combination(state, name, [face + 1] * count, movement)
    _use(state, face, count)


def _shoot(state: ArubaState) -> None:
    _end_drive(state)
    active = state.cars[state.car]
    target = state.cars[state.at(active.row + 1, active.lane)]
    if state.journal is not None:
        state.journal.append(events.CarShot(state.car + 1, target.number + 1, state.space(target.row, target.lane)))
    effects.shot(state, target)
    turns.go_on(state)


def _end_drive(state: ArubaState) -> None:
    if state.stage == DRIVING:
        state.stage = DRIVEN


def _bomb(state: ArubaState) -> None:
    hands.discard(state, state.turn, cards.BOMB)
    _end_drive(state)
    hands.tell_card(state, cards.BOMB)
    effects.blast(state)
    turns.go_on(state)


def _stop(state: ArubaState) -> None:
    if state.journal is not None:
        car = state.cars[state.car]
        space = state.space(car.row, car.lane)
        state.journal.append(events.DriveEnded(state.turn + 1, state.car + 1, space, state.movement))
    state.stage = DRIVEN


def _start_drive(state: ArubaState) -> None:
    if state.stage == APPROACH:
        if state.terms.leader_at_movement:
            state.leads = state.is_alone_in_front
        state.stage = DRIVING


def _step(state: ArubaState, move: i64) -> None:
    _start_drive(state)
    car = state.cars[state.car]
    lane: i64 = car.lane
    movement: i64 = state.movement
    state.spent += 1
    side: i64 = 0
    if move != moves.AHEAD:
        side = -1 if move == moves.TO_LEFT else 1
    effects.advance(state, car, lane + side, effects.DRIVE)
    if car.fate == HOME and movement > 1 and state.hooked != NOBODY:
        # The remaining movement carries the hooked car over the line, after the saws in the last row.
        effects.expect(state, effects.CARRY, state.hooked)
    effects.follow(state, lane)
    effects.expect(state, effects.SIDES, state.car)
    turns.go_on(state)


def _ram(state: ArubaState) -> None:
    _start_drive(state)
    state.stage = DRIVEN
    state.spent += 1
    car = state.cars[state.car]
    effects.strike(state, car, state.cars[state.ahead])
    turns.go_on(state)


def steal(state: ArubaState, victim: i64) -> None:
    """Take cards at random from a seat's hand."""
    hands.discard(state, state.turn, cards.LARCENY)
    hands.tell_card(state, cards.LARCENY)
    if not state.terms.larceny_any_time:
        state.stage = STEALING
    taken: list[str] = []
    for _ in range(state.terms.larceny):
        size: i64 = state.hand_size(victim)
        if size > 0:
            card: i64 = hands.card_at(state, victim, state.chance.below(size))
            hands.take_over(state, victim, card)
            taken.append(state.terms.names[card])
    if state.journal is not None:
        left = state.hand_size(victim)
        state.journal.append(events.CardsStolen(state.turn + 1, victim + 1, len(taken), taken, left))


def _draw_cards(state: ArubaState) -> None:
    state.stage = DRAWING
    drawn: list[str] = []
    for _ in range(state.terms.cards_drawn):
        if state.pile == 0:
            hands.reshuffle(state)
        if state.pile > 0:
            card: i64 = state.deck[state.drawn]
            state.drawn += 1
            state.hands[state.turn * CARDS + card] += 1
            state.fresh[card] += 1
            state.fresh_size += 1
            drawn.append(state.terms.names[card])
    if state.journal is not None:
        state.journal.append(events.ActionCardsDrawn(state.turn + 1, len(drawn), drawn, state.pile))
