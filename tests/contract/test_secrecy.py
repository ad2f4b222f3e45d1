"""The record of a running match and the events of a seat reveal no hidden card."""

import json

import msgspec
import pytest

import paddock
from paddock.core.chance.keyed import Keyed
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadRecord
from tests.contract.playing import start, wander
from tests.contract.variants import LONG, Variant, every_variant

MOMENTS = 60 if LONG else 6
SECRET = bytes(range(32))


@every_variant
def test_records_and_events_of_a_seat_do_not_depend_on_what_it_cannot_see(variant: Variant) -> None:
    """Two matches that a seat cannot distinguish continue with the same moves, as long as it cannot."""
    game = paddock.game(variant.game)
    match = start(variant, 61)
    rng = Rng(62)
    for _ in range(MOMENTS):
        wander(match, rng, rng.below(30))
        for seat in [None, 1 + rng.below(variant.seats)]:
            here = game.restore(match.position(), seed=1)
            there = game.imagine(match.view(seat), rng.below(1 << 30))
            _compare_on_the_way(here, there, seat, rng)


def _compare_on_the_way(here: paddock.Match, there: paddock.Match, seat: int | None, rng: Rng) -> None:
    while not here.is_over and here.view(seat) == there.view(seat):
        assert here.record(seat) == there.record(seat)
        assert here.events(seat) == there.events(seat)
        common = [(each, move) for each in here.waiting for move in here.moves(each) if move in set(there.moves(each))]
        if not common or len(here.steps) > 8:
            return
        acting, move = common[rng.below(len(common))]
        here.play(move, acting)
        there.play(move, acting)


@every_variant
def test_a_running_match_shows_a_seat_no_shuffled_order_no_seed_and_no_secret(variant: Variant) -> None:
    game = paddock.game(variant.game)
    match = game.start(variant.seats, options=variant.options, chance=Keyed(SECRET, ["anna", "ben"]))
    wander(match, Rng(63), 30)
    for seat in [None, *range(1, variant.seats + 1)]:
        text = match.record(seat)
        assert SECRET.hex() not in text
        assert {line for line in text.splitlines() if line.startswith("deal: ")} <= {"deal: ?"}
        assert "secret" not in text
        with pytest.raises(BadRecord, match="may know"):
            paddock.read_record(text)
    seeded = start(variant, 987654321)
    assert "987654321" not in seeded.record(seat=None)
    assert "987654321" in seeded.record()


@every_variant
def test_every_event_comes_back_from_json_and_no_move_goes_untold(variant: Variant) -> None:
    game = paddock.game(variant.game)
    match = start(variant, 64)
    rng = Rng(65)
    for _ in range(60):
        wander(match, rng, 1)
    assert all(match.events_of(number) for number in range(len(match.steps) + 1))
    for seat in [paddock.REFEREE, None, 1]:
        for event in match.events(seat):
            data = json.loads(json.dumps(msgspec.to_builtins(event)))
            assert game.read_event(data) == event


# What a picture shows of a car or a side: whenever it changes, an event contains the new value.
SHOWN = ("km", "space", "row", "lane", "damage", "laps")


def changed(before: object, after: object, name: str = "") -> list[tuple[str, object]]:
    """The displayed values that changed between two views."""
    if isinstance(before, dict) and isinstance(after, dict):
        return [found for key in after for found in changed(before.get(key), after[key], key)]
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return [found for one, two in zip(before, after, strict=True) for found in changed(one, two, name)]
    return [(name, after)] if name in SHOWN and before != after and after is not None else []


def said(event: object) -> set[str]:
    """Everything an event contains, as words."""
    if isinstance(event, dict):
        return {word for value in event.values() for word in said(value)}
    if isinstance(event, list):
        return {word for value in event for word in said(value)}
    # A space may appear by its name: 20-2 is row 20, lane 2.
    return {str(event), *str(event).split("-")}


@every_variant
def test_whatever_moves_on_the_table_an_event_says_where_to(variant: Variant) -> None:
    match = start(variant, 66)
    rng = Rng(67)
    for _ in range(60):
        if not match.waiting:
            break
        before, rounds = match.view()["round"], len(match.results)
        wander(match, rng, 1)
        if len(match.results) == rounds:
            words = said([msgspec.to_builtins(event) for event in match.events(None, since=len(match.steps))])
            for name, value in changed(before, match.view()["round"]):
                assert str(value) in words, f"{name} became {value}: {match.steps[-1]}"
