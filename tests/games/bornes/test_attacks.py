"""Attacks, remedies and safeties in all three editions."""

from __future__ import annotations

from tests.games.bornes.editions import (
    BREAKDOWNS,
    LIMITS,
    MILLE,
    RIGHT_OF_WAY,
    SMALLEST,
    START,
    STOPPING,
    attacks_of,
    for_each,
    in_every_edition,
)
from tests.games.bornes.tables import before, driving, idle, play, rule, stopped, table, waiting

NEEDING_START = [row for row in BREAKDOWNS if row.game != MILLE]


@in_every_edition
def test_nobody_drives_before_the_start_card(game: str) -> None:
    match = table(game, hand={1: SMALLEST[game]}, sides={1: waiting()})
    assert rule(match, SMALLEST[game]) == "needs-start"


@in_every_edition
def test_the_start_card_lets_a_side_drive(game: str) -> None:
    match = table(game, hand={1: START[game]}, sides={1: waiting()})
    play(match, START[game])
    assert before(match, 1)["state"] == "driving"


@for_each(STOPPING, "game", "attack")
def test_an_attack_stops_a_driving_side(game: str, attack: str) -> None:
    match = table(game, hand={1: attack, 2: SMALLEST[game]}, sides={2: driving()})
    play(match, f"{attack}>2", "pass")
    assert before(match, 2)["state"] == "stopped"
    assert before(match, 2)["battle"] == [START[game], attack]
    assert rule(match, SMALLEST[game]) == "stopped"


@for_each(STOPPING, "game", "attack", "remedy")
def test_only_the_matching_remedy_ends_an_attack(game: str, attack: str, remedy: str) -> None:
    others = {row.remedy for row in STOPPING if row.game == game} - {remedy}
    match = table(game, hand={1: " ".join([remedy, *sorted(others)])}, sides={1: stopped(by=attack)})
    assert {rule(match, other) for other in others} == {"wrong-remedy"}
    assert rule(match, remedy) is None


@in_every_edition
def test_a_red_light_is_ended_by_the_start_card_alone(game: str) -> None:
    match = table(game, hand={1: START[game]}, sides={1: stopped(by="stop")})
    play(match, START[game])
    assert before(match, 1)["state"] == "driving"


@for_each(NEEDING_START, "game", "attack", "remedy")
def test_after_the_remedy_a_start_card_is_needed(game: str, attack: str, remedy: str) -> None:
    match = table(game, hand={1: f"{remedy} {START[game]} {SMALLEST[game]}"}, sides={1: stopped(by=attack)})
    play(match, remedy)
    idle(match)
    assert before(match, 1)["state"] == "waiting"
    assert rule(match, SMALLEST[game]) == "needs-start"
    play(match, START[game])
    idle(match)
    assert rule(match, SMALLEST[game]) is None


@for_each(NEEDING_START, "game", "attack", "remedy")
def test_with_right_of_way_the_remedy_is_enough(game: str, attack: str, remedy: str) -> None:
    layout = stopped(by=attack, safeties=RIGHT_OF_WAY[game])
    match = table(game, hand={1: f"{remedy} {SMALLEST[game]}"}, sides={1: layout})
    play(match, remedy)
    idle(match)
    assert rule(match, SMALLEST[game]) is None


@for_each([*STOPPING, *LIMITS], "game", "attack", "safety")
def test_a_safety_protects_from_its_attack(game: str, attack: str, safety: str) -> None:
    match = table(game, hand={1: attack}, sides={2: driving(safeties=safety)})
    assert rule(match, f"{attack}>2") == "protected"


@for_each(STOPPING, "game", "attack", "safety")
def test_a_safety_protects_from_no_other_attack(game: str, attack: str, safety: str) -> None:
    others = set(attacks_of(game)) - {attack}
    match = table(game, hand={1: " ".join(sorted(others))}, sides={2: driving(safeties=safety)})
    assert {rule(match, f"{other}>2") for other in others} == {None}


