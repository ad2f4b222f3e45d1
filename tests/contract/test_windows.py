"""Windows open whatever anybody holds, and every seat may always decline."""

from paddock.core.chance.rng import Rng
from tests.contract.playing import start, wander
from tests.contract.variants import Variant, every_variant

STEPS = 60


@every_variant
def test_in_a_reaction_window_everybody_who_is_asked_may_pass(variant: Variant) -> None:
    match = start(variant, 51)
    rng = Rng(52)
    for _ in range(STEPS):
        if match.is_window:
            assert all("pass" in match.moves(seat) for seat in match.waiting)
        wander(match, rng, 1)
        assert match.waiting or match.is_over


@every_variant
def test_whether_a_window_is_open_is_the_same_in_every_world_a_seat_can_imagine(variant: Variant) -> None:
    match = start(variant, 53)
    rng = Rng(54)
    for _ in range(STEPS // 10):
        for seat in range(match.seats):
            world = match.state.clone()
            world.redeal(seat, rng)
            assert world.is_window() == match.is_window
        wander(match, rng, 10)
