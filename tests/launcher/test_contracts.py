"""The import linter finds a game that imports another and a package that no layer names."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from launcher.places import ROOT


def lint(folder: Path) -> str:
    """Run the import linter on the sources in the folder, with the project's contracts; its output."""
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"]
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout


def test_a_game_that_imports_another_and_a_package_in_no_layer_are_found(tmp_path: Path) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    story = tmp_path / "src/paddock/games/bornes/story.py"
    story.write_text(story.read_text("utf-8") + "\nimport paddock.games.aruba.story\n", "utf-8")
    (tmp_path / "src/paddock/unlisted.py").write_text('"""In no layer."""\n', "utf-8")
    said = lint(tmp_path)
    assert "No game imports another BROKEN" in said
    assert "Imports point down only BROKEN" in said
    assert "2 broken" in said
