"""Validates a position: the pack is complete, and every pile, hand and number is consistent with the rules."""

from paddock.core.errors import require
from paddock.games.bornes.rules.cards import (
    BIG,
    END_LIMIT,
    LIMIT,
    NO_CARD,
    RIGHT_OF_WAY,
    START,
    STOP,
    is_attack,
    safety_of,
)
from paddock.games.bornes.rules.shapes import AttackShape, RoundShape, SideShape
from paddock.games.bornes.rules.state import DRIVING, WAITING, BornesState
from paddock.games.bornes.rules.terms import Terms


def check_round(terms: Terms, shape: RoundShape) -> None:
    """Reject an impossible round with the reason."""
    _check_counts(terms, shape)
    _check_pack(terms, shape)
    for number, side in enumerate(shape["sides"], start=1):
        _check_piles(terms, number, side, shape["goal_km"])
    _check_goal(terms, shape)
    _check_moment(terms, shape)
    _check_hands(terms, shape)


def _check_counts(terms: Terms, shape: RoundShape) -> None:
    require(len(shape["sides"]) == terms.sides, f"there must be {terms.sides} sides, not {len(shape['sides'])}")
    require(len(shape["hands"]) == terms.seats, f"there must be {terms.seats} hands, not {len(shape['hands'])}")
    for name in ("start", "turn"):
        seat = shape["start"] if name == "start" else shape["turn"]
        require(1 <= seat <= terms.seats, f"{name}: there is no seat {seat}")
    for name in ("extension", "finisher"):
        side = shape["extension"] if name == "extension" else shape["finisher"]
        require(side is None or 1 <= side <= terms.sides, f"{name}: there is no side {side}")
    for number, its in enumerate(shape["sides"]):
        seats = list(range(number + 1, terms.seats + 1, terms.sides))
        require(its["seats"] == seats, f"side {number + 1} has the seats {seats}, not {its['seats']}")


def _check_pack(terms: Terms, shape: RoundShape) -> None:
    found = [0] * len(terms.names)
    piles = [*shape["hands"], shape["pile"], shape["discards"]]
    for side in shape["sides"]:
        piles += [side["battle"], side["speed"], side["distances"], side["safeties"]]
    for pile in piles:
        for name in pile:
            require(name in terms.kind_of, f"there is no card {name!r}")
            found[terms.kind_of[name]] += 1
    wrong = [
        f"{name}: {found[kind]} instead of {terms.pack[kind]}"
        for kind, name in enumerate(terms.names)
        if found[kind] != terms.pack[kind]
    ]
    require(not wrong, "the pack does not add up: " + ", ".join(wrong))


def _check_piles(terms: Terms, number: int, side: SideShape, goal_km: int) -> None:
    kinds = terms.kind_of
    who = f"side {number}"
    require(all(kinds[name] <= BIG for name in side["distances"]), f"{who}: distances holds another kind of card")
    require(
        all(kinds[name] >= RIGHT_OF_WAY for name in side["safeties"]), f"{who}: safeties holds another kind of card"
    )
    speed = [kinds[name] for name in side["speed"]]
    require(all(kind in (LIMIT, END_LIMIT) for kind in speed), f"{who}: the speed pile holds another kind of card")
    battle = [kinds[name] for name in side["battle"]]
    fits = all(STOP <= kind < RIGHT_OF_WAY and kind not in (LIMIT, END_LIMIT) for kind in battle)
    require(fits, f"{who}: the battle pile holds another kind of card")
    require(set(side["coups"]) <= set(side["safeties"]), f"{who}: a coup needs its safety among the safeties")
    require(len(set(side["coups"])) == len(side["coups"]), f"{who}: a coup is named twice")
    km = sum(terms.km[kinds[name]] for name in side["distances"])
    require(side["km"] == km, f"{who}: the distances add up to {km} km, not {side['km']}")
    require(km <= goal_km, f"{who}: {km} km is beyond the goal of {goal_km} km")
    big = side["distances"].count(terms.names[BIG])
    require(big <= terms.max_big, f"{who}: {big} cards of {terms.names[BIG]} km, {terms.max_big} are allowed")
    _check_limit(terms, number, side)


def _check_limit(terms: Terms, number: int, side: SideShape) -> None:
    who = f"side {number}"
    is_on_top = side["speed"][-1:] == [terms.names[LIMIT]]
    require(is_on_top or not side["limited"], f"{who}: limited, but no limit lies on top of the speed pile")
    is_open = side["limited"] or terms.names[RIGHT_OF_WAY] in side["safeties"]
    require(is_open or not is_on_top, f"{who}: a limit lies on top of the speed pile, but limited is false")


def check_side(state: BornesState, side: int) -> None:
    """Reject a side whose state contradicts its piles."""
    who = f"side {side + 1}"
    names = state.terms.names
    has_right_of_way = state.has_safety(side, RIGHT_OF_WAY)
    require(not state.is_limited(side) or not has_right_of_way, f"{who}: limited in spite of {names[RIGHT_OF_WAY]}")
    if state.terms.start_laid_out:
        require(state.laid(side, START) > 0, f"{who}: {names[START]} was laid out before the deal, but is not there")
    if state.battle(side) == DRIVING:
        _check_driving(state, who, side)
    elif state.battle(side) == WAITING:
        _check_waiting(state, who, side)
    else:
        _check_stopped(state, who, side)


