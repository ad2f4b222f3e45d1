"""Normalizes typed text for comparison: no capitals, accents, quotation marks or extra spaces."""

import re
import unicodedata


def plain(text: str) -> str:
    """The normalized words of a text."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[\w>@+?]+", bare))


def printable(text: str) -> str:
    """The text as one line without terminal control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def begins(typed: str, phrase: str) -> bool:
    """Whether a phrase begins with the text, ignoring spaces; both are normalized."""
    return phrase.replace(" ", "").startswith(typed.replace(" ", ""))


def is_made_of(typed: str, phrases: list[str]) -> bool:
    """Whether each typed word is a prefix of a word in these phrases; all are normalized."""
    words = {word for phrase in phrases for word in re.split("[ >@]", phrase)}
    return all(any(word.startswith(part) for word in words) for part in re.split("[ >@]", typed) if part)
