"""How the core gets sentences without knowing where they are kept: the voice is a function handed in from above."""

from collections.abc import Callable

Voice = Callable[[str, dict[str, object], str], str]


def plain(message: str, facts: dict[str, object], lang: str) -> str:
    """The voice in use while no locale files are at hand: the bare facts."""
    known = ", ".join(f"{name}={value}" for name, value in facts.items())
    return f"{message} [{lang}] ({known})"


class _Speaker:
    def __init__(self) -> None:
        self.voice: Voice = plain


_SPEAKER = _Speaker()


def use_voice(voice: Voice) -> None:
    """From now on every sentence (message id, facts, language) comes from this voice."""
    _SPEAKER.voice = voice


def say(message: str, facts: dict[str, object], lang: str) -> str:
    """The sentence in that language, by the voice in use."""
    return _SPEAKER.voice(message, facts, lang)
