"""Every sentence a person reads: one folder of Fluent files per language, shared by Python and the browser."""

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# A message begins at the margin with its id; its further lines are indented or close a brace.
ENTRY = re.compile(r"^(?=[a-zA-Z#])", re.MULTILINE)
LANGUAGES = ("en", "de", "hu", "cs", "sk", "it", "el", "ro", "bg")
# A no-break space where a space groups: a number must not fall apart at the end of a line.
THOUSANDS = (
    dict.fromkeys(("hu", "cs", "sk", "bg"), "\u00a0") | dict.fromkeys(("de", "it", "el", "ro"), ".") | {"en": ","}
)


def say(message: str, facts: dict[str, object] | None = None, lang: str = "en") -> str:
    """The sentence with this id, filled with facts.

    Cards become the edition's own words. Seats and sides become names where facts bring `seat_names` or `side_names`
    (number to name), else labels. Numbers are grouped our way, in Python and browser alike, except `count`, which
    stays a number for plural choice.
    """
    bundle = _bundle(message, lang if lang in LANGUAGES else "en") or _bundle(message, "en")
    pattern = None if bundle is None else bundle.get_message(message).value
    if bundle is None or pattern is None:
        return message
    text, _ = bundle.format_pattern(pattern, _arguments(facts or {}, lang))
    return str(text)


def variables(message: str) -> set[str]:
    """The names of the facts that a sentence mentions."""
    return set(re.findall(r"\$(\w+)", _sources("en").get(message, "")))


# What stands for a fact that is not known.
BLANK = "…"
SEATS = ("seat", "turn", "start", "by", "victim")


def _arguments(facts: dict[str, object], lang: str) -> dict[str, object]:
    return {name: _argument(name, value, facts, lang) for name, value in facts.items() if not name.endswith("_names")}


def _argument(name: str, value: object, facts: dict[str, object], lang: str) -> object:
    if value != BLANK and (name == "card" or name.endswith("_card")):
        return card_name(str(facts.get("game", "")), str(value), lang)
    if not isinstance(value, int) or name == "count":
        return value
    if name in SEATS:
        return _label("seat", value, facts, lang)
    return _label("side", value, facts, lang) if name == "side" else number(value, lang)


def _label(kind: str, value: int, facts: dict[str, object], lang: str) -> str:
    names = facts.get(f"{kind}_names")
    if isinstance(names, dict) and value in names:
        return str(names[value])
    return say(f"{kind}-label", {"number": value}, lang)


def number(value: int, lang: str = "en") -> str:
    """A whole number as people of that language write it."""
    return f"{value:,}".replace(",", THOUSANDS.get(lang, ","))


def decimal(value: float, digits: int, lang: str = "en") -> str:
    """A number with so many digits behind the point, or the comma, of that language."""
    whole, _, part = f"{value:.{digits}f}".partition(".")
    return number(int(whole), lang) + ("." if lang == "en" else ",") + part


def card_name(game: str, card: str, lang: str = "en") -> str:
    """The edition's word for a card; a distance is its kilometres."""
    if card.isdigit():
        return say("distance-card", {"km": card}, lang)
    return say(f"card-{game}-{card}", {}, lang)


@cache
def _bundle(message: str, lang: str) -> "FluentBundle | None":
    """The one message, ready to be filled; None if the language does not have it."""
    source = _sources(lang).get(message)
    if source is None:
        return None
    # Loaded with the first sentence: a simulation says none, and the library takes a tenth of a second.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


@cache
def _sources(lang: str) -> dict[str, str]:
    """Every message's own lines by id. Only what is said gets parsed: a whole language would delay the first prompt."""
    files = [file for file in resources.files(__package__).joinpath(lang).iterdir() if file.name.endswith(".ftl")]
    entries = [entry for file in files for entry in ENTRY.split(file.read_text("utf-8"))]
    return {entry.partition(" =")[0]: entry for entry in entries if entry and not entry.startswith("#")}
