"""Heuristics of the AUSGEBREMST bots, each in a position that shows it."""

import pytest

import paddock
from paddock import Match
from paddock.bots import ladder
from paddock.bots.player import Searcher
from paddock.core.chance.rng import Rng
from paddock.games.ausgebremst.lab.fuel import share_out
from tests.games.ausgebremst.races import Car, Garage, advanced, family, game

GAME = game()
BOTS = {level: ladder.bot(GAME, level) for level in (1, 2)}
NUERBURG_DROM = 5
BEHIND = Car("L2", stopped=True)
CLOSE_BEHIND = Car("L11", stopped=True)
LEADER = Car("L27", stopped=True)
# Cards worth one point more than the distance home, from M33 with a lap to go.
SPENT = (6, 6, 6, 5, 5, 5, 4, 4, 4, 3, 4, 3)


def choice(match: Match, level: int = 2) -> str:
    assert match.turn is not None
    return BOTS[level].choose(match.view(match.turn))


def before_a_curve(played: tuple[int, ...]) -> Match:
    cars = {1: Car("M33", laps=2, stopped=True, played=played), 2: Car("L3", laps=3, stopped=True)}
    return family(cars, {1: [2, 3, 6]}, circuit=NUERBURG_DROM, turn=1)


def test_it_drives_wide_while_there_are_points_to_spare() -> None:
    assert choice(before_a_curve(())) == "6@M6"


def test_it_keeps_to_the_line_when_points_are_short() -> None:
    assert choice(before_a_curve(SPENT)) == "3@L2"


def test_a_sunday_driver_goes_wide_all_the_same() -> None:
    assert choice(before_a_curve(SPENT), 1) == "6@M6"


def before_the_pit(laps: int) -> Match:
    return family({1: Car("L31", laps=laps), 2: Car("L8")}, {1: [3, 5, 6]}, circuit=NUERBURG_DROM, turn=1)


def test_it_stops_on_the_first_lap_it_can() -> None:
    assert choice(before_the_pit(1)) == "5@P4"


def test_a_sunday_driver_puts_the_stop_off_until_it_must() -> None:
    assert choice(before_the_pit(1), 1) == "5@L2"
    assert choice(before_the_pit(2), 1) == "5@P4"


@pytest.mark.parametrize(("rival", "drive"), [(CLOSE_BEHIND, "3@M15"), (BEHIND, "4@L16")])
def test_it_stops_on_a_chicane_if_somebody_is_close_behind(rival: Car, drive: str) -> None:
    cars = {1: Car("L12", stopped=True), 2: rival, 3: LEADER}
    assert choice(family(cars, {1: [3, 4, 4]}, circuit=NUERBURG_DROM, turn=1)) == drive


