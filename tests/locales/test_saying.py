"""Formatting of messages: unknown languages, untrusted facts, missing facts, numbers and sections."""

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import paddock
from paddock import locales
from paddock.core.errors import BadInput
from paddock.core.refusal import Refusal
from paddock.locales import card_name, decimal, number, say, section_name

if TYPE_CHECKING:
    from collections.abc import Callable

MESSAGES = sorted(locales.sources("en"))
LETTERED = {"7A": "7A", "7B": "7B", "7C": "7C"}
CYRILLIC = dict(zip(LETTERED, ("7А", "7Б", "7В"), strict=True))  # noqa: RUF001
GREEK = dict(zip(LETTERED, ("7Α", "7Β", "7Γ"), strict=True))  # noqa: RUF001
PRINTED_IN = {"kilometer-1000": "hu", "mille-bornes": "de", "ausgebremst": "it"}

ODD: list[object] = [
    None,
    True,
    -1,
    10**5000,
    -(10**5000),
    0.5,
    float("nan"),
    b"x",
    "\ud800",
    "x" * 10_000,
    ["\udfff"] * 3000,
    [[1]],
    {},
]
hostile = st.sampled_from([*ODD, ODD, {1: "\ud800", 2: [3]}]) | st.integers() | st.text(max_size=5)
TRANSLATED = [(game, lang) for game in PRINTED_IN for lang in locales.LANGUAGES if lang != PRINTED_IN[game]]
every_language = pytest.mark.parametrize("lang", locales.LANGUAGES)


def sections(game_id: str) -> list[str]:
    sheet = paddock.game(game_id).sheet
    rules = paddock.game(game_id).rules()
    return sorted({sheet.text(f"sections.{rule}") for rule in rules if sheet.has(f"sections.{rule}")})


@pytest.mark.parametrize("lang", ["fr", "", "EN", "\ud800", "x" * 5000])
def test_an_unknown_language_is_bad_input(lang: str) -> None:
    game = paddock.game("speed-1200")
    asked: list[Callable[[], str]] = [
        lambda: say("refusal-match-over", {}, lang),
        lambda: say("no-such-message", {}, lang),
        lambda: number(7, lang),
        lambda: decimal(0.5, 1, lang),
        lambda: card_name("speed-1200", "stop", lang),
        lambda: Refusal("match-over", {}).text(lang),
        lambda: game.name(lang),
        lambda: game.options()[0].text(lang),
    ]
    for question in asked:
        with pytest.raises(BadInput, match="there are: en, de, hu"):
            question()


@pytest.mark.parametrize("lang", [None, 5, ["de"], {}])
def test_a_language_that_is_no_text_is_bad_input(lang: object) -> None:
    with pytest.raises(BadInput):
        say("refusal-match-over", {}, lang)  # type: ignore[arg-type]


def test_a_message_that_no_language_has_is_its_own_id() -> None:
    assert say("no-such-message", {}, "de") == "no-such-message"


@settings(deadline=None)  # the first sentence of a language loads its files
@given(st.sampled_from(MESSAGES), st.sampled_from(locales.LANGUAGES), st.data())
def test_whatever_the_facts_there_is_a_sentence_that_can_be_shown(message: str, lang: str, data: st.DataObject) -> None:
    names = sorted(locales.variables(message) | {"game", "seat_names", "side_names"})
    facts = data.draw(st.fixed_dictionaries({}, optional=dict.fromkeys(names, hostile)))
    # Some messages consist only of a name, and a name may be empty.
    assert say(message, facts, lang).encode() or "" in facts.values()


def test_lists_nested_a_thousand_deep_are_no_fact() -> None:
    nested: object = []
    for _ in range(100_000):
        nested = [nested]
    assert say("refusal-not-a-move", {"text": nested}) == "“” is not a move in this game."


def test_a_list_of_seats_is_a_list_of_names() -> None:
    facts: dict[str, object] = {"asked": "play", "seats": [1, 2], "seat_names": {1: "Anna"}}
    assert say("refusal-not-your-turn", facts) == "It’s not your turn. To play now: Anna, Seat 2."


def test_a_missing_fact_reads_as_an_ellipsis() -> None:
    assert say("refusal-not-a-move") == "“…” is not a move in this game."


def test_a_number_by_which_a_sentence_chooses_stays_a_number() -> None:
    assert say("event-CardsStolen", {"seat": 1, "victim": 2, "count": 1}) == "Seat 1 steals a card from Seat 2."
    assert say("event-CardsStolen", {"seat": 1, "victim": 2, "count": 2}) == "Seat 1 steals 2 cards from Seat 2."


@pytest.mark.parametrize(
    ("lang", "thousand", "more"),
    [
        ("en", "1,000", "12,000"),
        ("de", "1.000", "12.000"),
        ("hu", "1000", "12\u00a0000"),
        ("cs", "1\u00a0000", "12\u00a0000"),
    ],
)
def test_a_number_is_grouped_as_its_readers_write_it(lang: str, thousand: str, more: str) -> None:
    assert (number(1000, lang), number(12_000, lang)) == (thousand, more)


def test_a_number_beyond_all_sense_is_not_written_out() -> None:
    assert [number(value) for value in (10**19, -(10**5000))] == ["…", "…"]


@every_language
def test_speed_cites_sections_in_the_letters_of_the_readers_booklet(lang: str) -> None:
    letters = {"el": GREEK, "bg": CYRILLIC}.get(lang, LETTERED)
    assert {section: section_name("speed-1200", section, lang)[-2:] for section in LETTERED} == letters


@every_language
def test_a_numbered_section_is_cited_with_its_sign(lang: str) -> None:
    assert section_name("aruba", "4", lang).replace("\u00a0", "") == "§4"


@pytest.mark.parametrize(("game_id", "lang"), TRANSLATED)
def test_a_heading_is_translated_with_the_printed_one_after_a_dash(game_id: str, lang: str) -> None:
    told = {section: section_name(game_id, section, lang) for section in sections(game_id)}
    assert [section for section, words in told.items() if not words.endswith(f" \N{EN DASH} {section}")] == []


@pytest.mark.parametrize(("game_id", "lang"), PRINTED_IN.items())
def test_a_heading_is_cited_as_printed_to_readers_of_its_language(game_id: str, lang: str) -> None:
    assert [section_name(game_id, section, lang) for section in sections(game_id)] == sections(game_id)


@every_language
def test_a_refusal_cites_its_section_as_the_reader_knows_it(lang: str) -> None:
    refused = paddock.game("speed-1200").start(seats=2, seed=7).refusal("30")
    assert refused is not None
    assert refused.text(lang).endswith(f"({section_name('speed-1200', '7A', lang)})")
