"""Every lesson is played by the rules: its moves are legal, its claims are true, and the race ends as told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import paddock
from paddock import locales
from paddock.lessons import lesson, lesson_names, read_script
from paddock.lessons.play import begin, moves_of
from paddock.lessons.script import LEARNER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paddock.core.match import Match
    from paddock.lessons import Script, ScriptStep

LESSONS = [(game, name) for game in paddock.game_ids() for name in lesson_names(paddock.game(game))]
MAX_S = 300  # five minutes
LETTERS_PER_S = 13  # slow readers, in a language they know
MOVE_S = 1.6  # the picture of a move, and the pause before the next
DECISION_S = 2.5  # to find the marked card and tap it
MAX_LETTERS = 150

every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)


def script_of(game: str, name: str) -> Script:
    return read_script(paddock.game(game), name)


def questions(game: str, name: str) -> Iterator[tuple[ScriptStep, Match]]:
    """Each step with the match in which its move is asked for."""
    script = script_of(game, name)
    state = begin(paddock.game(game), script)
    for step in script.steps:
        state = state if step.position is None else begin(paddock.game(game), script, step.position)
        yield step, state.played
        for move in moves_of(step):
            state = state.after(move)


def last_match(game: str, name: str) -> Match:
    script = script_of(game, name)
    state = begin(paddock.game(game), script)
    for step in script.steps:
        state = state if step.position is None else begin(paddock.game(game), script, step.position)
        for move in moves_of(step):
            state = state.after(move)
    return state.played


def value(view: dict[str, Any], path: str) -> object:
    """The value of a view at a path such as `round.sides.0.km`."""
    found: Any = view
    for name in path.split("."):
        found = found[int(name)] if isinstance(found, list) else found[name]
    return found


def claimed(view: dict[str, Any], claims: dict[str, Any]) -> dict[str, object]:
    return {path: value(view, path) for path in claims}


def test_every_family_has_a_first_race() -> None:
    families = {paddock.game(game).family for game, name in LESSONS if name == "first"}
    assert families >= {"bornes", "ausgebremst", "aruba"}


@every_lesson
def test_every_move_that_is_asked_for_is_legal(game: str, name: str) -> None:
    for step, match in questions(game, name):
        assert step.play in match.moves(LEARNER), step.say


@every_lesson
def test_every_claim_about_the_table_is_true(game: str, name: str) -> None:
    for step, match in questions(game, name):
        assert claimed(match.view(LEARNER), step.view) == step.view, step.say
    end = script_of(game, name).end
    assert claimed(last_match(game, name).view(LEARNER), end.view) == end.view


@every_lesson
def test_every_move_that_is_said_to_be_barred_is_barred_by_that_rule(game: str, name: str) -> None:
    for step, match in questions(game, name):
        refusals = {move: match.refusal(move, LEARNER) for move in step.barred}
        found = {move: refusal.rule if refusal else "" for move, refusal in refusals.items()}
        assert found == step.barred, step.say


@every_lesson
def test_the_race_ends_as_told(game: str, name: str) -> None:
    assert last_match(game, name).is_over
    assert script_of(game, name).end.view


@every_lesson
def test_the_learner_is_asked_after_every_step(game: str, name: str) -> None:
    assert all(LEARNER in match.waiting for _, match in questions(game, name))


@every_lesson
@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_every_sentence_is_there_and_lacks_no_fact(game: str, name: str, lang: str) -> None:
    told = lesson(paddock.game(game), name, lang)
    texts = [*told.parts, *(step.text for step in told.steps)]
    assert [text for text in texts if text.startswith("lesson-") or locales.BLANK in text] == []
    assert [text for text in texts if text.count("**") % 2 or len(text) > MAX_LETTERS] == []


@every_lesson
@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_a_lesson_takes_five_minutes_at_most(game: str, name: str, lang: str) -> None:
    steps = lesson(paddock.game(game), name, lang).steps
    seconds = sum(len(step.text) / LETTERS_PER_S + MOVE_S * len(step.seen) + DECISION_S for step in steps)
    assert seconds <= MAX_S


@every_lesson
def test_every_other_legal_move_is_explained(game: str, name: str) -> None:
    steps = lesson(paddock.game(game), name).steps
    for (step, match), told in zip(questions(game, name), steps[:-1], strict=True):
        assert told.others.keys() == {*match.moves(LEARNER)} - {step.play}
        assert all(told.others.values()), step.say


@every_lesson
def test_the_last_frame_of_a_step_is_its_question(game: str, name: str) -> None:
    for (step, match), told in zip(questions(game, name), lesson(paddock.game(game), name).steps[:-1], strict=True):
        assert told.move == step.play
        assert told.seen[-1]["view"]["moves"] == match.moves(LEARNER)


def test_a_game_has_only_the_lessons_in_its_folder() -> None:
    game = paddock.game("mille-bornes")
    assert lesson_names(game) == ["first"]
    with pytest.raises(paddock.BadInput):
        lesson(game, "second")
