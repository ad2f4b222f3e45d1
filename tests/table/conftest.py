"""A store for each test, on every database that there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table.store.open import open_store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from paddock.table.store.base import Store


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Where a database can be, on which nothing is yet."""
    return str(tmp_path / "tables.db")


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """A store that is started, on an empty database."""
    opened = open_store(address)
    await opened.start()
    yield opened
    await opened.stop()
