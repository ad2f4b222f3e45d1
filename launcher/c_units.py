"""Joins the C files of mypyc, one for each module, into a few larger units, which compile faster."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

RUNTIME = "runtime"


class Unit(NamedTuple):
    """One C file for the compiler, and whether it is performance-critical."""

    source: Path
    is_cold: bool


def c_name(module: str) -> str:
    """The name mypyc gives to the C file of `paddock/core/match.py`."""
    return "__native_" + module.removesuffix(".py").replace("/", "___") + ".c"


def join(sources: Iterable[Path], modules: Iterable[str], cold: set[str]) -> list[Unit]:
    """A unit for every package and family of games, another for its cold modules, and one for mypyc's runtime."""
    owners = {c_name(module): module for module in modules}
    members: dict[tuple[str, bool], list[Path]] = {}
    for source in sorted(sources):
        module = owners.get(source.name, "")
        members.setdefault((unit_of(module), module in cold), []).append(source)
    return [Unit(write(files, folder, is_cold), is_cold) for (folder, is_cold), files in members.items()]


def unit_of(module: str) -> str:
    """The unit of `paddock/games/bornes/rules/law.py` is `paddock_games_bornes`: one per family or package."""
    package, *below = module.split("/")[:-1] or [RUNTIME]
    return "_".join([package, *below[: 2 if below[:1] == ["games"] else 1]])


def write(files: list[Path], folder: str, is_cold: bool) -> Path:
    unit = files[0].parent / f"unit_{folder}{'_cold' if is_cold else ''}.c"
    unit.write_text("".join(file.read_text(encoding="utf-8") for file in files), encoding="utf-8")
    return unit
