"""Processes that write or send a notice and are killed in between; arguments: database, port of the mail server, point.

The modules are loaded once; each kill is a forked child that ends itself by SIGKILL. One line is printed per table.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from paddock.people.notices.channels import Channels
from paddock.people.notices.host_settings import NoticeConfig
from paddock.people.notices.sender import NoticeSender
from paddock.people.notices.writer import ABSENT_S, NoticeWriter
from tests.people.notice_parts import add_mail
from tests.table.clock import ManualClock
from tests.table.harness import harness_at

TIMES = 10


def config(port: int) -> NoticeConfig:
    return NoticeConfig(smtp=f"smtp+plain://127.0.0.1:{port}", mail_from="race@example.org")


def die(_where: str = "") -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def write_and_die(database: str, port: int, point: str) -> None:
    """Make it somebody's turn; die as soon as that is durable, or when its mail was sent and not marked."""
    async with harness_at(Path(database), ManualClock()) as harness:
        for guest in ("anna", "ben"):
            if await harness.store.guest(guest) is None:
                await add_mail(harness.store, guest)
        harness.hub.further_statements = NoticeWriter(harness.hub.presence).statements
        table = await harness.open("mille-bornes", ["anna", "ben"], grace_ms=600_000, window_ms=0)
        print(table.id, flush=True)  # noqa: T201 - how it tells
        if point == "commit":
            harness.hub.on_entry = lambda _table, _entry: die()
        from paddock.table import commands  # noqa: PLC0415

        await harness.act(table, lambda state: commands.start(state, "anna"))
        sender = NoticeSender(harness.hub, Channels(config(port), "http://localhost"), 5.0)
        sender.crash_points = lambda where: die() if where == f"{point} sending" else None
        harness.clock.skip(ABSENT_S + 1)
        await sender.send_due()


def main() -> None:
    database, port, point = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    for _ in range(TIMES):
        if (child := os.fork()) == 0:
            asyncio.run(write_and_die(database, port, point))
            os._exit(1)  # it should have died before
        _, status = os.waitpid(child, 0)
        assert os.WTERMSIG(status) == signal.SIGKILL, status


if __name__ == "__main__":
    main()
