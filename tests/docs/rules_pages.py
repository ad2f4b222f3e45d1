"""Reads rules pages as lists of elements and compares a translated page with its English one."""

from __future__ import annotations

import posixpath
import re
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

CODE_SPAN = re.compile(r"`[^`]+`")
RULING = re.compile(r"\b[A-Z]{1,2}\d+\b")
RULING_MARK = re.compile(r"\*\*[^*]+\*\* \(([A-Z]{1,2}\d+)")
NUMBER = re.compile(r"\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+")
IN_BRACKETS = re.compile(r"(?<!\])\(([^()]+)\)")
SIGNED = re.compile(r"§(\d[\w-]*|.+)")  # a number, or a whole heading
LINK = re.compile(r"\]\(([^)\s]+)\)")
MARKS = (
    ("heading", re.compile(r"(#+) ")),
    ("ruler", re.compile(r"(\|[-:|]+\|)$")),
    ("row", re.compile(r"\|")),
    ("bullet", re.compile(r"\* ")),
    ("item", re.compile(r"(\d+\.) ")),
)


class Element(NamedTuple):
    """A heading, paragraph, list item, table row or code block, with the number of its first line."""

    line: int
    kind: str
    text: str


class Page(NamedTuple):
    """A rules page: its path below docs/ and its elements."""

    path: str
    elements: list[Element]


def parsed(path: str, text: str) -> Page:
    found: list[Element] = []
    is_open = is_code = False
    for line, words in enumerate(text.splitlines(), start=1):
        is_fence = words.startswith("```")
        goes_on = is_open and bool(words) and (is_code or kind_of(words) == "text")
        if goes_on:
            found[-1] = found[-1]._replace(text=f"{found[-1].text} {words.strip()}")
        elif words:
            found.append(Element(line, "code" if is_fence else kind_of(words), words))
        is_code = is_code != is_fence
        is_open = is_code or (bool(words) and not is_fence and not words.startswith(("#", "|")))
    return Page(path, found)


def kind_of(line: str) -> str:
    for name, mark in MARKS:
        found = mark.match(line)
        if found and name == "row":
            return f"row of {line.count('|') - 1} cells"
        if found:
            return " ".join([name, *found.groups()])
    return "text"


def differences(english: Page, translated: Page) -> Iterator[str]:
    """Where a translated page is not built like the English one; nothing after the first element of another kind."""
    cited = headings_cited(english)
    for old, new in zip_longest(english.elements, translated.elements):
        if old is None or new is None or old.kind != new.kind:
            yield f"{place(translated, new)}, but {place(english, old)}"
            return
        here, there = contents(translated, new, cited), contents(english, old, cited)
        for name, value in here.items():
            if value != there[name]:
                yield f"{place(translated, new)}: {name} {value}, but {place(english, old)}: {there[name]}"


def place(page: Page, element: Element | None) -> str:
    return f"{page.path}:{element.line} ({element.kind})" if element else f"{page.path} ends"


def contents(page: Page, element: Element, cited: set[str]) -> dict[str, list[str]]:
    """What has to be the same in every language."""
    text = element.text
    return {
        "citations": citations(text, cited),
        "rulings": RULING.findall(CODE_SPAN.sub("", text)),
        "marks of rulings": RULING_MARK.findall(text),
        "code": [text] if element.kind == "code" else sorted(CODE_SPAN.findall(text)),
        "links": sorted(target(page, link) for link in LINK.findall(text)),
        "figures": figures(element, cited),
    }


def headings_cited(english: Page) -> set[str]:
    """The sections of the booklet that a page cites: after the sign §, or, on a page without it, in brackets."""
    items = [item for element in english.elements for item in bracketed(CODE_SPAN.sub("", element.text))]
    signed = {found[1] for item in items if (found := SIGNED.match(item))}
    return signed or {item for item in items if item[0].isupper() and not RULING.fullmatch(item)}


def bracketed(text: str) -> list[str]:
    return [item for group in IN_BRACKETS.findall(text) for item in group.split(", ")]


def citations(text: str, cited: set[str]) -> list[str]:
    names = "|".join(map(re.escape, sorted(cited, key=len, reverse=True)))
    signed = re.findall(rf"§(?:{names}|\w+)", text)
    return signed or [item for item in bracketed(text) if item in cited]


def figures(element: Element, cited: set[str]) -> list[str]:
    """The numbers of a table row; elsewhere those of two digits or more, as a language may write `two` for 2."""
    text = CODE_SPAN.sub("", element.text)
    for words in citations(text, cited):
        text = text.replace(words, "", 1)
    if element.kind.startswith("item"):
        text = text.partition(" ")[2]
    found = [re.sub(r"\D", "", number) for number in NUMBER.findall(RULING.sub("", text))]
    return sorted(number for number in found if element.kind.startswith("row") or len(number) > 1)


def target(page: Page, link: str) -> str:
    """What a link leads to: a file below docs/, in any language, or the number of a heading of the page."""
    path, _, anchor = link.partition("#")
    if path:
        resolved = posixpath.normpath(posixpath.join(posixpath.dirname(page.path), path))
        return re.sub(r"^rules/[a-z]{2}/", "rules/", resolved) + (f"#{anchor}" if anchor else "")
    headings = [element.text for element in page.elements if element.kind.startswith("heading")]
    return next((f"heading {number}" for number, text in enumerate(headings) if slug(text) == anchor), "nowhere")


def slug(heading: str) -> str:
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", heading.lstrip("# ").lower()))
