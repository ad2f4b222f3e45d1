"""The coup: a safety laid at the moment of its attack, the draws it brings and the seats it skips."""

from __future__ import annotations

import pytest

import paddock
from paddock.core.chance.rng import Rng
from tests.games.bornes.editions import (
    BREAKDOWNS,
    KILOMETER,
    LIMITS,
    MILLE,
    RIGHT_OF_WAY,
    SMALLEST,
    SPEED,
    STOPPING,
    for_each,
    in_every_edition,
)
from tests.games.bornes.tables import before, driving, hand, happened, idle, now, play, rule, stopped, table, waiting


@for_each([*STOPPING, *LIMITS], "game", "attack", "safety")
def test_a_coup_takes_the_attack_away_and_the_side_is_as_before(game: str, attack: str, safety: str) -> None:
    match = table(game, hand={1: attack, 2: safety}, sides={2: driving()})
    was = before(match, 2)
    play(match, f"{attack}>2", f"coup {safety}")
    assert before(match, 2) == {**was, "safeties": [safety], "coups": [safety]}
    assert now(match)["discards"][-1] == attack


@for_each(BREAKDOWNS, "game", "attack", "safety")
def test_a_coup_on_an_empty_pile_leaves_it_empty(game: str, attack: str, safety: str) -> None:
    layout = driving(battle="", safeties=RIGHT_OF_WAY[game])
    match = table(game, hand={1: attack, 2: safety}, sides={2: layout})
    play(match, f"{attack}>2", f"coup {safety}")
    assert (before(match, 2)["state"], before(match, 2)["battle"]) == ("driving", [])


@for_each(STOPPING, "game", "attack", "safety")
def test_a_coup_protects_for_the_rest_of_the_round(game: str, attack: str, safety: str) -> None:
    match = table(game, hand={1: f"{attack} {attack}", 2: safety}, sides={2: driving()})
    play(match, f"{attack}>2", f"coup {safety}")
    idle(match)
    assert rule(match, f"{attack}>2") == "protected"


@in_every_edition
def test_the_coup_draws_one_card_to_refill_and_one_for_the_turn(game: str) -> None:
    match = table(game, hand={1: "stop", 2: RIGHT_OF_WAY[game]}, sides={2: driving()}, draws="stop limit")
    events = play(match, "stop>2", f"coup {RIGHT_OF_WAY[game]}")
    assert happened(events).count("CardDrawn") == 2
    assert {"stop", "limit"} <= set(hand(match, 2))
    assert (match.turn, len(hand(match, 2))) == (2, 7)


@pytest.mark.parametrize(("game", "options"), [(SPEED, {}), (KILOMETER, {}), (MILLE, {"sides": "pairs"})])
def test_a_coup_skips_the_players_in_between(game: str, options: dict[str, str]) -> None:
    safety = RIGHT_OF_WAY[game]
    match = table(game, 4, turn=1, hand={1: "stop", 4: safety}, sides={2: driving()}, options=options)
    play(match, "stop>2", "pass", f"coup {safety}")
    assert match.turn == 4
    idle(match)
    assert match.turn == 1


@in_every_edition
def test_with_three_seats_the_seat_in_between_loses_its_turn(game: str) -> None:
    match = table(game, 3, turn=1, hand={1: "stop", 3: RIGHT_OF_WAY[game]}, sides={3: driving()})
    play(match, "stop>3", f"coup {RIGHT_OF_WAY[game]}")
    idle(match)
    assert match.turn == 1


def test_four_seats_alone_seat_2_attacks_seat_1_and_seats_3_and_4_are_skipped() -> None:
    match = table(MILLE, 4, turn=2, hand={2: "out-of-gas", 1: "extra-tank"}, sides={1: driving()})
    play(match, "out-of-gas>1", "coup extra-tank")
    assert match.turn == 1
    idle(match)
    assert match.turn == 2


@in_every_edition
def test_without_a_coup_the_seat_after_the_attacker_is_on_turn(game: str) -> None:
    match = table(game, 3, turn=1, hand={1: "stop"}, sides={3: driving()})
    play(match, "stop>3", "pass")
    assert match.turn == 2


