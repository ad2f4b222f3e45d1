"""The action cards: their effects, the quick fix, and when they may be played."""

from __future__ import annotations

import pytest

from tests.games.aruba.tables import GAME, active, at, car, damage, hand, movement, play, race, rule, state, wreck

PACK = dict(zip(GAME.sheet.texts("pack.order"), GAME.sheet.numbers("pack.counts"), strict=True))
ALL_AROUND = {2: at(9, 1), 3: at(9, 2), 4: at(9, 3), 5: at(8, 1), 6: at(8, 2)}


def test_a_bomb_hits_the_two_rows_behind_and_gives_one_token() -> None:
    match = race({1: at(10, 2), **ALL_AROUND}, seats=6, hand={1: "bomb"})
    play(match, "bomb")
    assert [damage(match, number) for number in range(1, 7)] == [0, 1, 1, 1, 1, 1]


def test_a_bomb_reaches_no_further() -> None:
    match = race(
        {1: at(10, 1), 2: at(9, 2), 3: at(9, 3), 4: at(7, 1), 5: at(10, 2), 6: at(11, 1)}, seats=6, hand={1: "bomb"}
    )
    play(match, "bomb")
    assert [damage(match, number) for number in range(1, 7)] == [0, 1, 0, 0, 0, 0]


def test_by_option_a_bomb_gives_two_tokens() -> None:
    match = race({1: at(10, 2), 2: at(9, 2)}, hand={1: "bomb"}, options={"bomb": "2"})
    play(match, "bomb")
    assert damage(match, 2) == 2


def test_by_option_a_bomb_goes_off_all_around_and_hits_the_bomber_too() -> None:
    cars = {1: at(10, 2), 2: at(10, 1), 3: at(10, 3), 4: at(9, 2), 5: at(8, 3), 6: at(11, 2)}
    match = race(cars, seats=6, hand={1: "bomb"}, options={"blast": "around"})
    play(match, "bomb")
    assert [damage(match, number) for number in range(1, 7)] == [1, 1, 1, 1, 1, 0]


def test_a_bomb_needs_somebody_to_hit_and_wrecks_do_not_count() -> None:
    match = race({1: at(10, 2), 2: wreck(9, 2)}, hand={1: "bomb"})
    assert rule(match, "bomb") == "aruba-no-blast"


def test_by_option_a_bomb_all_around_needs_another_car_to_hit() -> None:
    match = race({1: at(10, 2)}, hand={1: "bomb"}, options={"blast": "around"})
    assert rule(match, "bomb") == "aruba-no-blast"


@pytest.mark.parametrize("blast", ["behind", "around"])
def test_no_bomb_is_dropped_from_the_first_row(blast: str) -> None:
    match = race({1: at(1, 2), 2: at(1, 1), 4: at(2, 2)}, hand={1: "bomb"}, options={"blast": blast})
    assert rule(match, "bomb") == "aruba-no-blast"


def test_nitro_adds_two_also_without_dice_and_repeatedly() -> None:
    match = race({1: at(10, 2)}, hand={1: "nitro nitro"})
    play(match, "nitro", "nitro")
    assert movement(match) == 4


def test_a_repair_card_takes_off_up_to_two_at_any_time_of_the_turn() -> None:
    match = race({1: at(10, 2, damage=3)}, hand={1: "repair repair"}, gained=2)
    play(match, "repair", "ahead", "repair")
    assert damage(match, 1) == 0


@pytest.mark.parametrize("place", ["front", "rear"])
def test_a_bumper_is_mounted_at_the_beginning_of_the_turn_in_front_or_behind(place: str) -> None:
    match = race(phase="begin", hand={1: "bumper bumper"})
    play(match, f"bumper {place}")
    assert car(match, 1)["mounts"] == [place]
    assert rule(match, f"bumper {place}") == "aruba-mounted"


@pytest.mark.parametrize("place", ["left", "right"])
def test_a_saw_is_mounted_at_the_beginning_of_the_turn_left_or_right_one_a_side(place: str) -> None:
    match = race(phase="begin", hand={1: "saw saw"})
    play(match, f"saw {place}")
    assert car(match, 1)["mounts"] == [place]
    assert rule(match, f"saw {place}") == "aruba-mounted"


def test_nothing_is_mounted_after_the_roll() -> None:
    match = race(dice="1", hand={1: "saw bumper"})
    assert rule(match, "saw left") == "aruba-begin-only"
    assert rule(match, "bumper rear") == "aruba-begin-only"


