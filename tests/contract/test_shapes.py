"""Every view, position, event and step has the type that its game declares; JSON Schemas are generated from them."""

import json

import msgspec
import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.results import PositionShape, ViewShape
from paddock.core.step import Step
from tests.contract.playing import start, wander
from tests.contract.variants import Variant, every_variant


def keys_of(shape: object) -> set[str]:
    return set(getattr(shape, "__annotations__", {}))


def through(data: object, shape: type) -> object:
    """The data, decoded by its schema and encoded again."""
    return json.loads(msgspec.json.encode(msgspec.convert(data, shape)))


@every_variant
def test_what_a_match_writes_has_the_declared_shape(variant: Variant) -> None:
    shapes = paddock.game(variant.game).shapes
    match = start(variant, 101)
    rng = Rng(102)
    for _ in range(8):
        wander(match, rng, 9)
        position = json.loads(json.dumps(match.position()))
        assert through(position, PositionShape[shapes.position]) == position  # type: ignore[name-defined]
        assert set(position["round"]) <= keys_of(shapes.position)
        for seat in (None, 1):
            view = json.loads(json.dumps(match.view(seat)))
            assert through(view, ViewShape[shapes.view]) == view  # type: ignore[name-defined]
            assert set(view["round"]) <= keys_of(shapes.view)
    steps = json.loads(msgspec.json.encode(list(match.steps)))
    assert msgspec.convert(steps, list[Step]) == match.steps


@pytest.mark.parametrize("game_id", paddock.game_ids())
def test_the_schema_names_every_kind_of_event_and_every_field_of_a_view(game_id: str) -> None:
    game = paddock.game(game_id)
    schema = json.loads(json.dumps(game.schema()))
    kinds = {kind.__name__ for kind in game.shapes.events}
    assert kinds <= set(schema["$defs"])
    named = {choice["$ref"].rpartition("/")[2] for choice in schema["properties"]["Event"]["anyOf"]}
    assert named == kinds
    text = json.dumps(schema)
    for name in keys_of(game.shapes.view):
        assert f'"{name}"' in text
    references = {part["$ref"].rpartition("/")[2] for part in _parts(schema) if "$ref" in part}
    assert references <= set(schema["$defs"])


def _parts(data: object) -> list[dict[str, str]]:
    if isinstance(data, dict):
        return [data, *[part for value in data.values() for part in _parts(value)]]
    return [part for value in data for part in _parts(value)] if isinstance(data, list) else []
