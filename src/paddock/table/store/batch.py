"""Group commit: a batch is everything that was queued while the last one was written. There is no timer."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from paddock.table.store.base import AppendResult, Card, Row, Settle, Statement

MAX_ROWS = 400
Key = tuple[str, int]
Job = TypeVar("Job")
Job_co = TypeVar("Job_co", covariant=True)


class Pending(NamedTuple):
    """A queued row."""

    row: Row
    done: Settle
    card: Card | None
    also: Sequence[Statement]
    since: float  # on the monotonic clock

    @property
    def is_alone(self) -> bool:
        """Whether the row is written without further statements."""
        return self.card is None and not self.also


class Deferred(NamedTuple):
    """Statements nobody waits for; they are written with the next batch."""

    statements: list[Statement]


class Waiting(Protocol[Job_co]):
    """A queue of rows and other jobs."""

    def empty(self) -> bool: ...
    def get_nowait(self) -> Pending | Deferred | Job_co: ...


class Batch(NamedTuple, Generic[Job]):
    """Rows and statements to write together, and the job after them, if there is one."""

    rows: list[Pending]
    others: list[Statement]
    job: Job | None


def next_batch(first: Pending | Deferred | Job, waiting: Waiting[Job]) -> Batch[Job]:
    """Everything that is queued, up to MAX_ROWS."""
    rows: list[Pending] = []
    others: list[Statement] = []
    item = first
    while isinstance(item, Pending | Deferred):
        if isinstance(item, Pending):
            rows.append(item)
        else:
            others += item.statements
        if len(rows) + len(others) >= MAX_ROWS or waiting.empty():
            return Batch(rows, others, None)
        item = waiting.get_nowait()
    return Batch(rows, others, item)


def append_results(batch: Iterable[Pending], committed: set[Key]) -> list[AppendResult]:
    """The result of each row, given the keys that were written; of two rows with one key the first is committed."""
    found = []
    for pending in batch:
        key = pending.row[:2]
        found.append(AppendResult.COMMITTED if key in committed else AppendResult.CONFLICT)
        committed.discard(key)
    return found


def committed_cards(batch: Iterable[Pending], found: Iterable[AppendResult]) -> list[Card]:
    """The cards of the committed rows."""
    return [
        it.card
        for it, result in zip(batch, found, strict=True)
        if it.card is not None and result is AppendResult.COMMITTED
    ]


def committed_also(batch: Iterable[Pending], inserted: set[Key]) -> list[Statement]:
    """The further statements of the rows that were inserted; of two rows with one key those of the first."""
    found: list[Statement] = []
    left = set(inserted)
    for pending in batch:
        key = pending.row[:2]
        if key in left:
            left.discard(key)
            found += pending.also
    return found


def settle(
    batch: Iterable[Pending], found: Iterable[AppendResult], on_settled: Callable[[AppendResult, float], None]
) -> None:
    """Report all results, on the event loop. An exception in one callback does not affect the others."""
    now = time.monotonic()
    for pending, result in zip(batch, found, strict=True):
        on_settled(result, now - pending.since)
        try:
            pending.done(result)
        except Exception as error:  # noqa: BLE001 - it is reported, and the other callbacks run
            facts = {"message": f"the table {pending.row.table} failed at its own row", "exception": error}
            asyncio.get_running_loop().call_exception_handler(facts)
