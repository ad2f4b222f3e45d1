"""Docstrings and types survive compilation."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import pydoc
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import paddock
from launcher import compiled_modules, docstrings
from launcher.places import ROOT, RUN, TOOLS, python_of

if TYPE_CHECKING:
    from pathlib import Path

EXPECTED = os.environ.get("PADDOCK_EXPECT", "")
SCRIPT = """import paddock
match = paddock.game("mille-bornes").start(2)
reveal_type(match)
reveal_type(match.state.refuse)
"""


def thing(module: object, path: str) -> object:
    """The object named `""`, `Rng` or `Rng.below` in this module."""
    for name in filter(None, path.split(".")):
        module = getattr(module, name)
    return module


@pytest.mark.parametrize("name", compiled_modules.names(ROOT, compiled_modules.compiled(ROOT)))
def test_every_docstring_of_a_rules_module_can_be_read(name: str) -> None:
    module = importlib.import_module(name.removesuffix(".py").replace("/", "."))
    written = docstrings.docstrings(ast.parse((ROOT / "src" / name).read_text(encoding="utf-8")))
    found = {path: thing(module, path) for path in written}
    # mypyc keeps properties in another table, which has no field for a docstring.
    told = {path: part.__doc__ for path, part in found.items() if callable(part) or inspect.ismodule(part)}
    assert {path: inspect.cleandoc(text or "") for path, text in told.items()} == {path: written[path] for path in told}


@pytest.mark.parametrize(
    ("part", "heading", "sentence"),
    [
        (paddock.Match, "play(self, move", "Make a move"),
        (paddock.Rng, "below(self, ", "Lemire's method: a multiplication"),
        (paddock.Match.play, "play(self, move", "Make a move"),
        (paddock.game, "game(game_id", "The game of that id."),
    ],
)
def test_help_shows_signatures_and_sentences(part: object, heading: str, sentence: str) -> None:
    page = pydoc.plain(pydoc.render_doc(part))
    assert heading in page
    assert sentence in page


@pytest.mark.skipif(EXPECTED != "compiled", reason="the types of the wheel: ./paddock test --compiled")
def test_a_users_type_checker_sees_the_types_of_the_wheel(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    options = ["--strict", "--config-file=", "--cache-dir", str(TOOLS / "typed"), "--python-executable"]
    command = [sys.executable, "-m", "mypy", *options, str(python_of(RUN)), script.name]
    kept = {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "MYPYPATH"}}
    said = subprocess.run(command, cwd=tmp_path, env=kept, capture_output=True, text=True, check=False).stdout
    assert 'Revealed type is "paddock.core.match.Match"' in said
    assert '"def (move: mypy_extensions.i64) -> mypy_extensions.i64"' in said
    assert "error" not in said
