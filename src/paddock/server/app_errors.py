"""An answer to what the guard turns away, before any handler is found for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

if TYPE_CHECKING:
    from litestar.types import Receive, Send

    from paddock.server.coming import Coming
    from paddock.table.denied import Denied

RETRY_S: Final = {"too-fast": 1, "too-many": 60, "busy": 1, "storage": 5, "stopping": 5}


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: `trouble-<code>` in the reader's language, with facts; `text` says it in English."""

    code: str
    facts: dict[str, Any]
    text: str


def retry_after(code: str) -> dict[str, str]:
    """When it is worth trying again, as a header; nothing where waiting does not help."""
    return {"retry-after": str(RETRY_S[code])} if code in RETRY_S else {}


async def answer(coming: Coming, receive: Receive, send: Send, denied: Denied) -> None:
    """Say no, as JSON; a socket is answered so before it was accepted."""
    prefix = "http"
    if coming.is_socket:
        await receive()
        prefix = "websocket.http"
    body = msgspec.json.encode(Problem(denied.code, denied.facts, denied.code))
    headers = {"content-type": "application/json", "content-length": str(len(body)), **retry_after(denied.code)}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    start: Any = {"type": f"{prefix}.response.start", "status": denied.status, "headers": pairs}
    end: Any = {"type": f"{prefix}.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
