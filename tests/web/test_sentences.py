"""The page's messages: all that it uses exist, all are used, and Python's texts for comparison are up to date."""

from __future__ import annotations

import re
from functools import cache

from launcher.places import ROOT
from paddock import locales
from tests.web import parity

PAGE = ROOT / "web" / "src"
QUOTED = re.compile(r"""['"`]((?:web|label)-[^'"`\s]*)['"`]""")

FILES = {path.stem for path in (ROOT / "src" / "paddock" / "locales" / "en").glob("*.ftl")}  # loaded by these names


@cache
def named() -> set[str]:
    """The message ids in the sources of the page; a computed part is written `.+`."""
    files = [path for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"}]
    found = {name for path in files for name in QUOTED.findall(path.read_text(encoding="utf-8"))} - FILES
    return {re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(name)) for name in found}


def written() -> set[str]:
    return {name for name in locales.sources("en") if name.startswith(("web-", "label-"))}


def test_every_sentence_of_the_page_is_said_by_it() -> None:
    assert sorted(name for name in written() if not any(re.fullmatch(each, name) for each in named())) == []


def test_every_sentence_that_the_page_names_is_written() -> None:
    assert len(named()) > 100
    assert sorted(each for each in named() if not any(re.fullmatch(each, name) for name in written())) == []


def test_what_python_says_is_up_to_date_for_the_page_to_compare() -> None:
    assert parity.FILE.read_text(encoding="utf-8") == parity.text(), "write it: ./paddock python -m tests.web.parity"
