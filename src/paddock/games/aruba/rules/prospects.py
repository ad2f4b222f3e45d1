"""Previews of the active car's options, computed on copies: uses of dice and cards, and reachable spaces."""

from typing import Any, Final

from mypy_extensions import i64

from paddock.core.event import Event
from paddock.games.aruba.rules import acting, cards, codec, dice, effects, events, law, legal_moves, moves, rule_numbers
from paddock.games.aruba.rules.dice import FACES, FOUR, PAIR, THREE
from paddock.games.aruba.rules.state import ACT, DICE, DRIVING, NINTH, NOBODY, ArubaState

Drive = tuple[ArubaState, list[str], list[dict[str, Any]]]  # where it leads, its steps, what it hits

STEPS: Final = (moves.AHEAD, moves.TO_LEFT, moves.TO_RIGHT, moves.RAM)
CARDS: Final = (moves.PLAY_NITRO, moves.PLAY_BOMB, moves.PLAY_REPAIR)


def uses(state: ArubaState) -> list[dict[str, Any]]:
    """The outcome of each combination if the dice were settled as they are."""
    if state.over or (state.phase != DICE and state.phase != ACT):
        return []
    settled = _settled(state)
    found = [settled.moves[i] for i in range(legal_moves.fill_combinations(settled, 0))]
    return [_use(settled, move) for move in found]


def card_uses(state: ArubaState, seat: int) -> list[dict[str, Any]]:
    """The outcome of the cards of the seat to act; secret, like the hand."""
    if state.over or seat != state.turn or (state.phase != DICE and state.phase != ACT):
        return []
    if state.usable_size(seat) == 0:
        return []
    settled = _settled(state)
    return [_use(settled, move) for move in CARDS if law.refuse(settled, move) == rule_numbers.LEGAL]


def _settled(state: ArubaState) -> ArubaState:
    """A copy with settled dice."""
    twin = _copy(state)
    twin.phase = ACT
    return twin


def reach(state: ArubaState, seat: int) -> list[dict[str, Any]]:
    """The spaces that the active car can reach, for its owner, with all that it hits on the way."""
    if state.over or seat != state.turn or state.phase != ACT or state.stage > DRIVING:
        return []
    found: dict[str, dict[str, Any]] = {}
    ahead: list[Drive] = [(state, [], [])]
    for here, steps, hits in ahead:  # grows during iteration: nearer spaces come first
        for move in STEPS:
            if law.refuse(here, move) == rule_numbers.LEGAL:
                _try_step((here, steps, hits), move, found, ahead)
    return list(found.values())


def _try_step(
    drive: Drive,
    move: i64,
    found: dict[str, dict[str, Any]],
    ahead: list[Drive],
) -> None:
    here, steps, before = drive
    car = here.cars[here.car]
    space = _space_after(here, move)
    known = found.get(space)
    # Of two ways to a space, the one without a hit is better; if there is one, other ways need not be tried.
    if known is not None and not known["hits"]:
        return
    twin, struck = _after_step(here, move)
    hits = before + struck
    if known is not None and hits:
        return
    taken = [*steps, codec.plain_word(move)]
    is_home = car.row == here.terms.rows and move != moves.RAM
    found[space] = {
        "space": None if is_home else space,
        "lane": _lane_after(here, move) + 1,
        "steps": taken,
        "movement": 0 if twin is None else twin.movement,
        "red": not is_home and here.terms.circuit.red[car.row + 1] != 0,
        "hits": hits,
    }
    if twin is not None:
        ahead.append((twin, taken, hits))


def _after_step(here: ArubaState, move: i64) -> tuple[ArubaState | None, list[dict[str, Any]]]:
    """A copy after this step, or None if the drive ends there, and what the step hits."""
    if _is_quiet(here, move):
        if here.movement == 1:
            return None, []
        moved = _copy(here)
        moved.apply(move)
        return moved, []
    twin, told = _tried(here, move)
    goes_on = twin.phase == ACT and twin.stage == DRIVING and twin.car == here.car and not twin.over
    return twin if goes_on and twin.movement > 0 else None, _hits(twin, told, here.car + 1)


def _is_quiet(here: ArubaState, move: i64) -> bool:
    """Whether a step has no effect but to move the car: it hooks nobody, meets no car beside it and stays on track."""
    car = here.cars[here.car]
    if move == moves.RAM or here.hooked != NOBODY or car.row == here.terms.rows:
        return False
    lane: i64 = _lane_after(here, move)
    return here.at(car.row + 1, lane - 1) == NOBODY and here.at(car.row + 1, lane + 1) == NOBODY


def _space_after(here: ArubaState, move: i64) -> str:
    """The space after a step; all steps over the line lead to the same one."""
    car = here.cars[here.car]
    if car.row == here.terms.rows:
        return ""
    return here.space(car.row + 1, _lane_after(here, move))


