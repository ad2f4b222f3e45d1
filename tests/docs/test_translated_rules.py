"""A translated rules page says what the English one says: the same parts, figures, citations and rulings in order."""

from __future__ import annotations

import pytest

from launcher.places import ROOT
from paddock.locales import LANGUAGES
from tests.docs.rules_pages import differences, parsed

DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.glob("rules/*/*.md"))
BOOKLETS = (
    "rules/bg/speed-1200.md",
    "rules/cs/aruba.md",
    "rules/de/aruba.md",
    "rules/de/mille-bornes.md",
    "rules/el/speed-1200.md",
    "rules/hu/kilometer-1000.md",
    "rules/it/ausgebremst.md",
    "rules/ro/speed-1200.md",
    "rules/sk/aruba.md",
)
ENGLISH = """# Game

A game for 2 (§1). **Our ruling** marks a place; see [all](#all-rulings) and the [glossary](../glossary.md).

* **Our ruling** (A1): up to 1,000 km (§2, A2), with
  `limit`.

1. Draw.

## All rulings

| # | count |
|---|---:|
| A1 | 4 |
"""
GERMAN = """# Spiel

Ein Spiel für zwei (§1). **Unsere Regelung** markiert eine Stelle; siehe [alle](#alle-regelungen) und das
[Glossar](../../glossary.md).

* **Unsere Regelung** (A1): bis 1.000 km (§2, A2), mit `limit`.

1. Zieh.

## Alle Regelungen

| # | Anzahl |
|---|---:|
| A1 | 4 |
"""


def compared(translation: str) -> list[str]:
    return list(differences(parsed("rules/game.md", ENGLISH), parsed("rules/de/game.md", translation)))


def test_a_faithful_translation_has_no_differences() -> None:
    assert compared(GERMAN) == []


@pytest.mark.parametrize(
    ("words", "wrong", "told"),
    [
        ("## Alle", "### Alle", "rules/de/game.md:10 (heading ###), but rules/game.md:10 (heading ##)"),
        ("1. Zieh.", "* Zieh.", "rules/de/game.md:8 (bullet), but rules/game.md:8 (item 1.)"),
        ("| A1 | 4 |\n", "", "rules/de/game.md ends, but rules/game.md:14 (row of 2 cells)"),
        ("|---:|", "|---|", "rules/de/game.md:13 (ruler |---|---|), but rules/game.md:13 (ruler |---|---:|)"),
        ("| 4 |", "| 5 |", "rules/de/game.md:14 (row of 2 cells): figures ['5'], but"),
        ("1.000", "1.100", "rules/de/game.md:6 (bullet): figures ['1100'], but rules/game.md:5 (bullet): ['1000']"),
        ("(§1)", "(§2)", "rules/de/game.md:3 (text): citations ['§2'], but"),
        ("A2)", "A3)", "rules/de/game.md:6 (bullet): rulings ['A1', 'A3'], but"),
        ("**Unsere Regelung** (A1)", "Unsere Regelung (A1)", "rules/de/game.md:6 (bullet): marks of rulings [], but"),
        ("`limit`", "`grenze`", "rules/de/game.md:6 (bullet): code ['`grenze`'], but"),
        ("../../glossary", "../glossary", "rules/de/game.md:3 (text): links ['heading 1', 'rules/glossary.md'], but"),
        ("#alle-regelungen", "#all-rulings", "rules/de/game.md:3 (text): links ['glossary.md', 'nowhere'], but"),
    ],
)
def test_a_difference_is_told_with_its_lines(words: str, wrong: str, told: str) -> None:
    found = compared(GERMAN.replace(words, wrong, 1))
    assert len(found) == 1
    assert found[0].startswith(told)


def test_a_rules_page_exists_in_the_languages_of_its_booklet_and_in_no_unknown_one() -> None:
    assert set(BOOKLETS) <= set(PAGES)
    assert {page.split("/")[1] for page in PAGES} <= {*LANGUAGES} - {"en"}


@pytest.mark.parametrize("page", PAGES)
def test_a_translated_page_is_built_like_the_english_one(page: str) -> None:
    english = f"rules/{page.rpartition('/')[2]}"
    old, new = (parsed(path, (DOCS / path).read_text("utf-8")) for path in (english, page))
    assert list(differences(old, new)) == []