def test_larceny_takes_two_random_cards_from_a_seat_next_door() -> None:
    match = race({1: at(10, 2), 2: at(11, 3)}, hand={1: "larceny", 2: "bomb hook nitro"}, rolls="1 2")
    play(match, "larceny>2")
    assert hand(match, 1) == ["bomb", "nitro"]
    assert hand(match, 2) == ["hook"]


def test_larceny_takes_what_there_is() -> None:
    match = race({1: at(10, 2), 2: at(9, 1)}, hand={1: "larceny larceny", 2: "bomb"})
    play(match, "larceny>2")
    assert hand(match, 1) == ["bomb", "larceny"]
    assert rule(match, "larceny>2") == "aruba-no-cards-to-steal"


def test_larceny_may_be_repeated_on_the_same_or_another_seat() -> None:
    match = race(
        {1: at(10, 2), 2: at(10, 1), 3: at(10, 3)},
        hand={1: "larceny larceny larceny", 2: "bomb hook nitro", 3: "saw"},
    )
    play(match, "larceny>2", "larceny>2", "larceny>3")
    assert hand(match, 1) == ["bomb", "hook", "nitro", "saw"]


def test_larceny_needs_a_car_next_door_in_any_direction() -> None:
    match = race({1: at(10, 2), 2: at(12, 2), 3: at(9, 3)}, hand={1: "larceny", 2: "bomb", 3: "bomb"})
    assert rule(match, "larceny>2") == "aruba-not-adjacent"
    assert rule(match, "larceny>3") is None


def test_nobody_steals_from_oneself_or_from_a_seat_that_is_not_there() -> None:
    match = race({1: at(10, 2), 2: at(10, 1)}, hand={1: "larceny"})
    assert rule(match, "larceny>1") == "aruba-own-seat"
    assert rule(match, "larceny>5") == "aruba-no-such-seat"


def test_larceny_comes_at_the_end_of_the_turn_before_the_final_threes() -> None:
    match = race(
        {1: at(10, 2, damage=2), 2: at(10, 1)},
        hand={1: "larceny nitro", 2: "bomb hook"},
        dice="1 4 4 4 5 5",
        draws="saw saw",
    )
    play(match, "larceny>2")
    assert {rule(match, move) for move in ("nitro", "straight 1", "mend 5")} == {"aruba-larceny-last"}
    play(match, "cards 4")
    assert rule(match, "larceny>2") == "aruba-cards-last"


def test_by_option_larceny_may_come_at_any_time_of_the_turn() -> None:
    match = race(
        {1: at(10, 2), 2: at(10, 1)}, hand={1: "larceny nitro", 2: "bomb nitro"}, options={"larceny": "any-time"}
    )
    play(match, "larceny>2", "nitro", "ahead")
    assert rule(match, "nitro") == "aruba-new-card"


@pytest.mark.parametrize("moment", ["begin", "dice", "driving"])
def test_by_option_larceny_may_come_before_the_roll_while_rolling_and_in_the_drive(moment: str) -> None:
    cars = {1: at(10, 2), 2: at(10, 1)}
    hands, options = {1: "larceny", 2: "bomb hook nitro"}, {"larceny": "any-time"}
    if moment == "driving":
        match = race(cars, stage="driving", gained=3, spent=1, hand=hands, options=options)
    else:
        dice = "" if moment == "begin" else "1 2 3 4 5 6 6 6 6 6"
        match = race(cars, phase=moment, dice=dice, hand=hands, options=options)
    before = state(match)["phase"], active(match)["stage"]
    assert "larceny>2" in match.moves()
    play(match, "larceny>2")
    assert (len(hand(match, 1)), len(hand(match, 2))) == (2, 1)
    assert (state(match)["phase"], active(match)["stage"]) == before
    assert GAME.restore(match.position()).position() == match.position()


def test_by_option_larceny_is_refused_once_cards_are_drawn() -> None:
    match = race(
        {1: at(10, 2), 2: at(10, 1)}, dice="4 4 4", hand={1: "larceny", 2: "bomb"}, options={"larceny": "any-time"}
    )
    play(match, "cards 4")
    assert rule(match, "larceny>2") == "aruba-cards-last"


def test_a_wreck_is_no_car_to_steal_from() -> None:
    match = race({1: at(10, 2), 2: wreck(10, 1)}, hand={1: "larceny", 2: "bomb"})
    assert rule(match, "larceny>2") == "aruba-not-adjacent"


def test_stolen_cards_are_not_playable_in_the_turn_they_come() -> None:
    match = race({1: at(10, 2, damage=3), 2: at(10, 1)}, hand={1: "larceny", 2: "bomb hook"})
    play(match, "larceny>2")
    assert rule(match, "fix bomb") == "aruba-new-card"


