"""Fixtures: one browser and one server per worker, new windows for every test."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.browser.chromium import chromium, playing
from tests.browser.serving import Serving, build_page
from tests.browser.session import PATIENCE_MS, BrowserSession, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

HERE = "tests/browser/"
# A lost connection is retried after up to twelve seconds: assertions wait as long as clicks do.
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run everything on one event loop: the browser lives as long as the session."""
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
    """A real server whose bots move at once."""
    build_page()
    server = Serving(tmp_path_factory.mktemp("browser"))
    await server.start()
    yield server
    await server.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def session(browser: Browser, serving: Serving, request: pytest.FixtureRequest) -> AsyncIterator[BrowserSession]:
    """Where a module says `IS_OPEN`, people can be invited."""
    is_open = getattr(request.module, "IS_OPEN", False)
    async with opened(browser, serving, is_open=is_open) as made:
        yield made
