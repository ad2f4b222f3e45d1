"""The wire under a socket: whole messages, no rings of references, and one heart that finds who is gone."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING

import pytest
from websockets.frames import Frame, Opcode

from paddock.server import run
from paddock.server.wire import Wire, head_of
from paddock.table.messages import Pong, encode
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")
UPGRADE = (
    "GET /api/ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
async def test_a_message_of_any_length_is_framed_as_the_standard_says(size: int) -> None:
    data = b"x" * size
    assert head_of(data) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


async def test_a_socket_that_has_gone_is_forgotten_without_a_search_for_rings(served: Served) -> None:
    person = await served.person("Anna")
    table = await person.opens("me", "open")
    kept = await person.at(table)
    gc.collect()
    gc.disable()
    try:
        known = weakref.WeakSet(found for found in gc.get_objects() if isinstance(found, Wire))
        lines = [await person.at(table) for _ in range(3)]
        new = weakref.WeakSet(found for found in gc.get_objects() if isinstance(found, Wire) and found not in known)
        assert len(new) == 3
        for line in lines:
            await line.wire.close()
        del lines, line
        async with asyncio.timeout(5):
            while new:
                await kept.ask("ping")
    finally:
        gc.enable()


async def test_what_a_device_sends_while_its_table_is_woken_is_done_in_order(served: Served) -> None:
    person = await served.person("Anna")
    table = await person.opens("me", "open")
    served.house.hub.tables.clear()
    line = await person.line()
    await line.send("join", table=table)
    await line.send("say", id="a", text="one")
    await line.send("say", id="b", text="two")
    assert (await line.until("done", "trouble", id="b"))["type"] == "done"
    said = [spoken["text"] for message in line.heard if message["type"] == "talk" for spoken in message["lines"]]
    assert said == ["one", "two"]


async def test_a_table_that_is_not_there_leaves_the_socket_usable(served: Served) -> None:
    line = await (await served.person("Anna")).line()
    await line.send("join", table="nowhere")
    assert (await line.until("trouble"))["code"] == "no-table"
    assert (await line.ask("ping"))["type"] == "pong"


async def test_who_answers_no_ping_is_cut_off_and_who_does_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PING_S", 0.4)
    async with serving(tmp_path / "tables.db") as hasty:
        line = await (await hasty.person("Anna")).line()
        reader, writer = await asyncio.open_connection("127.0.0.1", hasty.port)
        writer.write(UPGRADE.format(port=hasty.port).encode())
        async with asyncio.timeout(10):
            heard = await reader.read()
        assert heard.endswith(Frame(Opcode.CLOSE, b"\x03\xf3keepalive ping timeout").serialize(mask=False))
        assert (await line.ask("ping"))["type"] == "pong"
        writer.close()


def said(text: str, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", [1, 2, 5, 6, 7, 31, 70, 1000])
async def test_messages_are_heard_whole_however_they_are_cut(served: Served, size: int) -> None:
    first, long = '{"type":"ping","id":"a"}', '{"type":"ping","id":"b"}' + " " * 200
    frames = [
        said(first),
        said(long),
        said(first[:9], fin=False),
        said("", opcode=Opcode.PONG),
        said(first[9:], opcode=Opcode.CONT),
        said(first),
        said(first),
    ]
    data = b"".join(frames)
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(UPGRADE.format(port=served.port).encode())
    await reader.readuntil(b"\r\n\r\n")
    for start in range(0, len(data), size):
        writer.write(data[start : start + size])
        await writer.drain()
    pongs = [encode(Pong(word)) for word in "abaaa"]
    async with asyncio.timeout(10):
        assert await reader.readexactly(5 * (2 + len(pongs[0]))) == b"".join(head_of(pong) + pong for pong in pongs)
    writer.close()
