"""What is worth telling of a game: the part `story` of its family decides; without one, every event with a sentence."""

from collections.abc import Iterable
from functools import cache
from types import ModuleType
from typing import Any

from paddock import families
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.story import Note, event_note
from paddock.locales import has, sources

STORY = "story"


@cache
def _story_of(family: str) -> ModuleType | None:
    """The part `story` of a family; looked for once, since every frame asks."""
    return families.part(family, STORY) if families.has_part(family, STORY) else None


def notes(game: Game, events: Iterable[Event], viewer: int | None) -> list[Note]:
    """What a viewer (None: a spectator, OPEN: one who may know everything) is told of these events, in order."""
    story = _story_of(game.family)
    if story is not None:
        found: list[Note] = story.notes(list(events), viewer)
        return found
    plain = (event_note(event, viewer, sources("en")) for event in events)
    return [note for note in plain if note is not None and has(note.message)]


def move_note(game: Game, parts: dict[str, Any], view: dict[str, Any]) -> Note | None:
    """What a move does, in a few words; None if the family has no words for it."""
    story = _story_of(game.family)
    if story is None:
        return None
    found: Note = story.move_note(parts, view)
    return found
