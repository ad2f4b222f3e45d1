"""The Markdown pages: prose is wrapped, and links lead to files that exist."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
MAX_COLUMNS = 120
UNBREAKABLE = re.compile(r"`[^`]*`|!?\[[^\]]*\]\([^)]*\)")
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)\s]*)?\)")


def pages() -> list[str]:
    """Every Markdown page of the project."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def outside_code(page: str) -> Iterator[tuple[int, str]]:
    """Number and text of each line that is not in a code block."""
    is_code = False
    for number, line in enumerate((ROOT / page).read_text("utf-8").splitlines(), start=1):
        if line.lstrip().startswith("```"):
            is_code = not is_code
        elif not is_code:
            yield number, line


def can_be_wrapped(line: str) -> bool:
    """Whether a line has a space to break at: code spans and links stay in one piece, list markers do not count."""
    text = re.sub(r"^\s*(?:[*+-]|\d+\.)\s+", "", line)
    return " " in UNBREAKABLE.sub("_", text).strip()


def test_all_pages_are_found() -> None:
    assert {"README.md", "docs/README.md", "docs/rules/aruba.md", "bench/strength.md"} <= set(pages())


@pytest.mark.parametrize("page", pages())
def test_prose_is_wrapped_at_120_columns(page: str) -> None:
    prose = ((number, line) for number, line in outside_code(page) if not line.startswith("|"))
    assert [number for number, line in prose if len(line) > MAX_COLUMNS and can_be_wrapped(line)] == []


@pytest.mark.parametrize("page", pages())
def test_links_lead_to_files_that_exist(page: str) -> None:
    targets = [target for _, line in outside_code(page) for target in LINK.findall(line) if "://" not in target]
    assert [target for target in targets if not ((ROOT / page).parent / target).exists()] == []
