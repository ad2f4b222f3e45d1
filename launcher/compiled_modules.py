"""Which sources are compiled, and which of them without optimization; pyproject.toml lists the exceptions."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, cast

from launcher.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

# The compiler's input: the compiled modules and their imports.
FOLDERS = ("advice", "bots", "core", "games")
MODULES = ("families.py",)


def settings(root: Path) -> dict[str, list[str]]:
    found = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return cast("dict[str, list[str]]", found["tool"]["paddock"])


def listed(root: Path, name: str) -> set[Path]:
    """The files that the patterns of a list in pyproject.toml match; SetupError if a pattern matches none."""
    found: set[Path] = set()
    for pattern in settings(root)[name]:
        matched = {path for path in root.glob(pattern) if path.name != "__init__.py"}
        if not matched:
            raise SetupError(f"pyproject.toml: tool.paddock.{name}: {pattern} matches no file")
        found |= matched
    return found


def compiled(root: Path) -> list[Path]:
    """Every module that the wheel carries as native code."""
    return sorted(listed(root, "compiled") - listed(root, "interpreted"))


def cold(root: Path) -> list[Path]:
    """Compiled modules that are not performance-critical."""
    return sorted(listed(root, "cold"))


def names(root: Path, paths: Iterable[Path]) -> list[str]:
    """The same, relative to `src`: `paddock/core/match.py`."""
    return [path.relative_to(root / "src").as_posix() for path in paths]
