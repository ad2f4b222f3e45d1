"""The first part of a turn: mounting, rolling, the hook window, keeping and cards on dice."""

from mypy_extensions import i64

from paddock.games.aruba.rules import cards, effects, events, hands, moves
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.dice import FACES, HANDFULS, faces_of, unpack
from paddock.games.aruba.rules.state import ACT, DICE, HOOK_WINDOW, NOBODY, ArubaState


def begin(state: ArubaState, move: i64) -> None:
    if move == moves.ROLL:
        state.rerolls = state.terms.rerolls
        _roll(state, state.terms.dice - state.cars[state.car].damage)
        if state.terms.hook_after_last or not _open_hook_window(state):
            state.phase = DICE
    elif move == moves.PLAY_REPAIR:
        effects.repair(state)
    else:
        mount: i64 = move - moves.MOUNT
        card: i64 = cards.SAW if mount >= cards.LEFT else cards.BUMPER
        state.hands[state.turn * CARDS + card] -= 1
        if state.secrets > 0:
            hands.forget(state, state.turn, card)
        state.cars[state.car].fit(mount, on=True)
        if state.journal is not None:
            name = state.terms.names[card]
            state.journal.append(events.CardMounted(state.turn + 1, state.car + 1, name, cards.MOUNT_NAMES[mount]))


def _roll(state: ArubaState, count: i64) -> None:
    chance = state.chance
    dice = state.dice
    kept = dice[:] if state.journal is not None else dice
    for _die in range(count):
        dice[chance.below(FACES)] += 1
    if state.journal is not None:
        rolled = [face + 1 for face in range(FACES) for _ in range(dice[face] - kept[face])]
        state.journal.append(events.DiceRolled(state.turn + 1, rolled, faces_of(dice), state.rerolls))


def _open_hook_window(state: ArubaState) -> bool:
    """Ask the seat of the car directly behind, if it holds cards (their number is public); False if there is none."""
    active = state.cars[state.car]
    behind: i64 = state.racer_at(active.row - 1, active.lane)
    if behind == NOBODY:
        return False
    seat: i64 = state.terms.owner(behind)
    if seat == state.terms.owner(state.car) or state.hand_size(seat) == 0:
        return False
    state.phase = HOOK_WINDOW
    state.turn = seat
    if state.journal is not None:
        state.journal.append(events.HookAsked(state.turn + 1, behind + 1, state.car + 1))
    return True


def hook(state: ArubaState) -> None:
    active = state.cars[state.car]
    hands.discard(state, state.turn, cards.HOOK)
    state.hooked = state.at(active.row - 1, active.lane)
    if state.journal is not None:
        state.journal.append(events.CarHooked(state.turn + 1, state.hooked + 1, state.car + 1))
    close_hook_window(state)


def close_hook_window(state: ArubaState) -> None:
    state.turn = state.terms.owner(state.car)
    state.phase = ACT if state.terms.hook_after_last else DICE


def handle_dice(state: ArubaState, move: i64) -> None:
    if move < HANDFULS:
        _keep(state, move)
    elif move == moves.STAND:
        _stand(state)
        return
    elif move == moves.PLAY_REPAIR:
        effects.repair(state)
    elif move == moves.PLAY_RE_ROLL:
        hands.discard(state, state.turn, cards.RE_ROLL)
        state.rerolls += 1
        hands.tell_card(state, cards.RE_ROLL)
    else:
        turn_die(state, move)
    stand_if_done(state)


def _keep(state: ArubaState, handful: i64) -> None:
    loose: i64 = state.rolled
    unpack(handful, state.dice)
    loose -= state.rolled
    if state.journal is not None:
        state.journal.append(events.DiceKept(state.turn + 1, faces_of(state.dice), loose))
    state.rerolls -= 1
    _roll(state, loose)


def turn_die(state: ArubaState, move: i64) -> None:
    if move < moves.CHANGE:
        hands.discard(state, state.turn, cards.EXTRA_DIE)
        state.extra[move - moves.EXTRA] += 1
        hands.tell_card(state, cards.EXTRA_DIE)
        if state.journal is not None:
            state.journal.append(events.ExtraDieSet(state.turn + 1, move - moves.EXTRA + 1))
        return
    old: i64 = moves.old_face(move)
    new: i64 = moves.new_face(move)
    hands.discard(state, state.turn, cards.DIE_CHANGE)
    state.dice[old] -= 1
    state.dice[new] += 1
    hands.tell_card(state, cards.DIE_CHANGE)
    if state.journal is not None:
        state.journal.append(events.DieChanged(state.turn + 1, old + 1, new + 1))


def stand_if_done(state: ArubaState) -> None:
    """Settle the dice if the seat has neither rerolls nor cards (their number is public)."""
    if state.rerolls == 0 and state.hand_size(state.turn) == 0:
        _stand(state)


def _stand(state: ArubaState) -> None:
    if state.journal is not None:
        state.journal.append(events.DiceSettled(state.turn + 1, faces_of(state.dice), faces_of(state.extra)))
    if not (state.terms.hook_after_last and _open_hook_window(state)):
        state.phase = ACT
