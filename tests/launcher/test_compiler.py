"""C compiler flags are probed before use, and mypyc's output is compiled in a few c_units."""

from __future__ import annotations

import ctypes
import shutil
from typing import TYPE_CHECKING

import pytest

from launcher import c_units, compiler

if TYPE_CHECKING:
    from pathlib import Path

needs_compiler = pytest.mark.skipif(not shutil.which(compiler.compiler()[0]), reason="no C compiler here")


def refusing(folder: Path, pattern: str) -> str:
    """This machine's C compiler, wrapped to reject some flags."""
    script = folder / "cc"
    script.write_text(f'#!/bin/sh\ncase " $* " in *" "{pattern}*) exit 1;; esac\nexec {compiler.words("CC")[0]} "$@"\n')
    script.chmod(0o755)
    return str(script)


@needs_compiler
@pytest.mark.parametrize(
    ("pattern", "left"),
    [
        ("-flto=", ["-fvisibility=hidden", "-flto"]),
        ("-flto", ["-fvisibility=hidden"]),
        ("-fvisibility", []),
    ],
)
def test_a_flag_that_the_compiler_refuses_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pattern: str, left: list[str]
) -> None:
    monkeypatch.setenv("CC", refusing(tmp_path, pattern))
    assert compiler.usable_flags(tmp_path) == left


@needs_compiler
def test_a_hidden_symbol_is_not_exported_but_the_module_still_is(tmp_path: Path) -> None:
    assert not compiler.try_out(tmp_path, ["-fvisibility=hidden"])
    library = ctypes.CDLL(str(tmp_path / "probe" / f"probe{compiler.SUFFIX}"))
    assert hasattr(library, "PyInit_probe")
    assert not hasattr(library, "paddock_probe")


def test_a_machine_without_a_compiler_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "missing"))
    with pytest.raises(compiler.Unusable, match="no C compiler"):
        compiler.usable_flags(tmp_path)


def test_the_modules_of_a_folder_share_a_unit_with_those_of_their_kind(tmp_path: Path) -> None:
    modules = [
        "paddock/core/match.py",
        "paddock/core/round.py",
        "paddock/games/bornes/rules/round.py",
        "paddock/core/text.py",
    ]
    sources = [tmp_path / name for name in [*map(c_units.c_name, modules), "int_ops.c"]]
    for source in sources:
        source.write_text(f"/* {source.name} */\n")
    found = c_units.join(sources, modules, {"paddock/core/match.py", "paddock/core/text.py"})
    assert {unit.source.name: unit.is_cold for unit in found} == {
        "unit_paddock_core.c": False,
        "unit_paddock_core_cold.c": True,
        "unit_paddock_games_bornes.c": False,
        "unit_runtime.c": False,
    }
    cold = (tmp_path / "unit_paddock_core_cold.c").read_text()
    assert cold == "/* __native_paddock___core___match.c */\n/* __native_paddock___core___text.c */\n"
