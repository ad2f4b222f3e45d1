"""Fixtures of tables and servers, and tables that write results as a server does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.people.evenings import recording_at
from tests.table.conftest import address, postgres, postgres_url, seeded

__all__ = ["address", "postgres", "postgres_url", "seeded"]

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.table.harness import Harness


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """Tables that write results, on a database file."""
    async with recording_at(tmp_path / "tables.db") as opened:
        yield opened
