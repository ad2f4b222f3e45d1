"""Proves which engine a test run used: the native modules or the sources."""

from __future__ import annotations

import importlib
import os
from typing import TYPE_CHECKING

import pytest

from house import compiler, rules
from house.places import ROOT

if TYPE_CHECKING:
    from pathlib import Path

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


def test_every_pattern_of_interpreted_sources_matches_something() -> None:
    assert all(any(ROOT.glob(pattern)) for pattern in rules.settings(ROOT)["interpreted"])


def test_every_name_of_a_cold_module_is_the_name_of_one() -> None:
    assert {path.stem for path in rules.cold(ROOT)} == set(rules.settings(ROOT)["cold"])
