"""Person: a guest together with the guests that were joined with it. Logs may know a person by any of these ids."""

from typing import NamedTuple


class Person(NamedTuple):
    """The present id of a guest, and those of the guests that were joined with it."""

    id: str
    former: frozenset[str]


Who = str | Person  # a guest with whom nobody was joined, and a visitor, is an id alone; empty: nobody


def is_same(guest: Who, other: str) -> bool:
    """Whether these are one person: the only place that compares guests. Empty is nobody."""
    if isinstance(guest, str):
        return guest != "" and guest == other
    return guest.id == other or other in guest.former


def guest_id(guest: Who) -> str:
    """The present id."""
    return guest if isinstance(guest, str) else guest.id


def ids_of(guest: Who) -> frozenset[str]:
    """All ids."""
    return frozenset({guest}) if isinstance(guest, str) else guest.former | {guest.id}
