"""What happened, told as sentences."""

from collections.abc import Iterable

from paddock.core.story import Note, join_runs
from paddock.locales import say


def sentences(notes: Iterable[Note], facts: dict[str, object], lang: str, *, with_spoken: bool = False) -> list[str]:
    """Notes in words, runs told as one; what is spoken only is left out where the table is in sight."""
    told = join_runs(note for note in notes if with_spoken or not note.is_spoken_only)
    return [say(note.message, {**facts, **note.facts}, lang) for note in told]


def needs_a_look(notes: Iterable[Note]) -> bool:
    """Whether more has happened than a run that the person has typed themselves."""
    return any(not note.run and not note.is_spoken_only for note in notes)
