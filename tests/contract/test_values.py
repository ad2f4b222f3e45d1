"""Public objects are values: they pickle, copy, compare and have a repr, compiled or not."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.chance.scripted import Recorder
from tests.contract.playing import finish, start, wander
from tests.contract.variants import Variant, every_variant


def travelled(value: object) -> object:
    return pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes


@every_variant
def test_a_match_travels_and_goes_on_as_it_would(variant: Variant) -> None:
    match = start(variant, 91)
    wander(match, Rng(92), 40)
    for twin in (travelled(match), copy.copy(match), copy.deepcopy(match)):
        assert isinstance(twin, paddock.Match)
        assert twin == match
        assert twin is not match
        assert repr(twin) == repr(match)
        other = match.clone()
        for each in (twin, other):
            wander(each, Rng(93), 20)
        assert twin == other
        assert twin.events() == other.events()


@every_variant
def test_a_round_and_its_terms_travel(variant: Variant) -> None:
    match = start(variant, 94)
    wander(match, Rng(95), 30)
    state = match.state
    assert travelled(state) == state
    assert copy.copy(state) == state
    assert travelled(match.setup) == match.setup
    assert type(state).__name__ in repr(state)


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_a_later_round_travels_too(game_id: str) -> None:
    game = paddock.game(game_id)
    options = {"limit": "wins:2"} if game_id == "mille-bornes" else {}
    match = game.start(game.seat_counts[0], seed=98, options=options)
    bots = [paddock.bot(game, 2, seat) for seat in range(match.seats)]
    while len(match.results) < 1:
        seat = match.waiting[0]
        match.play(bots[seat - 1].choose(match.view(seat)), seat)
    assert travelled(match.state) == match.state
    assert game.restore(match.position(), seed=1).position() == match.position()


def values() -> list[object]:
    game = paddock.game("mille-bornes")
    match = game.start(2, seed=1)
    refusal = match.refusal("nonsense")
    rng = paddock.Rng(7)
    rng.below(6)
    keyed = paddock.Keyed(bytes(16), ["a", "b"])
    keyed.below(6)
    scripted = paddock.Scripted([paddock.Outcome((1,), is_order=False), paddock.Outcome((2,), is_order=False)], rng)
    scripted.below(6)
    match.play(match.moves()[0])
    return [
        game,
        game.sheet,
        *game.options(),
        refusal,
        rng,
        keyed,
        scripted,
        Recorder(rng),
        match.steps[0],
        *match.deal,
        *match.events(),
        *match.standings(),
        paddock.bot(game, 2, seed=5),
    ]


@pytest.mark.parametrize("value", values(), ids=lambda value: type(value).__name__)
def test_a_value_travels_copies_compares_and_says_what_it_is(value: object) -> None:
    for twin in (travelled(value), copy.copy(value), copy.deepcopy(value)):
        assert twin == value
        assert repr(twin) == repr(value)
    assert type(value).__name__ in repr(value)
    assert value != object()


def test_sources_of_chance_go_on_where_they_stood() -> None:
    for source in (paddock.Rng(3), paddock.Keyed(bytes(32), ["x"])):
        for _ in range(5):
            source.below(100)
        twin = travelled(source)
        assert isinstance(twin, paddock.Chance)
        assert [twin.below(1000) for _ in range(20)] == [source.below(1000) for _ in range(20)]


def play_badly(game_id: str) -> None:
    paddock.game(game_id).start(2, seed=1).play("extend")


def ask_badly(game_id: str) -> None:
    paddock.game(game_id).start(17)


def test_an_error_in_a_worker_process_arrives_as_itself() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        with pytest.raises(paddock.IllegalMove) as caught:
            pool.submit(play_badly, "speed-1200").result()
        assert caught.value.refusal.rule == "no-choice"
        with pytest.raises(paddock.BadSeats, match="is for"):
            pool.submit(ask_badly, "speed-1200").result()


def test_finished_matches_travel_too() -> None:
    match = paddock.game("mille-bornes").start(3, chance=paddock.Keyed(bytes(20), []))
    finish(match, 96)
    assert travelled(match) == match
