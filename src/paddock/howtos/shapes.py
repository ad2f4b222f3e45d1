"""The one form of every short lesson: sections of items, as they are shown; and as a family's module hands them in."""

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
    """An item before it is said: the message, its facts, what it is about and the message of that one's name."""

    message: str
    facts: dict[str, object]
    subject: str = ""
    name: str = ""


Chapters = dict[str, list[Line]]
