"""Completeness: every language has all English messages with the same variables, and every game's texts exist."""

import ast as python
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase

import msgspec
import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import paddock
from launcher.places import ROOT
from paddock import locales
from paddock.core.chance.rng import Rng
from paddock.core.event import Event
from paddock.core.match import Match
from tests.locales.event_kinds import events
from tests.locales.message_trees import all_messages, entries, messages, names_of_files, parts, variables

TRANSLATIONS = [lang for lang in locales.LANGUAGES if lang != "en"]
# Letters besides plain Latin, except in Greek and Bulgarian.
LETTERS = {
    "de": "äöüß",
    "hu": "áéíóöőúüű",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "it": "àèéìòù",
    "el": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
    "ro": "ăâîșț",
    "bg": "абвгдежзийѝклмнопрстуфхцчшщъьюя",
}
QUOTES = {"de": "„“", "hu": "„”", "cs": "„“", "sk": "„“", "it": "«»", "el": "«»", "ro": "„”", "bg": "„“"}
CORE_RULES = (
    "match-over",
    "not-your-turn",
    "not-a-move",
    "undo-nothing",
    "undo-revealed",
    "undo-asked",
    "undo-not-yours",
)
PLURALS = {"zero", "one", "two", "few", "many"}
COUNTS = range(130)
MOVES = 6000
EVERY = 4  # positions in which all candidates are tried


FILES = names_of_files("en")


@cache
def bundle(lang: str) -> FluentBundle:
    whole = FluentBundle([lang], use_isolating=False)
    for file in names_of_files(lang):
        whole.add_resource(FluentResource(locales.files(lang)[file].read_text("utf-8")))
    return whole


def text_of(node: object) -> str:
    """The words of a message, without its placeholders."""
    return " ".join(part.value for part in parts(node) if isinstance(part, ast.TextElement | ast.StringLiteral))


def words(node: object) -> list[str]:
    return re.findall(r"[^\W\d_]+", unicodedata.normalize("NFC", text_of(node)))


def scripts(word: str) -> set[str]:
    """The scripts a word is written in."""
    return {unicodedata.name(letter).split()[0] for letter in word} & {"LATIN", "GREEK", "CYRILLIC"}


def letters(lang: str) -> set[str]:
    return set(LETTERS[lang]) | (set() if lang in {"el", "bg"} else set(ascii_lowercase))


def choices(lang: str, file: str) -> Iterator[tuple[str, set[str], set[str]]]:
    """The selectors of a message: message, deciding fact, variants."""
    for name, message in messages(lang, file).items():
        for part in parts(message):
            if isinstance(part, ast.SelectExpression):
                keys = {variant.key.name for variant in part.variants if isinstance(variant.key, ast.Identifier)}
                yield name, variables(part.selector), keys


def plurals(lang: str, file: str) -> list[tuple[str, set[str], set[str]]]:
    return [choice for choice in choices(lang, file) if "count" in choice[1] or choice[2] & PLURALS]


def needed(message: object) -> set[str]:
    """The required facts: all but the selecting ones and the edition's word for a coup."""
    deciding = [variables(part.selector) for part in parts(message) if isinstance(part, ast.SelectExpression)]
    return variables(message).difference(*deciding) - {"coup"}


def written_lines() -> set[str]:
    """The names of score lines in the sources: the first items of the pairs in functions called ..._lines."""
    found: set[str] = set()
    for path in (ROOT / "src" / "paddock" / "games").rglob("*.py"):
        for function in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(function, python.FunctionDef) and function.name.endswith("_lines"):
                found |= set(pairs(function))
    return found


def pairs(function: python.FunctionDef) -> Iterator[str]:
    for node in python.walk(function):
        match node:
            case python.Tuple(elts=[python.Constant(value=str(name)), _]):
                yield name


