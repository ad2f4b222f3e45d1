"""Refusals: an illegal move names its rule and the facts behind it, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import paddock
from paddock import BadInput, IllegalMove
from paddock.games.bornes.rules.setup import BornesSetup
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED, TABLES
from tests.games.bornes.tables import MOVES, Wanted, driving, facts, play, rule, stopped, table, waiting

if TYPE_CHECKING:
    from paddock import Match

# the rule, a move it forbids, its facts, and the table (two seats of Speed) on which it does
RULES: list[tuple[str, str, dict[str, Any], Wanted]] = [
    ("not-in-hand", "240", {"card": "240"}, {"sides": {1: driving()}}),
    ("not-in-hand", "gasoline", {"card": "gasoline"}, {"hand": {1: "30 60 90 120 240 stop limit"}}),
    ("not-in-hand", "stop>2", {"card": "stop", "side": 2}, {"sides": {2: driving()}}),
    ("not-in-hand", "discard 240", {"card": "240"}, {}),
    ("needs-start", "30", {"card": "30", "start_card": "start", "mode": "standard"}, {"hand": {1: "30"}}),
    (
        "stopped",
        "30",
        {"card": "30", "attack_card": "puncture", "remedy_card": "spare-tire"},
        {"hand": {1: "30"}, "sides": {1: stopped(by="puncture")}},
    ),
    (
        "speed-limit",
        "90",
        {"card": "90", "km": 90, "limit_km": 60, "remedy_card": "end-limit"},
        {"hand": {1: "90"}, "sides": {1: driving(limited=True)}},
    ),
    (
        "big-cards",
        "240",
        {"card": "240", "km": 240, "count": 2},
        {"hand": {1: "240"}, "sides": {1: driving(distances="240 240")}},
    ),
    (
        "past-goal",
        "120",
        {"card": "120", "km": 120, "remaining_km": 90, "goal_km": 900},
        {"hand": {1: "120"}, "sides": {1: driving(km=810)}},
    ),
    (
        "already-driving",
        "start",
        {"card": "start", "start_card": "start"},
        {"hand": {1: "start"}, "sides": {1: driving()}},
    ),
    (
        "start-not-needed",
        "start",
        {"card": "start", "safety_card": "open-road"},
        {"hand": {1: "start"}, "sides": {1: driving(safeties="open-road")}},
    ),
    ("no-limit", "end-limit", {"card": "end-limit", "attack_card": "limit"}, {"sides": {1: driving()}}),
    (
        "no-attack",
        "gasoline",
        {"card": "gasoline", "attack_card": "out-of-gas"},
        {"hand": {1: "gasoline"}, "sides": {1: driving()}},
    ),
    (
        "wrong-remedy",
        "gasoline",
        {"card": "gasoline", "attack_card": "damage", "remedy_card": "replacement"},
        {"hand": {1: "gasoline"}, "sides": {1: stopped(by="damage")}},
    ),
    (
        "wrong-remedy",
        "start",
        {"card": "start", "attack_card": "damage", "remedy_card": "replacement"},
        {"hand": {1: "start"}, "sides": {1: stopped(by="damage")}},
    ),
    (
        "protected",
        "puncture>2",
        {"card": "puncture", "side": 2, "safety_card": "tire"},
        {"hand": {1: "puncture"}, "sides": {2: driving(safeties="tire")}},
    ),
    (
        "already-limited",
        "limit>2",
        {"card": "limit", "side": 2, "attack_card": "limit"},
        {"hand": {1: "limit"}, "sides": {2: driving(limited=True)}},
    ),
    (
        "target-waiting",
        "stop>2",
        {"card": "stop", "side": 2, "start_card": "start"},
        {"hand": {1: "stop"}, "sides": {2: waiting()}},
    ),
    (
        "target-stopped",
        "stop>2",
        {"card": "stop", "side": 2, "attack_card": "damage"},
        {"hand": {1: "stop"}, "sides": {2: stopped(by="damage")}},
    ),
    ("own-side", "stop>1", {"card": "stop", "side": 1}, {"hand": {1: "stop"}}),
    *[
        ("no-such-side", f"stop>{side}", {"card": "stop", "side": side, "sides": 2}, Wanted(hand={1: "stop"}))
        for side in (0, 3, 4, 5, 9, 10, 999_999_999)
    ],
    ("attack-needs-side", "stop", {"card": "stop"}, {"hand": {1: "stop"}}),
    ("not-an-attack", "tire>2", {"card": "tire", "side": 2}, {"hand": {1: "tire"}}),
    ("not-an-attack", "30>4", {"card": "30", "side": 4}, {"hand": {1: "30"}}),
    ("no-window", "pass", {}, {}),
    ("no-window", "coup tire", {"card": "tire"}, {"hand": {1: "tire"}}),
    ("no-window", "coup tire", {}, {}),
    ("no-window", "coup start", {}, {"hand": {1: "start"}}),
    (
        "no-window",
        "coup tire",
        {"card": "tire", "attack_card": "puncture"},
        {"hand": {1: "tire"}, "sides": {1: stopped(by="puncture", limited=True)}},
    ),
    (
        "no-window",
        "coup open-road",
        {"card": "open-road", "attack_card": "limit"},
        {"hand": {1: "open-road"}, "sides": {1: stopped(by="puncture", limited=True)}},
    ),
    ("no-window", "pass", {"attack_card": "puncture"}, {"sides": {1: stopped(by="puncture", limited=True)}}),
    ("no-choice", "extend", {}, {}),
    ("no-choice", "finish", {}, {}),
    ("not-a-move", "fly", {"text": "fly"}, {}),
]


@pytest.mark.parametrize(("name", "move", "said", "wanted"), RULES)
def test_a_refusal_names_its_rule_and_the_facts(name: str, move: str, said: dict[str, Any], wanted: Wanted) -> None:
    match = table(SPEED, 2, **wanted)
    assert rule(match, move) == name
    assert facts(match, move) == said


@pytest.mark.parametrize(("name", "move", "said", "wanted"), RULES)
def test_a_refused_move_changes_nothing(name: str, move: str, said: dict[str, Any], wanted: Wanted) -> None:
    match = table(SPEED, 2, **wanted)
    was = (match.position(), match.record(), match.moves())
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert refused.value.refusal.rule == name
    assert refused.value.refusal.facts.items() >= said.items()
    assert (match.position(), match.record(), match.moves()) == was


def attacked() -> Match:
    match = table(SPEED, 2, hand={1: "stop", 2: "gas-station start"}, sides={2: driving()})
    play(match, "stop>2")
    return match


@pytest.mark.parametrize(
    ("name", "move", "said"),
    [
        ("answer-first", "gasoline", {"card": "gasoline", "attack_card": "stop"}),
        ("answer-first", "start", {"card": "start", "attack_card": "stop"}),
        ("answer-first", "damage>1", {"card": "damage", "side": 1, "attack_card": "stop"}),
        ("answer-first", "damage>4", {"card": "damage", "side": 4, "attack_card": "stop"}),
        ("answer-first", "discard start", {"card": "start", "attack_card": "stop"}),
        (
            "wrong-safety",
            "coup gas-station",
            {"card": "gas-station", "attack_card": "stop", "safety_card": "open-road"},
        ),
        ("not-in-hand", "coup open-road", {"card": "open-road"}),
        ("no-choice", "finish", {}),
    ],
)
def test_an_attack_has_to_be_answered_first(name: str, move: str, said: dict[str, Any]) -> None:
    match = attacked()
    was = match.position()
    assert rule(match, move) == name
    assert facts(match, move) == said
    assert match.position() == was


@pytest.mark.parametrize("move", ["30", "gasoline", "discard 30", "stop>2", "stop>4"])
def test_the_extension_has_to_be_chosen_first(move: str) -> None:
    match = table(SPEED, 2, hand={1: "30"}, sides={1: driving(km=870)})
    play(match, "30")
    assert rule(match, move) == "choose-first"


def test_a_seat_that_is_not_on_turn_is_told_whose_turn_it_is() -> None:
    refusal = table(SPEED, 3).refusal("start", 3)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["seat"], refusal.facts["turn"]) == ("not-your-turn", 3, 1)


@pytest.mark.parametrize("seat", [0, 3, -1, True])
def test_a_seat_that_does_not_exist_is_an_error(seat: int) -> None:
    with pytest.raises(BadInput):
        table(SPEED, 2).refusal("start", seat)


@pytest.mark.parametrize(("first", "layout"), [("stopped", stopped(by="stop")), ("needs-start", waiting())])
def test_what_stops_the_car_is_said_before_limit_and_distance(first: str, layout: Any) -> None:  # noqa: ANN401
    match = table(SPEED, 2, hand={1: "240"}, sides={1: layout})
    assert rule(match, "240") == first


def test_a_limit_is_said_before_the_goal_and_the_big_cards() -> None:
    limited = driving(distances="240 240 120 120 90", limited=True)
    match = table(SPEED, 2, hand={1: "240"}, sides={1: limited})
    assert rule(match, "240") == "speed-limit"


def test_protection_is_said_before_the_state_of_the_target() -> None:
    match = table(SPEED, 2, hand={1: "puncture"}, sides={2: waiting(safeties="tire")})
    assert rule(match, "puncture>2") == "protected"


@pytest.mark.parametrize(("game", "never"), [(SPEED, set()), (KILOMETER, set()), (MILLE, {"choose-first"})])
def test_every_rule_of_a_game_is_tested_here(game: str, never: set[str]) -> None:
    tested = {name for name, *_ in RULES} | {"answer-first", "wrong-safety", "choose-first"}
    assert set(paddock.game(game).rules()) == tested - {"not-a-move"} - never


@pytest.mark.parametrize(("mode", "section"), [("standard", "Standardpartie 1"), ("variant", "Variante")])
def test_a_start_that_is_needed_is_cited_from_the_mode_that_is_played(mode: str, section: str) -> None:
    refusal = table(MILLE, hand={1: "25"}, options={"mode": mode}).refusal("25")
    assert refusal is not None
    assert (refusal.facts["mode"], refusal.facts["section"]) == (mode, section)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_any_move_whatsoever_is_legal_or_refused_with_facts(game: str, seats: int, options: dict[str, str]) -> None:
    match = paddock.game(game).start(seats, seed=seats, options=options)
    assert isinstance(match.setup, BornesSetup)
    universe = [match.setup.codec.notation(move) for move in MOVES]
    for step in range(50):
        seat = match.waiting[0]
        legal = match.moves(seat)
        refusals = {move: match.refusal(move, seat) for move in universe}
        assert [move for move in universe if refusals[move] is None] == sorted(legal, key=universe.index)
        assert all(refusal is None or refusal.text() for refusal in refusals.values())
        play(match, legal[step * 7 % len(legal)])


def test_the_candidates_are_every_way_to_use_each_card_in_hand() -> None:
    match = table(SPEED, 3, hand={1: "30 30 stop tire start start start"}, sides={1: driving(), 2: driving()})
    laid = ["30", "stop>2", "stop>3", "start", "tire"]
    assert sorted(match.candidates()) == sorted(
        [*laid, *[f"discard {card}" for card in ("30", "stop", "start", "tire")]]
    )
    assert set(match.moves()) < set(match.candidates())


def test_the_candidates_of_an_answer_are_a_coup_with_each_card_in_hand() -> None:
    match = table(SPEED, 2, hand={1: "stop", 2: "30 30 tire 60 60 60"}, sides={2: driving()})
    play(match, "stop>2")
    assert match.candidates() == ["pass", "coup 30", "coup 60", "coup tire"]


def test_the_candidates_of_an_extension_are_both_choices() -> None:
    match = table(SPEED, 2, hand={1: "30"}, sides={1: driving(km=870)})
    play(match, "30")
    assert match.candidates() == ["extend", "finish"]
