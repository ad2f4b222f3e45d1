"""Messages and sources match: every message that the code uses exists, and every message is used."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

import paddock
from launcher.places import ROOT
from paddock import locales
from paddock.server.errors import STATUSES
from paddock.table.permissions import REFUSALS
from tests.locales.event_kinds import events

SOURCES = ROOT / "src" / "paddock"
# They append any word to these prefixes, so the rest of the id must be a word in the sources.
LOOSE = {r"aruba\-.+", r"ausgebremst\-.+", r"cli\-.+\-.+"}
MADE_IN_LOCALES = {"side-label"}
# Messages only the page uses; tests/web checks them there.
OF_THE_PAGE = ("web-", "label-")
SPEAKERS = {"say", "text", "flag"}
DENIERS = {"Denied", "Trouble", "problem"}


@cache
def nodes() -> list[ast.AST]:
    return [node for path in SOURCES.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]


@cache
def words() -> set[str]:
    """Every string literal in the sources."""
    return {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def pattern(node: ast.AST) -> str:
    """The pattern of an f-string or concatenation that starts with the prefix of a message."""
    match node:
        case ast.JoinedStr(values=[ast.Constant(), *_] as values):
            parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in values]
        case ast.BinOp(left=ast.Constant(value=str(text)), op=ast.Add()):
            parts = [re.escape(text), ".+"]
        case _:
            parts = []
    made = "".join(parts)
    return made if re.match(r"[a-z]+\\-", made) else ""


@cache
def patterns() -> set[str]:
    return {made for made in map(pattern, nodes()) if made}


def is_made(name: str) -> bool:
    tight = patterns() - LOOSE | {r"cli\-.+\-help", r"cli\-.+\-examples"}
    return name in words() or any(re.fullmatch(each, name) for each in tight)


def is_joined(stem: str) -> bool:
    """Whether both halves are in the sources, for a painter that joins them: short-wide."""
    head, _, tail = stem.partition("-")
    return head in words() and bool({tail, f"-{tail}"} & words())


def spoken() -> Iterator[ast.expr]:
    """The first arguments of functions that format a message."""
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]) if name in SPEAKERS:
                yield first


def denied() -> Iterator[str]:
    """The codes of a table's or server's denials."""
    yield from REFUSALS.values()
    for node in nodes():
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(code)), *_]) if name in DENIERS:
                yield code
            case ast.Call(func=ast.Name(id=name), args=[ast.IfExp(body=first, orelse=second), *_]) if name in DENIERS:
                yield from (str(code.value) for code in (first, second) if isinstance(code, ast.Constant))


def is_written(wanted: str) -> bool:
    """Whether some message matches, also with the prefix that AUSGEBREMST's painter adds."""
    return any(re.fullmatch(f"(ausgebremst-)?({wanted})", name) for name in locales.sources("en"))


def named(beginning: str, lang: str = "en") -> set[str]:
    return {name.removeprefix(beginning) for name in locales.sources(lang) if name.startswith(beginning)}


def sheets() -> dict[str, paddock.Game]:
    return {game_id: paddock.game(game_id) for game_id in paddock.game_ids()}


def test_no_message_lies_unused() -> None:
    ours = [name for name in locales.sources("en") if name not in MADE_IN_LOCALES and not name.startswith(OF_THE_PAGE)]
    stems = {name: name.partition("-")[2] for name in ours}
    said = [name for name, stem in stems.items() if is_made(name) or is_made(stem) or is_joined(stem)]
    assert sorted(stems.keys() - said) == []


def test_every_message_named_in_the_sources_is_written() -> None:
    constants = {node.value for node in spoken() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    messages = {name for name in constants if "-" in name and " " not in name}  # not: SQL
    assert len(messages) > 100
    assert sorted(name for name in messages if not is_written(name)) == []


def test_every_pattern_of_messages_in_the_sources_fits_some() -> None:
    made = {pattern(node) for node in spoken()} - {""}
    assert len(made) > 10
    assert [each for each in sorted(made) if not is_written(each)] == []


def test_an_event_is_told_only_if_it_can_happen() -> None:
    kinds = events()
    secret = [kind.__name__ for kind in kinds if kind.secret_from_others]
    own = [kind.__name__ for kind in kinds if "seat" in kind.__struct_fields__]
    possible = {kind.__name__ for kind in kinds} | {f"{name}-own" for name in own} | {f"{name}-open" for name in secret}
    # A played card and its drive share one sentence.
    assert sorted(named("event-") - possible) == ["CardLaid-moved"]


def test_an_option_is_explained_only_if_its_game_has_it() -> None:
    options = {f"{name}-{option.name}" for name, game in sheets().items() for option in game.options()}
    assert named("option-") == options
    assert named("title-") == options


def test_a_value_is_said_only_if_its_option_has_it() -> None:
    options = [(name, option) for name, game in sheets().items() for option in game.options()]
    kinds = [(f"{name}-{it.name}", value.partition(":")[0]) for name, it in options for value in it.values]
    assert named("value-") == {stem if kind.isdecimal() else f"{stem}-{kind}" for stem, kind in kinds}


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_what_a_table_denies_has_a_sentence_and_every_such_sentence_a_code(lang: str) -> None:
    assert named("trouble-", lang) == STATUSES.keys()


def test_every_code_of_what_a_table_denies_is_used_and_no_other() -> None:
    assert set(denied()) == STATUSES.keys()