@in_every_edition
def test_a_seat_that_holds_the_safety_may_pass_and_keep_it(game: str) -> None:
    match = table(game, hand={1: "stop", 2: RIGHT_OF_WAY[game]}, sides={2: driving()})
    play(match, "stop>2", "pass")
    assert before(match, 2)["state"] == "stopped"
    assert RIGHT_OF_WAY[game] in hand(match, 2)


PARTNERS = [
    (SPEED, 4, 2, [2, 4]),
    (SPEED, 6, 3, [3, 6]),
    (KILOMETER, 4, 2, [2, 4]),
    (KILOMETER, 6, 2, [2, 5]),
    (MILLE, 6, 2, [2, 5]),
    (MILLE, 8, 4, [4, 8]),
]
partners = pytest.mark.parametrize(("game", "seats", "target", "asked"), PARTNERS)


@pytest.mark.parametrize(("game", "seats", "target", "asked"), [*PARTNERS, (SPEED, 3, 3, [3])])
def test_all_seats_of_the_side_are_asked_at_once(game: str, seats: int, target: int, asked: list[int]) -> None:
    match = table(game, seats, turn=1, hand={1: "stop"}, sides={target: driving()})
    play(match, f"stop>{target}")
    assert match.waiting == tuple(asked)
    assert [match.moves(seat) for seat in asked] == [["pass"]] * len(asked)
    assert now(match)["attack"]["asked"] == asked
    play(match, *["pass"] * len(asked))
    assert (match.turn, before(match, target)["state"]) == (2, "stopped")


@partners
def test_partners_may_pass_in_any_order(game: str, seats: int, target: int, asked: list[int]) -> None:
    match = table(game, seats, turn=1, hand={1: "stop"}, sides={target: driving()})
    play(match, f"stop>{target}")
    twin = match.clone()
    first, last = asked
    match.play("pass", last)
    assert (match.turn, now(match)["attack"]["asked"]) == (first, [first])
    match.play("pass", first)
    twin.play("pass", first)
    twin.play("pass", last)
    assert match.position() == twin.position()


@partners
def test_a_partner_may_strike_back_before_the_other_has_answered(
    game: str, seats: int, target: int, asked: list[int]
) -> None:
    first, last = asked
    safety = RIGHT_OF_WAY[game]
    match = table(game, seats, turn=1, hand={1: "stop", last: safety}, sides={target: driving()})
    play(match, f"stop>{target}")
    match.play(f"coup {safety}", last)
    assert (match.turn, before(match, target)["coups"]) == (last, [safety])
    refusal = match.refusal("pass", first)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["asked"], refusal.facts["turn"]) == ("not-your-turn", "play", last)


def test_a_seat_that_has_passed_is_not_asked_again() -> None:
    match = table(SPEED, 4, turn=1, hand={1: "stop", 2: "open-road"}, sides={2: driving()})
    play(match, "stop>2", "pass")
    refusal = match.refusal("coup open-road", 2)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["asked"], refusal.facts["turn"]) == ("not-your-turn", "answer", 4)


@pytest.mark.parametrize("seat", [1, 3])
def test_a_rival_or_partner_who_is_not_asked_hears_who_answers(seat: int) -> None:
    match = table(SPEED, 4, turn=1, hand={1: "stop"}, sides={2: driving()})
    play(match, "stop>2")
    refusal = match.refusal("30", seat)
    assert refusal is not None
    assert (refusal.rule, refusal.facts["asked"], refusal.facts["seats"]) == ("not-your-turn", "answer", [2, 4])


def test_a_pass_can_be_taken_back_while_the_partner_thinks() -> None:
    match = table(SPEED, 4, turn=1, hand={1: "stop"}, sides={2: driving()})
    play(match, "stop>2")
    was = match.position()
    play(match, "pass")
    match.undo(2)
    assert match.position() == was


