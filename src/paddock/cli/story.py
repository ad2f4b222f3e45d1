"""Events told as sentences, as one seat may know them."""

from collections.abc import Iterable

import msgspec

from paddock.core.event import Event
from paddock.locales import say


def sentence(event: Event, seat: int | None, facts: dict[str, object], lang: str) -> str:
    """What happened, as that seat (None: a spectator) may know it; empty if it may know nothing of it."""
    seen = event.seen_by(seat)
    fields = {name: value for name, value in msgspec.structs.asdict(seen).items() if value is not None}
    message = f"event-{type(event).__name__}"
    if event.secret_from_others:
        if not any(name in fields for name in event.secret_from_others):
            return ""
        own = say(f"{message}-own", {**facts, **fields}, lang)
        if not own.startswith(message):
            return own
    return say(message, {**facts, **fields}, lang)


def sentences(
    events: Iterable[Event], seat: int | None, facts: dict[str, object], lang: str, quiet: frozenset[str] = frozenset()
) -> list[str]:
    """All that is worth telling; kinds of event in `quiet` go without saying."""
    told = (sentence(event, seat, facts, lang) for event in events if type(event).__name__ not in quiet)
    return [text for text in told if text]
