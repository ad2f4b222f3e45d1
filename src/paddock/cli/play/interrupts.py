"""Ctrl-C handling: an interrupt takes effect at a prompt or between two moves, never during a move."""

import signal
from types import FrameType, TracebackType
from typing import Self


class Interrupts:
    """Context manager: Ctrl-C raises KeyboardInterrupt only where the session allows it."""

    def __init__(self) -> None:
        self._is_pending = False
        self._may_strike = False
        self._before: signal.Handlers | object = signal.SIG_DFL

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._struck)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, self._before)  # type: ignore[arg-type]  # what signal.signal gave back

    def _struck(self, _number: int, _frame: FrameType | None) -> None:
        self._is_pending = True
        if self._may_strike:
            raise KeyboardInterrupt

    def check(self) -> None:
        """Raise KeyboardInterrupt between two moves if Ctrl-C was pressed during the last one."""
        if self._is_pending:
            raise KeyboardInterrupt

    def allow(self) -> None:
        """Let Ctrl-C take effect immediately, while a prompt is open."""
        self._may_strike = True
        self.check()  # for a Ctrl-C just before this call

    def forbid(self) -> None:
        """Defer Ctrl-C until the current move is complete."""
        self._may_strike = False
