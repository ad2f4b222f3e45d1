"""Scripts of lessons: a position, the moves that the learner is asked for, and those of the rivals, as data.

A family keeps them in `lessons/<game>-<name>.toml`, and their sentences in `lessons/<lang>.ftl`.
"""

from functools import cache
from typing import Any

import msgspec

from paddock import families
from paddock.core.errors import BadInput
from paddock.core.game import Game

FOLDER = "lessons"
LEARNER = 1  # the seat of the learner


class ScriptStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, the move it asks for, and what makes it true.

    `view` names values of the learner's view by their path, `barred` moves that are not legal with the rule that
    forbids them. `drive` are further steps of a drive that `play` begins: one tap makes them all. `then` are the moves
    that follow without the learner, each as `<seat> <move>`. A step with a `position` is a new scene, later in the
    race.
    """

    part: str  # a part of the lesson; its title is `lesson-<family>-part-<part>`
    say: str  # the sentence is `lesson-<family>-<say>`
    play: str
    drive: list[str] = []
    facts: dict[str, Any] = {}
    view: dict[str, Any] = {}
    barred: dict[str, str] = {}
    then: list[str] = []
    position: dict[str, Any] | None = None


class ScriptEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last sentence and what makes it true."""

    say: str
    facts: dict[str, Any] = {}
    view: dict[str, Any] = {}


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: `rolls` is what chance answers, as lines of a record; `names` are those of the rivals, by seat."""

    names: list[str]
    position: dict[str, Any]
    steps: list[ScriptStep]
    end: ScriptEnd
    rolls: str = ""

    @property
    def parts(self) -> list[str]:
        """The parts of the lesson, in order."""
        return list(dict.fromkeys(step.part for step in self.steps))


@cache
def lesson_names(game: Game) -> list[str]:
    """The names of a game's lessons, `first` before all others."""
    folder = families.file(game.family, FOLDER)
    files = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    head = f"{game.id}-"
    found = [name[len(head) : -5] for name in files if name.startswith(head) and name.endswith(".toml")]
    return sorted(found, key=lambda name: (name != "first", name))


@cache
def read_script(game: Game, name: str) -> Script:
    """The script of a lesson; BadInput if the game has none of that name."""
    if name not in lesson_names(game):
        raise BadInput(f"{game.id} has no lesson {name!r}; it has: {', '.join(lesson_names(game)) or 'none'}")
    text = families.file(game.family, FOLDER, f"{game.id}-{name}.toml").read_text("utf-8")
    return msgspec.toml.decode(text, type=Script)
