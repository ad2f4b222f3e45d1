"""Says which sources are compiled: the rules and the bots, except those that pyproject.toml lists as interpreted."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS = ("core", "games", "bots")


def interpreted(root: Path) -> set[Path]:
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return {path for pattern in settings["tool"]["paddock"]["interpreted"] for path in root.glob(pattern)}


def compiled(root: Path) -> list[Path]:
    """Every module that the wheel carries as native code."""
    found = (path for folder in FOLDERS for path in (root / "src/paddock" / folder).rglob("*.py"))
    return sorted({path for path in found if path.name != "__init__.py"} - interpreted(root))
