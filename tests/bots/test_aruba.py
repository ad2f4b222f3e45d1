"""Heuristics of the ARUBA commuter, each in a position that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

import pytest

from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.games.aruba.bots.dice_keeps import RE_ROLL, library
from paddock.games.aruba.bots.expert_weights import SUNDAY
from paddock.games.aruba.bots.policies import Commuter
from paddock.games.aruba.rules.dice import counts_from, number_of
from paddock.games.aruba.rules.setup import ArubaSetup
from paddock.games.aruba.rules.solver import Solver
from tests.games.aruba.tables import GAME, at, race, wreck

if TYPE_CHECKING:
    from paddock import Match

BOT = ladder.bot(GAME, 2)
SETUP = GAME.setup(4)
assert isinstance(SETUP, ArubaSetup)
TERMS = SETUP.terms
FROZEN_MOVES, FROZEN_SUM = 321, 3183435032


def choice(match: Match) -> str:
    assert match.turn is not None
    return BOT.choose(match.view(match.turn))


def test_it_keeps_the_exactly_best_dice_for_a_straight() -> None:
    match = race({1: at(10, 2), 2: at(20, 2)}, phase="dice", dice="1 2 3 4 5 5 4 3 2 1", rerolls=1, hand={1: "hook"})
    assert choice(match).startswith("keep 1 2 3 4 5")


def test_it_takes_a_whole_straight_to_the_line() -> None:
    match = race({1: at(35, 2), 2: at(20, 2)}, dice="1 2 3 4 5 6")
    assert choice(match) == "straight 6"


def test_it_saves_its_car_with_its_cheapest_card() -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: "nitro hook"})
    match.play("shoot 4")
    assert choice(match) == "fix hook"


@pytest.mark.parametrize("damage", [0, 8])
def test_it_hooks_on_to_any_car_since_few_dice_drive_too(damage: int) -> None:
    match = race({1: at(10, 2, damage=damage), 3: at(9, 2)}, phase="begin", hand={3: "hook"})
    match.play("roll")
    assert choice(match) == "hook"


def test_it_mends_before_the_roll() -> None:
    assert choice(race({1: at(10, 2, damage=4)}, phase="begin", hand={1: "repair"})) == "repair"
    assert choice(race({1: at(10, 2, damage=3)}, phase="begin", hand={1: "nitro bomb"})) == "fix bomb"


def test_it_throws_no_card_away_where_a_die_more_drives_no_further() -> None:
    assert choice(race({1: at(10, 2, damage=7)}, phase="begin", hand={1: "nitro bomb"})) == "roll"


@pytest.mark.parametrize(("row", "move"), [(5, "mend 4"), (38, "shoot 4")])
def test_it_mends_while_there_are_turns_to_come_and_shoots_when_there_are_none(row: int, move: str) -> None:
    assert choice(race({1: at(row, 2, damage=2), 2: at(row + 1, 2)}, dice="4 4 3")) == move


def test_its_saws_bite_as_it_drives_by() -> None:
    assert choice(race({1: at(20, 2, mounts="left"), 2: at(21, 1), 3: at(30, 2)}, gained=1)) == "ahead"


def test_it_keeps_away_from_saws() -> None:
    assert choice(race({1: at(20, 2), 2: at(21, 1, mounts="right"), 3: at(30, 2)}, gained=1)) == "right"


def test_with_a_hook_in_hand_it_stops_right_behind_a_rival() -> None:
    match = race({1: at(20, 2), 2: at(22, 3), 3: at(30, 2)}, gained=1, hand={1: "hook"})
    assert choice(match) == "right"


def test_a_racer_never_attacks() -> None:
    racer = ladder.styles(GAME)["racer"](SETUP, Rng(1))
    match = race({1: at(20, 2), 2: at(21, 2), 3: at(20, 1), 4: at(20, 3)}, dice="5 5", gained=1)
    assert SETUP.codec.notation(racer.pick(match.state)) == "end"


def test_a_rammer_shoots_where_others_mend() -> None:
    rammer = ladder.styles(GAME)["rammer"](SETUP, Rng(1))
    match = race({1: at(5, 2, damage=1), 2: at(6, 2)}, dice="4 4 3")
    assert choice(match) == "mend 4"
    assert SETUP.codec.notation(rammer.pick(match.state)) == "shoot 4"


def test_the_frozen_commuter_plays_as_it_always_did() -> None:
    frozen = ladder.styles(GAME)["frozen"](SETUP, Rng(1))
    state = SETUP.new_round([], Rng(7))
    moves: list[int] = []
    while not state.over:
        moves.append(frozen.pick(state))
        state.apply(moves[-1])
    assert (len(moves), crc32(repr(moves).encode())) == (FROZEN_MOVES, FROZEN_SUM)


def test_it_drives_around_what_is_in_the_way_and_off_the_red() -> None:
    assert choice(race({1: at(20, 2), 2: wreck(21, 2), 3: at(30, 1)}, gained=2)) in ("left", "right")
    assert choice(race({1: at(9, 2), 2: at(30, 2)}, gained=2, spent=0)) in ("ahead", "left", "right")


def test_it_rams_with_its_last_point() -> None:
    match = race({1: at(20, 2), 2: at(21, 2), 3: at(20, 1), 4: at(20, 3)}, gained=1)
    assert choice(match) == "ram"


def test_it_shoots_before_it_drives() -> None:
    match = race({1: at(20, 2), 2: at(21, 2)}, dice="5 5", gained=2)
    assert choice(match) == "shoot 5"


def test_it_draws_cards_last() -> None:
    assert choice(race({1: at(20, 2)}, dice="5 5 5")) == "cards 5"


@pytest.mark.parametrize("numbers", [{}, SUNDAY], ids=["commuter", "sunday driver"])
@pytest.mark.parametrize(("damage", "to_go"), [(0, 30), (0, 5), (3, 30), (6, 7)])
def test_the_tables_of_every_level_hold_the_exactly_best_keeps(
    damage: int, to_go: int, numbers: dict[str, float]
) -> None:
    tables = library(TERMS, numbers)
    prices = tables.place(damage, shot=0.0, to_go=to_go)
    worth = tables.worth(prices)
    dice = 10 - damage
    solver = Solver(dice, lambda faces: worth.value(counts_from(faces)))
    rng = Rng(damage)
    for rerolls in (1, 2):
        hope = solver.hope(rerolls - 1)
        for _ in range(25):
            roll = [int(rng.below(6)) + 1 for _ in range(dice)]
            kept = tables.keep(prices, dice, number_of(counts_from(roll)), rerolls) % RE_ROLL
            assert hope[kept] == pytest.approx(solver.best(roll, rerolls).worth)


def test_it_does_the_same_whatever_it_cannot_see() -> None:
    setup = GAME.setup(4)
    rng = Rng(3)
    policy = Commuter(setup, rng)
    match = GAME.start(4, seed=3)
    for _ in range(200):
        other = match.state.clone()
        other.redeal(match.state.turn, rng)
        move = policy.pick(match.state)
        assert policy.pick(other) == move
        match.play(setup.codec.notation(move))


def test_it_drives_home_rather_than_anywhere_else() -> None:
    assert choice(race({1: at(40, 2), 2: at(20, 2)}, gained=3)) in ("ahead", "left", "right")


def test_it_stops_where_a_wreck_would_take_the_push() -> None:
    match = race({1: at(20, 1), 2: at(21, 1), 3: wreck(22, 1), 4: at(21, 2)}, gained=1)
    assert choice(match) == "end"
