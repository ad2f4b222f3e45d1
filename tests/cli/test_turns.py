"""`paddock turns`, as a person types it; the server is a real one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

SLOW = {"kind": "days", "seconds": 259_200}


async def opened(served: Any) -> tuple[str, str]:  # noqa: ANN401
    """A slow table where Anna is to move, and the code of a link for another device of hers."""
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot", clock=SLOW, start=True)
    return table, (await anna.post("/api/me/link", {})).json()["code"]


async def test_the_terminal_lists_the_tables_that_wait_once_it_is_a_device(run: Run, tmp_path: Path) -> None:
    async with serving(tmp_path / "tables.db") as served:
        table, code = await opened(served)
        url = served.url
        unknown = await asyncio.to_thread(run, "turns", "--server", url)
        assert unknown.code == 1
        assert "--link" in unknown.out + unknown.error
        first = await asyncio.to_thread(run, "turns", "--server", url, "--link", code)
        assert first.code == 0, first
        shown = "".join(first.out.split())
        assert f"{url}/table/{table}" in shown
        assert "71hours" in shown
        again = await asyncio.to_thread(run, "turns", "--server", url)
        assert again.out.splitlines()[-1] == first.out.splitlines()[-1]
        kept = tmp_path / "data" / "paddock" / "terminal-device.json"
        assert kept.stat().st_mode & 0o077 == 0


def test_a_server_that_is_not_there_is_told_in_a_sentence(run: Run) -> None:
    gone = run("turns", "--server", "http://127.0.0.1:9")
    assert gone.code == 1
    assert "127.0.0.1:9" in gone.out + gone.error
