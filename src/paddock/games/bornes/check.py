"""What makes a position possible: the whole pack is there, and every pile, hand and number fits the rules."""

from mypy_extensions import i64

from paddock.core.errors import require
from paddock.games.bornes.cards import BIG, END_LIMIT, LIMIT, NO_CARD, RIGHT_OF_WAY, START, STOP, is_attack, safety_of
from paddock.games.bornes.shapes import RoundPosition, SideShape
from paddock.games.bornes.side import DRIVING, WAITING, Side
from paddock.games.bornes.terms import Terms


def check_round(terms: Terms, shape: RoundPosition) -> None:
    """Refuse a round that cannot occur, saying what is wrong."""
    _check_counts(terms, shape)
    _check_pack(terms, shape)
    for number, side in enumerate(shape["sides"], start=1):
        _check_piles(terms, number, side, shape["goal_km"])
    _check_goal(terms, shape)
    _check_moment(terms, shape)
    _check_hands(terms, shape)


def _check_counts(terms: Terms, shape: RoundPosition) -> None:
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


def _check_pack(terms: Terms, shape: RoundPosition) -> None:
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
    kinds = {name: kind for kind, name in enumerate(terms.names)}
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


def check_side(terms: Terms, number: int, side: Side) -> None:
    """Refuse a side whose state does not follow from its piles."""
    who = f"side {number}"
    right_of_way = terms.names[RIGHT_OF_WAY]
    require(not side.limited or not side.has_safety(RIGHT_OF_WAY), f"{who}: limited in spite of {right_of_way}")
    if terms.start_laid_out:
        start = terms.names[START]
        require(side.laid[START] > 0, f"{who}: {start} was laid out before the deal, but is not there")
    if side.battle == DRIVING:
        _check_driving(terms, who, side)
    elif side.battle == WAITING:
        _check_waiting(terms, who, side)
    else:
        _check_stopped(terms, who, side)


def _check_driving(terms: Terms, who: str, side: Side) -> None:
    require(not _shows_attack(terms, side), f"{who}: driving, but an attack lies on top: it is stopped")
    may_drive = side.has_safety(RIGHT_OF_WAY) or _lets_drive(terms, side.top)
    require(may_drive, f"{who}: driving, but nothing on its battle pile lets it drive")


def _check_waiting(terms: Terms, who: str, side: Side) -> None:
    require(not side.has_safety(RIGHT_OF_WAY), f"{who}: waiting in spite of {terms.names[RIGHT_OF_WAY]}")
    require(not _shows_attack(terms, side), f"{who}: waiting, but an attack lies on top: it is stopped")
    if _lets_drive(terms, side.top):
        # A safety may have taken an attack away and left the side waiting on the old start.
        is_after_safety = terms.start_after_own_safety and terms.own_turn_removes and side.safeties != 0
        require(is_after_safety, f"{who}: waiting, but {terms.names[side.top]} lies on top: it is driving")


def _check_stopped(terms: Terms, who: str, side: Side) -> None:
    is_stopped = side.top != NO_CARD and is_attack(side.top)
    require(is_stopped, f"{who}: stopped, but no attack lies on top of its battle pile")
    require(not side.has_safety(safety_of(side.top)), f"{who}: stopped by an attack it is protected from")
    could_drive = side.has_safety(RIGHT_OF_WAY) or _lets_drive(terms, side.under)
    require(could_drive, f"{who}: stopped, but nothing under the attack let it drive")


def _shows_attack(terms: Terms, side: Side) -> bool:
    """Whether the top card is an attack that no safety has made void."""
    if side.top == NO_CARD or not is_attack(side.top):
        return False
    return terms.own_turn_removes or not side.has_safety(safety_of(side.top))


def _lets_drive(terms: Terms, card: i64) -> bool:
    return card == START or (START < card < RIGHT_OF_WAY and not terms.start_after_remedy)


def _check_goal(terms: Terms, shape: RoundPosition) -> None:
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


def _check_moment(terms: Terms, shape: RoundPosition) -> None:
    own = (shape["turn"] - 1) % terms.sides + 1
    attack = shape["attack"]
    require((shape["phase"] == "answer") == (attack is not None), "phase 'answer' and an attack belong together")
    require(shape["phase"] == "play" or not shape["over"], "nobody is asked anything after the round")
    if attack is not None:
        require(attack["side"] == own, f"the attacked side is side {own}, whose seat is to act")
        require(1 <= attack["by"] <= terms.seats, f"attack: there is no seat {attack['by']}")
        require((attack["by"] - 1) % terms.sides + 1 != own, "nobody attacks the own side")
        side = shape["sides"][own - 1]
        is_limit = attack["card"] == terms.names[LIMIT]
        on_top = side["limited"] if is_limit else side["state"] == "stopped" and side["battle"][-1:] == [attack["card"]]
        require(on_top, f"the attack {attack['card']!r} is not in force on side {own}")
    if shape["phase"] == "choice":
        can_extend = shape["extension"] is None and terms.long_goal_km > terms.goal_km
        require(can_extend, "there is no extension to choose")
        require(shape["sides"][own - 1]["km"] == terms.goal_km, f"side {own} has not reached {terms.goal_km} km")


def _check_hands(terms: Terms, shape: RoundPosition) -> None:
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
