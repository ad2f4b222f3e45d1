"""The opening handshake of a websocket: check the upgrade request, write the response."""

from __future__ import annotations

import base64
import binascii
import hashlib
from http import HTTPStatus
from typing import TYPE_CHECKING, Final

from paddock.server.errors import STATUSES, problem_of
from paddock.server.security import HEADERS
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.server.request_head import RequestHead

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, section 1.3
KEY_HEADER: Final = "sec-websocket-key"
KEY_BYTES: Final = 16
VERSION: Final = "13"
HTTP_VERSION: Final = "1.1"


def check_upgrade(head: RequestHead, method: str, http_version: str) -> None:
    """Denied if this is not a valid upgrade request."""
    is_right = method == "GET" and http_version == HTTP_VERSION and head.all("sec-websocket-version") == [VERSION]
    if not is_right or not _is_key(head.all(KEY_HEADER)):
        raise Denied("bad-input", text=f"a websocket handshake is a GET with version {VERSION} and a key")


def _is_key(found: list[str]) -> bool:
    try:
        return len(found) == 1 and len(base64.b64decode(found[0], validate=True)) == KEY_BYTES
    except (binascii.Error, ValueError):
        return False


def accept_response(key: str) -> bytes:
    """The response that accepts the upgrade."""
    proof = base64.b64encode(hashlib.sha1(key.encode() + GUID, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Accept: " + proof + b"\r\n\r\n"
    )


def refuse_response(denied: Denied) -> bytes:
    """The response that refuses a request, as JSON."""
    headers, body = problem_of(denied)
    status = STATUSES[denied.code]
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in {**headers, **HEADERS}.items()]
    return "\r\n".join([*lines, "\r\n"]).encode() + body
