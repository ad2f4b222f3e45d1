"""What is worth telling of a game: the part `story` of its family decides; without one, every event has a sentence."""

from collections.abc import Iterable
from typing import Any

from paddock import families
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.story import Note, event_note

STORY = "story"


def notes(game: Game, events: Iterable[Event], viewer: int | None) -> list[Note]:
    """What a viewer (None: a spectator, OPEN: one who may know everything) is told of these events, in order."""
    if families.has_part(game.family, STORY):
        found: list[Note] = families.part(game.family, STORY).notes(list(events), viewer)
        return found
    plain = (event_note(event, viewer) for event in events)
    return [note for note in plain if note is not None]


def move_note(game: Game, parts: dict[str, Any], view: dict[str, Any]) -> Note | None:
    """What a move does, in a few words; None if the family has no words for it."""
    if not families.has_part(game.family, STORY):
        return None
    found: Note = families.part(game.family, STORY).move_note(parts, view)
    return found
