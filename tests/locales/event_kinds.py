"""All event classes of all games."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module

from paddock.core.event import Event


def events() -> list[type[Event]]:
    for module in pkgutil.walk_packages(import_module("paddock.games").__path__, "paddock.games."):
        import_module(module.name)
    return sorted((kind for kind in descendants(Event) if kind.__module__.startswith("paddock.")), key=str)


def descendants(kind: type[Event]) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        yield child
        yield from descendants(child)
