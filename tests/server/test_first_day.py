"""The first `./paddock serve` runs the sources before anything is installed: the server is as healthy then."""

from __future__ import annotations

from importlib import metadata
from typing import TYPE_CHECKING

import httpx
import pytest

if TYPE_CHECKING:
    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_server_that_is_not_installed_is_healthy(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"http://127.0.0.1:{served.port}/api/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": ""})
