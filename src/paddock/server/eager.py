"""Eager: work that rarely has to wait is begun at once, and becomes a task only if it does."""

from __future__ import annotations

import asyncio
import types
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator


def begun(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """The task that goes on with it, or None if it is done already. It fails like a task: the loop hears of it."""
    loop = asyncio.get_running_loop()
    try:
        waited = work.send(None)
    except StopIteration:
        return None
    except Exception as error:  # noqa: BLE001 - whoever began it has others to serve
        loop.call_exception_handler({"message": "work begun at once has failed", "exception": error})
        return None
    return loop.create_task(_go_on(work, waited))


async def _go_on(work: Coroutine[Any, Any, None], waited: object) -> None:
    await _rest(work, waited)


@types.coroutine
def _rest(work: Coroutine[Any, Any, None], waited: object) -> Generator[Any, Any, None]:
    """Hand on what it waits for, and to it what became of that, until it ends."""
    try:
        while True:
            try:
                yield waited
            except BaseException as error:  # noqa: BLE001 - it is the work's own to deal with
                waited = work.throw(error)
            else:
                waited = work.send(None)
    except StopIteration:
        return
