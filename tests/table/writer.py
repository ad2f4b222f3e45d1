"""A process that appends rows and prints the acknowledged ones until it is killed: `writer.py ADDRESS`."""

from __future__ import annotations

import asyncio
import os
import sys

from paddock.table.store.base import AppendResult, Store
from paddock.table.store.open import open_store
from tests.table.rows import also, card, row

TABLES = 20


def play_on(store: Store, table: str, seq: int) -> None:
    """Append the next row of a table, and after its acknowledgement the next."""

    def done(fate: AppendResult) -> None:
        if fate is AppendResult.COMMITTED:
            # One write of a few bytes: it is in the pipe completely or not at all.
            os.write(sys.stdout.fileno(), f"{table} {seq}\n".encode())
            play_on(store, table, seq + 1)

    appended = row(table, seq, f"{table} {seq}".encode())
    store.append(appended, done, card(table, seq) if seq % 10 == 1 else None, also(appended) if seq % 3 == 0 else ())


async def main() -> None:
    store = open_store(sys.argv[1])
    await store.start()
    for number in range(TABLES):
        table = f"t{number}"
        play_on(store, table, len(await store.read(table)) + 1)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
