"""The fonts of the page contain every letter it uses, and are small."""

from __future__ import annotations

import runpy

import pytest

from launcher.places import ROOT
from paddock import locales

FONTS = ROOT / "web" / "fonts"
MAX_BYTES = 90_000
SCRIPTS = {
    **dict.fromkeys(("en", "de", "it"), ("latin",)),
    **dict.fromkeys(("hu", "cs", "sk", "ro"), ("latin", "latin-ext")),
    "el": ("latin", "greek"),
    "bg": ("latin", "cyrillic"),
}
# Characters that only a terminal draws, and the letters of an edition's booklet.
ELSEWHERE = set("≥≤→▶") | set("őű")


def letters() -> dict[str, str]:
    found: dict[str, str] = runpy.run_path(str(FONTS / "make.py"))["LETTERS"]
    return found


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_every_letter_of_a_language_is_in_its_fonts(lang: str) -> None:
    has = set().union(*(letters()[script] for script in SCRIPTS[lang]))
    files = [locales.files(lang)[name] for name in ("core", "bornes", "web", "web-deferred")]
    needs = {letter for path in files for letter in path.read_text(encoding="utf-8")} - {"\n"}
    assert sorted(needs - has - ELSEWHERE) == []


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_a_language_fetches_no_more_than_it_may(lang: str) -> None:
    names = [f"{width}-{script}.woff2" for width in ("sofia-sans", "sofia-sans-condensed") for script in SCRIPTS[lang]]
    assert sum((FONTS / name).stat().st_size for name in names) <= MAX_BYTES
