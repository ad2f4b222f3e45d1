"""The HTTP protocol closes connections that are too slow, send too much, or come too often."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import TYPE_CHECKING

import pytest

from paddock.server.config import Limits
from paddock.server.security import HEADERS
from paddock.server.ws import http_protocol
from tests.server.raw_frames import UPGRADE, said
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")
OPEN = b"HTTP/1.1 101 "


async def sent(served: Served, *parts: str | bytes) -> bytes:
    """The whole response until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    for part in parts:
        writer.write(part if isinstance(part, bytes) else part.replace("{port}", str(served.port)).encode())
    async with asyncio.timeout(10):
        answer = await reader.read()
    writer.close()
    return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ")[1])


@pytest.mark.parametrize(
    "request_begun", ["", "GET / HT", "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n", UPGRADE[:-2]]
)
async def test_who_does_not_come_to_the_point_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request_begun: str
) -> None:
    monkeypatch.setattr(http_protocol, "REQUEST_S", 0.3)
    async with serving(tmp_path / "t.db") as served:
        assert await sent(served, request_begun) == b""


async def test_who_never_sends_all_that_was_announced_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path / "t.db") as served:
        await (await served.person()).get("/api/health")
        monkeypatch.setattr(http_protocol, "REQUEST_S", 0.3)
        head = "POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: 100\r\n\r\n"
        assert await sent(served, head, '{"name"') == b""


async def test_a_second_request_has_as_much_time_as_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "t.db") as served:
        await (await served.person()).get("/api/health")
        monkeypatch.setattr(http_protocol, "REQUEST_S", 0.5)
        whole = "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
        answer = await sent(served, whole, whole[:-2])
        assert answer.count(b"HTTP/1.1 200 ") == 1


@pytest.mark.parametrize("letters", [b"x", b"x: y\r\n", b"/"])
async def test_a_head_that_does_not_end_is_refused_before_it_fills_the_memory(served: Served, letters: bytes) -> None:
    loop, device = asyncio.get_running_loop(), socket.socket()
    device.setblocking(False)
    await loop.sock_connect(device, ("127.0.0.1", served.port))
    await loop.sock_sendall(device, b"GET /" if letters == b"/" else b"GET / HTTP/1.1\r\n")
    with pytest.raises(ConnectionError):
        await loop.sock_sendall(device, letters * 1_000 * http_protocol.MAX_HEAD)
    device.close()


async def test_frames_that_do_not_wait_for_the_answer_are_refused(served: Served) -> None:
    assert status(await sent(served, UPGRADE, said('{"type":"ping","id":"a"}'))) == 400


async def test_a_request_that_is_still_being_answered_does_not_become_a_websocket(served: Served) -> None:
    answer = await sent(served, "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n" + UPGRADE)
    assert OPEN not in answer


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("HTTP/1.1", "HTTP/1.0"),
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 8"),
        ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Version: 13"),
        ("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", ""),
        ("dGhlIHNhbXBsZSBub25jZQ==", "short"),
        ("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
        ("GET", "POST"),
    ],
)
async def test_what_does_not_ask_for_a_websocket_as_it_should_is_refused(
    served: Served, ours: str, theirs: str
) -> None:
    answer = await sent(served, UPGRADE.replace(ours, theirs))
    assert status(answer) == 400
    assert b'"bad-input"' in answer


@pytest.mark.parametrize(
    "request_made",
    [
        UPGRADE.replace("Version: 13", "Version: 8"),
        UPGRADE.replace("/api/ws", "/api/elsewhere"),
        UPGRADE.replace("Origin: http://127.0.0.1", "Origin: http://evil.example"),
        "no request at all\r\n\r\n",
    ],
)
async def test_also_what_is_turned_away_at_the_entrance_carries_the_headers(served: Served, request_made: str) -> None:
    head, _, body = (await sent(served, request_made)).partition(b"\r\n\r\n")
    lines = [line.partition(": ") for line in head.decode().split("\r\n")[1:]]
    headers = {name.lower(): value for name, _, value in lines}
    assert HEADERS.items() <= headers.items()
    assert json.loads(body)["code"] in {"bad-input", "not-found", "foreign-origin"}


@pytest.mark.parametrize("word", ["Upgrade: h2c", "Upgrade: websocket, h2c", "Connection: keep-alive"])
async def test_what_asks_for_something_else_is_answered_as_a_request(served: Served, word: str) -> None:
    name = word.partition(":")[0]
    ours = next(line for line in UPGRADE.split("\r\n") if line.startswith(name))
    answer = await sent(served, UPGRADE.replace(ours, word).replace("Host:", "Connection: close\r\nHost:"))
    assert status(answer) == 404


async def test_an_address_has_only_so_many_connections_whatever_it_does_with_them(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=2)
    async with serving(tmp_path / "t.db", limits) as served:
        held = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(limits.connections_per_address)]
        assert status(await sent(served, "")) == 429
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        async with asyncio.timeout(5):
            while status(await sent(served, UPGRADE.replace("13", "8"))) == 429:
                pass


async def test_sockets_are_counted_before_it_is_known_whose_they_are(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", Limits(sockets_per_address=3)) as served:
        asked = asyncio.Event()

        async def find(_token: str) -> None:
            await asked.wait()

        served.context.guests.find = find  # type: ignore[method-assign, assignment]  # a storage that takes its time
        person = await served.person()
        lines = [await person.line() for _ in range(3)]
        assert await (await person.line()).ended() == 4013
        asked.set()
        assert [(await line.ask("ping"))["type"] for line in lines] == ["pong"] * 3


async def test_who_comes_and_goes_all_the_time_is_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.01, requests_burst=3, sockets_per_address=3)
    async with serving(tmp_path / "t.db", limits) as served:
        gone = UPGRADE.replace("Sec-WebSocket-Version: 13", "Sec-WebSocket-Version: 13\r\nCookie: paddock=x")
        statuses = []
        for _ in range(4):
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(gone.replace("{port}", str(served.port)).encode())
            statuses.append(status(await reader.readline()))
            writer.close()
        assert statuses == [101, 101, 101, 429]
