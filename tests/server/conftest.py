"""Fixture: one server on SQLite per test file; every test creates its guests and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from paddock.people.notices.host_settings import NoticeConfig
from tests.server.serving import Served, serving
from tests.table.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url", "served"]

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import pytest


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def served(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A server without rate limits and other limits."""
    notices = NoticeConfig(webhook_hosts=("127.0.0.1",))
    async with serving(tmp_path_factory.mktemp("server") / "tables.db", notices=notices) as running:
        yield running
