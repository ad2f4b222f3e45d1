"""Shapes: the types of a game's JSON data and their JSON Schema."""

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, Final

import msgspec

from paddock.core.event import CORE_EVENTS, Event
from paddock.core.results import PositionShape, Standing, ViewShape
from paddock.core.step import Step


class Shapes:
    """The types of a game's views, positions, events and moves.

    `view` and `position` are the types of its round, `events` is the module that defines its event classes.
    `move` is the type of `Codec.parts`: a union of structs, tagged by `verb`.
    """

    def __init__(self, view: type, position: type, events: ModuleType, move: Any = dict[str, Any]) -> None:  # noqa: ANN401 - a type, or a union of types
        self.move: Final = move
        self.view: Final = view
        self.position: Final = position
        own = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
        self.events: Final = (*CORE_EVENTS, *[kind for kind in own if kind is not Event])
        self.event: Final[Any] = reduce(or_, self.events)

    def schema(self) -> dict[str, Any]:
        """JSON Schema: View, Position, Event, Move, Step and Standing, with their parts in `$defs`."""
        kinds: dict[str, Any] = {
            "View": ViewShape[self.view],  # type: ignore[name-defined]
            "Position": PositionShape[self.position],  # type: ignore[name-defined]
            "Event": self.event,
            "Move": self.move,
            "Step": Step,
            "Standing": Standing,
        }
        found, parts = msgspec.json.schema_components(list(kinds.values()), ref_template="#/$defs/{name}")
        return {"properties": dict(zip(kinds, found, strict=True)), "$defs": parts}
