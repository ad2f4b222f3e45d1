"""Fills in the optional fields of a hand-written position from the required ones."""

from paddock.core.errors import require
from paddock.games.bornes.rules.cards import BIG, LIMIT, RIGHT_OF_WAY, START, is_attack, safety_of
from paddock.games.bornes.rules.shapes import (
    AttackShape,
    Phase,
    RoundPosition,
    RoundShape,
    SideShape,
    SideState,
    WrittenSide,
)
from paddock.games.bornes.rules.terms import Terms


def whole(terms: Terms, written: RoundPosition, rounds: int) -> RoundShape:
    """The complete round, in a match with this many finished rounds. It may still be inconsistent."""
    extension = written.get("extension")
    finisher = written.get("finisher")
    attack = _attack(terms, written)
    sides = [_side(terms, number, side) for number, side in enumerate(written["sides"])]
    goal_km = written.get("goal_km", terms.goal_km if extension is None else terms.long_goal_km)
    is_out = not written["pile"] and not any(written["hands"])
    over = written.get("over", finisher is not None or is_out)
    return {
        "start": written.get("start", terms.starter(rounds - 1 if over else rounds) + 1),
        "turn": written["turn"] if "turn" in written else _turn(terms, written, attack),
        "phase": written["phase"] if "phase" in written else _phase(sides, attack, goal_km, over=over),
        "over": over,
        "goal_km": goal_km,
        "extension": extension,
        "finisher": finisher,
        "attack": attack,
        "sides": sides,
        "discards": written.get("discards", []),
        "hands": written["hands"],
        "pile": written["pile"],
    }


def _attack(terms: Terms, written: RoundPosition) -> AttackShape | None:
    """The open attack; all seats of the side have to answer unless the position lists them."""
    attack = written.get("attack")
    if attack is None:
        return None
    everybody = list(range(attack["side"], terms.seats + 1, terms.sides))
    asked = attack.get("asked", everybody)
    return {"card": attack["card"], "by": attack["by"], "side": attack["side"], "asked": asked}


def _turn(terms: Terms, written: RoundPosition, attack: AttackShape | None) -> int:
    """The first seat that has to answer, or the one that has drawn."""
    asked = [] if attack is None else attack["asked"]
    acting = [seat for seat, hand in enumerate(written["hands"], start=1) if len(hand) > terms.hand]
    require(bool(asked or acting), "turn is missing, and nobody has drawn a card")
    return min(asked or acting)


def _phase(sides: list[SideShape], attack: AttackShape | None, goal_km: int, *, over: bool) -> Phase:
    if attack is not None:
        return "answer"
    return "choice" if not over and any(side["km"] == goal_km for side in sides) else "play"


def _side(terms: Terms, number: int, written: WrittenSide) -> SideShape:
    battle = written.get("battle", [])
    speed = written.get("speed", [])
    distances = written.get("distances", [])
    safeties = written.get("safeties", [])
    return {
        "seats": written.get("seats", list(range(number + 1, terms.seats + 1, terms.sides))),
        "state": written["state"] if "state" in written else _state(terms, battle, safeties),
        "km": written["km"] if "km" in written else _km(terms, distances),
        "battle": battle,
        "speed": speed,
        "limited": written["limited"] if "limited" in written else _is_limited(terms, speed, safeties),
        "distances": distances,
        "safeties": safeties,
        "coups": written.get("coups", []),
    }


def _km(terms: Terms, distances: list[str]) -> int:
    kinds = [terms.kind_of.get(name, START) for name in distances]
    return sum([terms.km[kind] for kind in kinds if kind <= BIG])


def _is_limited(terms: Terms, speed: list[str], safeties: list[str]) -> bool:
    return speed[-1:] == [terms.names[LIMIT]] and terms.names[RIGHT_OF_WAY] not in safeties


def _state(terms: Terms, battle: list[str], safeties: list[str]) -> SideState:
    """The state of a side by the top of its battle pile; a safety voids its attack."""
    has_right_of_way = terms.names[RIGHT_OF_WAY] in safeties
    top = terms.kind_of.get(battle[-1]) if battle else None
    if top is not None and is_attack(top):
        if terms.names[safety_of(top)] not in safeties:
            return "stopped"
        return "driving" if has_right_of_way else "waiting"
    return "driving" if has_right_of_way or (top is not None and terms.lets_drive(top)) else "waiting"
