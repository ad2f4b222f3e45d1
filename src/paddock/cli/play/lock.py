"""A save belongs to one session at a time: a lock beside the file, which ends with its process however that ends."""

import fcntl
import os
from pathlib import Path

from paddock.cli.errors import CliError
from paddock.locales import say


class Lock:
    """The right to write a file; `Lock.on` refuses if another session has it."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def on(cls, save: Path, lang: str) -> "Lock":
        """Take the lock, or complain that the save is being played."""
        lock = cls.free(save)
        if lock is None:
            raise CliError(say("cli-save-in-use", {"file": str(save)}, lang))
        return lock

    @classmethod
    def free(cls, save: Path) -> "Lock | None":
        """The lock if nobody has it."""
        path = save.with_name(f".{save.name}.lock")
        handle = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # Whoever had it before may have taken the file away between our two calls.
            if os.fstat(handle).st_ino == path.stat().st_ino:
                return cls(path, handle)
        except OSError:
            pass
        os.close(handle)
        return None

    def release(self) -> None:
        """Give it back and leave nothing behind."""
        self._path.unlink(missing_ok=True)
        os.close(self._handle)
