"""Handshake: a request that asks for a websocket, looked at and answered."""

from __future__ import annotations

import base64
import binascii
import hashlib
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from paddock.server.app_errors import problem_of
from paddock.server.security import HEADERS
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.server.coming import Coming

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # the standard's own
KEY: Final = "sec-websocket-key"
KEY_BYTES: Final = 16
VERSION: Final = "13"
HTTP: Final = "1.1"


def check(coming: Coming, method: str, http: str) -> None:
    """Denied if this does not ask for a websocket as the standard has it."""
    is_right = method == "GET" and http == HTTP and coming.all("sec-websocket-version") == [VERSION]
    if not is_right or not _is_key(coming.all(KEY)):
        raise Denied("bad-input", text=f"a websocket of version {VERSION} begins with a GET and its key")


def _is_key(found: list[str]) -> bool:
    try:
        return len(found) == 1 and len(base64.b64decode(found[0], validate=True)) == KEY_BYTES
    except (binascii.Error, ValueError):
        return False


def accepted(key: str) -> bytes:
    """The answer that makes a websocket of the connection."""
    proof = base64.b64encode(hashlib.sha1(key.encode() + MAGIC, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + proof + b"\r\n\r\n"
    )


def refused(denied: Denied) -> bytes:
    """The answer that says no, as JSON."""
    headers, body = problem_of(denied)
    lines = [f"HTTP/1.1 {denied.status} {HTTPStatus(denied.status).phrase}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in {**headers, **HEADERS}.items()]
    return "\r\n".join([*lines, "\r\n"]).encode() + body
