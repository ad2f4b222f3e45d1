"""Facts of refusals: the car in the way, the missing dice, the card."""

from mypy_extensions import i64

from paddock.games.aruba.rules import cards, moves, rule_numbers
from paddock.games.aruba.rules.dice import FACES, HANDFULS, faces_of
from paddock.games.aruba.rules.state import ArubaState


def facts(state: ArubaState, move: i64, rule: i64) -> dict[str, object]:
    """The facts that explain why this rule forbids this move."""
    found: dict[str, object] = {}
    card = moves.card_of(move)
    if card >= 0:
        found["card"] = state.terms.names[card]
    if rule in (rule_numbers.NO_SUCH_DICE, rule_numbers.NOT_EVEN, rule_numbers.NOT_ODD, rule_numbers.DICE_USED):
        found.update(_dice_facts(state, move))
        if rule == rule_numbers.DICE_USED:
            found["wish"] = "extra" if card == cards.EXTRA_DIE else "all"
    elif rule in (
        rule_numbers.SPACE_TAKEN,
        rule_numbers.BETWEEN_CARS,
        rule_numbers.WRECK_AHEAD,
        rule_numbers.OWN_CAR_AHEAD,
    ):
        found.update(_blocking_facts(state, move, rule))
    elif rule == rule_numbers.MOUNTED:
        found.update({"car": state.car + 1, "place": cards.MOUNT_NAMES[move - moves.MOUNT]})
    elif rule in (rule_numbers.NO_MOVEMENT, rule_numbers.STILL_DRIVING):
        found.update({"gained": state.gained, "penalty": state.penalty, "spent": state.spent, "count": state.movement})
    elif rule in (rule_numbers.NO_CARDS_TO_STEAL, rule_numbers.NOT_ADJACENT, rule_numbers.NO_SUCH_SEAT):
        found.update({"victim": move - moves.STEAL + 1, "seats": state.terms.seats})
    elif rule in (
        rule_numbers.ANSWER_HOOK,
        rule_numbers.ANSWER_NINTH,
        rule_numbers.NO_DAMAGE,
        rule_numbers.NOT_YOUR_CAR,
        rule_numbers.CAR_OUT,
    ):
        found["car"] = _car_in_question(state, move, rule) + 1
    return found


def _dice_facts(state: ArubaState, move: i64) -> dict[str, object]:
    lying = sorted(faces_of(state.dice) + faces_of(state.extra))
    found: dict[str, object] = {"dice": " ".join([str(face) for face in lying]) or "-", "face": 0, "need": 0}
    if move < HANDFULS:
        return found
    if moves.CHANGE <= move < moves.STEAL:
        found.update({"face": moves.old_face(move) + 1, "need": 1})
    elif moves.STRAIGHT <= move < moves.SHOOT:
        missing = [face for face in range(move - moves.STRAIGHT + 1) if state.have(face) == 0]
        found.update({"face": missing[0] + 1, "need": 1})
    elif moves.SHOOT <= move < moves.EXTRA:
        need = 2 if move < moves.TURBO else 4 if move < moves.DRAW else 3
        found.update({"face": (move - moves.STRAIGHT) % FACES + 1, "need": need})
    return found


def _blocking_facts(state: ArubaState, move: i64, rule: i64) -> dict[str, object]:
    car = state.cars[state.car]
    ahead = state.ahead
    if (
        rule in (rule_numbers.WRECK_AHEAD, rule_numbers.OWN_CAR_AHEAD)
        or move in (moves.AHEAD, moves.RAM)
        or moves.SHOOT <= move < moves.MEND
    ):
        return {"other": ahead + 1, "row": car.row + 1}
    lane = car.lane - 1 if move == moves.TO_LEFT else car.lane + 1
    if rule == rule_numbers.BETWEEN_CARS:
        return {"other": ahead + 1, "beside": state.at(car.row, lane) + 1}
    return {"other": state.at(car.row + 1, lane) + 1, "row": car.row + 1}


def _car_in_question(state: ArubaState, move: i64, rule: i64) -> int:
    if rule == rule_numbers.ANSWER_NINTH:
        return state.ninth
    if rule == rule_numbers.ANSWER_HOOK:
        return state.car
    if move >= moves.FIX:
        return moves.car_fixed(move, state.turn)
    return state.car