@pytest.mark.parametrize("passes", [0, 1])
def test_any_partner_may_answer(passes: int) -> None:
    seat = [2, 5][passes]
    match = table(SPEED, 6, turn=3, hand={3: "damage", seat: "workshop"}, sides={2: driving()})
    play(match, "damage>2", *["pass"] * passes, "coup workshop")
    assert match.turn == seat
    assert before(match, 2)["coups"] == ["workshop"]


def test_a_coup_closes_the_window_for_the_partner() -> None:
    match = table(SPEED, 4, turn=1, hand={1: "stop", 2: "open-road"}, sides={2: driving()})
    play(match, "stop>2", "coup open-road")
    assert (match.turn, now(match)["phase"]) == (2, "play")


@in_every_edition
def test_the_window_opens_for_a_limit_too(game: str) -> None:
    match = table(game, hand={1: "limit", 2: RIGHT_OF_WAY[game]}, sides={2: driving()})
    play(match, "limit>2")
    assert match.moves() == ["pass", f"coup {RIGHT_OF_WAY[game]}"]


@in_every_edition
def test_only_the_very_safety_answers_the_attack(game: str) -> None:
    match = table(game, hand={1: "out-of-gas", 2: RIGHT_OF_WAY[game]}, sides={2: driving()})
    play(match, "out-of-gas>2")
    assert rule(match, f"coup {RIGHT_OF_WAY[game]}") == "wrong-safety"
    assert match.moves() == ["pass"]


@pytest.mark.parametrize("game", [SPEED, MILLE])
def test_right_of_way_against_a_limit_starts_a_waiting_side(game: str) -> None:
    match = table(game, hand={1: "limit", 2: RIGHT_OF_WAY[game]}, sides={2: waiting()})
    play(match, "limit>2", f"coup {RIGHT_OF_WAY[game]}")
    assert (before(match, 2)["state"], before(match, 2)["limited"]) == ("driving", False)


def test_right_of_way_against_a_limit_frees_from_a_standing_stop_too() -> None:
    match = table(SPEED, hand={1: "limit", 2: "open-road"}, sides={2: stopped(by="stop")})
    play(match, "limit>2", "coup open-road")
    assert (before(match, 2)["state"], before(match, 2)["battle"]) == ("driving", ["start", "stop"])


def test_where_safeties_remove_attacks_the_standing_stop_goes_as_well() -> None:
    match = table(MILLE, hand={1: "limit", 2: "right-of-way"}, sides={2: stopped(by="stop")})
    play(match, "limit>2", "coup right-of-way")
    assert (before(match, 2)["state"], before(match, 2)["battle"]) == ("driving", ["roll"])
    assert sorted(now(match)["discards"]) == ["limit", "stop"]


def test_right_of_way_against_a_limit_does_not_repair_a_breakdown() -> None:
    match = table(SPEED, hand={1: "limit", 2: "open-road"}, sides={2: stopped(by="puncture")})
    play(match, "limit>2", "coup open-road")
    assert before(match, 2)["state"] == "stopped"


@for_each(BREAKDOWNS, "game", "attack", "safety")
def test_after_a_coup_no_start_card_is_needed(game: str, attack: str, safety: str) -> None:
    match = table(game, hand={1: attack, 2: f"{safety} {SMALLEST[game]}"}, sides={2: driving()})
    play(match, f"{attack}>2", f"coup {safety}")
    assert rule(match, SMALLEST[game]) is None


@in_every_edition
def test_a_standing_order_can_be_given_for_every_coup_and_nothing_else(game: str) -> None:
    match, rng = paddock.game(game).start(4, seed=5), Rng(5)
    offered = match.setup.codec.reactions()
    assert [match.parts_of(move)["verb"] for move in offered] == ["coup"] * 4
    seen: set[str] = set()
    while not match.is_over and len(match.steps) < 400:
        seat = match.waiting[0]
        moves = match.moves(seat)
        seen.update(moves if match.is_window else [])
        match.play(moves[rng.below(len(moves))], seat)
    assert "pass" in seen
    assert seen - {"pass"} <= set(offered)
