"""Builds a copy of the sources with the game of docs/guide/new-game.md in it."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/guide/new-game.md").read_text("utf-8")
FILE = re.compile(r"^`(src/[^`]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CATALOGUE = "src/paddock/catalogue.py"
FILES: dict[str, str] = dict(FILE.findall(PAGE))


def copy_with_sprint(folder: Path) -> Path:
    """Copy `src/paddock` into the folder and add the files of the page and its catalogue line."""
    shutil.copytree(ROOT / "src/paddock", folder / "src/paddock", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name, text in FILES.items():
        if name != CATALOGUE:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, "utf-8")
    catalogue = folder / CATALOGUE
    listed = catalogue.read_text("utf-8")
    catalogue.write_text(listed.replace("\n)\n", f"\n{FILES[CATALOGUE]})\n"), "utf-8")
    return folder
