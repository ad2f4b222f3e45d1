"""Parts of a family of games, found by name: the only place where shared code looks code or files of a game up.

A part is a module below `paddock.games.<family>`, such as `board` or `bots.policies`; a family may lack parts.
"""

from functools import cache
from importlib import import_module, resources
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable
    from types import ModuleType

GAMES = "paddock.games"


def names() -> "Iterator[str]":
    """The families that are installed, by the names of their folders."""
    return (folder.name for folder in resources.files(GAMES).iterdir() if folder.joinpath("rules").is_dir())


@cache
def has_part(family: str, name: str) -> bool:
    """Whether the family has this part."""
    try:
        return find_spec(f"{GAMES}.{family}.{name}") is not None
    except ModuleNotFoundError:  # not even the package around it
        return False


@cache
def part(family: str, name: str) -> "ModuleType":
    """The part of that name; ModuleNotFoundError if the family has none."""
    return import_module(f"{GAMES}.{family}.{name}")


def file(family: str, *path: str) -> "Traversable":
    """A data file of the family, such as `sheets/aruba.toml`; it need not exist."""
    return resources.files(f"{GAMES}.{family}").joinpath(*path)
