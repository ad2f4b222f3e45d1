"""Says which sources are compiled, and which of them with little effort; pyproject.toml lists the exceptions."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

FOLDERS = ("core", "games", "bots", "advice")


def settings(root: Path) -> dict[str, list[str]]:
    found = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return cast("dict[str, list[str]]", found["tool"]["paddock"])


def interpreted(root: Path) -> set[Path]:
    return {path for pattern in settings(root)["interpreted"] for path in root.glob(pattern)}


def compiled(root: Path) -> list[Path]:
    """Every module that the wheel carries as native code."""
    found = (path for folder in FOLDERS for path in (root / "src/paddock" / folder).rglob("*.py"))
    return sorted({path for path in found if path.name != "__init__.py"} - interpreted(root))


def cold(root: Path) -> list[Path]:
    """Those among them that play never waits for."""
    stems = settings(root)["cold"]
    return [path for path in compiled(root) if path.stem in stems]


def names(root: Path, paths: Iterable[Path]) -> list[str]:
    """The same below `src`: `paddock/core/match.py`."""
    return [path.relative_to(root / "src").as_posix() for path in paths]
