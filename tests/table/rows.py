"""Helpers for rows and cards, and for waiting until they are stored."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from paddock.table.store.base import AppendResult, Card, Row, Statement, Store

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def row(table: str, seq: int, body: bytes = b"{}") -> Row:
    return Row(table, seq, 1000.0 + seq, body)


def rows(table: str, first: int, last: int) -> list[Row]:
    return [row(table, seq, f"row {seq}".encode()) for seq in range(first, last + 1)]


def card(table: str, seq: int = 1, **changes: object) -> Card:
    facts: dict[str, object] = {
        "game": "mille-bornes",
        "status": "waiting",
        "is_listed": True,
        "host": "anna",
        "guests": ("anna",),
        "at": 1000.0 + seq,
        "summary": b"{}",
    }
    return Card(table=table, seq=seq, **{**facts, **changes})  # type: ignore[arg-type]


def also(appended: Row, name: str = "") -> list[Statement]:
    """A statement with a visible effect: a guest named after the row."""
    guest = f"{appended.table}-{appended.seq}"
    return [("insert into guests (guest_id, name, at) values ($1, $2, $3)", (guest, name or guest, appended.at))]


def appending(
    store: Store, appended: Row, with_card: Card | None = None, with_also: Sequence[Statement] = ()
) -> asyncio.Future[AppendResult]:
    """The pending result of appending the row."""
    fate: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
    store.append(appended, fate.set_result, with_card, with_also)
    return fate


async def append(store: Store, *appended: Row) -> list[AppendResult]:
    return await asyncio.gather(*(appending(store, each) for each in appended))


async def written(store: Store) -> None:
    """Wait until everything queued so far is written: with the first of two rows at the latest."""
    await append(store, row(f"flush-{time.monotonic_ns()}", 1))
    await append(store, row(f"flush-{time.monotonic_ns()}", 1))


async def append_card(store: Store, *cards: Card) -> list[AppendResult]:
    """Append rows that change only the lobby."""
    return await asyncio.gather(*(appending(store, row(each.table, each.seq), each) for each in cards))


def bodies(found: Iterable[Row]) -> list[bytes]:
    return [each.body for each in found]
