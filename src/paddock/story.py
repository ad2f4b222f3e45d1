"""What is worth telling of a game: the part `story` of its family decides; without one, every event with a sentence."""

from collections.abc import Iterable
from functools import cache
from types import ModuleType
from typing import Any

from paddock import families
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.story import OPEN, AddressedNote, Note, event_note
from paddock.locales import has, sources

STORY = "story"


@cache
def _story_of(family: str) -> ModuleType | None:
    """The part `story` of a family; looked for once, since every frame asks."""
    return families.part(family, STORY) if families.has_part(family, STORY) else None


def notes(game: Game, events: Iterable[Event], viewer: int | None) -> list[Note]:
    """The notes of these events for a viewer (None: a spectator, OPEN: one who may know everything), in order."""
    told = addressed_notes(game, events, is_open=viewer == OPEN)
    return [addressed.note for addressed in told if addressed.is_for(viewer)]


def addressed_notes(game: Game, events: Iterable[Event], *, is_open: bool = False) -> list[AddressedNote]:
    """All notes of these events, in order, each with its audience; `is_open`: for those who may know everything."""
    story = _story_of(game.family)
    if story is None:
        return [addressed for event in events for addressed in _plain_notes(event, is_open=is_open)]
    found: list[AddressedNote] = story.notes(list(events), is_open=is_open)
    return found


def _plain_notes(event: Event, *, is_open: bool) -> list[AddressedNote]:
    """The notes of an event in a family without a story: for the seats that know its secrets, and for the others."""
    forms = sources("en")
    seats = event.known_seats() if event.secret_from_others and not is_open else ()
    others = event_note(event, OPEN if is_open else None, forms)
    own = event_note(event, seats[0], forms) if seats else None
    found = ((own, True), (others, False))
    return [
        AddressedNote(note, seats, is_private) for note, is_private in found if note is not None and has(note.message)
    ]


def move_note(game: Game, parts: dict[str, Any], view: dict[str, Any]) -> Note | None:
    """What a move does, in a few words; None if the family has no words for it."""
    story = _story_of(game.family)
    if story is None:
        return None
    found: Note = story.move_note(parts, view)
    return found
