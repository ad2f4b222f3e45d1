"""Logging set-up: one JSON object per line, without names, addresses, tokens or cards."""

import logging
import sys
from contextlib import suppress
from typing import Any, Final, TextIO

import structlog


def set_up(*, is_json: bool, level: str = "info", stream: TextIO | None = None) -> None:
    """Write logs to standard error, or to another stream; to a terminal in colours, else as JSON."""
    written = stream or sys.stderr
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderer = _json() if is_json else [_console(written)]
    structlog.configure(
        processors=[*shared, *renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=lambda *_: Writer(written),
        cache_logger_on_first_use=False,
    )
    _set_up_libraries([*shared, structlog.stdlib.ExtraAdder()], renderer, written)


class Writer:
    """Writes lines to a stream. A line that cannot be written is dropped, so that no table waits for a log."""

    def __init__(self, stream: TextIO) -> None:
        self._stream: Final = stream

    def msg(self, line: str) -> None:
        with suppress(OSError, ValueError):  # the disk is full, or the stream is closed
            self._stream.write(f"{line}\n")
            self._stream.flush()

    debug = info = warning = error = exception = critical = msg


def _json() -> list[Any]:
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]


def _console(stream: TextIO) -> Any:  # noqa: ANN401 - as structlog has it
    # Its default prints local variables, which may hold tokens and cards.
    plain = structlog.dev.plain_traceback
    return structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=plain)


def _set_up_libraries(shared: list[Any], renderer: list[Any], stream: TextIO) -> None:
    """Log records of libraries in the same format; only warnings, because some log traffic below that level."""
    strip = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler = logging.StreamHandler(stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[strip, *renderer]))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
