"""Ctrl-C that never tears a move apart: it strikes at a prompt, or between two moves."""

import signal
from types import FrameType, TracebackType
from typing import Self


class Interrupts:
    """While this is entered, Ctrl-C raises KeyboardInterrupt only where the session says it may."""

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
        """Between two moves: the moment for a Ctrl-C that came during one."""
        if self._is_pending:
            raise KeyboardInterrupt

    def allow(self) -> None:
        """From now on a Ctrl-C strikes at once: a person is being asked."""
        self._may_strike = True
        self.check()  # for one that came just before

    def forbid(self) -> None:
        """A move is being made: Ctrl-C has to wait for its end."""
        self._may_strike = False
