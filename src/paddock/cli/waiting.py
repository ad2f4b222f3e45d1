"""Progress bar that appears only if a task takes longer than half a second."""

import time
from contextlib import ExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from paddock.cli.screen import Screen
from paddock.cli.simulate import bar

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

LONG_S: Final = 0.5


class Waiting:
    """Context manager and callback: while entered, call it with the progress from 0 to 1."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._stack = ExitStack()
        self._shown: tuple[Progress, TaskID] | None = None
        self._since = time.monotonic()
        self._is_waiting = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def __call__(self, done: float) -> None:
        """Advance the bar."""
        if not self._is_waiting and time.monotonic() - self._since > LONG_S:
            self._is_waiting = True
            progress = self._stack.enter_context(bar(self._screen))
            self._shown = None if progress is None else (progress, progress.add_task("", total=1.0))
        if self._shown is not None:
            progress, task = self._shown
            progress.update(task, completed=min(done, 1.0))
