"""Malformed messages: ten thousand of them change nothing, break nothing and leak nothing."""

from __future__ import annotations

import json
import os
import random
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.serving import Line, Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
MESSAGES = 1_000_000 if os.environ.get("PADDOCK_LONG") == "1" else 10_000
AT_ONCE = 20
KINDS = ("join", "play", "undo", "agree", "instruct", "say", "ready", "ping")
FIELDS = ("type", "id", "seat", "seq", "move", "moves", "orders", "text", "table", "since", "is_agreed", "is_watching")
ODD: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    13,
    2**31,
    2**53,
    2**64,
    10**400,
    1.5,
    -0.0,
    1e308,
    "",
    " ",
    "x" * 400,
    "\x00",
    "\ud800",
    "\u202e",
    "\U0001f3ce",
    "null",
    "' or 1=1 --",
    "<script>",
    "../../etc",
    [],
    [[]],
    {},
    {"type": "play"},
    [None] * 50,
    {"a": {"b": {"c": []}}},
)


def garbled(rng: random.Random) -> str:
    """Text that is not JSON: cut, swapped or doubled somewhere."""
    whole = json.dumps(message(rng))
    at = rng.randrange(len(whole))
    return rng.choice(
        [
            whole[:at],
            whole[at:],
            whole[:at] + rng.choice('{}[]",:\x00\\') + whole[at:],
            whole + whole,
            whole.replace('"', "'"),
            f"[{whole}]",
            json.dumps(whole),
            "\ufeff" + whole,
            "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(60))),
        ]
    )


def message(rng: random.Random) -> dict[str, Any]:
    """A message with an unknown field or impossible values."""
    fields = {name: rng.choice(ODD) for name in rng.sample(FIELDS, rng.randrange(1, 6))}
    return {"type": rng.choice(KINDS), **fields, rng.choice(["extra", "constructor", "__proto__", ""]): 1}


def nested(rng: random.Random) -> str:
    depth = rng.randrange(500, 3_900)
    return rng.choice(["[" * depth + "]" * depth, '{"a":' * (depth // 3) + "1" + "}" * (depth // 3), "[" * depth])


def wrong_type(rng: random.Random) -> str:
    """A message with known fields, one of them of the wrong type."""
    whole = {"type": "play", "id": "a", "seat": 1, "seq": 1, "move": "pass"}
    return json.dumps(
        {**whole, rng.choice(["id", "seat", "seq", "move"]): rng.choice([None, [], {}, True, 1.5, -1, 2**70])}
    )


def escaped(rng: random.Random) -> str:
    """An escaped lone surrogate: valid JSON, but not valid text."""
    return json.dumps({"type": rng.choice(["say", "ping"]), "id": "\ud800" * rng.randrange(1, 5), "text": "\udfff"})


def long(rng: random.Random) -> str:
    return '{"type":"say","id":"a","text":"' + "x" * rng.randrange(400, 8_000) + '"}'


def as_bytes(rng: random.Random) -> bytes:
    return rng.choice([rng.randbytes(rng.randrange(200)), json.dumps({"type": "ping", "id": "a"}).encode()])


MAKERS: tuple[Callable[[random.Random], str | bytes], ...] = (
    garbled,
    garbled,
    lambda rng: json.dumps(message(rng)),
    lambda rng: json.dumps(message(rng)),
    nested,
    wrong_type,
    escaped,
    long,
    as_bytes,
)


async def answers(line: Line, frames: list[str | bytes]) -> list[dict[str, Any]]:
    """The answers to these frames; a ping after them marks the end."""
    for frame in frames:
        await line.wire.send(frame)
    await line.send("ping", id="end")
    found = []
    while (said := await line.next()) != {"type": "pong", "id": "end"}:
        found.append(said)
    return found


async def test_malformed_messages_change_nothing_and_the_connection_stays_usable(served: Served) -> None:
    person = await served.person("Anna")
    table = await person.opens("me", "open", "bot")
    line = await person.at(table)
    before = await served.rows(table)
    rng = random.Random(7)
    for _ in range(MESSAGES // AT_ONCE):
        line.heard.clear()  # a million answers are too many to keep
        said = await answers(line, [rng.choice(MAKERS)(rng) for _ in range(AT_ONCE)])
        assert {answer["type"] for answer in said} <= {"trouble", "answer", "pong"}, said
        denied = [answer.get("outcome", answer) for answer in said if answer["type"] != "pong"]
        assert {answer["code"] for answer in denied} <= {"bad-message"}, said
        assert not any("Traceback" in json.dumps(answer) or "File " in json.dumps(answer) for answer in said)
    assert await served.rows(table) == before
    assert (await line.ask("say", text="still here"))["kind"] == "done"


async def test_a_frame_beyond_8_kilobytes_ends_the_connection_and_nothing_else(served: Served) -> None:
    person = await served.person("Anna")
    table = await person.opens("me", "open")
    line = await person.at(table)
    before = await served.rows(table)
    await line.wire.send('{"type":"say","id":"a","text":"' + "x" * 8_200 + '"}')
    assert await line.ended() == 1009
    assert await served.rows(table) == before
    assert (await (await person.at(table)).ask("ping"))["type"] == "pong"


async def test_a_frame_of_8_kilobytes_is_read(served: Served) -> None:
    line = await (await served.person("Anna")).line()
    start = '{"type":"say","id":"a","text":"'
    await line.wire.send(start + "x" * (8_192 - len(start) - 2) + '"}')
    assert (await line.until("answer"))["outcome"]["code"] == "bad-message"


async def test_bytes_that_are_no_text_end_the_connection(served: Served) -> None:
    person: Person = await served.person("Anna")
    line = await person.line()
    await line.wire.send(b"\xff\xfe", text=True)
    assert await line.ended() == 1007
