"""The messages of a language as syntax trees, without pytest: the renderer for reviewers needs them, too."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from paddock import locales

if TYPE_CHECKING:
    from collections.abc import Iterator


def names_of_files(lang: str) -> list[str]:
    return sorted(locales.files(lang))


@cache
def entries(lang: str, file: str) -> list[ast.EntryType]:
    found = locales.files(lang).get(file)
    return FluentParser().parse(found.read_text("utf-8") if found else "").body


def messages(lang: str, file: str) -> dict[str, ast.Message | ast.Term]:
    return {entry.id.name: entry for entry in entries(lang, file) if isinstance(entry, ast.Message | ast.Term)}


@cache
def all_messages(lang: str) -> dict[str, ast.Message | ast.Term]:
    return {name: message for file in names_of_files(lang) for name, message in messages(lang, file).items()}


def parts(node: object) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and all its descendants."""
    if isinstance(node, ast.BaseNode):
        yield node
    below = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in below:
        yield from parts(child)


def variables(node: object) -> set[str]:
    return {part.id.name for part in parts(node) if isinstance(part, ast.VariableReference)}
