"""Events told as sentences, as one seat may know them."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from paddock.core.event import Event
from paddock.locales import has, say

# Instead of a seat: everybody may be looked over the shoulder.
OPEN = 0


class Note(NamedTuple):
    """Several events that are told in one sentence."""

    message: str
    facts: dict[str, object]


def sentence(event: Event, seat: int | None, facts: dict[str, object], lang: str) -> str:
    """What happened, as that seat (None: a spectator) may know it; empty if it may know nothing of it."""
    seen = event if seat == OPEN else event.seen_by(seat)
    fields = {name: value for name, value in msgspec.structs.asdict(seen).items() if value is not None}
    message = f"event-{type(event).__name__}"
    if event.secret_from_others:
        if not any(name in fields for name in event.secret_from_others):
            return ""
        form = f"{message}-open" if seat == OPEN else f"{message}-own"
        message = form if has(form) else message
    return say(message, {**facts, **fields}, lang)


def sentences(
    told: Iterable[Event | Note],
    seat: int | None,
    facts: dict[str, object],
    lang: str,
    quiet: frozenset[str] = frozenset(),
) -> list[str]:
    """All that is worth telling; kinds of event in `quiet` go without saying."""
    texts = (
        say(each.message, {**facts, **each.facts}, lang)
        if isinstance(each, Note)
        else ""
        if type(each).__name__ in quiet
        else sentence(each, seat, facts, lang)
        for each in told
    )
    return [text for text in texts if text]
