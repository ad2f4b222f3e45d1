"""History: a match can go back to any step, undoes a step that revealed nothing, and loses no data."""

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput, IllegalMove
from tests.contract.playing import any_step, start, wander
from tests.contract.variants import Variant, every_variant

pytestmark = pytest.mark.played_out
STEPS = 40
WORLDS = 2


@every_variant
def test_at_gives_the_match_as_it_was_and_it_goes_on_as_it_did(variant: Variant) -> None:
    match = start(variant, 41)
    rng = Rng(42)
    kept: dict[int, paddock.Match] = {}
    for _ in range(STEPS):
        if rng.below(10) == 0:
            kept[len(match.steps)] = match.clone()
        wander(match, rng, 1)
    for count, earlier in kept.items():
        assert match.at(count) == earlier
        again = match.at(count)
        for step in match.steps[count:]:
            again.play(step.move, step.seat)
        assert again == match
        assert again.events() == match.events()


@every_variant
def test_a_step_taken_back_and_made_again_gives_the_same_match(variant: Variant) -> None:
    match = start(variant, 43)
    rng = Rng(44)
    for _ in range(STEPS):
        wander(match, rng, 1)
        if match.undo_refusal() is None:
            before, step = match.clone(), match.steps[-1]
            assert match.undo() == step
            assert match == before.at(len(before.steps) - 1)
            match.play(step.move, step.seat)
            assert match == before


@every_variant
def test_a_step_can_be_taken_back_unless_it_told_its_seat_something_or_another_seat_was_asked(variant: Variant) -> None:
    game = paddock.game(variant.game)
    match = start(variant, 45)
    rng = Rng(46)
    for _ in range(STEPS):
        if not match.waiting:
            break
        asked = set(match.waiting)
        seat, move = any_step(match, rng)
        worlds = [game.imagine(match.view(seat), rng.below(1 << 30)) for _ in range(WORLDS)]
        match.play(move, seat)
        refused = match.undo_refusal()
        assert match.can_undo == (refused is None)
        if refused is None:
            assert set(match.waiting) <= asked
            # Whatever is hidden from the seat, the step would have looked the same: it has learnt nothing.
            for world in worlds:
                world.play(move, seat)
                assert world.view(seat) == match.view(seat)
                assert world.events(seat, since=1) == match.events(seat, since=len(match.steps))
        elif refused.rule == "undo-asked":
            assert not set(match.waiting) <= asked
        else:
            assert refused.rule == "undo-revealed"


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_what_is_said_to_reveal_something_does(game_id: str) -> None:
    """Each kind of event that forbids undo looks different in some world consistent with a seat's view."""
    game = paddock.game(game_id)
    rng = Rng(47)
    revealing: set[str] = set()
    shown: set[str] = set()
    for seed in range(4):
        match = game.start(game.seat_counts[0], seed=seed)
        for _ in range(120):
            if not match.waiting:
                break
            seat, move = any_step(match, rng)
            viewer = 1 + rng.below(match.seats)
            world = game.imagine(match.view(viewer), rng.below(1 << 30))
            told = [event.seen_by(viewer) for event in match.play(move, seat)]
            elsewhere = [] if world.refusal(move, seat) else [event.seen_by(viewer) for event in world.play(move, seat)]
            kinds = {type(event) for event in told if event.reveals}
            revealing |= {kind.__name__ for kind in kinds}
            for kind in kinds & {type(event) for event in elsewhere}:
                one, two = ([event for event in events if type(event) is kind] for events in (told, elsewhere))
                shown |= {kind.__name__} if one != two else set()
    assert revealing <= shown
    assert revealing


def test_there_is_nothing_to_take_back_before_the_first_step() -> None:
    match = paddock.game("speed-1200").start(2, seed=1)
    refused = match.undo_refusal()
    assert refused is not None
    assert refused.rule == "undo-nothing"
    with pytest.raises(IllegalMove, match="no move to undo"):
        match.undo()


def test_a_step_of_another_seat_is_not_ones_own_to_take_back() -> None:
    match = paddock.game("speed-1200").start(2, seed=1)
    match.play(match.moves()[0])
    refused = match.undo_refusal(seat=2)
    assert refused is not None
    assert refused.rule == "undo-not-yours"


@pytest.mark.parametrize("count", [-1, 4, True, "2", None, 1.0, 10**30])
def test_there_is_no_step_beyond_the_history(count: int) -> None:
    match = paddock.game("speed-1200").start(2, seed=1)
    wander(match, Rng(1), 3)
    with pytest.raises(BadInput, match="there is no step"):
        match.at(count)
    with pytest.raises(BadInput, match="there is no step"):
        match.events(since=count)


def test_how_a_round_ended_can_still_be_looked_at_when_the_next_is_dealt() -> None:
    match = paddock.game("kilometer-1000").start(2, seed=3)
    rng = Rng(48)
    while not match.results:
        wander(match, rng, 1)
    assert match.view(1, round_number=1)["round"]["over"]
    assert not match.view(1, round_number=2)["round"]["over"]
    assert match.view(1, round_number=2) == match.view(1)
    for number in (0, 3, True, "1"):
        with pytest.raises(BadInput, match="no round"):
            match.view(1, round_number=number)  # type: ignore[arg-type]


@every_variant
def test_a_match_taken_up_again_goes_on_as_it_did_and_knows_what_happened(variant: Variant) -> None:
    match = start(variant, 47)
    rng = Rng(48)
    wander(match, rng, STEPS)
    frozen = match.saved()
    thawed = paddock.Match.resumed(match.game_id, match.setup, Rng(47), frozen)
    assert thawed.view(1) == match.view(1)
    assert thawed.undo_refusal() == match.undo_refusal()
    wander(thawed, rng.clone(), STEPS)
    wander(match, rng, STEPS)
    assert thawed.steps == match.steps
    assert thawed.view(2) == match.view(2)
    assert thawed.undo_refusal() == match.undo_refusal()
    assert thawed.events() == match.events()
    assert thawed == match


def test_a_match_taken_up_again_right_after_the_deal_knows_what_happens_next() -> None:
    match = paddock.game("speed-1200").start(2, seed=47)
    thawed = paddock.Match.resumed(match.game_id, match.setup, Rng(47), match.saved())
    move = match.moves()[0]
    assert thawed.play(move) == match.play(move) == thawed.events_of(1)
    assert thawed.events() == match.events()


@every_variant
def test_a_match_that_forgot_what_happened_finds_it_out_when_asked(variant: Variant) -> None:
    match = start(variant, 49)
    wander(match, Rng(50), STEPS)
    whole = match.clone()
    match.forget(keep=3)
    assert match.can_undo == whole.can_undo
    match.forget(keep=0)
    assert match.can_undo == whole.can_undo
    latest = len(match.steps) - 2
    assert match.events(since=latest) == whole.events(since=latest)
    wander(match, Rng(51), 5)
    wander(whole, Rng(51), 5)
    assert match == whole
    assert (match.view(None), match.view(1)) == (whole.view(None), whole.view(1))
    assert match.events() == whole.events()
