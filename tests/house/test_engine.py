"""Proves which engine a test run used: the native modules or the sources."""

from __future__ import annotations

import importlib
import os
import tomllib
from typing import TYPE_CHECKING

import pytest

from house import compiler, rules
from house.places import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXPECTED = os.environ.get("PADDOCK_EXPECT", "")
SUFFIX = {"compiled": compiler.SUFFIX, "interpreted": ".py"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


@pytest.mark.skipif(EXPECTED not in SUFFIX, reason="PADDOCK_EXPECT says nothing: start the tests by ./paddock test")
@pytest.mark.parametrize("name", [*map(module_name, rules.compiled(ROOT))])
def test_a_rules_module_comes_from_the_engine_under_test(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    assert file.endswith(SUFFIX[EXPECTED])
    assert file.startswith(str(ROOT / "src")) == (EXPECTED == "interpreted")


@pytest.mark.parametrize("name", ["interpreted", "cold"])
def test_every_pattern_of_listed_sources_matches_something(name: str) -> None:
    assert all(any(ROOT.glob(pattern)) for pattern in SETTINGS["tool"]["paddock"][name])


def test_only_what_is_compiled_is_compiled_with_little_effort() -> None:
    assert rules.cold(ROOT) < set(rules.compiled(ROOT))
