"""Processes that ask for a move of a slow table and are killed; arguments: database, point. Prints a line per table.

`between` dies inside of the transaction, when the entry is written and a later statement gets its values; `after` dies
when it is durable. Each kill is a forked child that ends itself by SIGKILL.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from paddock.table import commands
from tests.table.clock import ManualClock
from tests.table.harness import harness_at, in_days

if TYPE_CHECKING:
    from paddock.table.store.base import Statement

TIMES = 10


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Deadly:
    """A value that ends the process as soon as the database asks for it."""

    def __conform__(self, _protocol: object) -> None:
        die()


def deadly(*_: object) -> list[Statement]:
    return [("update pulse set at = at where id = $1", (Deadly(),))]


async def ask_and_die(database: str, point: str) -> None:
    async with harness_at(Path(database), ManualClock()) as harness:
        table = await harness.open("mille-bornes", ["anna", "ben"], clock=in_days(2))
        print(table.id, flush=True)  # noqa: T201 - how it tells
        if point == "between":
            harness.hub.further_statements = deadly
        else:
            harness.hub.on_entry = lambda _table, _entry: die()
        await harness.act(table, lambda state: commands.start(state, "anna"))


def main() -> None:
    for _ in range(TIMES):
        if (child := os.fork()) == 0:
            asyncio.run(ask_and_die(*sys.argv[1:3]))
            os._exit(1)  # it should have died before
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL, status  # noqa: PT018


if __name__ == "__main__":
    main()
