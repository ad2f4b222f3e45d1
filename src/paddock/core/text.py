"""Reading text and data that anybody may have written: numbers, single lines, plain JSON within bounds."""

from typing import Final

from paddock.core.errors import BadInput

NOT_A_NUMBER: Final = -1
MOST_DIGITS: Final = 9

MOST_DEPTH: Final = 24
MOST_VALUES: Final = 200_000
MOST_NUMBER: Final = (1 << 53) - 1  # what every reader of JSON can hold
LONGEST_LINE: Final = 200


def whole_number(text: str) -> int:
    """The number that plain digits spell, or NOT_A_NUMBER; no sign, no leading zero, at most nine digits."""
    if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        return NOT_A_NUMBER
    return NOT_A_NUMBER if text.startswith("0") and text != "0" else int(text)


def legible(text: str, most: int = 80) -> str:
    """The beginning of any text, fit to be shown and stored: what cannot be encoded reads as a question mark."""
    return text[:most].encode("utf-8", "replace").decode("utf-8")


def shown(value: object, most: int = 60) -> str:
    """Anything at all, as the message of an error may quote it."""
    if isinstance(value, int) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        return "a number beyond all bounds"
    try:
        return ascii(value)[:most]
    except Exception:  # noqa: BLE001 - whatever it is, it is about to be refused
        return f"something of type {type(value).__name__}"


def one_line(text: object, what: str, most: int = LONGEST_LINE) -> str:
    """The very text, if it is a single printable line without blanks around it; else BadInput."""
    if not isinstance(text, str):
        raise BadInput(f"{what} must be text, not {type(text).__name__}")
    if not text.isprintable() or text != text.strip() or len(text) > most:
        raise BadInput(
            f"{what} must be one printable line of at most {most} characters, not {legible(ascii(text), 60)}"
        )
    return text


def check_plain(data: object, what: str) -> None:
    """Refuse anything but plain JSON data of sane depth, size and numbers: later readers need not fear it."""
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
    """Check one value, and note what it holds."""
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
