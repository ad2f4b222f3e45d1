"""A server for each test, on SQLite."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server without limits of rate and number."""
    async with serving(tmp_path / "tables.db") as running:
        yield running
