"""A file belongs to one process at a time: a lock beside it, which ends with its process however that ends."""

import fcntl
import os
from pathlib import Path


class Lock:
    """The right to write a file."""

    def __init__(self, path: Path, handle: int) -> None:
        self._path = path
        self._handle = handle

    @classmethod
    def free(cls, file: Path) -> "Lock | None":
        """The lock if nobody has it."""
        path = file.with_name(f".{file.name}.lock")
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
