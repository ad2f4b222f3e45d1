"""Controls the server process of browser tests: start, kill, restart on the same data and port, request tables."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from launcher import page, places
from launcher.environments import lock
from paddock.table.entries import Chair, Settings
from tests.browser.staging import Order
from tests.server.serving import INSTANT

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.async_api import BrowserContext

START_S = 240.0
NAMES = ("Anna", "Nikos", "Iva", "Rosa", "Milan", "Zuzka", "Otto", "Ilse")


def build_page() -> None:
    """Build the page from its sources, into the folder the server reads."""
    with lock():
        page.build()


class Serving:
    """Servers that run one after the other on one database and one port."""

    def __init__(self, folder: Path, sources: Path | None = None, port: int = 0) -> None:
        self.folder = folder
        self.sources = sources  # another program than ours: a copy with one more game
        self.port = port
        self._process: asyncio.subprocess.Process
        self._tables = 0

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def open_url(self) -> str:
        """The same server by a name that the page takes for one that other devices can open."""
        return f"http://paddock.localhost:{self.port}"

    async def start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "tests.browser.server", str(self.folder / "tables.db"), str(self.port))
        paths = {"PYTHONPATH": str(self.sources)} if self.sources else {}
        self._process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, cwd=places.ROOT, env={**os.environ, **paths}
        )
        self.port = int(await self._answer())

    async def kill(self) -> None:
        """Kill the server, like a power cut."""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def _answer(self) -> str:
        assert self._process.stdout is not None
        async with asyncio.timeout(START_S):
            return (await self._process.stdout.readline()).decode().strip()

    async def order(self, order: Order) -> str:
        """Request a table; returns its id."""
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        said = await self._answer()
        assert said == order.table, said
        return said

    async def table(  # noqa: PLR0913 - each is a wish
        self,
        context: BrowserContext,
        game: str,
        seats: int = 2,
        moment: str = "playing",
        *,
        people: int = 1,
        friends: int = 0,
        chairs: int = 0,
        guest: str = "",
        name: str = "",
        **settings: Any,  # noqa: ANN401 - of a table
    ) -> str:
        """A table in that position, with this browser or another guest in the first seats; its id.

        Friends who are away have the next. The last chairs may be open; then it waits for people. Bots have the rest.
        """
        host = guest or await guest_of(context, self.url)
        sitting = [Chair("person", NAMES[seat], host) for seat in range(people)]
        sitting += [Chair("person", NAMES[seat], f"friend-{seat}") for seat in range(people, people + friends)]
        sitting += [Chair("bot", NAMES[seat], level=1) for seat in range(people + friends, seats - chairs)]
        self._tables += 1
        wish = Settings(game, seats, **{**INSTANT, **settings})
        table = name or f"staged{self._tables}"
        return await self.order(Order(table, wish, host, (*sitting, *[Chair()] * chairs), moment))


async def guest_of(context: BrowserContext, url: str, name: str = NAMES[0]) -> str:
    """The guest id of this browser; creates a guest if needed."""
    answer = await context.request.post(f"{url}/api/me", data={"name": name}, headers={"origin": url})
    assert answer.ok, await answer.text()
    cookies = [one for one in await context.cookies(url) if one.get("domain") == "localhost"]
    await context.add_cookies([{**one, "domain": "paddock.localhost"} for one in cookies])  # type: ignore[typeddict-item]
    return str((await answer.json())["guest"])
