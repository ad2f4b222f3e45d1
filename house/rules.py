"""Says which sources are compiled, and which of them with little effort; pyproject.toml lists the exceptions."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

FOLDERS = ("core", "games", "bots")


def listed(root: Path, name: str) -> set[Path]:
    """The files that a list of patterns in `[tool.paddock]` names."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return {path for pattern in settings["tool"]["paddock"][name] for path in root.glob(pattern)}


def interpreted(root: Path) -> set[Path]:
    return listed(root, "interpreted")


def cold(root: Path) -> set[Path]:
    """Compiled sources that play never waits for."""
    return listed(root, "cold")


def compiled(root: Path) -> list[Path]:
    """Every module that the wheel carries as native code."""
    found = (path for folder in FOLDERS for path in (root / "src/paddock" / folder).rglob("*.py"))
    return sorted({path for path in found if path.name != "__init__.py"} - interpreted(root))


def names(root: Path, paths: Iterable[Path]) -> list[str]:
    """The same below `src`: `paddock/core/match.py`."""
    return [path.relative_to(root / "src").as_posix() for path in paths]
