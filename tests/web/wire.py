"""Writes the page's types, web/src/net/wire/*.gen.ts, from our JSON Schemas: `./paddock python -m tests.web.wire`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import paddock
from paddock import boards
from paddock.core.text import MAX_NAME
from paddock.lessons import Lesson
from paddock.people import home_shapes
from paddock.people.clubs import shapes as club_shapes
from paddock.people.notices import shapes as notice_shapes
from paddock.people.seasons import shapes as season_shapes
from paddock.people.statistics import Races, Statistics
from paddock.server import shapes as routes
from paddock.server.errors import Problem
from paddock.table import history, messages, study_frames

if TYPE_CHECKING:
    from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "net" / "wire"
HEAD = "// Made from the server's schemas by `./paddock python -m tests.web.wire`. Do not edit.\n"
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
# Fields that hold any game's JSON on the server.
OF_GAMES: dict[str, dict[str, Any]] = {
    "view": {"typescript": "AnyView"},
    "events": {"type": "array", "items": {"typescript": "AnyEvent"}},
    "moves": {"type": "array", "items": {"typescript": "AnyMove"}},
    "parts": {"typescript": "AnyMove"},
}
# The modules whose structs requests and answers are made of.
OF_HTTP = (routes, club_shapes, home_shapes, notice_shapes, season_shapes)
# A position is for referees; the page never receives one.
UNTOLD = {"Position"}


def files() -> dict[str, str]:
    """Every generated file by its name."""
    families = {paddock.game(game).family: paddock.game(game).schema() for game in paddock.game_ids()}
    written = {f"{family}.gen.ts": text(schema) for family, schema in sorted(families.items())}
    shapes = [history.Look, Problem, Races, Statistics, *(kind for part in OF_HTTP for kind in structs(part))]
    _, answers = msgspec.json.schema_components(shapes, ref_template="#/$defs/{name}")
    return {
        **written,
        "games.gen.ts": union_text(sorted(families)),
        "board.gen.ts": text(boards.schema()),
        "table.gen.ts": text(
            with_games(messages.schema(), "Seen", "Reason"),
            f"{games_import('Event', 'Move', 'View')}\nexport const MAX_NAME = {MAX_NAME};\n",
        ),
        "lessons.gen.ts": lesson_text(),
        "study.gen.ts": study_text(),
        "http.gen.ts": text(
            with_games({"$defs": answers}, "Shown"), f"{games_import('Event', 'View')}\n{constants_text()}"
        ),
    }


def lesson_text() -> str:
    """The types of a lesson, whose room, frames and notes are those of a table."""
    _, shapes = msgspec.json.schema_components([Lesson], ref_template="#/$defs/{name}")
    own = {name: shapes[name] for name in ("Lesson", "LessonStep")}
    own["LessonStep"]["properties"]["seen"] = {"type": "array", "items": {"typescript": "Seen"}}
    return text({"$defs": own}, "import type { Note, Room, Seen } from './table.gen';\n")


def study_text() -> str:
    """The types of a study, whose room, frames and notes are those of a table."""
    kinds = [study_frames.StudyWish, study_frames.StudyShown]
    _, shapes = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    names = ("StudyWish", "StudyShown", "StudyMoment", "StudyMove", "StudyPlayed", "SideChance")
    own = {name: shapes[name] for name in names}
    own["StudyMoment"]["properties"]["seen"] = {"type": "array", "items": {"typescript": "Seen"}}
    return text({"$defs": own}, "import type { Note, Room, Seen } from './table.gen';\n")


def union_text(families: list[str]) -> str:
    """The union types over all of our games."""
    imports = "".join(f"import type * as {family} from './{family}.gen';\n" for family in families)
    unions = [
        f"export type Any{kind} = {' | '.join(f'{family}.{kind}' for family in families)};\n"
        for kind in ("View", "Event", "Move")
    ]
    return "\n".join([HEAD + imports, *unions])


def games_import(*kinds: str) -> str:
    return f"import type {{ {', '.join(f'Any{kind}' for kind in kinds)} }} from './games.gen';\n"


def with_games(schema: dict[str, Any], *names: str) -> dict[str, Any]:
    """The schema with the types of our games in the messages that carry views, events or moves."""
    shapes = {name: schema["$defs"][name] for name in names}
    told = {
        name: {**shape, "properties": {key: OF_GAMES.get(key, part) for key, part in shape["properties"].items()}}
        for name, shape in shapes.items()
    }
    return {**schema, "$defs": {**schema["$defs"], **told}}


def structs(module: ModuleType) -> list[type]:
    return [kind for kind in vars(module).values() if is_struct(kind)]


def is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct


def constants_text() -> str:
    """The longest texts and lists that clubs and seasons take."""
    largest = {
        "MAX_CLUB_NAME": club_shapes.MAX_CLUB_NAME,
        "MAX_SEASON_NAME": season_shapes.MAX_SEASON_NAME,
        "MAX_LEGS": season_shapes.MAX_LEGS,
        "MAX_NOTE": season_shapes.MAX_NOTE,
    }
    return "".join(f"export const {name} = {value};\n" for name, value in largest.items())


def text(schema: dict[str, Any], imports: str = "") -> str:
    """A TypeScript file with a type for every definition reachable from the messages."""
    told = {name: part for name, part in schema.get("properties", {}).items() if name not in UNTOLD}
    definitions = schema["$defs"]
    reached = closure(told, definitions) if told else set(definitions)
    shapes = [declared(definitions[name], type_name(name)) for name in sorted(reached)]
    aliases = [f"export type {name} = {written(part)};\n" for name, part in told.items() if written(part) != name]
    return "\n".join([HEAD + imports, *aliases, *shapes])


def closure(part: object, definitions: dict[str, Any]) -> set[str]:
    """The names of all definitions that a schema references."""
    found: set[str] = set()
    ahead = references(part)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead |= references(definitions[name])
    return found


def references(part: object) -> set[str]:
    if isinstance(part, dict):
        here = {reference(part["$ref"])} if "$ref" in part else set()
        return here.union(*(references(value) for key, value in part.items() if key != "discriminator"))
    return set().union(*map(references, part)) if isinstance(part, list) else set()


def reference(address: str) -> str:
    return address.rpartition("/")[2]


def type_name(name: str) -> str:
    """`ViewShape_RoundView_` is called `View` in TypeScript."""
    return re.sub(r"Shape(_\w+_)?$", "", name)


def declared(part: dict[str, Any], name: str) -> str:
    comment = f"/** {' '.join(part['description'].split())} */\n" if "description" in part else ""
    if "properties" not in part:
        return f"{comment}export type {name} = {written(part)};\n"
    # An alias, not an interface: only an alias has an implicit index signature.
    return f"{comment}export type {name} = {fields(part)};\n"


def fields(part: dict[str, Any]) -> str:
    required = part.get("required", [])
    lines = [f"  {key}{'' if key in required else '?'}: {written(value)};" for key, value in part["properties"].items()]
    return "\n".join(["{", *lines, "}"])


def written(part: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "typescript" in part:
        return str(part["typescript"])
    if "$ref" in part:
        return type_name(reference(part["$ref"]))
    if "anyOf" in part or "oneOf" in part:
        return " | ".join(dict.fromkeys(written(one) for one in part.get("anyOf") or part["oneOf"]))
    if "enum" in part or "const" in part:
        return " | ".join(literal(value) for value in part.get("enum", [part.get("const")]))
    if part.get("type") == "array":
        return listed(part)
    if part.get("type") == "object":
        return mapped(part)
    return NAMES.get(part.get("type", ""), "unknown")


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def listed(part: dict[str, Any]) -> str:
    if "prefixItems" in part:
        return f"[{', '.join(written(one) for one in part['prefixItems'])}]"
    inner = written(part["items"]) if part.get("items") else "unknown"
    return f"({inner})[]" if " " in inner else f"{inner}[]"


def mapped(part: dict[str, Any]) -> str:
    if "properties" in part:
        return fields(part)
    values = part.get("additionalProperties")
    return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (FOLDER / name).write_text(content, encoding="utf-8")
        sys.stdout.write(f"{name}\n")


if __name__ == "__main__":
    main()
