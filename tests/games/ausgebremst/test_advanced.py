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
ANSWERS = 24 - 2 + 2  # cards of the largest deck, less the pit cards, and a hand of two
FAR_AHEAD = Car("M20", laps=3)


SECRETS = {
    **dict.fromkeys(("deck fast", PRESET, "sort 2", "done"), True),
    **dict.fromkeys(("pile 2", "take 4", "store 1", "pass", "discard 3", "6@M12"), False),
}


def start(seats: int = 2, seed: int = 1) -> Match:
    return game().start(seats, seed=seed, options=ADVANCED)


def choose_all(match: Match, deck: str = "slow") -> None:
    for seat in match.waiting:
        match.play(f"deck {deck}", seat)


def prepare(match: Match, deck: str = "slow") -> None:
    """Everybody sorts by preset and draws a first hand."""
    choose_all(match, deck)
    for seat in match.waiting:
        match.play(PRESET, seat)
        for _ in range(2):
            match.play(match.moves(seat)[0], seat)


def task(match: Match, seat: int) -> str | None:
    found: str | None = match.view(None)["round"]["cars"][seat - 1]["task"]
    return found


def test_all_seats_choose_their_decks_at_once() -> None:
    match = start(3)
    assert match.waiting == (1, 2, 3)
    for seat in (3, 1, 2):
        assert match.moves(seat) == ["deck fast", "deck medium", "deck slow"]
        match.play("deck medium", seat)
        assert rule_of(match, "deck fast", seat) in ("not-your-turn", "sort-cards")
    assert [task(match, seat) for seat in (1, 2, 3)] == ["sort", "sort", "sort"]


def answer(match: Match, seats: list[int]) -> None:
    """These seats answer in order, each with a different move."""
    for seat in seats:
        moves = match.moves(seat)
        match.play(moves[seat % len(DECKS)] if moves[0] == "deck fast" else moves[0], seat)


