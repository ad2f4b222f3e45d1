"""Notes: what is worth telling of events and moves, as message ids with facts; whoever shows them brings the words."""

from collections.abc import Container, Iterable
from typing import Any, Final

import msgspec

from paddock.core.event import Event

# Instead of a seat: a viewer who may know every hand, such as somebody who replays a finished match.
OPEN: Final = 0


class Note(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sentence: its message id and the facts it mentions.

    Notes of the same `run` belong together, such as the steps of a drive, and are told as one (see `join_runs`).
    `is_spoken_only`: a screen reader says it to the viewer; whoever sees the table does not need it.
    """

    message: str
    facts: dict[str, Any] = {}
    run: str = ""
    is_spoken_only: bool = False


def event_note(event: Event, viewer: int | None, forms: Container[str] = ()) -> Note | None:
    """The note `event-<Kind>` for a viewer (None: a spectator); None if all that it tells is hidden from that viewer.

    Of an event with secrets, whoever knows them hears `event-<Kind>-own`, and OPEN `event-<Kind>-open`, where `forms`
    lists such a message.
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
    """Notes with every run told as one: where it began, how it ended, and the sum of `count`.

    A run goes on as long as nothing but notes of runs comes in between.
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
