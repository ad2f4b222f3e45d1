"""Group commit: a batch is whatever gathered while the last one was written. No timer, no waiting for more."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

from paddock.table.store.base import Card, Fate, Row, Settle

MOST_ROWS = 400
Values = tuple[object, ...]
Statement = tuple[str, Values]
Key = tuple[str, int]
Job = TypeVar("Job")
Job_co = TypeVar("Job_co", covariant=True)


class Pending(NamedTuple):
    """A row on its way to the disk."""

    row: Row
    done: Settle
    card: Card | None
    since: float  # by the monotonic clock


class Later(NamedTuple):
    """Statements that nobody waits for: they are written with whatever rows there are."""

    statements: list[Statement]


class Waiting(Protocol[Job_co]):
    """A queue of rows and other jobs."""

    def empty(self) -> bool: ...
    def get_nowait(self) -> Pending | Later | Job_co: ...


class Gathered(NamedTuple, Generic[Job]):
    """What is written together, and the other job that came behind it, if one did."""

    rows: list[Pending]
    others: list[Statement]
    job: Job | None


def gathered(first: Pending | Later | Job, waiting: Waiting[Job]) -> Gathered[Job]:
    """As much as has gathered."""
    rows: list[Pending] = []
    others: list[Statement] = []
    item = first
    while isinstance(item, Pending | Later):
        if isinstance(item, Pending):
            rows.append(item)
        else:
            others += item.statements
        if len(rows) + len(others) >= MOST_ROWS or waiting.empty():
            return Gathered(rows, others, None)
        item = waiting.get_nowait()
    return Gathered(rows, others, item)


def fates(batch: Iterable[Pending], won: set[Key]) -> list[Fate]:
    """What became of each row, given which keys were written now; of two rows with one key the first has won."""
    found = []
    for pending in batch:
        key = pending.row[:2]
        found.append(Fate.WON if key in won else Fate.LOST)
        won.discard(key)
    return found


def won_cards(batch: Iterable[Pending], found: Iterable[Fate]) -> list[Card]:
    """The cards of the rows that won."""
    return [it.card for it, fate in zip(batch, found, strict=True) if it.card is not None and fate is Fate.WON]


def settle(batch: Iterable[Pending], found: Iterable[Fate], told: Callable[[Fate, float], None]) -> None:
    """Tell everybody, on the event loop. A table that stumbles over its news does not keep them from the others."""
    now = time.monotonic()
    for pending, fate in zip(batch, found, strict=True):
        told(fate, now - pending.since)
        try:
            pending.done(fate)
        except Exception as error:  # noqa: BLE001 - it is reported, and nobody else's row suffers
            facts = {"message": f"the table {pending.row.table} failed at its own row", "exception": error}
            asyncio.get_running_loop().call_exception_handler(facts)
