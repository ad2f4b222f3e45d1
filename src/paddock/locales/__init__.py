"""Translated messages: Fluent files by language, shared by Python and the browser.

Messages of one family of games are in its folder (`games/<family>/locales`), all others here.
"""

import re
import unicodedata
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from paddock import families
from paddock.core.errors import BadInput

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

# A message starts with its id at the margin; further lines are indented or close a brace.
ENTRY = re.compile(r"^(?=[a-zA-Z#])", re.MULTILINE)
LANGUAGES = ("en", "de", "hu", "cs", "sk", "it", "el", "ro", "bg")
# Where spaces group digits, they are no-break spaces, so that a number is not broken across lines.
THOUSANDS = (
    dict.fromkeys(("hu", "cs", "sk", "bg"), "\u00a0") | dict.fromkeys(("de", "it", "el", "ro"), ".") | {"en": ","}
)
# Hungarian does not group numbers of four digits.
MIN_GROUPED = {"hu": 10_000}
# Placeholder of a missing fact; a selector whose first variant is [none] selects that variant instead.
BLANK = "…"
ABSENT = "none"
CHOICE = re.compile(r"\{\s*\$(\w+)\s*->\s*(\S*)")
SEATS = ("seat", "turn", "start", "by", "victim")
CARS = ("car", "target", "other", "ahead", "beside")
LISTS = {"seats": "seat", "cards": "card", "cars": "car"}
# Facts are untrusted: longer texts are not valid names, cards or numbers.
MAX_TEXT_LENGTH = 500
LARGEST_NUMBER = 10**18


def say(message: str, facts: dict[str, object] | None = None, lang: str = "en") -> str:
    """Format a message with facts; the id itself if no language has the message.

    Cards and sections become the terms of the edition. Seats and sides become names if the facts have `seat_names` or
    `side_names` (number to name), else labels; a car gets its driver's name if `car_names` has it. Numbers are grouped
    the same way in Python and in the browser; selectors receive plain numbers. A missing fact becomes …, or selects
    [none] if that is the first variant of its selector. BadInput if the language is unknown.
    """
    spoken = lang if message in sources(_known(lang)) else "en"
    if message not in sources(spoken):
        return message
    bundle = _bundle(message, spoken)
    pattern = bundle.get_message(message).value
    text, _ = (
        bundle.format_pattern(pattern, _arguments(message, spoken, facts or {}, lang)) if pattern else (message, [])
    )
    return str(text)


def has(message: str) -> bool:
    """Whether a message exists."""
    return message in sources("en")


def variables(message: str) -> set[str]:
    """The names of the facts that a message uses."""
    return set(re.findall(r"\$(\w+)", sources("en").get(message, "")))


def number(value: int, lang: str = "en") -> str:
    """Format an integer for a language."""
    separator = THOUSANDS[_known(lang)] if abs(value) >= MIN_GROUPED.get(lang, 0) else ""
    return f"{value:,}".replace(",", separator) if abs(value) <= LARGEST_NUMBER else BLANK


def decimal(value: float, digits: int, lang: str = "en") -> str:
    """Format a number with `digits` decimals and the decimal separator of a language."""
    whole, _, part = f"{value:.{digits}f}".partition(".")
    return number(int(whole), lang) + ("." if lang == "en" else ",") + part


def card_name(game: str, card: str, lang: str = "en", *, everyday: bool = False) -> str:
    """The edition's name of a card; kilometres for a distance card; any other text unchanged.

    `everyday`: as on the cards of the page, where the booklet prints the name in capitals.
    """
    if card.isdigit():
        return say("distance-card", {"km": card}, lang)
    name = _everyday(f"{game}-{card}", f"card-{game}-{card}", everyday=everyday)
    return say(name, {}, lang) if name in sources("en") else card


def _everyday(subject: str, printed: str, *, everyday: bool) -> str:
    label = f"label-{subject}"
    return label if everyday and label in sources("en") else printed


def section_name(game: str, section: str, lang: str = "en") -> str:
    """The section of a rule as the reader's booklet prints it; for a heading, with its translation."""
    name = f"section-{game}-{_slug(section)}"
    if name in sources("en"):
        return say(name, {"printed": section}, lang)
    return say("section-number", {"number": section}, lang) if section.isdigit() else section


def clean(text: str) -> str:
    """Make a text safe to display: no lone surrogates, limited length."""
    shown = text if len(text) <= MAX_TEXT_LENGTH else text[:MAX_TEXT_LENGTH] + BLANK
    return shown.encode("utf-8", "replace").decode()


def _known(lang: object) -> str:
    if isinstance(lang, str) and lang in LANGUAGES:
        return lang
    asked = repr(lang[:MAX_TEXT_LENGTH]) if isinstance(lang, str) else f"of type {type(lang).__name__}"
    raise BadInput(f"there is no language {asked}; there are: {', '.join(LANGUAGES)}")


