"""Fixtures: one browser and one server per worker, new windows for every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.chromium import chromium, playing
from tests.browser.room import PATIENCE_MS, Room, opened
from tests.browser.serving import Serving, build_page

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

HERE = "tests/browser/"
# A line that was lost is tried again after up to twelve seconds: who looks has as much patience as who presses.
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of it on one loop: the browser lives as long as the session."""
    for item in items:
        if item.nodeid.startswith(HERE):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A real Chromium."""
    found = chromium()
    async with playing() as playwright:
        running = await found.launch(playwright)
        yield running
        await running.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def serving(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    """A real server, with bots that think at once."""
    build_page()
    server = Serving(tmp_path_factory.mktemp("browser"))
    await server.start()
    yield server
    await server.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def room(browser: Browser, serving: Serving) -> AsyncIterator[Room]:
    async with opened(browser, serving) as made:
        yield made
