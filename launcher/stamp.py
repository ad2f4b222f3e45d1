"""Stamps: a hash of the inputs of an environment; it changes when the environment has to be made again."""

from __future__ import annotations

import hashlib
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

OUTPUTS = (".so", ".pyc", ".pyd", "~")
OUTPUT_FOLDERS = {"__pycache__", "node_modules", "dist", "static"}
NAME = "paddock.stamp"


def python_identity() -> str:
    """Identity of the Python behind the environments: another one cannot load their native modules."""
    return f"{sys.implementation.cache_tag} {sys.base_prefix}"


def sources(folder: str) -> Iterator[str]:
    """Every source file below `folder`: no build outputs, hidden files or caches."""
    for where, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in OUTPUT_FOLDERS and not name.startswith("."))
        for name in sorted(names):
            if not name.startswith(".") and not name.endswith(OUTPUTS):
                yield os.path.join(where, name)  # noqa: PTH118  # paths as text: this runs before every command


def stamp(root: Path, names: Iterable[str]) -> str:
    """A hash of the names and contents of files and folders below `root`, of the path and of the Python."""
    digest = hashlib.sha256(f"{root}\n{python_identity()}\n".encode())
    for name in names:
        path = root / name
        for file in sources(str(path)) if path.is_dir() else [str(path)]:
            with open(file, "rb") as stream:  # noqa: PTH123  # as above
                content = stream.read()
            digest.update(f"{os.path.relpath(file, root)} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()


def read(environment: Path) -> tuple[str, str]:
    """The stamp of a finished environment and its Python; two empty strings if it was never finished."""
    try:
        first, second = (environment / NAME).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return "", ""
    return first, second


def write(environment: Path, value: str) -> None:
    """Mark an environment as finished. This is the last step."""
    draft = environment / (NAME + ".new")
    draft.write_text(f"{value}\n{python_identity()}\n", encoding="utf-8")
    draft.replace(environment / NAME)


def remove(environment: Path) -> None:
    (environment / NAME).unlink(missing_ok=True)
