"""The advanced game: secret decks, gear piles filled card by card, two cards in hand, stops at will."""

from collections import Counter
from typing import Any

import pytest

from paddock import Match, Rng
from tests.games.ausgebremst.races import (
    DECKS,
    Car,
    Garage,
    advanced,
    car_of,
    circuits,
    game,
    pack,
    rule_of,
    spaces_for,
)

ADVANCED = {"rules": "advanced", "circuits": "printed:1"}
PRESET = "preset 1/23/45/6"
FAR_AHEAD = Car("B20", laps=3)


def start(seats: int = 2, seed: int = 1) -> Match:
    return game().start(seats, seed=seed, options=ADVANCED)


def first_seat(match: Match) -> int:
    assert match.turn is not None
    return match.turn


def choose_all(match: Match, deck: str = "slow") -> None:
    while match.view(match.turn)["round"]["phase"] == "choose":
        match.play(f"deck {deck}")


def prepare(match: Match, deck: str = "slow") -> None:
    """Everybody sorts by preset and draws a first hand."""
    choose_all(match, deck)
    while match.view(match.turn)["round"]["phase"] != "drive":
        moves = match.moves()
        match.play(PRESET if PRESET in moves else moves[0])


def test_each_seat_chooses_a_deck_in_the_order_of_the_grid() -> None:
    match = start(3)
    order = match.position()["round"]["order"][3:]
    asked = []
    for _ in order:
        asked.append(match.turn)
        assert match.moves() == ["deck fast", "deck medium", "deck slow"]
        match.play("deck medium")
    assert asked == order
    assert match.position()["round"]["phase"] == "sort"


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_84_points_less_the_pit_cards_of_circuit_and_row(deck: str) -> None:
    match = start()
    seat = first_seat(match)
    match.play(f"deck {deck}")
    position = match.position()["round"]
    row = position["order"].index(seat) // 2
    pit = list(circuits()[0].pit_cards[row])
    assert sorted(car_of(match, seat)["pit_cards"]) == sorted(pit)
    assert Counter([*position["decks"][seat - 1], *pit]) == Counter(pack(DECKS[deck]))
    assert sum(pack(DECKS[deck])) == 84


def test_the_choice_is_secret_until_the_race_is_over() -> None:
    match = start()
    seat = first_seat(match)
    events = match.play("deck fast")
    other = 3 - seat
    assert match.view(seat)["round"]["choice"] == "fast"
    assert match.view(other)["round"]["choice"] is None
    assert "fast" not in str([event.seen_by(other) for event in events])
    rng = Rng(1)
    while match.turn is not None:
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    assert match.view(other)["results"][0]["detail"]["decks"][seat - 1] == "fast"


def test_a_seat_sees_one_card_after_the_other_and_puts_each_on_a_pile_of_its_choice() -> None:
    match = start()
    choose_all(match)
    seat = first_seat(match)
    card = match.view(seat)["round"]["next_card"]
    assert match.view(3 - seat)["round"]["next_card"] is None
    match.play("pile 3")
    assert match.view(seat)["round"]["piles"] == [[], [], [card], []]
    assert match.view(3 - seat)["round"]["piles"] == [[], [], [], []]


def test_a_preset_sorts_all_that_is_left_in_one_move() -> None:
    match = start()
    choose_all(match)
    seat = first_seat(match)
    match.play(PRESET)
    piles = match.view(seat)["round"]["piles"]
    assert [set(pile) for pile in piles] == [{1}, {2, 3}, {4, 5}, {6}]
    assert match.turn != seat


def test_every_seat_is_asked_equally_often_so_that_nobody_learns_the_size_of_a_deck() -> None:
    counts = {}
    for deck in DECKS:
        match = start()
        choose_all(match, deck)
        seat = match.turn
        asked = 0
        while match.turn == seat and match.position()["round"]["phase"] == "sort":
            moves = match.moves()
            match.play("pile 1" if "pile 1" in moves else "done")
            asked += 1
        counts[deck] = asked
    assert set(counts.values()) == {24 - 2}


def test_with_nothing_left_to_sort_one_says_done() -> None:
    match = start()
    choose_all(match, "fast")
    for _ in range(19 - 2):
        match.play("pile 1")
    assert match.moves() == ["done"]
    assert rule_of(match, "pile 1") == "nothing-to-sort"


