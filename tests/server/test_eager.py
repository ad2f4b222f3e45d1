"""Work begun at once: done on the spot if it need not wait, else a task goes on with it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from paddock.server.eager import begun

if TYPE_CHECKING:
    from collections.abc import Awaitable


async def work(said: list[str], *waits: Awaitable[Any]) -> None:
    try:
        for wait in waits:
            said.append("waits")
            said.append(await wait)
    except (ValueError, asyncio.CancelledError) as error:
        said.append(type(error).__name__)
        raise
    said.append("done")


async def test_work_that_need_not_wait_is_done_at_once_without_a_task() -> None:
    said: list[str] = []
    assert begun(work(said)) is None
    assert said == ["done"]


async def test_work_that_waits_is_gone_on_with_as_often_as_it_does() -> None:
    said: list[str] = []
    first, second = asyncio.Future[str](), asyncio.Future[str]()
    task = begun(work(said, first, second))
    assert task is not None
    assert said == ["waits"]
    first.set_result("first")
    await asyncio.sleep(0)
    second.set_result("second")
    await task
    assert said == ["waits", "first", "waits", "second", "done"]


async def test_what_it_waits_for_may_fail_and_it_may_be_cancelled() -> None:
    said: list[str] = []
    failing = asyncio.Future[str]()
    task = begun(work(said, failing))
    assert task is not None
    failing.set_exception(ValueError("no"))
    with pytest.raises(ValueError, match="no"):
        await task
    task = begun(work(said, asyncio.Future[str]()))
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert said == ["waits", "ValueError", "waits", "CancelledError"]


async def test_work_that_fails_at_once_is_reported_and_hurts_nobody() -> None:
    heard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, facts: heard.append(facts))

    async def fail() -> None:
        raise ValueError("no")

    assert begun(fail()) is None
    assert [type(facts["exception"]) for facts in heard] == [ValueError]