@cache
def random_match(game_id: str) -> tuple[Match, list[paddock.Refusal]]:
    """A match of random moves, and the refusals on the way."""
    game = paddock.game(game_id)
    match, rng = game.start(game.seat_counts[0], seed=8), Rng(7)
    refused: dict[str, paddock.Refusal] = {}
    for count in range(MOVES):
        moves = match.moves()
        if not moves:
            break
        found = [match.refusal(move) for move in match.candidates()] if count % EVERY == 0 else []
        refused.update({refusal.rule: refusal for refusal in found if refusal is not None})
        match.play(moves[rng.below(len(moves))])
    return match, list(refused.values())


every_game = pytest.mark.parametrize("game_id", paddock.game_ids())
every_language = pytest.mark.parametrize("lang", locales.LANGUAGES)
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)
every_file = pytest.mark.parametrize("file", FILES)


@every_translation
def test_a_language_has_the_files_that_english_has(lang: str) -> None:
    assert names_of_files(lang) == FILES


@every_language
@every_file
def test_a_file_has_no_line_that_is_not_fluent(lang: str, file: str) -> None:
    assert [entry.content for entry in entries(lang, file) if isinstance(entry, ast.Junk)] == []


@every_language
def test_no_message_is_written_twice(lang: str) -> None:
    found = [entry for file in names_of_files(lang) for entry in entries(lang, file)]
    counts = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, count in counts.items() if count > 1] == []


@every_translation
@every_file
def test_a_file_has_the_messages_of_the_english_one(lang: str, file: str) -> None:
    ours, english = messages(lang, file).keys(), messages("en", file).keys()
    assert {"missing": english - ours, "unknown": ours - english} == {"missing": set(), "unknown": set()}


@every_translation
@every_file
def test_a_message_uses_the_variables_of_the_english_one(lang: str, file: str) -> None:
    # Every sentence may select by game: a language may have a word per edition where English has one for all.
    english = messages("en", file)
    both = [(name, message) for name, message in messages(lang, file).items() if name in english]
    assert [name for name, message in both if (variables(message) ^ variables(english[name])) - {"game"}] == []


@every_language
@every_file
def test_no_message_is_empty(lang: str, file: str) -> None:
    found = messages(lang, file).items()
    assert [name for name, message in found if not (text_of(message.value).strip() or variables(message.value))] == []


@every_language
@every_file
def test_every_message_can_be_said(lang: str, file: str) -> None:
    whole = bundle(lang)
    wrong: list[object] = []
    for name, message in messages(lang, file).items():
        facts = dict.fromkeys(variables(message), "x")
        for count in COUNTS if "count" in facts else (0,):
            pattern = whole.get_message(name).value
            assert pattern is not None
            _, errors = whole.format_pattern(pattern, {**facts, "count": count})
            wrong += [(name, error) for error in errors]
    assert wrong == []


@every_language
@every_file
def test_no_word_mixes_alphabets(lang: str, file: str) -> None:
    found = [word for message in messages(lang, file).values() for word in words(message)]
    assert [word for word in found if len(scripts(word)) > 1] == []


@every_translation
@every_file
def test_a_word_in_foreign_letters_stands_in_the_english_message_too(lang: str, file: str) -> None:
    # Otherwise it holds a look-alike: СТОП typed with Latin letters, or a Romanian cedilla that should be a comma.
    own, english = letters(lang), messages("en", file)
    strange = [
        (name, word)
        for name, message in messages(lang, file).items()
        for word in words(message)
        if not set(word.lower()) <= own and word not in words(english.get(name))
    ]
    assert strange == []


@every_translation
@every_file
def test_quotation_marks_are_those_of_the_language(lang: str, file: str) -> None:
    foreign = set("“”„«»") - set(QUOTES[lang])
    assert [name for name, message in messages(lang, file).items() if foreign & set(text_of(message))] == []


@every_language
@every_file
def test_apostrophes_are_curved(lang: str, file: str) -> None:
    assert [name for name, message in messages(lang, file).items() if "'" in text_of(message)] == []


