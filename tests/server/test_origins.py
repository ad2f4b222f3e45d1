"""Host and origin checks and security headers, with requests that no regular client would send."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from paddock.server.config import Config
from paddock.server.security import HEADERS, OriginPolicy
from tests.server.serving import Served, serving

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.asyncio(loop_scope="module")
ORIGIN = "https://race.example"
NAMES = ("box", "box.local")
# How a page on another site, a neighbour or a crafted name might try to pass as ours. `P` is the server's port.
ORIGIN_TRICKS = [
    "null",
    "",
    "http://evil.example",
    "http://evil.example:P",
    "https://127.0.0.1:P",
    "ws://127.0.0.1:P",
    "ftp://127.0.0.1:P",
    "file://",
    "file://127.0.0.1:P",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:80",
    "http://127.0.0.1:P0",
    "http://127.0.0.1:P/",
    "http://127.0.0.1:P/path",
    "http://127.0.0.1:P?query",
    "http://127.0.0.1:P#part",
    "http://127.0.0.1:P@evil.example",
    "http://user@127.0.0.1:P",
    "http://user:word@127.0.0.1:P",
    "http://@127.0.0.1:P",
    "http://127.0.0.1.:P",
    "http://127.0.0.1.evil.example:P",
    "http://evil.127.0.0.1:P",
    "http://127.0.0.2:P",
    "http://127.1:P",
    "http://2130706433:P",
    "http://0x7f.0.0.1:P",
    "http://0177.0.0.1:P",
    "http://0.0.0.0:P",
    "http://[::ffff:127.0.0.1]:P",
    "http://[::1]:P",
    "http://[127.0.0.1]:P",
    "http://localhost:P",
    "http://box:P",
    "http://localhost.evil.example:P",
    "http://race.example",
    "https://race.example:444",
    "https://race.example.",
    "https://race.example/",
    "https://sub.race.example",
    "https://race.example.evil.example",
    "https://race.example@evil.example",
    "https://evil.example/https://race.example",
    "https://race\u00e9.example",
    "https://r\u0430ce.example",
    "http://127.0.0.1:P http://127.0.0.1:P",
    "http://127.0.0.1:P, http://evil.example",
    "\thttp://evil.example",
    "http:127.0.0.1:P",
    "http:///127.0.0.1:P",
    "http://127.0.0.1\\@evil.example:P",
    "//127.0.0.1:P",
    "127.0.0.1:P",
    "javascript:alert(1)",
    "chrome-extension://abcdefghijklmnop",
    "moz-extension://127.0.0.1:P",
]
HOST_TRICKS = [
    "",
    "evil.example",
    "evil.example:P",
    "localhost.evil.example",
    "localhost.",
    "127.0.0.1.evil.example",
    "127.0.0.1.",
    "127.0.0.1@evil.example",
    "evil.example@127.0.0.1",
    "user:word@127.0.0.1:P",
    "127.0.0.1/evil",
    "127.0.0.1?evil",
    "127.0.0.1#evil",
    "127.0.0.1:P:P",
    "127.0.0.1:port",
    "127.0.0.1:99999",
    "127.1",
    "2130706433",
    "0x7f000001",
    "[::1",
    "::1]",
    "[127.0.0.1]",
    "local\u00adhost",
    "\u2460.example",
    "box.evil.example",
    "race.example.",
    "rebind.race.example",
    "127.0.0.1 evil.example",
]


async def raw(served: Served, request: str) -> tuple[int, dict[str, str], bytes]:
    """A server's response to exactly these bytes: status, headers, body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(request.replace("\n", "\r\n").encode("latin-1", "replace"))
    await writer.drain()
    async with asyncio.timeout(5):
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
    writer.close()
    return int(head[0].split(" ")[1]), headers, body


def upgrade(host: str, origin: str | None, more: str = "") -> str:
    said = "" if origin is None else f"Origin: {origin}\n"
    return (
        f"GET /api/ws HTTP/1.1\nHost: {host}\n{said}{more}Upgrade: websocket\nConnection: Upgrade\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nSec-WebSocket-Version: 13\n\n"
    )


def change(host: str, origin: str) -> str:
    body = '{"name":"Eve"}'
    return (
        f"POST /api/me HTTP/1.1\nHost: {host}\nOrigin: {origin}\nContent-Type: application/json\n"
        f"Content-Length: {len(body)}\n\n{body}"
    )


async def test_tricks_with_the_origin_open_no_socket_and_change_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", origins=(ORIGIN,)) as served:
        ours = f"127.0.0.1:{served.port}"
        assert len(ORIGIN_TRICKS) >= 50
        tricks = [trick.replace("P", str(served.port)) for trick in ORIGIN_TRICKS]
        requests = [ask(ours, trick) for trick in tricks for ask in (upgrade, change)]
        answers = await asyncio.gather(*(raw(served, request) for request in requests))
        for request, (status, headers, body) in zip(requests, answers, strict=True):
            assert (status, json.loads(body)["code"]) == (403, "foreign-origin"), request
            assert "set-cookie" not in headers


