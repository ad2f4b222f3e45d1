"""Validation of untrusted text and data: numbers, single lines, JSON of limited size and depth."""

import unicodedata
from typing import Final

from paddock.core.errors import BadInput

NOT_A_NUMBER: Final = -1
MAX_DIGITS: Final = 9

MAX_DEPTH: Final = 24
MAX_VALUES: Final = 200_000
MAX_NUMBER: Final = (1 << 53) - 1  # the largest integer that every JSON parser reads exactly
MAX_LINE_LENGTH: Final = 200
MAX_NAME: Final = 24  # letters in the name of a person
# Letters and symbols by their category, but drawn as nothing: Hangul fillers and the empty Braille pattern.
BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"


def whole_number(text: str) -> int:
    """Parse ASCII digits (no sign, no leading zero, at most nine digits); NOT_A_NUMBER if the text is anything else."""
    if not (text.isascii() and text.isdigit()) or len(text) > MAX_DIGITS:
        return NOT_A_NUMBER
    return NOT_A_NUMBER if text.startswith("0") and text != "0" else int(text)


def legible(text: str, most: int = 80) -> str:
    """The first `most` characters, safe to show and store: a question mark replaces what UTF-8 cannot encode."""
    return text[:most].encode("utf-8", "replace").decode("utf-8")


def shown(value: object, most: int = 60) -> str:
    """A short, safe representation of any value for error messages."""
    if isinstance(value, int) and not -MAX_NUMBER <= value <= MAX_NUMBER:
        return "a number beyond all bounds"
    try:
        return ascii(value)[:most]
    except Exception:  # noqa: BLE001 - the caller rejects the value anyway
        return f"something of type {type(value).__name__}"


def one_line(text: object, what: str, most: int = MAX_LINE_LENGTH) -> str:
    """Return the text if it is one printable line without surrounding blanks; otherwise raise BadInput."""
    if not isinstance(text, str):
        raise BadInput(f"{what} must be text, not {type(text).__name__}")
    if not text.isprintable() or text != text.strip() or len(text) > most:
        raise BadInput(
            f"{what} must be one printable line of at most {most} characters, not {legible(ascii(text), 60)}"
        )
    return text


def is_visible(text: str) -> bool:
    """Whether a reader sees anything: a letter, digit, symbol or sign that is not blank or a mere mark on another."""
    return any(letter not in BLANK and unicodedata.category(letter)[0] in "LNPS" for letter in text)


def check_plain(data: object, what: str) -> None:
    """Raise BadInput unless this is JSON data within the limits of depth, size and numbers."""
    level: list[object] = [data]
    seen = 0
    for _ in range(MAX_DEPTH):
        below: list[object] = []
        for value in level:
            seen += 1
            _check_value(value, what, below)
        if seen > MAX_VALUES:
            raise BadInput(f"the {what} is too large")
        if not below:
            return
        level = below
    raise BadInput(f"the {what} is nested too deeply")


def _check_value(value: object, what: str, below: list[object]) -> None:
    """Check one value and add the values it contains to `below`."""
    if value is None or isinstance(value, bool):
        return
    if isinstance(value, int):
        if not -MAX_NUMBER <= value <= MAX_NUMBER:
            raise BadInput(f"the {what} contains a number that is too large")
    elif isinstance(value, str):
        if legible(value, len(value)) != value:
            raise BadInput(f"the {what} contains text that is not Unicode")
    elif isinstance(value, dict):
        below.extend(value)
        below.extend(value.values())
    elif isinstance(value, (list, tuple)):
        below.extend(value)
    elif not isinstance(value, float):
        raise BadInput(f"the {what} contains {type(value).__name__}, which is not JSON data")
