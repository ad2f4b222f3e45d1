"""What people type, made comparable: without capitals, accents, quotation marks and needless spaces."""

import re
import unicodedata


def plain(text: str) -> str:
    """The bare words of a text."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[\w>@+?]+", bare))


def printable(text: str) -> str:
    """The text as one line that cannot steer a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def begins(typed: str, phrase: str) -> bool:
    """Whether a phrase begins so, spaces aside; both are plain."""
    return phrase.replace(" ", "").startswith(typed.replace(" ", ""))


def is_made_of(typed: str, phrases: list[str]) -> bool:
    """Whether each word typed begins a word of these phrases; all are plain."""
    words = {word for phrase in phrases for word in re.split("[ >@]", phrase)}
    return all(any(word.startswith(part) for word in words) for part in re.split("[ >@]", typed) if part)