async def test_a_socket_without_an_origin_is_refused(served: Served) -> None:
    status, _, body = await raw(served, upgrade(f"127.0.0.1:{served.port}", None))
    assert (status, json.loads(body)["code"]) == (403, "foreign-origin")


async def test_names_that_only_point_here_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", origins=(ORIGIN,)) as served:
        for trick in [trick.replace("P", str(served.port)) for trick in HOST_TRICKS]:
            status, _, body = await raw(served, f"GET /api/health HTTP/1.1\nHost: {trick}\n\n")
            assert (status, json.loads(body)["code"]) == (403, "foreign-origin"), trick
            status, _, _ = await raw(served, upgrade(trick, f"http://{trick}"))
            assert status == 403, trick


async def test_two_hosts_or_two_origins_are_one_too_many(served: Served) -> None:
    ours = f"127.0.0.1:{served.port}"
    status, _, _ = await raw(served, f"GET /api/health HTTP/1.1\nHost: {ours}\nHost: evil.example\n\n")
    assert status in {400, 403}
    status, _, _ = await raw(served, upgrade(ours, "http://evil.example", f"Origin: http://{ours}\n"))
    assert status in {400, 403}


async def test_what_a_proxy_would_say_is_not_believed_from_anybody_else(served: Served) -> None:
    ours = f"127.0.0.1:{served.port}"
    more = "X-Forwarded-Proto: https\nX-Forwarded-Host: evil.example\nForwarded: host=evil.example\n"
    for origin in (f"https://{ours}", "http://evil.example", "https://evil.example"):
        status, _, _ = await raw(served, upgrade(ours, origin, more))
        assert status == 403, origin


async def test_our_own_pages_are_let_in_by_every_name_of_ours(served: Served) -> None:
    for host in (f"127.0.0.1:{served.port}", f"localhost:{served.port}", f"LOCALHOST:{served.port}"):
        status, _, _ = await raw(served, upgrade(host, f"http://{host}"))
        assert status == 101, host


POLICY = OriginPolicy(Config(origins=(ORIGIN, "http://club.example:8080/")), NAMES)


@pytest.mark.parametrize(
    ("origin", "host", "scheme"),
    [
        ("http://localhost:8700", "localhost:8700", "http"),
        ("http://127.0.0.1:8700", "127.0.0.1:8700", "http"),
        ("http://127.0.0.1", "127.0.0.1", "http"),
        ("http://127.0.0.1", "127.0.0.1:80", "http"),
        ("http://[::1]:8700", "[::1]:8700", "http"),
        ("http://[fe80::1]:8700", "[fe80::1]:8700", "http"),
        ("http://192.168.1.20:8700", "192.168.1.20:8700", "http"),
        ("http://box:8700", "box:8700", "http"),
        ("http://box.local:8700", "BOX.local:8700", "http"),
        ("https://race.example", "race.example", "https"),
        ("https://race.example", "race.example:443", "https"),
        ("https://race.example", "127.0.0.1:8700", "http"),
        ("http://club.example:8080", "club.example:8080", "http"),
    ],
)
async def test_a_page_of_ours_is_known(origin: str, host: str, scheme: str) -> None:
    assert POLICY.allows_host(host)
    assert POLICY.allows_origin(origin, host, scheme)


async def test_every_answer_carries_the_headers(served: Served) -> None:
    ours = f"127.0.0.1:{served.port}"
    long = "x" * 200_000
    requests = {
        200: f"GET /api/health HTTP/1.1\nHost: {ours}\n\n",
        400: f"POST /api/me HTTP/1.1\nHost: {ours}\nContent-Type: application/json\nContent-Length: 1\n\n{{",
        401: f"GET /api/me/tables HTTP/1.1\nHost: {ours}\n\n",
        403: "GET / HTTP/1.1\nHost: evil.example\n\n",
        404: f"GET /api/nowhere HTTP/1.1\nHost: {ours}\n\n",
        405: f"PATCH /api/me HTTP/1.1\nHost: {ours}\n\n",
        413: f"POST /api/me HTTP/1.1\nHost: {ours}\nContent-Length: {len(long)}\n\n{long}",
    }
    for expected, request in requests.items():
        status, headers, body = await raw(served, request)
        assert status == expected, (request[:80], body)
        assert HEADERS.items() <= headers.items(), request
        assert "server" not in headers
        assert (headers.get("cache-control") == "no-store") == (" /api/" in request), request
        assert b"Traceback" not in body


async def test_who_asks_for_the_head_alone_gets_it(served: Served) -> None:
    person = await served.person()
    whole, head = await person.get("/api/health"), await person.http.head("/api/health")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-length"] == str(len(whole.content))
    assert (await person.http.head("/api/nowhere")).status_code == 404