def _check_driving(state: BornesState, who: str, side: int) -> None:
    require(not _shows_attack(state, side), f"{who}: driving, but an attack lies on top: it is stopped")
    may_drive = state.has_safety(side, RIGHT_OF_WAY) or state.terms.lets_drive(state.top(side))
    require(may_drive, f"{who}: driving, but nothing on its battle pile lets it drive")


def _check_waiting(state: BornesState, who: str, side: int) -> None:
    terms = state.terms
    top = state.top(side)
    require(not state.has_safety(side, RIGHT_OF_WAY), f"{who}: waiting in spite of {terms.names[RIGHT_OF_WAY]}")
    require(not _shows_attack(state, side), f"{who}: waiting, but an attack lies on top: it is stopped")
    if terms.lets_drive(top):
        # A safety may have removed an attack and left the side waiting on the old start.
        has_safety = any(state.has_safety(side, safety) for safety in range(RIGHT_OF_WAY, len(terms.names)))
        is_after_safety = terms.start_after_own_safety and terms.own_turn_removes and has_safety
        require(is_after_safety, f"{who}: waiting, but {terms.names[top]} lies on top: it is driving")


def _check_stopped(state: BornesState, who: str, side: int) -> None:
    top = state.top(side)
    is_stopped = top != NO_CARD and is_attack(top)
    require(is_stopped, f"{who}: stopped, but no attack lies on top of its battle pile")
    require(not state.has_safety(side, safety_of(top)), f"{who}: stopped by an attack it is protected from")
    could_drive = state.has_safety(side, RIGHT_OF_WAY) or state.terms.lets_drive(state.under(side))
    require(could_drive, f"{who}: stopped, but nothing under the attack let it drive")


def _shows_attack(state: BornesState, side: int) -> bool:
    """Whether the top card is an attack that no safety has voided."""
    top = state.top(side)
    if top == NO_CARD or not is_attack(top):
        return False
    return state.terms.own_turn_removes or not state.has_safety(side, safety_of(top))


def _check_goal(terms: Terms, shape: RoundShape) -> None:
    goal = terms.goal_km if shape["extension"] is None else terms.long_goal_km
    require(goal > 0, "there is no extension in this game")
    require(shape["goal_km"] == goal, f"the goal is {goal} km, not {shape['goal_km']}")
    if shape["extension"] is not None:
        km = shape["sides"][shape["extension"] - 1]["km"]
        require(km >= terms.goal_km, f"the side that called the extension must have {terms.goal_km} km")
    finisher = shape["finisher"]
    require(finisher is None or shape["over"], "a finisher ends the round, but over is false")
    if finisher is not None:
        require(shape["sides"][finisher - 1]["km"] == goal, f"the finisher must have {goal} km")
    elif shape["over"]:
        left = [*shape["pile"], *[name for hand in shape["hands"] for name in hand if terms.play_hands_out]]
        require(not left, "the round is over without a finisher, but cards are left to draw or play")


def _check_moment(terms: Terms, shape: RoundShape) -> None:
    own = (shape["turn"] - 1) % terms.sides + 1
    attack = shape["attack"]
    require((shape["phase"] == "answer") == (attack is not None), "phase 'answer' and an attack belong together")
    require(shape["phase"] == "play" or not shape["over"], "nobody is asked anything after the round")
    if attack is not None:
        _check_attack(terms, shape, attack)
    if shape["phase"] == "choice":
        can_extend = shape["extension"] is None and terms.long_goal_km > terms.goal_km
        require(can_extend, "there is no extension to choose")
        require(shape["sides"][own - 1]["km"] == terms.goal_km, f"side {own} has not reached {terms.goal_km} km")


def _check_attack(terms: Terms, shape: RoundShape, attack: AttackShape) -> None:
    target = attack["side"]
    require(1 <= target <= terms.sides, f"attack: there is no side {target}")
    require(1 <= attack["by"] <= terms.seats, f"attack: there is no seat {attack['by']}")
    require((attack["by"] - 1) % terms.sides + 1 != target, "nobody attacks the own side")
    side = shape["sides"][target - 1]
    asked = attack["asked"]
    fits = bool(asked) and asked == [seat for seat in side["seats"] if seat in asked]
    require(fits, f"attack: the seats asked must be some of {side['seats']}, not {asked}")
    require(shape["turn"] == asked[0], f"the attack is put to seat {asked[0]} first, so turn is not {shape['turn']}")
    is_limit = attack["card"] == terms.names[LIMIT]
    on_top = side["limited"] if is_limit else side["state"] == "stopped" and side["battle"][-1:] == [attack["card"]]
    require(on_top, f"the attack {attack['card']!r} is not in force on side {target}")


def _check_hands(terms: Terms, shape: RoundShape) -> None:
    for seat, hand in enumerate(shape["hands"], start=1):
        is_acting = seat == shape["turn"] and shape["phase"] == "play" and not shape["over"]
        due = terms.hand + 1 if is_acting else terms.hand
        if shape["pile"] and not shape["over"]:
            require(len(hand) == due, f"seat {seat} must hold {due} cards, not {len(hand)}")
        require(len(hand) <= due, f"seat {seat} holds {len(hand)} cards, more than {due}")
        require(not is_acting or bool(hand), f"seat {seat} is to act but holds no card")
    reached = [n for n, side in enumerate(shape["sides"], start=1) if side["km"] == shape["goal_km"]]
    is_open = shape["phase"] == "choice" or shape["over"]
    require(is_open or not reached, f"side {reached} has reached the goal, but the round goes on")