def _arguments(message: str, spoken: str, facts: dict[str, object], lang: str) -> dict[str, object]:
    chosen_by = _choices(message, spoken)
    found: dict[str, object] = {name: chosen_by.get(name, BLANK) for name in (*variables(message), *chosen_by)}
    if "neutral" in found and _is_neutral(facts):
        found["neutral"] = "yes"
    if "coup" in found:
        coup = f"coup-{_game(facts)}"
        found["coup"] = say(_everyday(coup, coup, everyday=_is_everyday(facts)), {}, lang)
    for name, value in facts.items():
        if name in found and value is not None:
            is_counted = name in chosen_by and isinstance(value, int) and abs(value) <= LARGEST_NUMBER
            is_label = name in SEATS or name == "side"
            found[name] = value if is_counted and not is_label else _word(name, value, facts, lang)
    return found


def _word(name: str, value: object, facts: dict[str, object], lang: str) -> str:
    if isinstance(value, list | tuple):
        each = LISTS.get(name, name)
        return clean(", ".join(_word(each, one, facts, lang) for one in value if isinstance(one, int | str)))
    if isinstance(value, str):
        return _edition_word(name, clean(value), facts, lang)
    if not isinstance(value, int):
        return BLANK
    if name in SEATS:
        return _label("seat", value, facts, lang)
    if name in CARS:
        return _car(value, facts, lang)
    return _label("side", value, facts, lang) if name == "side" else number(value, lang)


def _edition_word(name: str, text: str, facts: dict[str, object], lang: str) -> str:
    if name == "section":
        return section_name(_game(facts), text, lang)
    if text != BLANK and (name == "card" or name.endswith("_card")):
        return card_name(_game(facts), text, lang, everyday=_is_everyday(facts))
    return text


def _is_everyday(facts: dict[str, object]) -> bool:
    return facts.get("is_everyday") is True


def _game(facts: dict[str, object]) -> str:
    game = facts.get("game")
    return game if isinstance(game, str) else ""


def _label(kind: str, value: int, facts: dict[str, object], lang: str) -> str:
    name = _name(kind, value, facts)
    return say(f"{kind}-label", {"number": value}, lang) if name is None else name


def _car(value: int, facts: dict[str, object], lang: str) -> str:
    name, seat = _name("car", value, facts), facts.get("seat")
    is_told = isinstance(seat, int) and _name("seat", seat, facts) == name
    return number(value, lang) if name is None or is_told else say("car-label", {"number": value, "name": name}, lang)


def _is_neutral(facts: dict[str, object]) -> bool:
    """Whether nobody drives the car: the drivers are known, and it has none."""
    car = facts.get("car")
    return bool(facts.get("car_names")) and isinstance(car, int) and _name("car", car, facts) is None


def _name(kind: str, value: int, facts: dict[str, object]) -> str | None:
    names = facts.get(f"{kind}_names")
    name = names.get(value) if isinstance(names, dict) else None
    return clean(name) if isinstance(name, str) else None


def _slug(heading: str) -> str:
    plain = unicodedata.normalize("NFKD", heading).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@cache
def _choices(message: str, lang: str) -> dict[str, str]:
    """The facts that selectors of a message use, each with its value when it is missing."""
    chosen = CHOICE.findall(sources(lang)[message])
    return {name: ABSENT if first == f"[{ABSENT}]" else BLANK for name, first in chosen}


@cache
def _bundle(message: str, lang: str) -> "FluentBundle":
    """A Fluent bundle with this one message."""
    # Imported on first use: the library takes a tenth of a second, and a simulation formats no messages.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(sources(lang)[message]))
    return bundle


def brought(family: str, lang: str) -> str:
    """The messages in a family's folder as Fluent text; English where that language lacks one."""
    found: dict[str, str] = {}
    for each in ("en", _known(lang)):
        file = families.file(family, "locales", f"{each}.ftl")
        if file.is_file():
            found |= _entries(file.read_text("utf-8"))
    return "".join(found.values())


def _entries(text: str) -> dict[str, str]:
    return {entry.partition(" =")[0]: entry for entry in ENTRY.split(text) if entry and not entry.startswith("#")}


def files(lang: str) -> "dict[str, Traversable]":
    """The Fluent files of a language by name: the files that all games share, and those of each family."""
    shared = resources.files(__package__).joinpath(lang).iterdir()
    found = {file.name.removesuffix(".ftl"): file for file in shared if file.name.endswith(".ftl")}
    own = {family: families.file(family, "locales", f"{lang}.ftl") for family in families.names()}
    taught = {f"{family}-lessons": families.file(family, "lessons", f"{lang}.ftl") for family in families.names()}
    return found | {name: file for name, file in (own | taught).items() if file.is_file()}


@cache
def sources(lang: str) -> dict[str, str]:
    """The Fluent source of every message by id. Parsing happens per message: a whole language would delay the start."""
    return {name: entry for file in files(lang).values() for name, entry in _entries(file.read_text("utf-8")).items()}
