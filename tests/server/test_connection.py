"""Websocket connections: framing, no reference cycles, keep-alive, flow control, protocol errors."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import weakref
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.typing import Subprotocol

from paddock.server import run
from paddock.server.ws import connection as connection_module
from paddock.server.ws.connection import Connection
from paddock.server.ws.frames import frame_header
from paddock.server.ws.http_protocol import LimitedHttpProtocol
from paddock.table.messages import Pong, encode
from tests.server.raw_frames import UPGRADE, said
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")

MASK, NO_MASK = b"mask", bytes(4)


FLOODS = {
    "pings": said("", opcode=Opcode.PING) * 1_000,
    "pongs": said("", opcode=Opcode.PONG) * 1_000,
    "pieces of nothing": said("", fin=False) + said("", opcode=Opcode.CONT, fin=False) * 1_000,
}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
async def test_a_message_of_any_length_is_framed_as_the_standard_says(size: int) -> None:
    data = b"x" * size
    assert frame_header(data) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


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
    """A WebSocket whose bytes the test writes itself."""
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
    whole = frame_header(pong) + pong
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


def made() -> weakref.WeakSet[object]:
    """Every connection in memory."""
    return weakref.WeakSet(found for found in gc.get_objects() if type(found) in {Connection, LimitedHttpProtocol})


async def test_a_socket_that_has_gone_is_forgotten_without_a_search_for_rings(served: Served) -> None:
    person = await served.person("Anna")
    table = await person.opens("me", "open")
    kept = await person.at(table)
    gc.collect()
    gc.disable()
    try:
        known = made()
        lines = [await person.at(table) for _ in range(3)]
        new = made() - known
        assert [type(found) for found in new] == [Connection] * 3
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
    served.context.hub.tables.clear()
    line = await person.line()
    await line.send("join", table=table)
    await line.send("say", id="a", text="one")
    await line.send("say", id="b", text="two")
    assert (await line.until("answer", id="b"))["outcome"] == {"kind": "done"}
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


async def asked(folder: Path, monkeypatch: pytest.MonkeyPatch, told: set[int]) -> list[int]:
    """The rounds of twelve in which a device is pinged, if it was sent something before some of them."""
    monkeypatch.setattr(run, "PING_S", 3_600.0)  # only the test's own keep-alive rounds
    async with serving(folder / "tables.db") as calm:
        reader, writer = await raw(calm)
        [connection] = connections(calm)
        beats = []
        for beat in range(1, 13):
            if beat in told:
                connection.send(b"news")
            connection.keep_alive()
            writer.write(said("", opcode=Opcode.PING))
            heard = await reader.readuntil(Frame(Opcode.PONG, b"").serialize(mask=False))
            beats += [beat] * heard.count(Frame(Opcode.PING, b"").serialize(mask=False))
        writer.close()
    return beats


async def test_who_is_told_nothing_is_asked_at_every_fourth_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(tmp_path, monkeypatch, told=set()) == [4, 8, 12]


async def test_who_is_told_something_is_asked_at_the_next_beat_and_the_count_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(tmp_path, monkeypatch, told={1, 2, 5}) == [1, 2, 5, 9]


async def test_a_table_that_takes_long_to_wake_does_not_count_as_silence(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "open")
    served.context.hub.tables.clear()
    line, read = await anna.line(), served.context.store.read_many
    asked, answered = asyncio.Event(), asyncio.Event()

    async def slowly(*about: Any) -> Any:  # noqa: ANN401 - as the storage has it
        asked.set()
        await answered.wait()
        return await read(*about)

    monkeypatch.setattr(served.context.store, "read_many", slowly)
    await line.send("join", table=table)
    await asked.wait()
    for connection in connections(served):
        for _ in range(3):
            connection.keep_alive()
    answered.set()
    assert (await line.until("room"))["type"] == "room"


def connections(served: Served) -> set[Connection]:
    return {found for found in served.server.server_state.connections if isinstance(found, Connection)}


async def filled(served: Served) -> tuple[socket.socket, Connection]:
    """A device that stopped reading while much was sent to it, and its connection."""
    loop = asyncio.get_running_loop()
    device = socket.socket()
    device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    device.setblocking(False)
    known = connections(served)
    await loop.sock_connect(device, ("127.0.0.1", served.port))
    await loop.sock_sendall(device, UPGRADE.format(port=served.port).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += await loop.sock_recv(device, 1)
    [connection] = connections(served) - known
    while connection.unsent < 100_000:
        connection.send(b"x" * 50_000)
    return device, connection


@pytest.mark.parametrize("how", ["a goodbye", "a frame that is none", "half of the connection"])
async def test_who_goes_without_reading_what_was_said_is_cut_off(
    served: Served, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(connection_module, "CLOSE_S", 0.3)
    device, connection = await filled(served)
    if how == "half of the connection":
        device.shutdown(socket.SHUT_WR)
    else:
        frame = Frame(Opcode.CLOSE, b"").serialize(mask=True) if how == "a goodbye" else b"\xff\xff"
        await asyncio.get_running_loop().sock_sendall(device, frame)
    async with asyncio.timeout(5):
        await lost(served, connection)
    device.close()


async def lost(served: Served, connection: Connection) -> None:
    """Wait until a connection is gone."""
    pinging = await (await served.person()).line()
    while connection in connections(served):
        await pinging.ask("ping")


async def test_who_asks_all_the_time_and_never_reads_fills_no_memory(served: Served) -> None:
    device, connection = await filled(served)
    before, heard = connection.unsent, asyncio.Event()
    connection.listen(lambda _: heard.set())
    pings = said("x" * 100, opcode=Opcode.PING) * 50
    await asyncio.get_running_loop().sock_sendall(device, pings + said("{}"))
    async with asyncio.timeout(5):
        await heard.wait()
    assert connection.unsent == before
    device.close()


@pytest.mark.parametrize("what", FLOODS)
async def test_who_floods_us_with_frames_that_say_nothing_is_cut_off(served: Served, what: str) -> None:
    reader, writer = await raw(served)
    writer.write(FLOODS[what])
    async with asyncio.timeout(10):
        heard = await reader.read()
    assert Frame(Opcode.CLOSE, b"\x03\xf0").serialize(mask=False)[2:] in heard
    writer.close()


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
        assert await reader.readexactly(5 * (2 + len(pongs[0]))) == b"".join(
            frame_header(pong) + pong for pong in pongs
        )
    writer.close()


async def test_a_browser_that_offers_to_compress_and_speaks_in_pieces_is_understood(served: Served) -> None:
    address, headers = f"ws://127.0.0.1:{served.port}/api/ws", {"origin": served.url}
    async with connect(
        address, additional_headers=headers, proxy=None, compression="deflate", subprotocols=[Subprotocol("paddock")]
    ) as browser:
        assert browser.protocol.extensions == []
        assert browser.subprotocol is None
        await browser.send(iter(['{"type":', '"ping",', '"id":"a"}']))
        assert json.loads(await browser.recv()) == {"type": "pong", "id": "a"}
        await (await browser.ping(b"there?"))
    assert browser.close_code == 1000
