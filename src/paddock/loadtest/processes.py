"""Server processes that the load test starts, stops and kills."""

from __future__ import annotations

import asyncio
import re
import signal
import sys
import tempfile
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import psutil

from paddock.loadtest.errors import LoadFailed
from paddock.server.open_files import raise_limit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from paddock.loadtest.plan import Plan

START_S: Final = 60.0
STOP_S: Final = 20.0
ADDRESS: Final = re.compile(r"http://[^\s/]+:\d+")


class Server:
    """A server's URL, and its process id if it runs on this machine."""

    def __init__(self, url: str, pid: int | None, process: asyncio.subprocess.Process | None = None) -> None:
        self.url: Final = url
        self.pid: Final = pid
        self._process: Final = process

    async def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Send a signal and wait; a server that was not started here is left alone."""
        if self._process is None or self._process.returncode is not None:
            return
        self._process.send_signal(how)
        try:
            await asyncio.wait_for(self._process.wait(), STOP_S)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()


async def start(database: str, limits: str = "--unlimited", python: str = sys.executable) -> Server:
    """Start a server on a free port; without limits unless that flag says otherwise."""
    # By its number: looking up a name would be measured, too.
    flags = ["--host", "127.0.0.1", "--port", "0", limits, "--log", "error", "--lang", "en", "--database", database]
    process = await asyncio.create_subprocess_exec(
        python, "-P", "-m", "paddock", "serve", *flags, stdout=asyncio.subprocess.PIPE
    )
    try:
        return Server(await asyncio.wait_for(_address(process), START_S), process.pid, process)
    except (TimeoutError, LoadFailed) as error:
        if process.returncode is None:
            process.kill()
        raise LoadFailed("no-start", code=await process.wait()) from error


async def _address(process: asyncio.subprocess.Process) -> str:
    while process.stdout is not None and (line := await process.stdout.readline()):
        found = ADDRESS.search(line.decode())
        if found is not None:
            return found.group()
    raise LoadFailed("no-start", code=await process.wait())


@asynccontextmanager
async def servers(plan: Plan) -> AsyncIterator[list[Server]]:
    """The servers to measure: the given URLs, or new processes that end afterwards."""
    raise_limit()
    if plan.urls:
        yield [Server(url, listening_pid(url)) for url in plan.urls]
        return
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="paddock-load-"))
        database = plan.database or f"{folder}/load.sqlite3"
        # A server as in daily use: the very first start also loads the code that creates the schema, and keeps it in
        # memory.
        await (await start(database)).end()
        found = []
        for _ in range(plan.processes):
            found.append(await start(database))
            stack.push_async_callback(found[-1].end)
        yield found


@asynccontextmanager
async def limited_server() -> AsyncIterator[Server]:
    """A new server with the limits that everybody gets; it believes what its clients say of their addresses."""
    raise_limit()
    with tempfile.TemporaryDirectory(prefix="paddock-load-") as folder:
        server = await start(f"{folder}/load.sqlite3", "--proxy")
        try:
            yield server
        finally:
            await server.end()


def listening_pid(url: str) -> int | None:
    """The process on this machine that listens there; None if that is unknown."""
    try:
        found = psutil.net_connections("tcp")
    except psutil.Error:
        return None
    port = urlsplit(url).port
    pids = [it.pid for it in found if it.status == psutil.CONN_LISTEN and it.laddr and it.laddr.port == port]
    return pids[0] if pids else None
