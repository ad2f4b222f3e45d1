"""Logs: one JSON object a line, without names, addresses, tokens or cards."""

import logging
import sys
from typing import Any

import structlog


def set_up(*, is_json: bool, level: str = "info") -> None:
    """Write logs to standard error; to a terminal in colours, else as JSON."""
    processors: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info if is_json else structlog.processors.StackInfoRenderer(),
        structlog.processors.JSONRenderer() if is_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
    ]
    structlog.configure(
        processors=processors,
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )
