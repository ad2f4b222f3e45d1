"""Types of the engine's JSON data: results, positions, views and standings."""

from typing import Annotated, Any, Generic, NotRequired, TypedDict, TypeVar

import msgspec

from paddock.core.errors import BadPosition

Shape = TypeVar("Shape")
RoundShape = TypeVar("RoundShape")

# Well within 64-bit integers and within the integers that JSON parsers read exactly.
Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


def read_shape(data: object, shape: type[Shape], what: str) -> Shape:
    """Convert JSON data to this type; BadPosition says where it does not match. `what` names the data there."""
    try:
        return msgspec.convert(data, shape)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"the {what} does not have the right form: {error}") from error


class Result(TypedDict):
    """What a finished round leaves behind. All lists go by side; detail is the game's own."""

    points: list[Points]
    lines: list[list[tuple[str, Points]]]
    detail: dict[str, Any]


class PositionShape(TypedDict, Generic[RoundShape]):
    """A whole match at one moment; `round` is described per game in docs/guide/positions.md."""

    game: str
    sheet: NotRequired[str]
    seats: int
    options: dict[str, str]
    results: list[Result]
    round: RoundShape


class PlaceShape(TypedDict):
    """Where a side stands in the match; sides share a place only where the rules break no tie."""

    side: int
    place: int
    points: int


class ViewShape(TypedDict, Generic[RoundShape]):
    """What one seat may know of a match (seat None: a spectator)."""

    game: str
    sheet: str
    seats: int
    sides: int
    options: dict[str, str]
    results: list[Result]
    seat: int | None
    waiting: list[int]
    over: bool
    standings: list[PlaceShape]
    moves: list[str]
    round: RoundShape


class Standing(msgspec.Struct, frozen=True):
    """One side in the match: its place (ties share one), its points, and its lines of each round's score sheet."""

    side: int
    seats: list[int]
    place: int
    points: int
    rounds: list[list[tuple[str, int]]]
