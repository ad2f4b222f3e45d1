"""Adds docstrings to the C code that mypyc generates, which has signatures only.

It depends on the exact form of that C code. If that changes, the build continues without docstrings and a test fails.
"""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# A table of methods, a text with a signature (`.tp_doc` of a class or an entry of a table), the text of the module.
PLACE = re.compile(
    r"static PyMethodDef (?P<table>\w+)_methods\[\]"
    r'|(?P<type>\.tp_doc = )?PyDoc_STR\("(?P<signature>(?P<name>\w+)\([^"]*\)\\n--\\n\\n)"\)'
    r"|NULL, (?P<module>/\* docstring \*/)"
)
MODULE = ""


def insert(source: Path, c_file: Path) -> int:
    """Write the docstrings of a Python source into its C file; returns their number."""
    module = ast.parse(source.read_text(encoding="utf-8"))
    writer = Writer(docstrings(module), [node.name for node in module.body if isinstance(node, ast.ClassDef)])
    c_file.write_text(PLACE.sub(writer.write, c_file.read_text(encoding="utf-8")), encoding="utf-8")
    return writer.written


def docstrings(module: ast.Module) -> dict[str, str]:
    """Docstrings of a module, its classes, functions and methods, by name: `""`, `Rng`, `deal`, `Rng.below`."""
    found = {MODULE: ast.get_docstring(module)}
    for owner, node in parts(module):
        found[owner + node.name] = ast.get_docstring(node)
    return {name: text for name, text in found.items() if text}


def parts(module: ast.Module) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The classes and functions of a module; methods as `Class.method`."""
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield "", node
            yield from ((f"{node.name}.", part) for part in node.body if isinstance(part, ast.FunctionDef))
        elif isinstance(node, ast.FunctionDef):
            yield "", node


class Writer:
    """Finds the docstring for each place in one C file; tracks which method table it is in."""

    def __init__(self, texts: dict[str, str], classes: list[str]) -> None:
        self.texts = texts
        self.classes = classes
        self.owner = MODULE
        self.written = 0

    def write(self, place: re.Match[str]) -> str:
        if place["table"]:
            # `bornes___round___BornesRound` is a class; the functions of a module are in `bornes___roundmodule`.
            owners = [name for name in self.classes if place["table"].endswith(f"___{name}")]
            self.owner = max(owners, key=len, default=MODULE)
            return place[0]
        text = self.texts.get(self.path(place))
        if text is None:
            return place[0]
        self.written += 1
        if place["module"]:
            return f'PyDoc_STR("{escaped(text)}"), {place["module"]}'
        return f'{place["type"] or ""}PyDoc_STR("{place["signature"]}{escaped(text)}")'

    def path(self, place: re.Match[str]) -> str:
        """The object a place belongs to, named as in `docstrings`."""
        if place["module"] or place["type"] or not self.owner:
            return place["name"] or MODULE
        return f"{self.owner}.{place['name']}"


def escaped(text: str) -> str:
    """A text escaped for a C string literal."""
    plain = {*map(chr, range(32, 127))} - {'"', "\\", "?"}
    return "".join(sign if sign in plain else octal(sign) for sign in text)


def octal(sign: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in sign.encode())
