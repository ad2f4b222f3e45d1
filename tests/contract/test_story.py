"""Data for user interfaces: moves with their parts, notes of events, and standings."""

import json

import msgspec
import pytest

import paddock
from paddock import locales
from paddock.core.chance.rng import Rng
from paddock.core.story import OPEN, join_runs
from paddock.story import move_note, notes
from tests.contract.playing import any_step, finish, start
from tests.contract.variants import Variant, every_variant

STEPS = 150


@every_variant
def test_the_parts_of_a_move_have_the_shape_that_the_schema_tells_and_are_told_apart(variant: Variant) -> None:
    game, match, rng = paddock.game(variant.game), start(variant, 5), Rng(21)
    for _ in range(STEPS):
        for seat in range(1, variant.seats + 1):
            parts = match.parts(seat)
            assert len(parts) == len(match.moves(seat))
            assert len({json.dumps(part, sort_keys=True) for part in parts}) == len(parts)
            for part in parts:
                assert part["verb"]
                msgspec.convert(part, game.shapes.move, strict=True)
        if match.waiting:
            seat, move = any_step(match, rng)
            match.play(move, seat)


@every_variant
def test_every_move_that_somebody_may_wish_for_has_a_sentence(variant: Variant) -> None:
    game, match, rng = paddock.game(variant.game), start(variant, 8), Rng(23)
    for _ in range(STEPS):
        for seat in match.waiting:
            view = match.view(seat)
            told = [move_note(game, match.parts_of(move), view) for move in match.candidates(seat)]
            assert {note.message for note in told if note is not None and not locales.has(note.message)} == set()
        if match.waiting:
            seat, move = any_step(match, rng)
            match.play(move, seat)


@every_variant
def test_every_candidate_that_is_not_legal_has_the_reason_of_its_refusal(variant: Variant) -> None:
    match, rng = start(variant, 8), Rng(23)
    for _ in range(40):
        for seat in range(1, variant.seats + 1):
            moves = match.candidates(seat)
            each = [(move, match.refusal(move, seat)) for move in moves]
            assert match.reasons(seat) == [refused for refused in each if refused[1] is not None]
        if match.waiting:
            seat, move = any_step(match, rng)
            match.play(move, seat)


@every_variant
def test_every_note_has_a_sentence_and_can_be_joined(variant: Variant) -> None:
    game, match, rng = paddock.game(variant.game), start(variant, 6), Rng(22)
    for _ in range(STEPS):
        if match.waiting:
            seat, move = any_step(match, rng)
            match.play(move, seat)
    for viewer in (None, OPEN, *range(1, variant.seats + 1)):
        told = notes(game, match.events(), viewer)
        assert {note.message for note in told if not locales.has(note.message)} == set()
        assert len(join_runs(told)) <= len(told)


@pytest.mark.played_out
@every_variant
def test_a_view_tells_the_standings_as_the_rules_part_them(variant: Variant) -> None:
    match = start(variant, 7)
    assert [standing["points"] for standing in match.view(None)["standings"]] == [0] * match.setup.sides
    finish(match, 7)
    told = [(standing["side"], standing["place"], standing["points"]) for standing in match.view(None)["standings"]]
    assert told == [(standing.side, standing.place, standing.points) for standing in match.standings()]