def test_drawn_cards_are_not_playable_in_the_turn_they_come_not_even_for_a_quick_fix() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="4 4 4", draws="larceny nitro")
    play(match, "cards 4")
    assert rule(match, "fix nitro") == "aruba-new-card"
    play(match, "end")
    assert match.turn == 2
    assert state(match)["fresh"] == []


def test_an_older_card_of_the_same_kind_is_playable() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="4 4 4", draws="nitro nitro", hand={1: "nitro"})
    play(match, "cards 4", "fix nitro")
    assert rule(match, "fix nitro") == "aruba-new-card"


def test_by_option_a_new_card_may_mend_at_once() -> None:
    match = race({1: at(10, 2, damage=3)}, dice="4 4 4", draws="larceny nitro", options={"new-cards": "fix"})
    play(match, "cards 4", "fix nitro", "fix larceny")
    assert damage(match, 1) == 1
    assert state(match)["fresh"] == []


def test_a_fix_throws_the_copy_away_that_came_this_turn_and_keeps_the_one_that_may_be_played() -> None:
    options = {"new-cards": "fix", "larceny": "any-time"}
    cars = {1: at(10, 2, damage=3), 2: at(10, 1)}
    match = race(cars, hand={1: "larceny nitro", 2: "nitro"}, options=options)
    play(match, "larceny>2", "fix nitro")
    assert (hand(match, 1), state(match)["fresh"]) == (["nitro"], [])
    play(match, "nitro", "ahead")


def test_a_fix_that_may_not_throw_a_new_card_away_takes_the_old_copy() -> None:
    match = race({1: at(10, 2, damage=3), 2: at(10, 1)}, hand={1: "larceny nitro", 2: "nitro"})
    play(match, "larceny>2", "fix nitro")
    assert (hand(match, 1), state(match)["fresh"]) == (["nitro"], ["nitro"])


def test_a_fix_on_anothers_turn_leaves_the_new_cards_of_the_active_seat_alone() -> None:
    cars = {1: at(10, 2), 2: at(11, 2, damage=8), 3: at(9, 1)}
    options = {"new-cards": "fix", "larceny": "any-time"}
    match = race(cars, dice="2 2", hand={1: "larceny", 2: "nitro", 3: "nitro"}, options=options)
    play(match, "larceny>3", "shoot 2", "fix nitro")
    assert state(match)["fresh"] == ["nitro"]


@pytest.mark.parametrize(
    "card", ["bomb", "hook", "extra-die", "die-change", "larceny", "re-roll", "nitro", "repair", "bumper", "saw"]
)
def test_any_card_may_be_thrown_away_for_a_quick_fix(card: str) -> None:
    match = race({1: at(10, 2, damage=3)}, hand={1: card})
    play(match, f"fix {card}")
    assert damage(match, 1) == 2
    assert state(match)["discards"] == [card]


@pytest.mark.parametrize("phase", ["begin", "dice", "act"])
def test_a_quick_fix_is_possible_whenever_a_seat_is_asked_anything(phase: str) -> None:
    match = race({1: at(10, 2, damage=8)}, phase=phase, dice="" if phase == "begin" else "1 1", hand={1: "saw saw"})
    assert rule(match, "fix saw") is None


def test_a_sound_car_needs_no_quick_fix() -> None:
    assert rule(race(hand={1: "saw"}), "fix saw") == "aruba-no-damage"


def test_cards_one_does_not_hold_are_refused() -> None:
    match = race({1: at(10, 2, damage=1)})
    assert {rule(match, move) for move in ("nitro", "bomb", "repair", "larceny>2", "fix saw")} == {"aruba-not-in-hand"}


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    match = race(dice="4 4 4", pile="nitro")
    play(match, "cards 4")
    assert len(hand(match, 1)) == 2
    assert state(match)["discards"] == []
    assert len(state(match)["pile"]) == 64


def test_without_pile_and_discards_nothing_is_drawn() -> None:
    pack = [name for name, count in PACK.items() for _ in range(count)]
    match = race({}, dice="3 3 3", hand={2: " ".join(pack)}, pile="")
    assert rule(match, "cards 3") == "aruba-no-cards-left"


def test_the_pack_has_six_of_every_card_but_nine_bumpers_and_nine_saws() -> None:
    kinds = ["bomb", "hook", "extra-die", "die-change", "larceny", "re-roll", "nitro", "repair"]
    assert dict.fromkeys(kinds, 6) | {"bumper": 9, "saw": 9} == PACK
