"""Plays a match to its end on a test server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.server.serving import Line, Person, Served


async def played(line: Line) -> dict[str, Any]:
    """Play a match to its end, always the first legal move; returns the last view."""
    seen = await line.until("seen")
    while not seen["view"]["over"]:
        if seen["view"]["moves"]:
            await line.send("play", id=f"m{seen['seq']}", seat=1, seq=seen["seq"], move=seen["view"]["moves"][0])
        seen = await line.until("seen")
    return seen


async def finished(served: Served) -> tuple[Person, str, str]:
    """A table whose match is over, and the commitment published before it."""
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot")
    commitment = (await anna.get(f"/api/tables/{table}")).json()["commitment"]
    line = await anna.at(table)
    await anna.post(f"/api/tables/{table}/start", {})
    await played(line)
    return anna, table, commitment