def spent_but(hand: list[int], left: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that a seat with this hand and these counts left in its deck has played."""
    return tuple(card for card in range(1, 7) for _ in range(4 - left[card - 1] - hand.count(card)))


def test_it_never_spends_a_point_that_it_needs_to_come_home() -> None:
    played = spent_but([1, 6, 6], (2, 1, 1, 1, 1, 0))
    cars = {1: Car("P1", laps=2, stopped=True, played=played), 2: Car("L6", laps=3, stopped=True)}
    assert choice(family(cars, {1: [1, 6, 6]}, circuit=NUERBURG_DROM, turn=1)) == "1@P2"


def behind_a_pack(*others: str) -> Match:
    """Before a curve of the last lap, one point of reserve that is lost at once: these cars block the inner lane."""
    played = spent_but([2, 2, 4], (2, 0, 0, 0, 2, 1))
    ahead = {number: Car(space, laps=3, stopped=True) for number, space in enumerate(others, start=2)}
    cars = {1: Car("L2", laps=3, stopped=True, played=played), **ahead}
    return family(cars, {1: [2, 2, 4]}, circuit=NUERBURG_DROM, turn=1)


def test_with_nothing_to_spare_it_looks_one_card_ahead() -> None:
    assert choice(behind_a_pack("L6", "L7")) == "2@M5"
    without = {**ladder.weights(GAME), "family.ahead": 0.0}
    match = behind_a_pack("L6", "L7")
    blind = ladder.kinds(GAME)[2](match.setup, Rng(1), without)
    assert match.setup.codec.notation(blind.pick(match.state)) == "4@M7"


def test_worlds_are_played_out_without_it() -> None:
    searcher = ladder.policies(GAME)[3]
    assert isinstance(searcher, Searcher)
    assert {policy.weights["family.ahead"] for policy in (searcher.expert, *searcher.styles)} == {0.0}


def test_a_look_ahead_leaves_the_race_as_it_is() -> None:
    match = behind_a_pack("L6", "L7")
    before = match.position()
    ladder.policies(GAME)[2](match.setup, Rng(1)).pick(match.state)
    assert match.position() == before


GEARS = [[1, 1, 1], [2, 3, 2], [5, 5, 4], [6, 6]]


@pytest.mark.parametrize(("seats", "drive"), [(2, "6@L3"), (6, "5@P4")])
def test_it_stops_at_will_only_where_that_brings_more_than_it_costs(seats: int, drive: str) -> None:
    # The detour is one space. From the last row, where two seats start, a pit stop leads to a one; from the first to a
    # three.
    cars = {1: Car("L31"), 2: Car("L8", laps=2)}
    match = advanced(cars, {1: Garage([5, 6], GEARS)}, circuit=NUERBURG_DROM, turn=1, seats=seats)
    assert choice(match) == drive


def test_beyond_the_last_entry_it_counts_on_pit_cards_no_more() -> None:
    cars = {1: Car("M31", laps=2), 2: Car("L8", laps=3)}
    match = advanced(cars, {1: Garage([1, 5], [[1], [2], [5], [6]])}, circuit=1, turn=1)
    assert choice(match) == "5@L4"


def drawing(held: int, rival: Car) -> Match:
    garage = Garage([held], [[1, 1], [2, 3], [5, 5, 4], [6, 6]], deck="slow")
    cars = {1: Car("L12", stopped=True), 2: rival}
    return advanced(cars, {1: garage}, circuit=NUERBURG_DROM, turn=1, phase="draw")


@pytest.mark.parametrize(("held", "pile"), [(6, 1), (1, 4)])
def test_it_draws_a_card_far_from_the_one_it_holds(held: int, pile: int) -> None:
    assert choice(drawing(held, LEADER)) == f"pile {pile}"


def test_it_draws_no_six_while_it_leads() -> None:
    assert choice(drawing(1, Car("L8"))) == "pile 3"


AFFORDED = (
    (1, 6, "fast fast fast fast fast fast"),
    (3, 6, "fast fast fast fast slow slow"),
    (3, 4, "medium medium slow slow"),
    (2, 4, "fast fast fast fast"),
    (2, 2, "medium medium"),
)


@pytest.mark.parametrize(("circuit", "seats", "decks"), AFFORDED)
def test_it_takes_the_fastest_deck_that_it_can_afford(circuit: int, seats: int, decks: str) -> None:
    match = GAME.start(seats, seed=1, options={"rules": "advanced", "circuits": f"chosen:{circuit}"})
    grid = [seat for seat in match.position()["round"]["order"] if seat <= seats]
    assert [BOTS[2].choose(match.view(seat)) for seat in grid] == [f"deck {deck}" for deck in decks.split()]


@pytest.mark.played_out
@pytest.mark.parametrize("rules", ["family", "advanced"])
@pytest.mark.parametrize(("seats", "seasons"), [(2, 10), (6, 3)])
def test_few_of_its_cars_run_out_of_cards(rules: str, seats: int, seasons: int) -> None:
    assert share_out(rules, seats, seasons) < 0.12


def style(name: str, match: Match) -> str:
    policy = ladder.styles(GAME)[name](match.setup, Rng(1))
    return match.setup.codec.notation(policy.pick(match.state))


def test_a_sprinter_burns_what_a_saver_keeps() -> None:
    match = before_a_curve(SPENT[:-1])
    assert style("sprinter", match) == "6@M6"
    assert style("saver", match) == "3@L2"


def test_a_blocker_holds_a_chicane_where_others_drive_on() -> None:
    cars = {1: Car("L12", stopped=True), 2: Car("L8", stopped=True), 3: LEADER}
    match = family(cars, {1: [3, 6, 6]}, circuit=NUERBURG_DROM, turn=1)
    assert choice(match) != style("blocker", match) == "3@M15"


def test_levels_answer_every_question_of_the_advanced_game() -> None:
    match = paddock.game("ausgebremst").start(3, seed=4, options={"rules": "advanced", "circuits": "chosen:6"})
    while match.waiting:
        seat = match.waiting[0]
        match.play(BOTS[1 + seat % 2].choose(match.view(seat)), seat)
    assert match.is_over
