"""Notes of events as sentences."""

from collections.abc import Iterable

from paddock.core.story import Note, join_runs
from paddock.locales import say


def sentences(notes: Iterable[Note], facts: dict[str, object], lang: str, *, with_spoken: bool = False) -> list[str]:
    """Notes as sentences, with runs merged into one; notes for speech only are left out unless `with_spoken`."""
    told = join_runs(note for note in notes if with_spoken or not note.is_spoken_only)
    return [say(note.message, {**facts, **note.facts}, lang) for note in told]


def needs_a_look(notes: Iterable[Note]) -> bool:
    """Whether anything happened besides the run of moves that the person typed."""
    return any(not note.run and not note.is_spoken_only for note in notes)
