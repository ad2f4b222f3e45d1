"""A view and a seat's legal moves never depend on what the seat cannot see."""

import json

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.match import Match
from tests.contract import playing
from tests.contract.playing import start
from tests.contract.variants import LONG, Variant, every_variant

REDEALS = 20 if LONG else 5
MATCHES = 200 if LONG else 1


def wander(match: Match, rng: Rng, most: int) -> None:
    playing.wander(match, rng, rng.below(most))


@every_variant
def test_redealing_the_unseen_changes_neither_view_nor_moves_nor_refusals(variant: Variant) -> None:
    game = paddock.game(variant.game)
    rng = Rng(11)
    for seed in range(MATCHES):
        match = start(variant, seed)
        for _ in range(8):
            wander(match, rng, 40)
            for seat in [None, *range(1, variant.seats + 1)]:
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == json.loads(json.dumps(view, sort_keys=True))
                other = game.imagine(json.loads(json.dumps(view)), rng.below(1 << 30))
                assert other.view(seat) == view
                assert other.waiting == match.waiting


@every_variant
def test_events_as_others_see_them_do_not_depend_on_what_they_cannot_see(variant: Variant) -> None:
    game = paddock.game(variant.game)
    rng = Rng(12)
    for seed in range(MATCHES):
        match = start(variant, seed)
        for _ in range(REDEALS):
            wander(match, rng, 30)
            for watcher in match.waiting:
                twin = game.imagine(match.view(watcher), rng.below(1 << 30))
                candidates = match.candidates(watcher)
                assert twin.candidates(watcher) == candidates
                for move in candidates:
                    assert twin.refusal(move, watcher) == match.refusal(move, watcher)


@every_variant
def test_a_seat_that_is_not_asked_has_no_moves_and_is_told_whose_turn_it_is(variant: Variant) -> None:
    match = start(variant, 3)
    wander(match, Rng(13), 60)
    for seat in range(1, variant.seats + 1):
        if seat not in match.waiting:
            assert match.moves(seat) == []
            refused = match.refusal("pass", seat)
            assert refused is not None
            assert refused.rule == ("match-over" if match.is_over else "not-your-turn")


@every_variant
def test_a_view_is_what_everybody_may_know_and_what_the_seat_has_of_its_own(variant: Variant) -> None:
    match = start(variant, 4)
    wander(match, Rng(14), 60)
    public = match.public_view()
    for seat in [None, *range(1, variant.seats + 1)]:
        own = match.own_view(seat)
        assert public.keys() & own.keys() == {"round"}
        assert not public["round"].keys() & own["round"].keys()
        assert match.view(seat) == {**public, **own, "round": {**public["round"], **own["round"]}}
    assert match.view(1)["seat"] == 1
    assert match.view(1)["moves"] == match.moves(1)
    assert match.view(None)["moves"] == []
