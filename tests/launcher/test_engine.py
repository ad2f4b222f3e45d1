"""Verifies which engine a test run used: the compiled modules or the sources."""

from __future__ import annotations

import importlib
import os
import re
from typing import TYPE_CHECKING

import pytest

from launcher import compiled_modules, compiler
from launcher.errors import SetupError
from launcher.places import ROOT

if TYPE_CHECKING:
    from pathlib import Path

EXPECTED = os.environ.get("PADDOCK_EXPECT", "")
SUFFIX = {"compiled": compiler.SUFFIX, "interpreted": ".py"}


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


@pytest.mark.skipif(EXPECTED not in SUFFIX, reason="PADDOCK_EXPECT says nothing: start the tests by ./paddock test")
@pytest.mark.parametrize("name", [*map(module_name, compiled_modules.compiled(ROOT))])
def test_a_rules_module_comes_from_the_engine_under_test(name: str) -> None:
    file = importlib.import_module(name).__file__ or ""
    assert file.endswith(SUFFIX[EXPECTED])
    assert file.startswith(str(ROOT / "src")) == (EXPECTED == "interpreted")


@pytest.mark.parametrize("name", ["compiled", "interpreted", "cold"])
def test_a_pattern_that_matches_no_file_fails_the_build(name: str, tmp_path: Path) -> None:
    assert compiled_modules.listed(ROOT, name)
    (tmp_path / "pyproject.toml").write_text(f'[tool.paddock]\n{name} = ["src/nothing/*.py"]\n', encoding="utf-8")
    with pytest.raises(SetupError, match="matches no file"):
        compiled_modules.listed(tmp_path, name)


def test_what_stays_interpreted_or_cold_is_listed_among_the_compiled() -> None:
    assert compiled_modules.listed(ROOT, "interpreted") <= compiled_modules.listed(ROOT, "compiled")
    assert set(compiled_modules.cold(ROOT)) <= set(compiled_modules.compiled(ROOT))


def test_no_module_that_defines_a_struct_of_msgspec_is_compiled() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in compiled_modules.compiled(ROOT)}
    assert [path for path, text in sources.items() if re.search(r"class \w+\(.*Struct", text)] == []
