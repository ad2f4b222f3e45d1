"""Cache of compiled C files between builds."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class Cache:
    """A folder of object files named by everything they depend on; without a folder it keeps nothing."""

    def __init__(self, folder: str, shared: Sequence[str]) -> None:
        self.folder = Path(folder) if folder else None
        self.shared = "\n".join(shared).encode()
        self.used: set[str] = set()

    def name(self, source: Path, options: Sequence[str]) -> str:
        digest = hashlib.sha256(self.shared)
        digest.update("\n".join([source.name, *options]).encode())
        digest.update(source.read_bytes())
        return digest.hexdigest() + ".o"

    def fetch(self, source: Path, output: Path, options: list[str], make: Callable[[], None]) -> None:
        """Put the object file of `source` at `output`; compile it only on a cache miss."""
        if self.folder is None:
            make()
            return
        name = self.name(source, options)
        self.used.add(name)
        if not (self.folder / name).exists():
            make()
            self.folder.mkdir(parents=True, exist_ok=True)
            draft = self.folder / f"{name}.{os.getpid()}"
            shutil.copyfile(output, draft)
            draft.replace(self.folder / name)
        shutil.copyfile(self.folder / name, output)

    def tidy(self) -> None:
        """Delete the entries that this build did not use."""
        for old in self.folder.iterdir() if self.folder and self.folder.exists() else ():
            if old.name not in self.used:
                old.unlink()