def _lane_after(here: ArubaState, move: i64) -> i64:
    lane: i64 = here.cars[here.car].lane
    if move == moves.TO_LEFT:
        return lane - 1
    return lane + 1 if move == moves.TO_RIGHT else lane


def _copy(state: ArubaState) -> ArubaState:
    twin = state.clone()
    assert isinstance(twin, ArubaState)
    return twin


def _tried(state: ArubaState, move: i64) -> tuple[ArubaState, list[Event]]:
    """A copy after this move, and its events."""
    twin = _copy(state)
    told: list[Event] = []
    twin.journal = told
    twin.apply(move)
    twin.journal = None
    return twin, told


def _use(state: ArubaState, move: i64) -> dict[str, Any]:
    card = moves.card_of(move)
    found: dict[str, Any] = {
        "move": codec.plain_word(move),
        "combination": codec.combination_of(move) or None,
        "card": None if card < 0 else state.terms.names[card],
        "dice": _dice_of(state, move),
        "movement": _gained(state, acting.gain_of(state, move), by_dice=move != moves.PLAY_NITRO),
        "mended": min(acting.mending_of(state, move), state.cars[state.car].damage),
        "cards": _drawn(state) if moves.DRAW <= move < moves.EXTRA else 0,
        "hits": [],
    }
    if moves.SHOOT <= move < moves.MEND or move == moves.PLAY_BOMB:
        twin, told = _tried(state, move)
        if twin.car == state.car and not twin.over:  # who loses a rival may lead, and then lose movement
            found["movement"] = twin.movement - state.movement
        found["hits"] = _hits(twin, told, state.car + 1)
    return found


def _gained(state: ArubaState, points: i64, *, by_dice: bool) -> i64:
    """The movement that is left of these points; from dice they may cost the leader's penalty."""
    if points == 0:
        return 0
    before: i64 = state.movement
    dice_move = state.dice_move
    state.gained += points
    state.dice_move = dice_move or by_dice
    after: i64 = state.movement
    state.gained -= points
    state.dice_move = dice_move
    return after - before


def _drawn(state: ArubaState) -> i64:
    """How many cards a draw brings; not tried on a copy, since the drawn cards are secret."""
    left: i64 = state.pile
    for kind in range(cards.CARDS):
        left += i64(state.discards[kind])
    return min(state.terms.cards_drawn, left)


def _dice_of(state: ArubaState, move: i64) -> list[int]:
    """The dice that a combination uses."""
    if move == moves.EVEN or move == moves.ODD:
        return sorted(dice.faces_of(state.dice) + dice.faces_of(state.extra))
    if not moves.STRAIGHT <= move < moves.EXTRA:
        return []
    face: i64 = (move - moves.STRAIGHT) % FACES + 1
    if move < moves.SHOOT:
        return list(range(1, face + 1))
    if move < moves.TURBO:
        return [face] * PAIR
    return [face] * (FOUR if move < moves.DRAW else THREE)


def _hits(twin: ArubaState, told: list[Event], active: int) -> list[dict[str, Any]]:
    """The struck cars and their tokens, in order; a blow that only costs mounts has no tokens."""
    found: list[dict[str, Any]] = []
    for event in told:
        if isinstance(event, events.CarRammed):
            found.append(_hit(event.target, "ram"))
        elif isinstance(event, events.CarShot):
            found.append(_hit(event.target, "shot"))
        elif isinstance(event, events.CarSawn):
            found.append(_hit(event.target, "saw"))
        elif isinstance(event, events.SawsLost):
            found.append(_hit(event.car if event.target == active else event.target, "saws"))
        elif isinstance(event, events.BombDropped):
            found += [_hit(car, "bomb") for car in event.cars]
        elif isinstance(event, events.DamageTaken):
            _count(found, event.car, is_last=False)
        elif isinstance(event, (events.CarWrecked, events.NinthTokenAsked)):
            _count(found, event.car, is_last=True)
    if twin.phase == NINTH:
        _count_pending(twin, found)
    return found


def _count_pending(twin: ArubaState, hits: list[dict[str, Any]]) -> None:
    """Add the tokens that other cars take regardless of the pending answer."""
    damage = [car.damage for car in twin.cars]
    damage[twin.ninth] = twin.terms.max_damage + 1
    for place in range(twin.pendings - 1, -1, -1):
        kind, car = effects.pending_at(twin, place)
        if kind != effects.TOKEN:
            return
        if damage[car] <= twin.terms.max_damage:
            damage[car] += 1
            _count(hits, car + 1, is_last=damage[car] > twin.terms.max_damage)


def _hit(car: int, cause: str) -> dict[str, Any]:
    return {"car": car, "cause": cause, "tokens": 0, "last": False}


def _count(hits: list[dict[str, Any]], car: int, *, is_last: bool) -> None:
    """Add one token to the last blow that struck this car."""
    for hit in hits[::-1]:  # mypyc does not support `reversed` here
        if hit["car"] == car:
            hit["tokens"] += 1
            hit["last"] = is_last
            return
