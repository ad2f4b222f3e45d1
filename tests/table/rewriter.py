"""A process that opens a database of an older version and prints how far it has rewritten it: `rewriter.py ADDRESS`.

The first line comes before it does anything.
"""

from __future__ import annotations

import asyncio
import os
import sys

from paddock.table.store import rewrite
from paddock.table.store.open import open_store
from paddock.table.store.postgres import database
from paddock.table.store.sqlite import file

ONE_TABLE = rewrite.NEXT.replace(f"limit {rewrite.AT_ONCE}", "limit 1")


def tell(done: int, _total: int) -> None:
    os.write(sys.stdout.fileno(), f"{done}\n".encode())


async def main() -> None:
    for module in (file, database):
        vars(module)["NEXT"] = ONE_TABLE  # so that there are many moments at which it can be killed
    store = open_store(sys.argv[1])
    store.on_rewritten = tell
    tell(0, 0)
    await store.start()
    await store.stop()


if __name__ == "__main__":
    asyncio.run(main())
