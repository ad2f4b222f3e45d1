"""File lock that restricts a save to one session at a time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paddock.cli.errors import CliError
from paddock.locales import say
from paddock.table.store.lock import Lock


@contextmanager
def lock_on(save: Path, lang: str) -> Iterator[None]:
    """Hold the lock on a save; another session that resumes it gets an error."""
    lock = Lock.free(save)
    if lock is None:
        raise CliError(say("cli-save-in-use", {"file": str(save)}, lang))
    try:
        yield
    finally:
        lock.release()
