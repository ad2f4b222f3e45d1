"""`paddock turns`, as a person types it; the server is a real one."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.cli.conftest import Run

SLOW = {"kind": "days", "seconds": 259_200}


async def opened(served: Any) -> tuple[str, str]:  # noqa: ANN401
    """A slow table where Anna is to move, and the code of a link for another device of hers."""
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot", clock=SLOW, start=True)
    return table, (await anna.post("/api/me/link", {})).json()["code"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, str, str]]:
    """The address of a server, a table that waits for Anna, and her code for another device."""
    ready, ended = threading.Event(), asyncio.Event()
    found: list[Any] = []

    async def run() -> None:
        async with serving(tmp_path / "tables.db") as served:
            found.extend([asyncio.get_running_loop(), served.url, *await opened(served)])
            ready.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: asyncio.run(run()))
    thread.start()
    assert ready.wait(60)
    loop, url, table, code = found
    yield url, table, code
    loop.call_soon_threadsafe(ended.set)
    thread.join()


def test_the_terminal_lists_the_tables_that_wait_once_it_is_a_device(
    run: Run, server: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    url, table, code = server
    unknown = run("turns", "--server", url)
    assert unknown.code == 1
    assert "--link" in unknown.out + unknown.error
    first = run("turns", "--server", url, "--link", code)
    assert (first.code, f"{url}/table/{table}" in first.out, "71 hours" in first.out) == (0, True, True)
    assert run("turns", "--server", url).out == first.out
    kept = tmp_path / "data" / "paddock" / "terminal-device.json"
    assert kept.stat().st_mode & 0o077 == 0


def test_a_server_that_is_not_there_is_told_in_a_sentence(run: Run) -> None:
    gone = run("turns", "--server", "http://127.0.0.1:9")
    assert gone.code == 1
    assert "127.0.0.1:9" in gone.out + gone.error