@pytest.mark.parametrize("order", [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
def test_in_whatever_order_seats_answer_before_the_race_it_begins_the_same(order: list[int]) -> None:
    match = start(3)
    answer(match, [1, 2, 3] * (1 + ANSWERS))
    assert match.position()["round"]["phase"] == "drive"
    twin = start(3)
    answer(twin, order)
    answer(twin, [seat for seat in order for _ in range(ANSWERS)])
    assert twin.position() == match.position()


def test_each_seat_sorts_and_draws_at_its_own_pace_and_the_race_waits_for_the_last() -> None:
    match = start()
    choose_all(match)
    match.play(PRESET, 2)
    match.play("pile 1", 2)
    match.play("pile 4", 2)
    assert match.waiting == (1,)
    assert [task(match, seat) for seat in (1, 2)] == ["sort", None]
    match.play(PRESET, 1)
    match.play("pile 1", 1)
    match.play("pile 4", 1)
    assert match.position()["round"]["phase"] == "drive"


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_has_84_points_less_the_pit_cards_of_circuit_and_row(deck: str) -> None:
    match = start()
    choose_all(match, deck)
    position = match.position()["round"]
    for seat in (1, 2):
        row = position["order"].index(seat) // 2
        pit = list(circuits()[0].pit_cards[row])
        assert sorted(car_of(match, seat)["pit_cards"]) == sorted(pit)
        assert Counter([*position["decks"][seat - 1], *pit]) == Counter(pack(DECKS[deck]))
        assert sum(pack(DECKS[deck])) == 84


def test_the_choice_is_secret_until_the_race_is_over() -> None:
    match = start()
    events = match.play("deck fast", 1)
    assert match.view(1)["round"]["choice"] == "fast"
    assert match.view(2)["round"]["choice"] is None
    assert "fast" not in str([event.seen_by(2) for event in events])
    rng = Rng(1)
    while match.waiting:
        moves = match.moves(match.waiting[0])
        match.play(moves[rng.below(len(moves))], match.waiting[0])
    assert match.view(2)["results"][0]["detail"]["decks"][0] == "fast"


def test_a_seat_sees_one_card_after_the_other_and_puts_each_on_a_pile_of_its_choice() -> None:
    match = start()
    choose_all(match)
    card = match.view(1)["round"]["next_card"]
    match.play("sort 3", 1)
    assert match.view(1)["round"]["piles"] == [[], [], [card], []]
    assert match.view(2)["round"]["piles"] == [[], [], [], []]
    assert rule_of(match, "pile 3", 1) == "sort-cards"


def test_a_preset_sorts_all_that_is_left_in_one_move() -> None:
    match = start()
    choose_all(match)
    match.play(PRESET, 1)
    piles = match.view(1)["round"]["piles"]
    assert [set(pile) for pile in piles] == [{1}, {2, 3}, {4, 5}, {6}]
    assert task(match, 1) == "open"


def sort_all(match: Match, seat: int) -> list[list[str]]:
    """Sort card by card; returns the legal moves of each step."""
    offered = []
    while task(match, seat) == "sort":
        moves = match.moves(seat)
        offered.append(moves)
        match.play(moves[0], seat)
    return offered


def test_every_seat_is_asked_equally_often_so_that_nobody_learns_the_size_of_a_deck() -> None:
    counts = {}
    for deck in DECKS:
        match = start()
        choose_all(match, deck)
        counts[deck] = len(sort_all(match, 1))
    assert set(counts.values()) == {24 - 2}


@pytest.mark.parametrize("deck", DECKS)
def test_a_preset_is_offered_to_the_last_question_whatever_the_deck(deck: str) -> None:
    match = start()
    choose_all(match, deck)
    assert all(PRESET in moves for moves in sort_all(match, 1))


def heard_by_rivals(deck: str, late_preset: bool) -> list[str]:
    match = start(seed=3)
    match.play(f"deck {deck}", 1)
    match.play("deck slow", 2)
    before = len(match.steps)
    for _ in range(20):
        match.play(match.moves(1)[0], 1)
    if late_preset:
        match.play(PRESET, 1)
    return [str(event) for event in match.events(2, since=before + 1)]


@pytest.mark.parametrize("late_preset", [False, True])
def test_rivals_hear_the_same_of_every_deck_being_sorted(late_preset: bool) -> None:
    heard = [heard_by_rivals(deck, late_preset) for deck in DECKS]
    assert heard[0] == heard[1] == heard[2]


def test_with_nothing_left_to_sort_one_says_done() -> None:
    match = start()
    choose_all(match, "fast")
    for _ in range(19 - 2):
        match.play("sort 1", 1)
    assert [move for move in match.moves(1) if not move.startswith("preset")] == ["done"]
    assert rule_of(match, "sort 1", 1) == "nothing-to-sort"


def test_what_is_done_face_down_stays_secret_in_the_record_and_from_which_pile_one_draws_does_not() -> None:
    codec = game().setup(2, ADVANCED).codec
    secret = {text: codec.is_secret(codec.parse(text)) for text in SECRETS}
    assert secret == SECRETS


def test_a_seat_may_look_at_its_own_piles_and_at_nobody_elses() -> None:
    match = advanced({1: Car("L15"), 2: FAR_AHEAD}, {1: Garage([1, 2], [[3, 4], [5], [], []])})
    assert match.view(1)["round"]["piles"] == [[3, 4], [5], [], []]
    assert match.view(2)["round"]["piles"] == [[3], [], [], []]
    assert match.view(None)["round"]["piles"] is None


def test_piles_are_drawn_from_the_top() -> None:
    garage = Garage([1, 2], [[3, 4], [5], [], []])
    match = advanced({1: Car("L15"), 2: FAR_AHEAD}, {1: garage})
    match.play("2@L17")
    assert match.moves() == ["pile 1", "pile 2"]
    assert rule_of(match, "pile 3") == "pile-empty"
    match.play("pile 1")
    assert match.view(1)["round"]["hand"] == [1, 4]
    assert match.view(1)["round"]["piles"] == [[3], [5], [], []]


def test_a_seat_draws_its_first_two_cards_from_piles_of_its_choice() -> None:
    match = start()
    choose_all(match)
    match.play(PRESET, 1)
    match.play("pile 4", 1)
    match.play("pile 1", 1)
    assert match.view(1)["round"]["hand"] == [1, 6]
    assert task(match, 1) is None


def test_the_next_player_waits_until_the_card_is_drawn() -> None:
    match = advanced({1: Car("L15"), 2: FAR_AHEAD}, {1: Garage([1, 2], [[3, 4], [], [], []])})
    match.play("2@L17")
    assert match.turn == 1
    assert rule_of(match, "1@L18") == "draw-from-pile"


def test_with_all_piles_empty_the_hand_shrinks() -> None:
    match = advanced({1: Car("L15"), 2: FAR_AHEAD}, {1: Garage([1, 2], [[], [], [], []])})
    match.play("2@L17")
    assert match.turn == 2
    assert match.view(2)["round"]["cars"][0]["hand_size"] == 1


def test_a_stop_is_not_compulsory() -> None:
    match = advanced({1: Car("L31", laps=2), 2: FAR_AHEAD}, {1: Garage([2, 3], [[1], [], [], []])})
    assert "L1" in spaces_for(match, 2)


def stopped_with_two_pit_cards() -> Match:
    match = advanced({1: Car("L31"), 2: FAR_AHEAD}, {1: Garage([2, 6], [[1], [], [], []])})
    match.play("2@P2")
    return match


def test_of_two_pit_cards_one_comes_to_hand_and_the_other_onto_a_pile() -> None:
    match = stopped_with_two_pit_cards()
    assert match.moves() == ["take 2", "take 4"]
    assert rule_of(match, "take 5") == "no-pit-card"
    assert rule_of(match, "store 1") == "take-pit-card"
    match.play("take 4")
    assert rule_of(match, "take 2") == "store-pit-card"
    match.play("store 1")
    assert match.view(1)["round"]["hand"] == [4, 6]
    assert match.view(1)["round"]["piles"][0] == [1, 2]
    assert car_of(match, 1)["pit_cards"] == []
    assert match.turn == 2


def test_everybody_sees_where_the_other_pit_card_goes_and_knows_it_when_it_is_drawn() -> None:
    match = stopped_with_two_pit_cards()
    match.play("take 4")
    match.play("store 1")
    seen = match.view(2)["round"]["cars"][0]
    assert (seen["stored"], seen["stored_card"]) == (1, 2)
    match.play(match.moves()[0])
    match.play(match.moves()[0])
    match.play("4@L4" if "4@L4" in match.moves() else match.moves()[0])
    match.play("pile 1")
    seen = match.view(2)["round"]["cars"][0]
    assert seen["stored"] is None
    assert 2 in seen["shown"]


def test_a_single_pit_card_replaces_the_draw_at_once() -> None:
    match = advanced({1: Car("L33"), 2: FAR_AHEAD}, {1: Garage([2, 6], [[1], [], [], []])}, circuit=3)
    match.play("2@P2")
    assert match.turn == 2
    assert match.view(1)["round"]["hand"] == [1, 6]


def test_everybody_has_seen_the_pit_card_that_comes_to_hand() -> None:
    match = advanced({1: Car("L33"), 2: FAR_AHEAD}, {1: Garage([2, 6], [[1], [], [], []])}, circuit=3)
    match.play("2@P2")
    assert match.view(2)["round"]["cars"][0]["shown"] == [1]


def test_a_leader_with_two_6s_on_a_chicane_may_play_one() -> None:
    match = advanced({1: Car("M18", laps=2), 2: Car("L4")}, {1: Garage([6, 6], [[1], [], [], []])})
    assert spaces_for(match, 6)
    elsewhere = advanced({1: Car("M17", laps=2), 2: Car("L4")}, {1: Garage([6, 6], [[1], [], [], []])})
    assert elsewhere.moves() == ["pass"]


def test_out_of_cards_with_pit_cards_unused_means_out_of_the_race() -> None:
    cars = {1: Car("L15"), 2: FAR_AHEAD}
    match = advanced(cars, {1: Garage([2], [[], [], [], []])})
    match.play("2@L17")
    assert car_of(match, 1)["state"] == "out"


def test_a_whole_preparation_leads_to_the_race() -> None:
    match = start(4, seed=9)
    prepare(match, "medium")
    view: dict[str, Any] = match.view(match.turn)["round"]
    assert view["phase"] == "drive"
    assert [len(hand) for hand in match.position()["round"]["hands"]] == [2, 2, 2, 2]