def test_piles_are_drawn_from_the_top() -> None:
    garage = Garage([1, 2], [[3, 4], [5], [], []])
    match = advanced({1: Car("A15"), 2: FAR_AHEAD}, {1: garage})
    match.play("2@A17")
    assert match.moves() == ["pile 1", "pile 2"]
    assert rule_of(match, "pile 3") == "pile-empty"
    match.play("pile 1")
    assert match.view(1)["round"]["hand"] == [1, 4]
    assert match.view(1)["round"]["piles"] == [[3], [5], [], []]


def test_a_seat_draws_its_first_two_cards_from_piles_of_its_choice() -> None:
    match = start()
    choose_all(match)
    while match.position()["round"]["phase"] == "sort":
        match.play(PRESET)
    seat = first_seat(match)
    match.play("pile 4")
    match.play("pile 1")
    assert match.view(seat)["round"]["hand"] == [1, 6]
    assert match.turn != seat


def test_the_next_player_waits_until_the_card_is_drawn() -> None:
    match = advanced({1: Car("A15"), 2: FAR_AHEAD}, {1: Garage([1, 2], [[3, 4], [], [], []])})
    match.play("2@A17")
    assert match.turn == 1
    assert rule_of(match, "1@A18") == "draw-from-pile"


def test_with_all_piles_empty_the_hand_shrinks() -> None:
    match = advanced({1: Car("A15"), 2: FAR_AHEAD}, {1: Garage([1, 2], [[], [], [], []])})
    match.play("2@A17")
    assert match.turn == 2
    assert match.view(2)["round"]["cars"][0]["hand_size"] == 1


def test_a_stop_is_not_compulsory() -> None:
    match = advanced({1: Car("A31", laps=2, pit_cards=(4, 4)), 2: FAR_AHEAD}, {1: Garage([2, 3], [[1], [], [], []])})
    assert "A1" in spaces_for(match, 2)


def test_of_two_pit_cards_one_comes_to_hand_and_the_other_onto_a_pile() -> None:
    cars = {1: Car("A31", pit_cards=(4, 3)), 2: FAR_AHEAD}
    match = advanced(cars, {1: Garage([2, 6], [[1], [], [], []])})
    match.play("2@P2")
    assert match.moves() == ["take 3", "take 4"]
    assert rule_of(match, "take 5") == "no-pit-card"
    assert rule_of(match, "pile 1") == "take-pit-card"
    match.play("take 4")
    assert rule_of(match, "take 3") == "store-pit-card"
    match.play("pile 1")
    assert match.view(1)["round"]["hand"] == [4, 6]
    assert match.view(1)["round"]["piles"][0] == [1, 3]
    assert car_of(match, 1)["pit_cards"] == []
    assert match.turn == 2


def test_a_single_pit_card_replaces_the_draw_at_once() -> None:
    cars = {1: Car("A33", pit_cards=(3,)), 2: FAR_AHEAD}
    match = advanced(cars, {1: Garage([2, 6], [[1], [], [], []])}, circuit=3)
    match.play("2@P2")
    assert match.turn == 2
    assert match.view(1)["round"]["hand"] == [3, 6]


def test_everybody_has_seen_the_pit_card_that_comes_to_hand() -> None:
    cars = {1: Car("A33", pit_cards=(3,)), 2: FAR_AHEAD}
    match = advanced(cars, {1: Garage([2, 6], [[1], [], [], []])}, circuit=3)
    match.play("2@P2")
    assert match.view(2)["round"]["cars"][0]["shown"] == [3]


def test_a_leader_with_two_6s_on_a_chicane_may_play_one() -> None:
    match = advanced({1: Car("B18", laps=2), 2: Car("A4")}, {1: Garage([6, 6], [[1], [], [], []])})
    assert spaces_for(match, 6)
    elsewhere = advanced({1: Car("B17", laps=2), 2: Car("A4")}, {1: Garage([6, 6], [[1], [], [], []])})
    assert elsewhere.moves() == ["pass"]


def test_out_of_cards_with_pit_cards_unused_means_out_of_the_race() -> None:
    cars = {1: Car("A15", pit_cards=(4, 4)), 2: FAR_AHEAD}
    match = advanced(cars, {1: Garage([2], [[], [], [], []])})
    match.play("2@A17")
    assert car_of(match, 1)["state"] == "out"


def test_a_whole_preparation_leads_to_the_race() -> None:
    match = start(4, seed=9)
    prepare(match, "medium")
    view: dict[str, Any] = match.view(match.turn)["round"]
    assert view["phase"] == "drive"
    assert [len(hand) for hand in match.position()["round"]["hands"]] == [2, 2, 2, 2]
