"""Effects of moves: laying cards, attacks and their answers, discards, and the extension."""

from mypy_extensions import i64

from paddock.games.bornes.rules import events, moves, side, turns
from paddock.games.bornes.rules.cards import BIG, CARDS, END_LIMIT, LIMIT, NO_CARD, RIGHT_OF_WAY, safety_of
from paddock.games.bornes.rules.state import ANSWER, CHOICE, DRIVING, NOBODY, PLAY, BornesState


def play(state: BornesState, slot: i64, card: i64) -> None:
    """Use a card from the hand of the seat to act."""
    state.cards[state.turn * CARDS + card] -= 1
    if slot == moves.DISCARD:
        _discard(state, card)
    elif slot != moves.OWN:
        _attack(state, slot - moves.ATTACK - 1, card)
    elif card >= RIGHT_OF_WAY:
        _lay_safety(state, card)
    elif card > BIG:
        _lay_remedy(state, card)
    else:
        _lay_distance(state, card)


def _discard(state: BornesState, card: i64) -> None:
    _throw(state, card)
    if state.journal is not None:
        state.journal.append(events.CardDiscarded(state.turn + 1, state.terms.names[card]))
    turns.next_turn(state, state.turn)


def _throw(state: BornesState, card: i64) -> None:
    state.cards[state.terms.discards + card] += 1
    state.last_discard = card


def _lay_distance(state: BornesState, card: i64) -> None:
    own: i64 = state.own
    side.lay(state, own, card)
    km: i64 = state.km(own)
    if state.journal is not None:
        _tell_laid(state, own, card)
        driven: i64 = state.terms.km[card]
        state.journal.append(events.CarMoved(own + 1, driven, km - driven, km))
    if km != state.goal_km:
        turns.next_turn(state, state.turn)
    elif state.caller == NOBODY and state.terms.long_goal_km > state.goal_km:
        state.phase = CHOICE
        if state.journal is not None:
            state.journal.append(events.ExtensionOffered(state.turn + 1, own + 1, state.terms.long_goal_km))
    else:
        _finish(state, own)


def _tell_laid(state: BornesState, own: i64, card: i64) -> None:
    if state.journal is not None:
        state.journal.append(events.CardLaid(state.turn + 1, own + 1, state.terms.names[card]))


def _finish(state: BornesState, own: i64) -> None:
    state.finisher = own
    state.over = True
    if state.journal is not None:
        state.journal.append(events.TripCompleted(own + 1, state.goal_km))


def _lay_remedy(state: BornesState, card: i64) -> None:
    own: i64 = state.own
    if state.journal is not None:
        _tell_laid(state, own, card)
        ended: i64 = LIMIT if card == END_LIMIT else state.battle(own)
        if ended > DRIVING:
            state.journal.append(events.AttackEnded(own + 1, state.terms.names[ended]))
    side.lay(state, own, card)
    turns.next_turn(state, state.turn)


def _lay_safety(state: BornesState, safety: i64) -> None:
    own: i64 = state.own
    if state.journal is not None:
        _tell_laid(state, own, safety)
    _protect(state, own, safety)
    if state.terms.safety_extra_turn:
        turns.extra_turn(state)
    else:
        turns.next_turn(state, state.turn)


def _protect(state: BornesState, own: i64, safety: i64) -> None:
    """Lay a safety and end what it protects from."""
    battle: i64 = state.battle(own)
    ends_attack: bool = battle > DRIVING and safety_of(battle) == safety
    ends_limit: bool = safety == RIGHT_OF_WAY and state.is_limited(own)
    side.lay_safety(state, own, safety)
    if ends_limit:
        _end(state, own, LIMIT)
    if ends_attack:
        _end(state, own, battle)


def _end(state: BornesState, own: i64, attack: i64) -> None:
    """End an attack that met its safety: discard it or leave it void, depending on the edition."""
    if state.terms.own_turn_removes:
        side.lift(state, own, attack)
        _remove(state, own, attack)
    elif state.journal is not None:
        state.journal.append(events.AttackEnded(own + 1, state.terms.names[attack]))


def _remove(state: BornesState, own: i64, attack: i64) -> None:
    _throw(state, attack)
    if state.journal is not None:
        state.journal.append(events.AttackRemoved(own + 1, state.terms.names[attack]))


def _attack(state: BornesState, target: i64, attack: i64) -> None:
    side.suffer(state, target, attack)
    # The window opens whatever the target holds, so that its presence or absence reveals nothing about the hand.
    state.phase = ANSWER
    state.attack = attack
    state.attacker = state.turn
    state.turn = target
    state.asked = state.terms.partners[target]
    if state.journal is not None:
        name = state.terms.names[attack]
        state.journal.append(events.AttackLaid(state.attacker + 1, target + 1, name))
        for seat in range(target, state.terms.seats, state.terms.sides):
            state.journal.append(events.AnswerAsked(seat + 1, name))


def answer(state: BornesState, move: i64) -> None:
    """Answer the attack for the seat to act; the first coup or the last pass closes the window."""
    if move != moves.PASS:
        _coup(state, move % moves.SPAN)
        return
    if state.journal is not None:
        state.journal.append(events.AnswerPassed(state.turn + 1))
    state.asked &= ~(1 << state.turn)
    if state.asked != 0:
        state.turn = state.first_asked()
        return
    attacker: i64 = state.attacker
    _close_window(state)
    turns.next_turn(state, attacker)


def _close_window(state: BornesState) -> None:
    state.phase = PLAY
    state.attack = NO_CARD
    state.attacker = NOBODY
    state.asked = 0


def _coup(state: BornesState, safety: i64) -> None:
    own: i64 = state.own
    attack: i64 = state.attack
    state.cards[state.turn * CARDS + safety] -= 1
    if state.journal is not None:
        names = state.terms.names
        state.journal.append(events.CoupPlayed(state.turn + 1, own + 1, names[safety], names[attack]))
    side.undo(state, own, attack)
    _remove(state, own, attack)
    side.note_coup(state, own, safety)
    _protect(state, own, safety)
    _close_window(state)
    turns.draw(state)
    turns.extra_turn(state)


def choose(state: BornesState, move: i64) -> None:
    """Extend the trip or finish at the short goal."""
    own: i64 = state.own
    state.phase = PLAY
    if move == moves.FINISH:
        if state.journal is not None:
            state.journal.append(events.ExtensionDeclined(state.turn + 1, own + 1))
        _finish(state, own)
        return
    state.caller = own
    state.goal_km = state.terms.long_goal_km
    if state.journal is not None:
        state.journal.append(events.ExtensionCalled(state.turn + 1, own + 1, state.goal_km))
    turns.next_turn(state, state.turn)
