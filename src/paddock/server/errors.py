"""Error responses: the JSON body, Retry-After, and a response without Litestar for requests that the guard refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.locales import say

if TYPE_CHECKING:
    from litestar.types import Send

    from paddock.table.denied import Denied

RETRY_S: Final = {"too-fast": 1, "too-many": 60, "busy": 1, "storage": 5, "stopping": 5}


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done: `trouble-<code>` in the reader's language, with facts; `text` says it in English."""

    code: str
    facts: dict[str, Any]
    text: str


def retry_after(code: str) -> dict[str, str]:
    """The Retry-After header; empty where waiting does not help."""
    return {"retry-after": str(RETRY_S[code])} if code in RETRY_S else {}


def text_of(denied: Denied) -> str:
    """The reason in English, for clients without a page."""
    return str(denied.facts.get("text") or say(f"trouble-{denied.code}", denied.facts))


def problem_of(denied: Denied) -> tuple[dict[str, str], bytes]:
    """Headers and body of an error response."""
    body = msgspec.json.encode(Problem(denied.code, denied.facts, text_of(denied)))
    headers = {"content-type": "application/json", "content-length": str(len(body)), **retry_after(denied.code)}
    return headers, body


async def refuse(send: Send, denied: Denied) -> None:
    """Send an error response over ASGI."""
    headers, body = problem_of(denied)
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": denied.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
