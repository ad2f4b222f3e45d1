"""Translation hook: the core translates messages with a function that a higher layer registers."""

from collections.abc import Callable

Translator = Callable[[str, dict[str, object], str], str]


def plain(message: str, facts: dict[str, object], lang: str) -> str:
    """The default translator, without locale files: message id and facts."""
    known = ", ".join(f"{name}={value}" for name, value in facts.items())
    return f"{message} [{lang}] ({known})"


class _Current:
    def __init__(self) -> None:
        self.translator: Translator = plain


_CURRENT = _Current()


def use_translator(translator: Translator) -> None:
    """Register the translator: a function of message id, facts and language."""
    _CURRENT.translator = translator


def say(message: str, facts: dict[str, object], lang: str) -> str:
    """Translate a message with the registered translator."""
    return _CURRENT.translator(message, facts, lang)
