"""Plays a lesson's script by the rules, at a table that exists in memory only, and keeps what its learner sees."""

from functools import cache
from typing import Any, Final

import msgspec

from paddock.core.chance.rng import Chance, Rng
from paddock.core.game import Game
from paddock.core.story import Note, join_runs
from paddock.lessons.script import LEARNER, Script, ScriptEnd, ScriptStep, read_script
from paddock.locales import say
from paddock.story import move_note, notes
from paddock.table import frames
from paddock.table.entries import Chair, Moved, Settings
from paddock.table.facts import Facts
from paddock.table.messages import Room, Time
from paddock.table.state import State

SEED: Final = 1  # of what the script leaves open: the outcome of moves that it does not ask for
NO_SECRET: Final = "00" * 32  # nothing is dealt at this table, so there is nothing to commit to
MAX_NOTES: Final = 2  # about a move that the lesson does not ask for


class LessonStep(msgspec.Struct, frozen=True):
    """A sentence and the move it asks for; none at the end. `part` counts from 0.

    `drive` are further steps that the same tap makes. `seen` are the frames that lead to it, the last one being the
    question. `others` are the other legal moves, each with notes about what it would do.
    """

    part: int
    text: str
    move: str
    drive: list[str]
    seen: list[dict[str, Any]]  # each a `Seen` of the table's messages
    others: dict[str, list[Note]]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson in one language: the titles of its parts, and its steps."""

    game: str
    name: str
    parts: list[str]
    room: Room
    steps: list[LessonStep]


def lesson(game: Game, name: str, lang: str = "en") -> Lesson:
    """The lesson of that name in a language; BadInput if there is none."""
    script = read_script(game, name)
    played = _played(game, name)
    texts = [*(_text(game, step, lang) for step in script.steps), _text(game, script.end, lang)]
    parts = [say(f"lesson-{game.family}-part-{part}", {}, lang) for part in script.parts]
    steps = [msgspec.structs.replace(step, text=text) for step, text in zip(played, texts, strict=True)]
    return Lesson(game.id, name, parts, _room(begin(game, script)), steps)


def _text(game: Game, step: ScriptStep | ScriptEnd, lang: str) -> str:
    facts = {"game": game.id, "is_everyday": True, **step.facts}
    return say(f"lesson-{game.family}-{step.say}", facts, lang)


@cache
def _played(game: Game, name: str) -> list[LessonStep]:
    """The steps without their sentences."""
    script = read_script(game, name)
    state = begin(game, script)
    seen = [_decoded(frames.whole(state, Time(), [LEARNER]))]
    steps: list[LessonStep] = []
    for step in script.steps:
        if step.position is not None:
            state = begin(game, script, step.position)
            seen = [_decoded(frames.whole(state, Time(), [LEARNER]))]
        part = script.parts.index(step.part)
        steps.append(LessonStep(part, "", step.play, step.drive, seen, _others(game, state, step.play)))
        seen = []
        for move in moves_of(step):
            state = state.after(move)
            seen.append(_decoded(frames.of_move(state, Time(), [LEARNER])))
    return [*steps, LessonStep(len(script.parts) - 1, "", "", [], seen, {})]


def _decoded(made: dict[frames.Viewer, bytes]) -> dict[str, Any]:
    """The learner's frame as data."""
    found: dict[str, Any] = msgspec.json.decode(made[LEARNER])
    return found


def begin(game: Game, script: Script, position: dict[str, Any] | None = None) -> State:
    """The table at the start of a lesson or of a later scene: the learner has the first seat, bots have the others."""
    match = game.restore({"game": game.id, **(position or script.position)}, chance=_chance(game, script))
    chairs = (Chair(kind="person", guest="learner"), *(Chair(kind="bot", name=name) for name in script.names))
    settings = Settings(game.id, match.seats, dict(match.setup.options), hints="none")
    facts = Facts(
        seq=1,
        opened_at=0.0,
        settings=settings,
        host="learner",
        chairs=chairs,
        next_secret=NO_SECRET,
        status="running",
        number=1,
        dealt_to=tuple(chair.guest for chair in chairs),
        asked_seqs=dict.fromkeys(match.waiting, 1),
    )
    return State(facts, match)


def _chance(game: Game, script: Script) -> Chance:
    if not script.rolls:
        return Rng(SEED)
    position: dict[str, Any] = script.position
    return game.script(script.rolls, position["seats"], SEED, position.get("options"))


def moves_of(step: ScriptStep) -> list[Moved]:
    """The learner's move and those that follow without the learner."""
    found = [Moved(LEARNER, move) for move in (step.play, *step.drive)]
    for line in step.then:
        seat, _, move = line.partition(" ")
        found.append(Moved(int(seat), move, by="bot"))
    return found


def _others(game: Game, state: State, asked: str) -> dict[str, list[Note]]:
    legal = state.played.moves(LEARNER)
    return {move: _what_it_does(game, state, move) for move in legal if move != asked}


def _what_it_does(game: Game, state: State, move: str) -> list[Note]:
    """Notes about the events of a move; where they tell nothing, about the move itself."""
    after = state.after(Moved(LEARNER, move)).played
    told = notes(game, after.events_of(len(after.steps)), LEARNER)
    found = join_runs(note for note in told if not note.is_spoken_only)
    about = move_note(game, state.played.parts_of(move), state.played.view(LEARNER))
    return found[:MAX_NOTES] or ([] if about is None else [about])


def _room(state: State) -> Room:
    """The table without a commitment, since nothing is shuffled for it."""
    room = frames.room("lesson", state.facts, {"learner"}, "learner")
    return msgspec.structs.replace(room, commitment="", next_commitment="")
