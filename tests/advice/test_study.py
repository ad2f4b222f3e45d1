"""What if: a match is played on from any step, with the luck as it fell or dealt anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.advice.study import Study, study_of_view

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.core.record.replay import Replay

RECORDS = sorted((Path(__file__).resolve().parents[2] / "records").glob("*.txt"))
ONE_OF_EACH = [
    next(path for path in RECORDS if path.name.startswith(game))
    for game in ("mille-bornes-4", "speed-1200-6", "kilometer-1000-3", "ausgebremst-advanced-3", "aruba-4")
]
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
one_of_each = pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)


def told(path: Path) -> Replay:
    return paddock.replay(path.read_text("utf-8"))


def sampled(replay: Replay) -> list[int]:
    """The first step, one in the middle, and the last at which somebody is asked."""
    last = len(replay.steps) - 1
    return sorted({0, last // 3, last})


def views(match: Match) -> list[object]:
    return [match.view(seat) for seat in (None, *range(1, match.seats + 1))]


@every_record
def test_the_same_moves_with_the_luck_as_it_fell_lead_to_the_same_end(path: Path) -> None:
    replay = told(path)
    for step in sampled(replay):
        study = paddock.study(replay, step)
        assert views(study.match) == views(replay.match.at(step))
        for made in replay.steps[step:]:
            study.play(made.move, made.seat)
        assert study.match.position() == replay.match.position()


@every_record
def test_dealt_anew_everybody_knows_what_they_knew(path: Path) -> None:
    replay = told(path)
    step = len(replay.steps) // 3
    study = paddock.study(replay, step, anew=5)
    assert views(study.match) == views(replay.match.at(step))
    assert study.match.position() == paddock.study(replay, step, anew=5).match.position()


@one_of_each
def test_another_seed_is_another_future(path: Path) -> None:
    replay = told(path)
    step = len(replay.steps) // 3
    ends = {json.dumps(played_on(paddock.study(replay, step, anew=seed), 60).match.position()) for seed in range(4)}
    assert len(ends) == 4


def played_on(study: Study, moves: int) -> Study:
    for _ in range(moves):
        if study.match.is_over:
            break
        study.reply(study.match.waiting[-1], level=1)
    return study


@one_of_each
def test_bots_play_on_the_same_way_and_any_luck_that_is_missing_is_drawn(path: Path) -> None:
    replay = told(path)
    step = len(replay.steps) // 4
    first, second = (played_on(paddock.study(replay, step), 400) for _ in range(2))
    assert first.moves == second.moves
    assert paddock.read_record(first.match.record()).position() == first.match.position()


@one_of_each
def test_every_move_of_a_study_can_be_taken_back(path: Path) -> None:
    replay = told(path)
    study = paddock.study(replay, len(replay.steps) // 2)
    before = study.match.position()
    played_on(study, 7)
    after = study.match.position()
    taken = [(made.seat, made.move) for made in study.moves]
    study.undo(len(taken))
    assert study.match.position() == before
    for seat, move in taken:
        study.play(move, seat)
    assert study.match.position() == after


@one_of_each
def test_the_chances_of_all_sides_are_one_and_certain_at_the_end(path: Path) -> None:
    replay = told(path)
    last = len(replay.steps) - 1
    study = paddock.study(replay, last // 2)
    found = study.chances(worlds=3)
    assert sum(one.chance for one in found) == pytest.approx(1.0)
    assert all(one.margin > 0 for one in found)
    assert [one.side for one in study.chances(worlds=2, seat=1)] == [one.side for one in found]
    end = paddock.study(replay, last)
    end.play(replay.steps[-1].move, replay.steps[-1].seat)
    won = [standing.place == 1 for standing in end.match.standings()]
    assert [one.chance > 0 for one in end.chances()] == won
    assert {one.margin for one in end.chances()} == {0.0}


@one_of_each
def test_a_study_of_what_a_seat_knows_depends_on_nothing_else(path: Path) -> None:
    replay = told(path)
    match = replay.match.at(len(replay.steps) // 3)
    seat = match.waiting[0]
    view = match.view(seat)
    worlds = [replay.game.imagine(view, seed=seed) for seed in (1, 2, 3)]
    assert len({json.dumps(world.position()) for world in worlds}) > 1
    studies = [study_of_view(replay.game, world.view(seat), 9) for world in worlds]
    assert len({json.dumps(played_on(one, 12).match.position()) for one in studies}) == 1
    assert len({tuple(one.chances(2, seat)) for one in studies}) == 1


def test_a_step_without_a_question_or_a_wrong_number_is_refused() -> None:
    replay = told(ONE_OF_EACH[0])
    for step in (-1, len(replay.steps) + 1, True, "1", None, 1.5):
        with pytest.raises(paddock.BadInput, match="there is no step"):
            paddock.study(replay, step)  # type: ignore[arg-type]
    with pytest.raises(paddock.BadInput, match="over at this step"):
        paddock.study(replay, len(replay.steps))
    for seed in (True, "1", 1.5, 1 << 200):
        with pytest.raises(paddock.BadInput, match="a seed is"):
            paddock.study(replay, 0, anew=seed)  # type: ignore[arg-type]


def test_what_cannot_be_taken_back_or_played_is_refused_and_changes_nothing() -> None:
    study = paddock.study(told(ONE_OF_EACH[0]), 3)
    before = study.match.position()
    for count in (1, -1, True, "1"):
        with pytest.raises(paddock.BadInput, match="moves to take back"):
            study.undo(count)  # type: ignore[arg-type]
    with pytest.raises(paddock.IllegalMove):
        study.play("no such move", study.match.waiting[0])
    with pytest.raises(paddock.UnknownLevel):
        study.reply(study.match.waiting[0], level=9)
    assert study.match.position() == before
