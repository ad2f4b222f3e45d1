"""Validation of untrusted text and data: numbers, single lines, JSON of limited size and depth."""

from typing import Final

from paddock.core.errors import BadInput

NOT_A_NUMBER: Final = -1
MOST_DIGITS: Final = 9

MOST_DEPTH: Final = 24
MOST_VALUES: Final = 200_000
MOST_NUMBER: Final = (1 << 53) - 1  # the largest integer that every JSON parser reads exactly
LONGEST_LINE: Final = 200


def whole_number(text: str) -> int:
    """Parse ASCII digits (no sign, no leading zero, at most nine digits); NOT_A_NUMBER if the text is anything else."""
    if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        return NOT_A_NUMBER
    return NOT_A_NUMBER if text.startswith("0") and text != "0" else int(text)


def legible(text: str, most: int = 80) -> str:
    """The first `most` characters, safe to show and store: a question mark replaces what UTF-8 cannot encode."""
    return text[:most].encode("utf-8", "replace").decode("utf-8")


def shown(value: object, most: int = 60) -> str:
    """A short, safe representation of any value for error messages."""
    if isinstance(value, int) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        return "a number beyond all bounds"
    try:
        return ascii(value)[:most]
    except Exception:  # noqa: BLE001 - the caller rejects the value anyway
        return f"something of type {type(value).__name__}"


def one_line(text: object, what: str, most: int = LONGEST_LINE) -> str:
    """Return the text if it is one printable line without surrounding blanks; otherwise raise BadInput."""
    if not isinstance(text, str):
        raise BadInput(f"{what} must be text, not {type(text).__name__}")
    if not text.isprintable() or text != text.strip() or len(text) > most:
        raise BadInput(
            f"{what} must be one printable line of at most {most} characters, not {legible(ascii(text), 60)}"
        )
    return text


def check_plain(data: object, what: str) -> None:
    """Raise BadInput unless this is JSON data within the limits of depth, size and numbers."""
    level: list[object] = [data]
    seen = 0
    for _ in range(MOST_DEPTH):
        below: list[object] = []
        for value in level:
            seen += 1
            _check_value(value, what, below)
        if seen > MOST_VALUES:
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
        if not -MOST_NUMBER <= value <= MOST_NUMBER:
            raise BadInput(f"the {what} holds a number beyond all bounds")
    elif isinstance(value, str):
        if legible(value, len(value)) != value:
            raise BadInput(f"the {what} holds text that is not Unicode")
    elif isinstance(value, dict):
        below.extend(value)
        below.extend(value.values())
    elif isinstance(value, (list, tuple)):
        below.extend(value)
    elif not isinstance(value, float):
        raise BadInput(f"the {what} holds {type(value).__name__}, which is not JSON data")
