"""Reachability equals a brute-force search of all paths, on every circuit."""

import itertools

import pytest

from paddock.core.chance.rng import Rng
from paddock.games.ausgebremst.rules.circuit import Circuit
from paddock.games.ausgebremst.rules.moves import CARD, WORDS
from paddock.games.ausgebremst.rules.reach import AS_IT_IS, look_ahead, path, reaches
from paddock.games.ausgebremst.rules.round import RaceRound
from paddock.games.ausgebremst.rules.spaces import FINISH, NOWHERE, PIT, ROOM
from tests.games.ausgebremst.races import circuits, game

every_circuit = pytest.mark.parametrize("circuit", circuits(), ids=lambda circuit: circuit.id)


def ends(state: RaceRound, car: int, steps: int) -> set[int]:
    """Where paths of this length end, found by following each of them."""
    circuit = state.circuit
    must_stop = state.terms.stop_due and state.laps[car] == 2 and not state.stopped[car]
    found: set[int] = set()

    def walk(space: int, left: int, lap: int) -> None:
        if left == 0:
            found.add(space)
            return
        ahead = circuit.exits_of(space)
        if space == circuit.entry and lap in (1, 2) and lap == state.laps[car]:
            ahead.append(PIT + 1)
        for other in ahead:
            crossed = other < PIT and (space > PIT or other % ROOM < space % ROOM)
            if crossed and lap == 3:
                found.add(FINISH)
            elif state.car_on(other) == NOWHERE and not (must_stop and (crossed or is_beyond(circuit, other))):
                walk(other, left - 1, lap + crossed)

    walk(int(state.space[car]), steps, int(state.laps[car]))
    return found


def is_beyond(circuit: Circuit, space: int) -> bool:
    """Whether a space lies past field A, found by walking from there to the line."""
    if space > PIT or space == circuit.entry:
        return False
    return space % ROOM >= circuit.entry % ROOM or all(is_beyond(circuit, other) for other in circuit.exits_of(space))


@every_circuit
def test_the_spaces_a_card_reaches_are_those_that_some_path_reaches(circuit: Circuit) -> None:
    setup = game().setup(6, {"circuits": f"chosen:{circuit.number}"})
    rng = Rng(circuit.number)
    for _ in range(6):
        state = setup.new_round([], rng)
        assert isinstance(state, RaceRound)
        while not state.over:
            car = int(state.turn)
            if rng.below(6) == 0:
                look_ahead(state, car, 6, AS_IT_IS)
                for steps in range(1, 7):
                    spaces = [*circuit.space_numbers(), FINISH]
                    assert {space for space in spaces if reaches(state, steps, space)} == ends(state, car, steps)
            state.apply(state.move_at(rng.below(state.fill_moves())))


@every_circuit
def test_the_path_that_a_drive_tells_is_one_that_the_rules_allow(circuit: Circuit) -> None:
    setup = game().setup(6, {"circuits": f"chosen:{circuit.number}"})
    rng = Rng(circuit.number)
    state = setup.new_round([], rng)
    assert isinstance(state, RaceRound)
    while not state.over:
        move = state.move_at(rng.below(state.fill_moves()))
        card, space = move // CARD, move % CARD
        if move < WORDS:
            way = path(state, state.turn, card, space)
            assert way[-1] == space
            assert len(way) == card or space == FINISH
            assert all(state.car_on(one) == NOWHERE for one in way)
            starts = [int(state.space[state.turn]), *way]
            steps = [(one, other) for one, other in itertools.pairwise(starts) if other != FINISH]
            assert all(other in circuit.steps(one) for one, other in steps)
        state.apply(move)
