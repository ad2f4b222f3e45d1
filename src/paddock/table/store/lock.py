"""A lock file beside a database: one process at a time. The lock ends with its process."""

import fcntl
import os
from pathlib import Path


def lock_file(file: Path) -> Path:
    """Where the lock of a database lies."""
    return file.with_name(f".{file.name}.lock")


class Lock:
    """The exclusive right to write a file."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def free(cls, file: Path) -> "Lock | None":
        """The lock, or None if another process has it."""
        path = lock_file(file)
        handle = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            # The previous owner may have removed the file between our two calls.
            if os.fstat(handle).st_ino == path.stat().st_ino:
                return cls(path, handle)
        except OSError:
            pass
        os.close(handle)
        return None

    def release(self) -> None:
        """Unlock and remove the lock file."""
        self._path.unlink(missing_ok=True)
        os.close(self._handle)
