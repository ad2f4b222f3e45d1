"""The facts behind each refusal: which car is in the way, which dice are missing, which card."""

from mypy_extensions import i64

from paddock.games.aruba.cards import (
    BOMB,
    BUMPER,
    CARDS,
    DIE_CHANGE,
    EXTRA_DIE,
    HOOK,
    LARCENY,
    LEFT,
    MOUNT_NAMES,
    MOUNTS,
    NITRO,
    RE_ROLL,
    REPAIR,
    SAW,
)
from paddock.games.aruba.dice import FACES, HANDFULS, faces_of
from paddock.games.aruba.moves import (
    AHEAD,
    CHANGE,
    DRAW,
    EXTRA,
    FIX,
    MEND,
    MOUNT,
    PLAY_BOMB,
    PLAY_HOOK,
    PLAY_NITRO,
    PLAY_RE_ROLL,
    PLAY_REPAIR,
    RAM,
    SHOOT,
    STEAL,
    STRAIGHT,
    TO_LEFT,
    TURBO,
    old_face,
)
from paddock.games.aruba.rules import (
    ANSWER_HOOK,
    ANSWER_NINTH,
    BETWEEN_CARS,
    CAR_OUT,
    DICE_USED,
    MOUNTED,
    NO_CARDS_TO_STEAL,
    NO_DAMAGE,
    NO_POINTS,
    NO_SUCH_DICE,
    NO_SUCH_SEAT,
    NOT_ADJACENT,
    NOT_EVEN,
    NOT_ODD,
    NOT_YOUR_CAR,
    OWN_CAR_AHEAD,
    SPACE_TAKEN,
    STILL_DRIVING,
    WRECK_AHEAD,
)
from paddock.games.aruba.state import ArubaState


def facts(state: ArubaState, move: i64, rule: i64) -> dict[str, object]:
    """What a refusal of this move by this rule should mention."""
    found: dict[str, object] = {}
    card = card_of(move)
    if card >= 0:
        found["card"] = state.terms.names[card]
    if rule in (NO_SUCH_DICE, NOT_EVEN, NOT_ODD, DICE_USED):
        found.update(_dice_facts(state, move))
    elif rule in (SPACE_TAKEN, BETWEEN_CARS, WRECK_AHEAD, OWN_CAR_AHEAD):
        found.update(_blocking_facts(state, move, rule))
    elif rule == MOUNTED:
        found.update({"car": state.car + 1, "place": MOUNT_NAMES[move - MOUNT]})
    elif rule in (NO_POINTS, STILL_DRIVING):
        found.update({"gained": state.gained, "penalty": state.penalty, "spent": state.spent, "count": state.points})
    elif rule in (NO_CARDS_TO_STEAL, NOT_ADJACENT, NO_SUCH_SEAT):
        found.update({"victim": move - STEAL + 1, "seats": state.terms.seats})
    elif rule in (ANSWER_HOOK, ANSWER_NINTH, NO_DAMAGE, NOT_YOUR_CAR, CAR_OUT):
        found["car"] = _car_in_question(state, move, rule) + 1
    return found


def card_of(move: i64) -> i64:
    """The kind of action card that a move uses, or -1."""
    if move >= FIX:
        return (move - FIX) % CARDS
    if move >= STEAL:
        return LARCENY
    if move >= EXTRA:
        return DIE_CHANGE if move >= CHANGE else EXTRA_DIE
    if MOUNT <= move < MOUNT + MOUNTS:
        return SAW if move - MOUNT >= LEFT else BUMPER
    words = {PLAY_NITRO: NITRO, PLAY_BOMB: BOMB, PLAY_REPAIR: REPAIR, PLAY_RE_ROLL: RE_ROLL, PLAY_HOOK: HOOK}
    return words.get(move, -1)


def _dice_facts(state: ArubaState, move: i64) -> dict[str, object]:
    lying = sorted(faces_of(state.dice) + faces_of(state.extra))
    found: dict[str, object] = {"dice": " ".join([str(face) for face in lying]) or "-", "face": 0, "need": 0}
    if move < HANDFULS:
        return found
    if CHANGE <= move < STEAL:
        found.update({"face": old_face(move) + 1, "need": 1})
    elif STRAIGHT <= move < SHOOT:
        missing = [face for face in range(move - STRAIGHT + 1) if state.have(face) == 0]
        found.update({"face": missing[0] + 1, "need": 1})
    elif SHOOT <= move < EXTRA:
        need = 2 if move < TURBO else 4 if move < DRAW else 3
        found.update({"face": (move - STRAIGHT) % FACES + 1, "need": need})
    return found


def _blocking_facts(state: ArubaState, move: i64, rule: i64) -> dict[str, object]:
    car = state.cars[state.car]
    ahead = state.at(car.row + 1, car.lane)
    if rule in (WRECK_AHEAD, OWN_CAR_AHEAD) or move in (AHEAD, RAM) or SHOOT <= move < MEND:
        return {"other": ahead + 1, "row": car.row + 1}
    lane = car.lane - 1 if move == TO_LEFT else car.lane + 1
    if rule == BETWEEN_CARS:
        return {"other": ahead + 1, "beside": state.at(car.row, lane) + 1}
    return {"other": state.at(car.row + 1, lane) + 1, "row": car.row + 1}


def _car_in_question(state: ArubaState, move: i64, rule: i64) -> int:
    if rule == ANSWER_NINTH:
        return state.ninth
    if rule == ANSWER_HOOK:
        return state.car
    if move >= FIX:
        named = (move - FIX) // CARDS - 1
        return named if named >= 0 else state.turn
    return state.car
