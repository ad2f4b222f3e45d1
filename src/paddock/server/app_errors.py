"""An answer to what the guard turns away, before any handler is found for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from litestar.enums import ScopeType

from paddock.server.routes.shapes import Problem
from paddock.server.security import HEADERS

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from paddock.table.denied import Denied


async def answer(scope: Scope, receive: Receive, send: Send, denied: Denied) -> None:
    """Say no: as JSON over HTTP; a socket is closed before it was accepted, which a browser sees as 403."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 4003, "reason": denied.code})
        return
    body = msgspec.json.encode(Problem(denied.code, denied.facts, denied.code))
    headers = {**HEADERS, "content-type": "application/json", "content-length": str(len(body))}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": denied.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
