"""Every code sample in the documentation runs and prints the documented output."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("docs/guide/*.md"), *ROOT.glob("docs/rules/**/*.md"), ROOT / "README.md"])
FLAGS = doctest.ELLIPSIS


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def examples(page: Path) -> doctest.DocTest:
    return doctest.DocTestParser().get_doctest(page.read_text("utf-8"), {}, page.name, str(page), 0)


@pytest.mark.parametrize("page", [page for page in PAGES if examples(page).examples], ids=name)
def test_the_samples_of_a_page_do_what_it_says(page: Path) -> None:
    told: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(examples(page), out=told.append)
    assert not told, "".join(told)