@for_each(STOPPING, "game", "attack")
def test_no_attack_is_laid_on_an_attack(game: str, attack: str) -> None:
    attacks = attacks_of(game)
    match = table(game, hand={1: " ".join(attacks)}, sides={2: stopped(by=attack)})
    assert {rule(match, f"{other}>2") for other in attacks} == {"target-stopped"}


@for_each(STOPPING, "game", "attack")
def test_a_waiting_side_cannot_be_stopped(game: str, attack: str) -> None:
    match = table(game, hand={1: attack}, sides={2: waiting()})
    assert rule(match, f"{attack}>2") == "target-waiting"


@for_each(BREAKDOWNS, "game", "attack")
def test_with_right_of_way_a_side_is_attacked_on_an_empty_pile(game: str, attack: str) -> None:
    match = table(game, hand={1: attack}, sides={2: driving(battle="", safeties=RIGHT_OF_WAY[game])})
    play(match, f"{attack}>2", "pass")
    assert before(match, 2)["battle"] == [attack]


@for_each(BREAKDOWNS, "game", "attack", "remedy")
def test_with_right_of_way_a_side_is_attacked_on_a_remedy(game: str, attack: str, remedy: str) -> None:
    pile = f"{START[game]} {attack} {remedy}"
    match = table(game, hand={1: attack}, sides={2: driving(battle=pile, safeties=RIGHT_OF_WAY[game])})
    assert rule(match, f"{attack}>2") is None


@in_every_edition
def test_right_of_way_replaces_the_start_card(game: str) -> None:
    match = table(game, hand={1: f"{RIGHT_OF_WAY[game]} {SMALLEST[game]}"}, sides={1: waiting()})
    play(match, RIGHT_OF_WAY[game])
    assert before(match, 1)["state"] == "driving"


@in_every_edition
def test_right_of_way_lifts_a_red_light(game: str) -> None:
    match = table(game, hand={1: RIGHT_OF_WAY[game]}, sides={1: stopped(by="stop")})
    play(match, RIGHT_OF_WAY[game])
    assert before(match, 1)["state"] == "driving"


@for_each(BREAKDOWNS, "game", "attack", "remedy")
def test_right_of_way_repairs_nothing_but_then_the_remedy_is_enough(game: str, attack: str, remedy: str) -> None:
    match = table(game, hand={1: f"{RIGHT_OF_WAY[game]} {remedy}"}, sides={1: stopped(by=attack), 2: waiting()})
    play(match, RIGHT_OF_WAY[game])
    assert before(match, 1)["state"] == "stopped"
    match = table(game, hand={1: remedy}, sides={1: stopped(by=attack, safeties=RIGHT_OF_WAY[game])})
    play(match, remedy)
    assert before(match, 1)["state"] == "driving"


@in_every_edition
def test_a_safety_may_be_laid_before_the_start_card(game: str) -> None:
    safety = {"speed-1200": "tire", "kilometer-1000": "driving-ace", "mille-bornes": "extra-tank"}[game]
    match = table(game, hand={1: safety}, sides={1: waiting()})
    play(match, safety)
    assert (before(match, 1)["safeties"], before(match, 1)["state"]) == ([safety], "waiting")


@in_every_edition
def test_one_may_attack_while_waiting(game: str) -> None:
    match = table(game, hand={1: "stop"}, sides={1: waiting(), 2: driving()})
    assert rule(match, "stop>2") is None


@in_every_edition
def test_one_may_attack_while_stopped(game: str) -> None:
    match = table(game, hand={1: "stop"}, sides={1: stopped(by="out-of-gas"), 2: driving()})
    assert rule(match, "stop>2") is None


@in_every_edition
def test_one_may_attack_any_rival_whoever_sits_between(game: str) -> None:
    match = table(game, 3, hand={1: "stop"}, sides={2: driving(), 3: driving()})
    assert {rule(match, "stop>2"), rule(match, "stop>3")} == {None}


@in_every_edition
def test_nobody_attacks_the_own_side(game: str) -> None:
    match = table(game, hand={1: "stop"}, sides={1: driving()})
    assert rule(match, "stop>1") == "own-side"
