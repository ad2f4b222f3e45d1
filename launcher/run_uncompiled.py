"""Starts the product from its sources while it is being compiled, so that the first start does not wait."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from launcher import environments, places, steps

if TYPE_CHECKING:
    from pathlib import Path

# Commands that play thousands of matches are too slow uncompiled.
NEEDS_SPEED = {"bench", "load", "simulate"}


def is_called_for(word: str) -> bool:
    """Whether nothing was ever built here and the command can run uncompiled."""
    if word in NEEDS_SPEED or environments.was_built():
        return False
    # A build that was started and is no longer running has failed: then the user has to see why.
    return environments.is_locked() or not places.BEGUN.exists()


def ensure(word: str) -> Path:
    """A Python that runs the sources directly, while another process compiles them."""
    python = environments.ensure(places.EARLY, places.run_requirements())
    if word in places.NEEDS_PAGE:
        environments.ensure_page()
    if not environments.is_locked():
        build_in_background()
    steps.say(environments.BUILDING)
    return python


def build_in_background() -> None:
    """Build the compiled product in a low-priority process that outlives this one."""
    places.BEGUN.touch()
    places.LOGS.mkdir(parents=True, exist_ok=True)
    with (places.LOGS / "building.log").open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [sys.executable, str(places.ROOT / "paddock"), "build"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=places.ROOT,
            start_new_session=True,
        )
    os.setpriority(os.PRIO_PROCESS, process.pid, 10)
