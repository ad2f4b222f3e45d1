"""Several waiting seats: their answers lead to the same match in any order."""

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput
from paddock.core.match import Match
from tests.contract.playing import start, wander
from tests.contract.variants import Variant, every_variant

STEPS = 120
ORDERS = 3
MOMENTS = 4


def answered(match: Match, order: int, taste: int) -> Match:
    """The match after all seats asked at once have answered, each with its fixed choice, in random order."""
    match = match.clone()
    group = set(match.waiting)
    question = match.state.question()
    own = {seat: Rng(taste * 100 + seat) for seat in group}
    rng = Rng(order)
    while match.waiting and set(match.waiting) <= group and match.state.question() == question:
        seat = match.waiting[rng.below(len(match.waiting))]
        moves = match.moves(seat)
        match.play(moves[own[seat].below(len(moves))], seat)
    return match


@every_variant
def test_answers_of_several_seats_lead_to_the_same_match_in_any_order(variant: Variant) -> None:
    match = start(variant, 51)
    rng = Rng(52)
    tried = 0
    for taste in range(STEPS):
        if len(match.waiting) > 1 and tried < MOMENTS and rng.below(3) == 0:
            tried += 1
            ends = [answered(match, order, taste) for order in range(ORDERS)]
            assert all(end.position() == ends[0].position() for end in ends)
            assert all(end.waiting == ends[0].waiting for end in ends)
            for end in ends:
                wander(end, Rng(53), 5)
            assert all(end.position() == ends[0].position() for end in ends)
        wander(match, rng, 1)


@every_variant
def test_every_waiting_seat_has_moves_and_nobody_else_has(variant: Variant) -> None:
    match = start(variant, 54)
    rng = Rng(55)
    for _ in range(STEPS // 4):
        for seat in range(1, match.seats + 1):
            assert bool(match.moves(seat)) == (seat in match.waiting)
            assert match.view(seat)["moves"] == match.moves(seat)
            assert match.view(seat)["waiting"] == list(match.waiting)
        assert (match.turn is None) == (len(match.waiting) != 1)
        wander(match, rng, 3)


def test_where_several_are_asked_a_move_names_its_seat() -> None:
    match = paddock.game("ausgebremst").start(6, seed=1, options={"rules": "advanced"})
    assert match.view(2)["waiting"] == [1, 2, 3, 4, 5, 6]
    assert match.turn is None
    with pytest.raises(BadInput, match="give the seat"):
        match.play("deck fast")
    match.play("deck fast", seat=4)
    assert match.view(2)["waiting"] == [1, 2, 3, 5, 6]
    refused = match.refusal("deck slow", seat=4)
    assert refused is not None
    assert refused.rule == "not-your-turn"
    assert match.undo(seat=4).move == "deck fast"
    match.play("deck slow", seat=4)
