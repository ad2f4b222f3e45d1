"""Data types of short instructions: sections of items for display, and the lines that a family's module provides."""

from typing import NamedTuple

from msgspec import Struct


class HowtoItem(Struct, frozen=True):
    """A thing to know. `subject` is the id of the card or line it is about, `name` its name; else both are empty."""

    subject: str
    name: str
    text: str


class HowtoSection(Struct, frozen=True):
    """Items that belong together, under a title. `id` is the same in every language."""

    id: str
    title: str
    items: list[HowtoItem]


class Line(NamedTuple):
    """An item before translation: its message and facts, the id of its subject and the message that names it."""

    message: str
    facts: dict[str, object]
    subject: str = ""
    name: str = ""


Chapters = dict[str, list[Line]]
