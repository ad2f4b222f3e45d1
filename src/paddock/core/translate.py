"""How the core gets sentences without knowing where they are kept: by a function handed in from above."""

from collections.abc import Callable

Translator = Callable[[str, dict[str, object], str], str]


def plain(message: str, facts: dict[str, object], lang: str) -> str:
    """The translator in use while no locale files are at hand: the bare facts."""
    known = ", ".join(f"{name}={value}" for name, value in facts.items())
    return f"{message} [{lang}] ({known})"


class _Current:
    def __init__(self) -> None:
        self.translator: Translator = plain


_CURRENT = _Current()


def use_translator(translator: Translator) -> None:
    """From now on every sentence (message id, facts, language) comes from this translator."""
    _CURRENT.translator = translator


def say(message: str, facts: dict[str, object], lang: str) -> str:
    """The sentence in that language, by the translator in use."""
    return _CURRENT.translator(message, facts, lang)
