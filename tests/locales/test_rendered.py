"""Every message of every language, with a spread of facts, reads as a sentence; `rendered.py` writes them to read."""

import re
from collections.abc import Callable
from functools import cache

import pytest

from tests.locales.message_trees import all_messages
from tests.locales.rendered import rendered
from tests.locales.test_completeness import every_language, scripts, text_of

# Formal address, where a language has it: we say du, tu, te.
FORMAL = {
    "de": r"(?<=[\w,] )(Sie|Ihnen|Ihre?[nmrs]?)\b",
    "hu": r"\b(Önök?|Önnek|Önt)\b",
    "cs": r"\b(vy|vás|vám|vámi|váš|vaš[ei]|vaší)\b",
    "sk": r"\b(vy|vás|vám|vami|váš|vaš[aei])\b",
    "it": r"\b(voi|vostr[oaie])\b",
    "el": r"\b(εσείς|σας)\b",
    "ro": r"\b(dumneavoastră|voi|vă|voastr[ăe]|voștri)\b",
    "bg": r"\b(вие|вас|вам|ваш\w*)\b",
}
ONE_OF_MANY = r"\b1 (points|spaces|cards|laps|tokens|seconds|minutes|steps|seats|chairs|dice)\b"
# From 20 on Romanian puts "de" between a number and what is counted.
NO_DE = r"\b2[12] (cărți|căsuțe|mutări|puncte|mașini|locuri|zaruri|mese|partide|runde|curse|tururi|teancuri)\b"
BELOW_20 = ("howto-", "board-")  # figures of sheets
# Figures of sheets, which are never one, reports of studies, and sentences that are written anew with the hints.
NEVER_ONE = ("howto-", "cli-", "board-", "option-", "hint-", "review-", "event-Stall", "event-RaceStalled")
# Messages that are laid out with two blanks.
LAID_OUT = re.compile(r"cli-(.*-)?examples|cli-level-|cli-(ask-game|move|replay)-line|review-why")
BOTH_OF_YOU = {"howto-aruba-card-saw", "trouble-two-people"}  # they speak to or of two people


@cache
def sentences(lang: str) -> dict[str, list[str]]:
    return rendered(lang)


def found(lang: str, is_wrong: Callable[[str, str], object]) -> list[str]:
    return [f"{name}: {text}" for name, texts in sentences(lang).items() for text in texts if is_wrong(name, text)]


@every_language
def test_no_sentence_shows_a_raw_placeholder(lang: str) -> None:
    assert found(lang, lambda name, text: re.search(r"[{}]|\$\w", text) or text == name) == []


@every_language
def test_no_fact_is_missing(lang: str) -> None:
    gaps = found(lang, lambda name, text: text.count("…") > text_of(all_messages(lang)[name]).count("…"))
    assert gaps == []


@every_language
def test_no_sentence_has_two_blanks_in_a_row(lang: str) -> None:
    assert found(lang, lambda name, text: "  " in text.strip() and not LAID_OUT.match(name)) == []


@every_language
def test_no_word_of_a_rendered_sentence_mixes_alphabets(lang: str) -> None:
    assert found(lang, lambda _, text: any(len(scripts(word)) > 1 for word in re.findall(r"[^\W\d_]+", text))) == []


@pytest.mark.parametrize("lang", sorted(FORMAL))
def test_everybody_is_addressed_informally(lang: str) -> None:
    flags = re.NOFLAG if lang == "de" else re.IGNORECASE
    wrong = found(lang, lambda name, text: name not in BOTH_OF_YOU and re.search(FORMAL[lang], text, flags))
    assert wrong == []


@every_language
def test_no_article_stands_in_brackets(lang: str) -> None:
    assert found(lang, lambda _, text: re.search(r"\ba\(z\)", text)) == []


def test_one_is_not_followed_by_a_plural() -> None:
    wrong = found("en", lambda name, text: not name.startswith(NEVER_ONE) and re.search(ONE_OF_MANY, text))
    assert wrong == []


def test_large_numbers_in_romanian_have_their_preposition() -> None:
    assert found("ro", lambda name, text: not name.startswith(BELOW_20) and re.search(NO_DE, text)) == []
