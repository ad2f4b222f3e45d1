"""Provides virtual environments, and makes one again only if its stamp has changed."""

from __future__ import annotations

import fcntl
import os
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from launcher import places, stamp

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

BUILDING = "the compiled rules are being built, the next start has them"

POLL_S = 0.2  # while another process sets up


def ensure_run(*, needs_page: bool = False) -> Path:
    """The Python of the compiled product."""
    if needs_page and places.PAGELESS.exists():
        stamp.remove(places.RUN)  # what could not be downloaded at build time may be available by now
    return ensure(places.RUN, places.run_inputs())


def ensure_test() -> Path:
    """The Python of the tests, which import the sources directly."""
    return ensure(places.TEST, places.test_inputs())


def ensure_docs() -> Path:
    """The Python of MkDocs."""
    return ensure(places.DOCS, ["requirements/docs.txt"])


def ensure_page() -> None:
    """The page, built inside the sources, for commands that run them."""
    from launcher import page  # noqa: PLC0415

    # The first build makes the page long before it has compiled the rules.
    with lock(until=page.is_current):
        if not page.is_current():
            from launcher import make_environment  # noqa: PLC0415

            make_environment.build_page()


def ensure_node() -> Path:
    """The Python of the environment with Node."""
    with lock():
        from launcher import make_environment  # noqa: PLC0415

        make_environment.build_tools()
    return places.python_of(places.BUILD)


def ensure(environment: Path, inputs: list[str]) -> Path:
    wanted = stamp.stamp(places.ROOT, inputs)
    if not is_current(environment, wanted):
        with lock():
            # Another launcher may have made it while this one waited.
            if not is_current(environment, wanted):
                from launcher import make_environment  # noqa: PLC0415  # a warm start must not pay for what it does not use

                make_environment.make(environment, wanted)
    return places.python_of(environment)


def is_current(environment: Path, wanted: str) -> bool:
    if stamp.read(environment)[0] != wanted or not places.python_of(environment).exists():
        return False
    return environment != places.RUN or not has_new_compiler()


def was_built() -> bool:
    """Whether `.run` contains a product, even an old one."""
    return bool(stamp.read(places.RUN)[0])


def slow_reason() -> str:
    """Why the product in `.run` is not compiled; empty if it is."""
    try:
        return places.SLOW.read_text(encoding="utf-8").splitlines()[1]
    except (OSError, IndexError):
        return ""


def has_new_compiler() -> bool:
    """Whether the compiler has changed since the product was built without one."""
    if not places.SLOW.exists():
        return False
    from launcher import compiler  # noqa: PLC0415

    return places.SLOW.read_text(encoding="utf-8").splitlines()[:1] != [compiler.identity()]


def is_locked() -> bool:
    """Whether another process is setting up in this checkout."""
    if not (places.TOOLS / "lock").exists():
        return False
    handle = os.open(places.TOOLS / "lock", os.O_RDWR)
    try:
        return not _is_taken(handle)
    finally:
        os.close(handle)


@contextmanager
def lock(until: Callable[[], bool] = lambda: False) -> Iterator[None]:
    """One set-up at a time in this checkout; the operating system releases the lock even if the process is killed.

    Where another one makes what is wanted here, `until` says when that is there: then the lock is not waited for.
    """
    places.TOOLS.mkdir(exist_ok=True)
    handle = os.open(places.TOOLS / "lock", os.O_RDWR | os.O_CREAT, 0o644)
    try:
        if not (until() or _is_taken(handle)):
            from launcher import steps  # noqa: PLC0415

            steps.say("waiting for another paddock that is setting up")
            while not (until() or _is_taken(handle)):
                time.sleep(POLL_S)
        yield
    finally:
        os.close(handle)


def _is_taken(handle: int) -> bool:
    """Take the lock if it is free; whether it was."""
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
