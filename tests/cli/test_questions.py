"""Setup questions and errors about flags: answers in words, and in the person's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.cli.play.answers import chosen, is_word, number_in
from paddock.locales import LANGUAGES, say

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_small_numbers_are_understood_in_words(lang: str) -> None:
    words = say("cli-number-words", lang=lang).split()
    assert [number_in(word, lang) for word in words] == list(range(1, 9))
    assert number_in("Two", lang) == 2
    assert number_in("2", lang) == 2
    assert number_in("many", lang) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_all_and_nobody_are_understood_in_every_language(lang: str) -> None:
    for message in ("cli-yes-words", "cli-all-words", "cli-none-words"):
        for word in say(message, lang=lang).split():
            assert is_word(word.upper(), message, lang)
    assert not is_word("", "cli-yes-words", lang)
    assert not is_word("n", "cli-yes-words", "en")


def test_a_name_is_understood_by_its_beginning_or_its_place() -> None:
    names = {"speed-1200": "Speed 1.200 km", "mille-bornes": "Mille Bornes"}
    assert chosen("m", names) == "mille-bornes"
    assert chosen("Mille B", names) == "mille-bornes"
    assert chosen("2", names, counted=True) == "mille-bornes"
    assert chosen("x", names) == "x"


def test_questions_are_answered_in_words(run: Run) -> None:
    said = run("play", lines="mille\ntwo\none\nl\nn\nquit\n")
    assert said.code == 0
    assert "Mille Bornes" in said.out
    assert "learner: plays any legal move" in said.out
    assert "Player 1’s hand" in said.out


def test_that_nobody_plays_is_confirmed(run: Run) -> None:
    said = run("play", "mille-bornes", "-n", "2", "--level", "0", lines="none\nn\n1\nn\nquit\n")
    assert "only bots play" in said.out
    assert "Player 1’s hand" in said.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["play", "--nonsense"],
        ["play", "--seed"],
        ["play", "--seed", "x"],
        ["replay"],
        ["verify", "a", "b"],
        ["play", "chess"],
        ["play", "mille-bornes", "-n", "5"],
        ["play", "mille-bornes", "-n", "2", "--option", "x=y"],
        ["play", "mille-bornes", "-n", "2", "--option", "mode=x"],
        ["simulate", "mille-bornes", "--seats", "commuter"],
        ["simulate", "chess"],
    ],
)
def test_complaints_differ_from_the_english_ones(run: Run, arguments: list[str]) -> None:
    english, german, greek = (run(*arguments, "--lang", lang) for lang in ("en", "de", "el"))
    assert english.code == german.code == greek.code == 2
    assert len({english.error, german.error, greek.error}) == 3
    assert german.error.count("\n") == 1
