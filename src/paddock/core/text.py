"""Reading numbers out of text that anybody may have written."""

from typing import Final

NOT_A_NUMBER: Final = -1
MOST_DIGITS: Final = 9


def whole_number(text: str) -> int:
    """The number that plain digits spell, or NOT_A_NUMBER; no sign, no leading zero, at most nine digits."""
    if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        return NOT_A_NUMBER
    return NOT_A_NUMBER if text.startswith("0") and text != "0" else int(text)
