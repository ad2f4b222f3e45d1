"""Rewriting the logs of an older version: names and chat move beside them; it can be killed and goes on."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import groupby

import msgspec

from paddock.table.entries import Ordered, decode_entry, encode_entry
from paddock.table.rows import split
from paddock.table.store.base import Row, Statement

AT_ONCE = 200  # tables in a transaction
COPY = ".before-0002"  # of the SQLite file, beside it
SUFFIX = "_before_0002"  # of the table with the logs as they were, on PostgreSQL
REACHED = "select after from rewriting"
REACH = "update rewriting set after = $1"
TOTAL = "select count(*) from events where seq = 1"
DONE = "select count(*) from events where seq = 1 and table_id <= $1"
NEXT = f"select table_id from events where seq = 1 and table_id > $1 order by table_id limit {AT_ONCE}"
ROWS = "select table_id, seq, at, body from events where table_id = $1 order by seq"
REWRITE = "update events set body = $3 where table_id = $1 and seq = $2"
FINISH = ("delete from snapshots", "delete from rewriting")
Progress = Callable[[int, int], None]


def rewritten(rows: list[Row]) -> Iterator[Statement]:
    """The statements that move names and chat of these logs beside them. A log that cannot be read stays as it is."""
    for _, log in groupby(rows, key=lambda row: row.table):
        with suppress(msgspec.DecodeError):
            yield from list(_moved(list(log)))


def _moved(log: list[Row]) -> Iterator[Statement]:
    shown_seq = 0
    for row in log:
        entry = decode_entry(row.body)
        shown_seq += 0 if isinstance(entry, Ordered) else 1
        kept, also = split(entry, row, shown_seq)
        if also:
            yield REWRITE, (row.table, row.seq, encode_entry(kept))
            yield from also
