"""What happened, told as sentences."""

from collections.abc import Iterable

from paddock import families, story
from paddock.cli.painters import Painter
from paddock.core.event import Event
from paddock.core.game import Game
from paddock.core.story import Note, event_note, join_runs
from paddock.locales import say, sources


def sentences(notes: Iterable[Note], facts: dict[str, object], lang: str, *, with_spoken: bool = False) -> list[str]:
    """Notes in words, runs told as one; what is spoken only is left out where the table is in sight."""
    told = join_runs(note for note in notes if with_spoken or not note.is_spoken_only)
    return [say(note.message, {**facts, **note.facts}, lang) for note in told]


def needs_a_look(notes: Iterable[Note]) -> bool:
    """Whether more has happened than a run that the person has typed themselves."""
    return any(not note.run and not note.is_spoken_only for note in notes)


def notes_of(
    game: Game, painter: Painter, events: list[Event], viewer: int | None, *, whole: bool = False
) -> list[Note]:
    """What a viewer is told of these events."""
    if families.has_part(game.family, story.STORY):
        return story.notes(game, events, viewer)
    # Of a family without a story the painter decides.
    quiet = painter.asking if whole else painter.quiet
    gathered = painter.gathered(events, viewer)
    told = (
        each
        if isinstance(each, Note)
        else None
        if type(each).__name__ in quiet
        else event_note(each, viewer, sources("en"))
        for each in gathered
    )
    return [note for note in told if note is not None]
