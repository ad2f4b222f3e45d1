"""Moves of a view as data and as text."""

from typing import Any

from paddock import library, story
from paddock.cli.names import named
from paddock.locales import say


def parts_of(move: str, view: dict[str, Any]) -> dict[str, Any]:
    """A move in notation as data: `{"verb": "attack", "card": "stop", "side": 2}`."""
    codec = library.game(view["game"]).setup(view["seats"], view["options"]).codec
    return codec.parts(codec.parse(move))


def move_text(move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
    """A short description of a move; its notation if its family has no description."""
    note = story.move_note(library.game(view["game"]), parts_of(move, view), view)
    return move if note is None else say(note.message, {**named(view, names), **note.facts}, lang)


def verb_and_rest(move: str, view: dict[str, Any]) -> tuple[str, str]:
    """The verb of a move and its object, as a person would type them."""
    parts = parts_of(move, view)
    verb = parts.pop("verb")
    return verb, " ".join(_typed(value) for value in parts.values())


def _typed(value: object) -> str:
    return " ".join(str(each) for each in value) if isinstance(value, list) else str(value)
