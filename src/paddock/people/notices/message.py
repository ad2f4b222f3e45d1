"""Message: what is sent, whatever the channel: title, lines, where it leads, and how to stop."""

from __future__ import annotations

from enum import Enum

import msgspec


class Outcome(Enum):
    """What became of a message."""

    SENT = "sent"
    FAILED = "failed"  # for now
    GONE = "gone"  # the address does not exist any more


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A message in one language. It has public facts only: it may lie on a lock screen."""

    title: str
    lines: list[str] = []
    path: str = "/"  # where it leads, on this server
    go: str = ""  # what one may do there
    stop: str = ""  # the words before the link that stops
    key: str = ""  # the same for a message that is sent twice
    tag: str = ""  # a newer message with the same tag replaces it on a screen
    lang: str = "en"


def one_line(text: str) -> str:
    """The text without line breaks and control characters, which could become headers."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
