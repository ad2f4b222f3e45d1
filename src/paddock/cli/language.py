"""The language to speak: the one asked for by `--lang`, else that of the environment."""

import os

from paddock.cli.errors import CliError
from paddock.locales import LANGUAGES, say


def language_in(words: list[str]) -> str:
    """The language asked for by `--lang` among these words, else that of the environment."""
    for number, word in enumerate(words):
        name, sign, value = word.partition("=")
        if name == "--lang":
            asked = value if sign else "".join(words[number + 1 : number + 2])
            return asked if asked in LANGUAGES else language_of_environment()
    return language_of_environment()


def language_of_environment() -> str:
    """The locale's language if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


def settled_language(asked: str | None) -> str:
    """The language asked for, which must be one of ours, else that of the environment."""
    if asked is None:
        return language_of_environment()
    if asked not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise CliError(say("cli-unknown-language", {"text": asked, "known": known}, language_of_environment()))
    return asked
