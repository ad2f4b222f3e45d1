"""The wire under a socket: whole messages, no rings of references, and one heart that finds who is gone."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import TYPE_CHECKING

import pytest
from websockets.frames import Frame, Opcode

from paddock.server import run
from paddock.server.framing import head_of
from paddock.server.wire import Wire
from paddock.table.messages import Pong, encode
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")
UPGRADE = (
    "GET /api/ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

MASK, NO_MASK = b"mask", bytes(4)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
async def test_a_message_of_any_length_is_framed_as_the_standard_says(size: int) -> None:
    data = b"x" * size
    assert head_of(data) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


BROKEN = {
    "not masked": (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
    "reserved bits": (b"\xc1\x80" + MASK, 1002),
    "no kind of frame": (b"\x83\x80" + MASK, 1002),
    "a long ping": (b"\x89\xfe\x00\x7e" + MASK + b"x" * 126, 1002),
    "a ping in pieces": (b"\x09\x80" + MASK, 1002),
    "the end without a beginning": (b"\x80\x80" + MASK, 1002),
    "a beginning in a message": (b"\x01\x80" + MASK + b"\x81\x80" + MASK, 1002),
    "a goodbye of one byte": (b"\x88\x81" + MASK + b"x", 1002),
    "a goodbye that nobody may say": (b"\x88\x82" + NO_MASK + b"\x03\xed", 1002),
    "a goodbye that is no text": (b"\x88\x83" + NO_MASK + b"\x03\xe8\xff", 1007),
    "no text": (b"\x81\x81" + NO_MASK + b"\xff", 1007),
    "a length beyond all measure": (b"\x81\xff" + b"\x7f" * 8 + MASK, 1009),
    "pieces beyond all measure": ((b"\x01\xfe\x10\x00" + MASK + b"x" * 4096) + (b"\x00\xfe\x10\x01" + MASK), 1009),
}


async def raw(served: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A websocket of which the test makes every byte itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(UPGRADE.format(port=served.port).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in head
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head  # the standard's own example
    return reader, writer


@pytest.mark.parametrize("what", BROKEN)
async def test_who_does_not_keep_to_the_standard_is_told_so_and_cut_off(served: Served, what: str) -> None:
    frames, code = BROKEN[what]
    reader, writer = await raw(served)
    writer.write(said('{"type":"ping","id":"a"}') + frames)
    async with asyncio.timeout(10):
        heard = await reader.read()
    pong = encode(Pong("a"))
    whole = head_of(pong) + pong
    assert heard.startswith(whole)
    kind, _, *goodbye = heard[len(whole) :]
    assert (kind, goodbye[:2]) == (0x88, list(code.to_bytes(2, "big")))
    writer.close()


async def test_a_ping_is_answered_with_its_own_words_and_a_goodbye_with_its_own_code(served: Served) -> None:
    reader, writer = await raw(served)
    writer.write(said("abc", opcode=Opcode.PING) + Frame(Opcode.CLOSE, b"\x0f\xa0bye").serialize(mask=True))
    async with asyncio.timeout(10):
        assert await reader.read() == b"\x8a\x03abc" + b"\x88\x02\x0f\xa0"
    writer.close()


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8"),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", ""),
        ("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        ("GET", "POST"),
    ],
)
async def test_what_does_not_ask_for_a_websocket_as_it_should_is_refused(
    served: Served, ours: str, theirs: str
) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(UPGRADE.format(port=served.port).replace(ours, theirs).encode())
    async with asyncio.timeout(10):
        answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"bad-input"' in answer
    writer.close()


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
