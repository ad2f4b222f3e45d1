"""One word for one thing: no message uses a word that the glossary replaces; an edition's cards have its words."""

import re
import tomllib
from pathlib import Path

import pytest

from launcher.places import ROOT
from paddock import locales
from tests.locales.message_trees import messages
from tests.locales.rendered import GAMES, spread

BANNED: dict[str, dict[str, str]] = tomllib.loads(Path(__file__).with_name("banned_words.toml").read_text("utf-8"))
# Words that people type, headings as a booklet prints them.
NOT_LOOKED_AT = re.compile(r"(verb|section|cli-word|cli-\w+-words)-|cli-\w+-words")
NAME = re.compile(r"\$\w+|\[\w+\]")  # of a fact or a variant
# Words of the other editions, in sentences of one.
FOREIGN = {
    "speed-1200": r"\bsafet(y|ies)\b|\bremed(y|ies)\b|shut-out",
    "kilometer-1000": r"\bwild cards?\b|\bdefense\b|blockade",
    "mille-bornes": r"\bwild cards?\b|\bdefense\b|blockade",
}
LESSONS = ROOT / "src" / "paddock" / "games"
OF_ONE_EDITION = re.compile(r"(option|title|value|card|label|web-poster|section|coup|game)-")


def replaced(lang: str, source: str) -> list[str]:
    """The banned words in a message: message, word, what to say instead."""
    name, _, text = source.partition(" =")
    return [
        f"{name}: {found[0]!r}, say {term}"
        for banned, term in BANNED[lang].items()
        if (found := re.search(banned, NAME.sub("", text), re.IGNORECASE))
    ]


def uses(lang: str) -> list[str]:
    """The banned words in the messages of a language."""
    sources = [source for name, source in locales.sources(lang).items() if not NOT_LOOKED_AT.match(name)]
    return [use for source in sources for use in replaced(lang, source)]


def test_every_language_has_a_list_of_banned_words() -> None:
    assert BANNED.keys() == set(locales.LANGUAGES)


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_replaces(lang: str) -> None:
    assert uses(lang) == []


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_no_lesson_uses_a_word_that_the_glossary_replaces(lang: str) -> None:
    lessons = [path.read_text("utf-8") for path in LESSONS.glob(f"*/lessons/{lang}.ftl")]
    lines = [line for lesson in lessons for line in lesson.splitlines()]
    assert lines
    assert [use for line in lines for use in replaced(lang, line)] == []


@pytest.mark.parametrize("game", GAMES["bornes"])
def test_a_sentence_of_an_edition_does_not_use_the_words_of_another(game: str) -> None:
    names = [name for name in messages("en", "bornes") if not OF_ONE_EDITION.match(name)]
    told = {
        text
        for name in names
        for facts in spread(name, "en", "bornes")
        if facts["game"] == game and facts.get("mode") != "variant"
        for text in [locales.say(name, facts)]
    }
    assert [text for text in sorted(told) if re.search(FOREIGN[game], text, re.IGNORECASE)] == []
