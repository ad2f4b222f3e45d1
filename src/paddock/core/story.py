"""Notes about events and moves: message ids with facts, without text; the user interface translates them."""

from collections.abc import Container, Iterable
from typing import Any, Final

import msgspec

from paddock.core.event import Event

# A viewer who may see every hand, such as the reader of a finished match; used instead of a seat.
OPEN: Final = 0


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence: its message id and the facts it mentions.

    Notes of the same `run` belong together, such as the steps of a drive, and are merged into one (see `join_runs`).
    `is_spoken_only`: only for screen readers; people who see the table do not need it.
    """

    message: str
    facts: dict[str, Any] = {}
    run: str = ""
    is_spoken_only: bool = False


class AddressedNote(msgspec.Struct, frozen=True, gc=False):
    """A note and its audience: `seats` alone if it is private, otherwise everybody except `seats`."""

    note: Note
    seats: tuple[int, ...] = ()
    is_private: bool = False

    def is_for(self, viewer: int | None) -> bool:
        """Whether it is for that seat (None: a spectator)."""
        return (viewer in self.seats) == self.is_private


def event_note(event: Event, viewer: int | None, forms: Container[str] = ()) -> Note | None:
    """The note `event-<Kind>` for a viewer (None: a spectator); None if all its secrets are hidden from that viewer.

    For an event with secrets, a viewer who may see them gets `event-<Kind>-own`, and OPEN gets `event-<Kind>-open`, if
    `forms` contains that message.
    """
    seen = event if viewer == OPEN else event.seen_by(viewer)
    facts = {name: value for name, value in msgspec.structs.asdict(seen).items() if value is not None}
    message = f"event-{type(event).__name__}"
    if event.secret_from_others:
        if not any(name in facts for name in event.secret_from_others):
            return None
        form = f"{message}-open" if viewer == OPEN else f"{message}-own"
        message = form if form in forms else message
    return Note(message, facts)


def join_runs(notes: Iterable[Note]) -> list[Note]:
    """Merge each run of notes into one note: the first `start`, the last facts, and the sum of `count`.

    A run ends at the first note without a run.
    """
    told: list[Note] = []
    for note in notes:
        place = _open_run(told, note.run)
        if place is None:
            told.append(note)
        else:
            told[place] = _joined(told[place], note)
    return told


def _open_run(told: list[Note], run: str) -> int | None:
    for place in range(len(told) - 1, -1, -1):
        if not told[place].run or not run:
            return None
        if told[place].run == run:
            return place
    return None


def _joined(first: Note, last: Note) -> Note:
    facts = {**last.facts, "count": first.facts.get("count", 1) + last.facts.get("count", 1)}
    if "start" in first.facts:
        facts["start"] = first.facts["start"]
    return msgspec.structs.replace(last, facts=facts)
