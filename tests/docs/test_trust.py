"""The page of promises names a test for each promise, and the tests exist."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from launcher.places import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "guide" / "trust.md"


def named() -> list[tuple[str, str]]:
    """File and test of every reference on the page."""
    return re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE.read_text(encoding="utf-8"))


def functions_of(path: Path) -> set[str]:
    kinds = ast.FunctionDef, ast.AsyncFunctionDef
    return {node.name for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, kinds)}


def test_every_test_that_the_page_names_exists() -> None:
    assert len(named()) > 60
    missing = [f"{file}::{test}" for file, test in named() if test not in functions_of(ROOT / file)]
    assert missing == []


def test_every_promise_names_a_test() -> None:
    promises = PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
    shown = [promise for promise in promises if "::test_" in promise]
    assert len(shown) >= 14
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(rows) == {promise.splitlines()[0] for promise in shown}
