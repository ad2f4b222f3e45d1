"""How to play the Bornes family: the order of the cards and every figure come from the edition's sheet."""

from paddock.core.setup import Setup
from paddock.games.bornes.rules.cards import (
    BIG,
    END_LIMIT,
    LIMIT,
    RIGHT_OF_WAY,
    START,
    STOP,
    attack_of,
    is_attack,
    remedy_of,
    safety_of,
)
from paddock.games.bornes.rules.setup import BornesSetup
from paddock.games.bornes.rules.terms import Scoring, Terms
from paddock.howtos.shapes import Chapters, Line


def chapters(setup: Setup, seats: int | None) -> Chapters:
    """The chapters for this number of seats; without seats, for every possible number."""
    assert isinstance(setup, BornesSetup)
    terms = setup.terms
    return {
        "goal": _goal(setup, seats),
        "turn": _turn(terms),
        "cards": [_card(terms, kind) for kind in range(len(terms.names))],
        "scoring": _scoring(terms, terms.scoring),
        "table": _table(terms),
        "mind": _mind(terms),
    }


def _line(terms: Terms, name: str, **facts: object) -> Line:
    return Line(f"howto-bornes-{name}", {**_facts(terms), **facts})


def _facts(terms: Terms) -> dict[str, object]:
    return {
        "goal": terms.goal_km,
        "long_goal": terms.long_goal_km,
        "hand": terms.hand,
        "limit_km": terms.limit_km,
        "stop_card": terms.names[STOP],
        "limit_card": terms.names[LIMIT],
        "start_card": terms.names[START],
        "right_card": terms.names[RIGHT_OF_WAY],
        "restart": "yes" if terms.start_after_remedy else "no",
    }


def _goal(setup: BornesSetup, seats: int | None) -> list[Line]:
    terms = setup.terms
    lines = [_line(terms, "goal-race" if terms.scoring is None else "goal-points")]
    if terms.scoring is not None:
        lines += [_line(terms, "goal-km", goal=goal, players=who) for goal, who in _goals(terms, seats).items()]
    if terms.long_goal_km:
        extended = [int(count) for count in terms.sheet.table("extension")]
        lines.append(_line(terms, "goal-extension", players=extended if seats is None else None))
    if terms.sides < terms.seats or seats is None:
        paired = [count for count in terms.sheet.numbers("seats") if terms.sheet.number(f"sides.{count}") < count]
        lines.append(_line(terms, "goal-teams", players=paired if seats is None else None))
    limit, _, count = setup.options["limit"].partition(":")
    if (limit, count) != ("wins", "1"):
        lines.append(_line(terms, "goal-match", limit=limit, total=int(count)))
    return lines


def _goals(terms: Terms, seats: int | None) -> dict[int, list[int] | None]:
    """Each goal with the player counts it applies to."""
    if seats is not None:
        return {int(terms.goal_km): None}
    counts = terms.sheet.numbers("seats")
    goals = [terms.sheet.number(f"goal.{count}") for count in counts]
    return {goal: [count for count, its in zip(counts, goals, strict=True) if its == goal] for goal in goals}


def _turn(terms: Terms) -> list[Line]:
    return [
        _line(terms, "turn-draw"),
        _line(terms, "turn-youngest" if terms.start_laid_out else "turn-start"),
        _line(terms, "turn-attack"),
        _line(terms, "turn-repair"),
        _line(terms, "turn-safety", again="yes" if terms.safety_extra_turn else "no"),
        _line(terms, "turn-coup"),
        _line(terms, "turn-end", ending="hands" if terms.play_hands_out else "pile"),
    ]


def _card(terms: Terms, kind: int) -> Line:
    card = terms.names[kind]
    facts: dict[str, object] = {**_facts(terms), "any_time": "no" if terms.limit_needs_driving else "yes"}
    if kind <= BIG:
        facts |= {"km": int(terms.km[kind]), "count": int(terms.max_big)}
    elif is_attack(kind):
        facts |= {"remedy_card": terms.names[remedy_of(kind)], "safety_card": terms.names[safety_of(kind)]}
    elif kind < RIGHT_OF_WAY:
        facts |= {"attack_card": terms.names[attack_of(kind)]}
    else:
        facts |= {"attack_card": next(terms.names[attack] for attack in _attacks() if safety_of(attack) == kind)}
    name = "distance-card" if kind <= BIG else f"card-{terms.sheet.id}-{card}"
    return Line(f"howto-bornes-card-{_role(terms, kind)}", facts, card, name)


def _attacks() -> range:
    return range(STOP, START)


def _role(terms: Terms, kind: int) -> str:
    """The role of a card for its side; several cards may share one."""
    if kind < BIG:
        return "slow" if terms.km[kind] <= terms.limit_km else "fast"
    roles = {BIG: "big", STOP: "stop", LIMIT: "limit", START: "start", END_LIMIT: "end-limit"}
    if kind in roles:
        return roles[kind]
    if kind >= RIGHT_OF_WAY:
        return "right-of-way" if kind == RIGHT_OF_WAY else "safety"
    return "hazard" if is_attack(kind) else "remedy"


def _scoring(terms: Terms, scoring: Scoring | None) -> list[Line]:
    """The lines of the score sheet, in its order."""
    if scoring is None:
        return [_scored(terms, "race-won", 1)]
    replaces = "yes" if scoring.coup_replaces_safety else "no"
    each = "yes" if scoring.shut_out_per_victim else "no"
    lines = [
        _scored(terms, "km", 1),
        _scored(terms, "safeties", scoring.safety, replaces=replaces),
        _scored(terms, "all-safeties", scoring.all_safeties),
        _scored(terms, "coups", scoring.coup, replaces=replaces, safety=scoring.safety),
        _scored(terms, "trip", scoring.trip),
        _scored(terms, "delayed", scoring.delayed),
        _scored(terms, "safe-trip", scoring.safe_trip, big_km=int(terms.km[BIG])),
        _scored(terms, "shut-out", scoring.shut_out, each=each),
    ]
    to = "caller" if scoring.extension_to_caller else "finisher"
    return [*lines, _scored(terms, "extension", scoring.extension, to=to)] if terms.long_goal_km else lines


def _scored(terms: Terms, name: str, worth: int, **facts: object) -> Line:
    said = {**_facts(terms), "worth": worth, **facts}
    return Line(f"howto-bornes-scoring-{name}", said, name, f"line-{name}")


def _table(terms: Terms) -> list[Line]:
    """What lies on the table besides cards, by the names the page prints there."""
    piles = [
        Line(f"howto-bornes-table-{name}", _facts(terms), name, f"web-pile-{name}")
        for name in ("battle", "speed", "safeties", "draw", "discard")
    ]
    signs = ["stacks", "state", "hand", "road", *(["points"] if terms.scoring else [])]
    return [*piles, *(Line(f"howto-bornes-table-{it}", _facts(terms), it, f"howto-bornes-name-{it}") for it in signs)]


def _mind(terms: Terms) -> list[Line]:
    """Common mistakes of newcomers."""
    others = [terms.names[attack] for attack in _attacks() if safety_of(attack) != RIGHT_OF_WAY]
    return [
        _line(terms, "mind-exact"),
        _line(terms, "mind-restart"),
        _line(terms, "mind-own-turn", own_turn="waits" if terms.start_after_own_safety else "drives"),
        _line(terms, "mind-right", cards=others),
    ]
