"""Whole matches of every game, option and seat count: they end, their records replay, their standings add up."""

import pytest

import paddock
from paddock.core.chance.keyed import Keyed
from paddock.core.chance.rng import Rng
from tests.contract.playing import finish, wander
from tests.contract.variants import WHOLE_MATCHES, Variant, for_each

pytestmark = pytest.mark.played_out
every_variant = for_each(WHOLE_MATCHES)
SECRET = bytes(range(32))


@every_variant
def test_a_record_replays_to_the_same_match_and_verifies(variant: Variant) -> None:
    game = paddock.game(variant.game)
    match = game.start(variant.seats, options=variant.options, chance=Keyed(SECRET, ["anna", "ben"]))
    finish(match, 21)
    text = match.record()
    replay = paddock.replay(text)
    assert replay.match.record() == text
    assert replay.match.position() == match.position()
    assert replay.match.standings() == match.standings()
    assert replay.proof.chance == "committed"
    assert replay.proof.follows


@every_variant
def test_a_record_of_an_unfinished_match_goes_on_as_the_match_would(variant: Variant) -> None:
    match = paddock.game(variant.game).start(variant.seats, seed=5, options=variant.options)
    wander(match, Rng(22), 60)
    resumed = paddock.read_record(match.record())
    twin = match.clone()
    for each in (match, resumed, twin):
        finish(each, 23)
    assert resumed.record() == match.record()
    assert twin.record() == match.record()


@every_variant
def test_standings_follow_from_the_score_sheets(variant: Variant) -> None:
    match = paddock.game(variant.game).start(variant.seats, seed=6, options=variant.options)
    finish(match, 24)
    standings = match.standings()
    assert min(standing.place for standing in standings) == 1
    assert sorted(seat for standing in standings for seat in standing.seats) == list(range(1, variant.seats + 1))
    for standing in standings:
        assert standing.points == sum(points for lines in standing.rounds for _, points in lines)


@pytest.mark.parametrize("variant", {variant.game: variant for variant in WHOLE_MATCHES}.values(), ids=str)
def test_a_match_restored_after_some_rounds_is_found_again_at_its_first_step(variant: Variant) -> None:
    game, rng = paddock.game(variant.game), Rng(25)
    match = game.start(variant.seats, seed=7, options=variant.options)
    while not (match.results or match.is_over):
        wander(match, rng, 1)
    restored = game.restore(match.position(), seed=1)
    wander(restored, rng, 5)
    assert restored.at(0).position() == match.position()
