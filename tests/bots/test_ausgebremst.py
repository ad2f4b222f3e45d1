"""What the drivers of AUSGEBREMST know, each rule of thumb in a moment that shows it."""

import pytest

import paddock
from paddock import Match
from paddock.bots import ladder
from paddock.core.chance import Rng
from paddock.lab.fuel import share_out
from tests.games.ausgebremst.races import Car, Garage, advanced, family, game

GAME = game()
BOTS = {level: ladder.bot(GAME, level) for level in (1, 2)}
NUERBURG_DROM = 5
BEHIND = Car("L2", stopped=True)
CLOSE_BEHIND = Car("L11", stopped=True)
LEADER = Car("L27", stopped=True)
# Cards that leave one point more than the way home is long, from M33 with a lap to go.
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
    (3, 6, "fast fast medium medium slow slow"),
    (3, 4, "medium medium slow slow"),
)


@pytest.mark.parametrize(("circuit", "seats", "decks"), AFFORDED)
def test_it_takes_the_fastest_deck_that_it_can_afford(circuit: int, seats: int, decks: str) -> None:
    match = GAME.start(seats, seed=1, options={"rules": "advanced", "circuits": f"chosen:{circuit}"})
    grid = [seat for seat in match.position()["round"]["order"] if seat <= seats]
    assert [BOTS[2].choose(match.view(seat)) for seat in grid] == [f"deck {deck}" for deck in decks.split()]


@pytest.mark.parametrize("rules", ["family", "advanced"])
def test_few_of_its_cars_run_out_of_cards(rules: str) -> None:
    assert share_out(rules, 6, seasons=3) < 0.12


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
