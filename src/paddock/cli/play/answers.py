"""Parses answers to questions: numbers in digits or words, prefixes of names, yes and no."""

from paddock.cli.typed_text import begins, plain
from paddock.locales import say


def number_in(text: str, lang: str) -> int:
    """A small number in digits or in words of that language or English; 0 if the text is not a number."""
    typed = plain(text)
    if typed.isascii() and typed.isdigit():
        return int(typed[:9])
    for spoken in (lang, "en"):
        words = plain(say("cli-number-words", lang=spoken)).split()
        if typed in words:
            return words.index(typed) + 1
    return 0


def is_word(text: str, message: str, lang: str) -> bool:
    """Whether the text is a prefix of one of these synonyms, in that language or English."""
    typed = plain(text)
    words = plain(f"{say(message, lang=lang)} {say(message)}").split()
    return bool(typed) and any(begins(typed, word) for word in words)


def chosen(text: str, names: dict[str, str], *, counted: bool = False) -> str:
    """The id that the text selects: by id, name, prefix of either or position; if none matches, the text itself."""
    typed = plain(text)
    ids = list(names)
    if text in names or not typed:
        return text
    if counted and typed.isascii() and typed.isdigit() and 1 <= int(typed[:9]) <= len(ids):
        return ids[int(typed) - 1]
    found = [name for name, title in names.items() if begins(typed, plain(name)) or begins(typed, plain(title))]
    return found[0] if len(found) == 1 else text
