"""`paddock explain` and `paddock rules`: cards and their remedies, known words, the rules page with its legend."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.cli.painters import painter_of
from paddock.locales import LANGUAGES, say

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_a_card_says_what_it_does_and_what_cures_it(run: Run) -> None:
    attack = run("explain", "mille-bornes", "flat").out
    assert "Spare tyre" in attack
    assert "Puncture-proof" in attack
    assert "up to 50 km" in " ".join(run("explain", "mille-bornes", "limit").out.split())
    assert "Flat tyre" in run("explain", "mille-bornes", "spare").out
    assert "steal 2 cards" in run("explain", "aruba", "larceny").out


def test_a_card_of_speed_needs_a_start_after_its_remedy(run: Run) -> None:
    assert "until its driver plays SPARE TIRE, and then START" in " ".join(
        run("explain", "speed-1200", "puncture").out.split()
    )


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["speed-1200", "coup"], "CONFLICT"),
        (["mille-bornes", "coup"], "Master move"),
        (["straight"], "begins with a 1"),
        (["ausgebremst", "pit"], "field A"),
    ],
)
def test_words_that_players_ask_for_are_known(run: Run, words: list[str], part: str) -> None:
    assert part in " ".join(run("explain", *words).out.split())


def test_an_unknown_word_lists_the_known_ones(run: Run) -> None:
    said = run("explain", "aruba", "xyzzy")
    assert said.code == 2
    assert "straight, " in said.error


def test_a_topic_is_data_for_programs(run: Run) -> None:
    assert json.loads(run("explain", "aruba", "straight", "--json").out)["topic"] == "straight"


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_the_rules_page_is_shown_with_a_legend(run: Run, game_id: str) -> None:
    said = run("rules", game_id)
    assert said.code == 0
    assert "symbols on the table" in said.out
    assert len(said.out.splitlines()) > 100


def test_the_rules_page_is_in_the_language_asked_for(run: Run) -> None:
    said = run("rules", "mille-bornes", "--lang", "de")
    assert "Das Spiel in sechs Zeilen" in said.out
    assert "The game in six lines" not in said.out
    assert say("cli-rules-english", {}, "de") not in said.out


def test_a_rules_page_that_is_not_translated_is_shown_in_english_and_says_so(run: Run) -> None:
    said = run("rules", "mille-bornes", "--lang", "it")
    assert "The game in six lines" in said.out
    assert say("cli-rules-english", {}, "it") in said.out


@pytest.mark.parametrize(
    ("lang", "page"), [("de", "docs/rules/de/mille-bornes.md"), ("it", "docs/rules/mille-bornes.md")]
)
def test_explain_names_the_rules_page_that_is_shown(run: Run, lang: str, page: str) -> None:
    told = json.loads(run("explain", "mille-bornes", "speed-limit", "--json", "--lang", lang).out)
    assert told["page"] == page
    assert page in run("explain", "mille-bornes", "--lang", lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", ["aruba", "ausgebremst"])
def test_every_sign_has_its_meaning_in_every_language(family: str, lang: str) -> None:
    meanings = [meaning for _, meaning in painter_of(family).legend(paddock.game(family).sheet, lang)]
    assert meanings
    assert not any(meaning.startswith("legend-") for meaning in meanings)


def test_rules_of_no_game_are_refused(run: Run) -> None:
    assert run("rules", "chess").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_rules_fit_80_columns_in_every_language(run: Run, lang: str) -> None:
    said = run("rules", "mille-bornes", "--short", "--lang", lang)
    assert say("card-mille-bornes-stop", {}, lang) in said.out
    assert say("howto-title-mind", {}, lang) in said.out
    assert max(map(len, said.out.splitlines())) <= 80