@every_language
@every_file
def test_no_mark_stands_behind_a_blank(lang: str, file: str) -> None:
    said = {
        name: locales.say(name, dict.fromkeys(variables(message), 2), lang)
        for name, message in messages(lang, file).items()
    }
    assert [name for name, text in said.items() if re.search(r"\S [.,;:!)](\s|$)", text)] == []


@every_translation
@every_file
def test_a_number_does_not_part_from_its_unit(lang: str, file: str) -> None:
    # English keeps a plain blank: its sentences are quoted in the guides.
    texts = [
        part.value
        for message in messages(lang, file).values()
        for part in parts(message)
        if isinstance(part, ast.TextElement)
    ]
    assert [text for text in texts if re.match(r" (km|χλμ|км|MB)\b", text)] == []


@every_language
@every_file
def test_a_plural_has_the_forms_of_the_language(lang: str, file: str) -> None:
    rule = Locale.parse(lang).plural_form
    possible, used = {*rule.tags, "other"}, {rule(count) for count in COUNTS}
    assert [(name, keys) for name, _, keys in plurals(lang, file) if not used <= keys <= possible] == []


@every_language
@every_file
def test_no_plural_is_chosen_by_a_word(lang: str, file: str) -> None:
    # Seats and sides are names or labels when a sentence gets them, so plural forms would never be chosen.
    assert [name for name, facts, _ in plurals(lang, file) if facts & {*locales.SEATS, "side", "seats"}] == []


@every_game
def test_a_game_has_a_name(game_id: str) -> None:
    assert f"game-{game_id}" in all_messages("en")


@every_game
def test_every_rule_has_its_refusal(game_id: str) -> None:
    rules = [*CORE_RULES, *paddock.game(game_id).rules()]
    assert [rule for rule in rules if f"refusal-{rule}" not in all_messages("en")] == []


@every_game
def test_a_refusal_brings_all_facts_of_its_sentence(game_id: str) -> None:
    _, refusals = random_match(game_id)
    sentences = all_messages("en")
    assert refusals
    assert [it.rule for it in refusals if not needed(sentences[f"refusal-{it.rule}"]) <= it.facts.keys()] == []


@every_game
def test_every_option_has_its_meaning(game_id: str) -> None:
    options = paddock.game(game_id).options()
    assert [it.name for it in options if f"option-{game_id}-{it.name}" not in all_messages("en")] == []


@every_language
@every_game
def test_every_option_and_every_value_is_said_in_words(game_id: str, lang: str) -> None:
    options = paddock.game(game_id).options()
    said = [it.title(lang) for it in options] + [it.word(value, lang) for it in options for value in it.values]
    assert [text for text in said if text.startswith(("title-", "value-")) or "…" in text or ":N" in text] == []


@pytest.mark.parametrize("game_id", [name for name in paddock.game_ids() if paddock.game(name).family == "bornes"])
def test_every_card_has_a_name(game_id: str) -> None:
    cards = [card for card in paddock.game(game_id).sheet.texts("pack.order") if not card.isdigit()]
    assert len(cards) == 14
    assert [card for card in cards if f"card-{game_id}-{card}" not in all_messages("en")] == []


@pytest.mark.parametrize("kind", events(), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_made_of_its_own_facts(kind: type[Event]) -> None:
    fields = {field.name for field in msgspec.structs.fields(kind)}
    # Whether a car is neutral follows from the names of the drivers.
    known = fields | {"game"} | ({"neutral"} if "car" in fields else set())
    assert variables(all_messages("en")[f"event-{kind.__name__}"]) <= known


def test_every_score_line_in_the_sources_has_a_name() -> None:
    lines = written_lines()
    assert {"km", "trip", "race-won"} <= lines
    assert [name for name in sorted(lines) if f"line-{name}" not in all_messages("en")] == []


@every_game
def test_every_score_line_of_a_match_has_a_name(game_id: str) -> None:
    match, _ = random_match(game_id)
    lines = {name for result in match.results for side in result["lines"] for name, _ in side}
    assert lines
    assert [name for name in sorted(lines) if f"line-{name}" not in all_messages("en")] == []
