"""Runs one step of a set-up: shows progress, writes a log, reports a failure in one line."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import IO, TYPE_CHECKING

from launcher.errors import SetupError
from launcher.places import LOGS, OBJECTS, ROOT, SCRATCH

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path


def say(text: str) -> None:
    print(f"paddock: {text}", file=sys.stderr, flush=True)


def environment() -> dict[str, str]:
    """The user's environment (indexes, proxies, caches), without variables that would redirect tools."""
    misleading = {"VIRTUAL_ENV", "CONDA_PREFIX", "PYTHONHOME", "PYTHONPATH", "UV_PYTHON", "PIP_REQUIRE_VIRTUALENV"}
    kept = {name: value for name, value in os.environ.items() if name not in misleading}
    ours = {"UV_PYTHON_DOWNLOADS": "never", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "NO_COLOR": "1"}
    return {**kept, **ours, "TMPDIR": str(SCRATCH), "PADDOCK_OBJECTS": str(OBJECTS)}


def step(label: str, command: Sequence[str | Path]) -> str:
    """Run a command in the checkout and log its output; returns the output, or SetupError with the relevant line."""
    # Emptied each time: a killed build leaves files behind.
    shutil.rmtree(SCRATCH, ignore_errors=True)
    for folder in (LOGS, SCRATCH):
        folder.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{label.replace(' ', '-')}.log"
    with log.open("w", encoding="utf-8") as output:
        code = watch(label, list(map(str, command)), output)
    text = log.read_text(encoding="utf-8", errors="replace")
    if code:
        raise SetupError(f"{label} failed: {reason(text)} (all of it: {os.path.relpath(log)})")
    return text


def watch(label: str, command: list[str], output: IO[str]) -> int:
    """Wait for the end; a terminal shows the seconds, a log file gets one line."""
    started = time.monotonic()
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, signal.default_int_handler)
    # Its own session, so that all processes started by a build can be ended with it.
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        cwd=ROOT,
        env=environment(),
        start_new_session=True,
    )
    live = sys.stderr.isatty()
    for seconds in ticks(process, started):
        if live:
            print(f"\r  {label} ... {seconds:.0f} s", end="", file=sys.stderr, flush=True)
    start = "\r" if live else ""
    print(f"{start}  {label}: {time.monotonic() - started:.1f} s    ", file=sys.stderr, flush=True)
    return process.returncode


def ticks(process: subprocess.Popen[bytes], started: float) -> Iterator[float]:
    """The seconds so far, about once a second until the process ends; an interruption also ends its children."""
    try:
        while process.poll() is None:
            yield time.monotonic() - started
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=1)
    except BaseException:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise


def reason(text: str) -> str:
    """The line of a tool's output that says what went wrong: its first error, else its last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line.lower()]
    return (errors or lines[-1:] or ["no message"])[0]
