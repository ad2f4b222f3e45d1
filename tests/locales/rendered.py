"""Every message of every language with a spread of facts, for reviewers: `./paddock python -m tests.locales.rendered`.

Writes build/sentences/<lang>.txt: under the id of each message the texts that it can become.
"""

from __future__ import annotations

import itertools
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from fluent.syntax import ast

from launcher.places import ROOT
from paddock import locales
from tests.locales.message_trees import all_messages, messages, parts, variables

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = ROOT / "build" / "sentences"
NUMBERS: Final = (0, 1, 2, 5, 11, 21, 22, 101)
FEW: Final = 3  # cards that a sentence names besides its first
NAMES: Final = ("Ben", "Anna", "Éva", "Ödön")
GAMES: Final = {"bornes": ("speed-1200", "kilometer-1000", "mille-bornes"), "aruba": ("aruba",)}
LANES: Final = ("L", "M", "N", "P")
PEOPLE: Final = {"seat", "turn", "start", "by", "victim", "name", "side", "names", "seats", "noted"}
# What a fact holds that is neither a person, a card nor a number.
TEXTS: Final[dict[str, tuple[object, ...]]] = {
    "space": ("L14", "finish"),
    "at": ("M7",),
    "entry": ("L22",),
    "first": ("L3",),
    "last": ("L9",),
    "dice": ("1 2 4",),
    "values": ("1, 5",),
    "numbers": ("2", "2, 3"),
    "cars": ([2], [2, 3]),
    "circuit": ("Bleifuss-Drom",),
    "section": ("7A",),
    "printed": ("Pit-stop",),
    "percent": ("43",),
    "this": ("1", "12.5"),
    "that": ("1", "10.1"),
    "program": ("paddock",),
    "file": ("race.paddock",),
    "folder": ("records",),
    "page": ("docs/rules/aruba.md",),
    "path": ("../paddock",),
    "address": ("race.example",),
    "url": ("http://127.0.0.1:8700",),
    "host": ("127.0.0.1",),
    "origin": ("race",),
    "reason": ("x",),
    "text": ("x",),
    "known": ("x, y",),
    "near": ("x",),
    "preset": ("1/2/34/56",),
    "when": ("17.11.2026",),
    "nonce": ("k7q2",),
    "words": ("k7q2, m3x9",),
    "commitment": ("c0ffee",),
    "worth": ("2.4",),
    "mean": ("2.4",),
    "letter": ("A",),
    "chance": ("43%",),
    "low": ("40%",),
    "high": ("46%",),
}


def rendered(lang: str) -> dict[str, list[str]]:
    """The texts of every message of a language, each once."""
    return {
        name: list(dict.fromkeys(locales.say(name, facts, lang) for facts in spread(name, lang, file)))
        for file in locales.files("en")
        for name in messages(lang, file)
    }


def spread(name: str, lang: str, file: str) -> Iterator[dict[str, object]]:
    """Facts for a message: all wordings it can choose, and in each of them one fact after another in all values."""
    message = all_messages(lang)[name]
    chosen = {fact: wording_values(fact, words, lang) for fact, words in wordings(message).items()}
    games = GAMES.get(file, ("ausgebremst",))
    for game, picked in itertools.product(games, itertools.product(*chosen.values())):
        facts = dict(zip(chosen, picked, strict=True))
        others = {
            fact: values(fact, game, lang) for fact in sorted(variables(message) - chosen.keys() - {"game", "coup"})
        }
        first = {fact: each[0] for fact, each in others.items()}
        yield {**first, **facts, "game": game}
        for fact, each in others.items():
            yield from ({**first, **facts, "game": game, fact: value} for value in each[1:])


def wordings(message: ast.Message | ast.Term) -> dict[str, list[str]]:
    """The facts by which a message chooses its words, each with its variants; the game is chosen by the table."""
    selects = [part for part in parts(message) if isinstance(part, ast.SelectExpression)]
    return {
        fact: [
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in it.variants
        ]
        for it in selects
        for fact in variables(it.selector) - {"game"}
    }


def wording_values(fact: str, words: list[str], lang: str) -> list[object]:
    """A value for each variant: numbers where it goes by number, nothing for [none], any value for [other]."""
    if {"one", "few"} & set(words) or any(word.isdecimal() for word in words):
        return list(NUMBERS)
    given: dict[str, object] = {"none": None, "other": values(fact, "speed-1200", lang)[0]}
    return [given.get(word, word) for word in words]


def values(fact: str, game: str, lang: str) -> tuple[object, ...]:
    """What a fact may be at a table of this game."""
    if fact in TEXTS:
        return TEXTS[fact]
    if fact in PEOPLE:
        return NAMES
    if fact == "lane":
        return tuple(locales.say(f"web-race-lane-{lane}", {}, lang) for lane in LANES)
    if fact == "card":
        return cards(game)
    if fact == "cards" or fact.endswith("_card"):
        return cards(game)[:FEW]
    return NUMBERS


@cache
def cards(game: str) -> tuple[str, ...]:
    names = [name.removeprefix(f"card-{game}-") for name in locales.sources("en") if name.startswith(f"card-{game}-")]
    return (*names, *(("75",) if re.match("speed|kilo|mille", game) else ())) or ("4",)


def main() -> None:
    """Write a file for each language."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in locales.LANGUAGES:
        blocks = [f"{name}\n" + "".join(f"    {text}\n" for text in texts) for name, texts in rendered(lang).items()]
        (FOLDER / f"{lang}.txt").write_text("\n".join(blocks), "utf-8")


if __name__ == "__main__":
    main()
