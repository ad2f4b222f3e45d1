"""Error responses: the JSON body, Retry-After, and a response without Litestar for requests that the guard refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.locales import say

if TYPE_CHECKING:
    from litestar.types import Send

    from paddock.table.denied import Denied

STATUSES: Final = {
    "bad-message": 400,
    "bad-input": 400,
    "bad-mail": 400,
    "host-not-allowed": 400,
    "no-guest": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "muted": 403,
    "no-hints": 403,
    "foreign-origin": 403,
    "accounts-off": 403,
    "recovery-wrong": 403,
    "passkey-wrong": 403,
    "not-a-member": 403,
    "not-keeper": 403,
    "no-table": 404,
    "no-match": 404,
    "not-found": 404,
    "seat-taken": 409,
    "seat-in-play": 409,
    "both-seated": 409,
    "table-full": 409,
    "name-taken": 409,
    "not-running": 409,
    "is-running": 409,
    "is-paused": 409,
    "stale": 409,
    "not-asked": 409,
    "no-undo": 409,
    "undo-asked": 409,
    "no-consent": 409,
    "seat-asked": 409,
    "no-request": 409,
    "empty-chairs": 409,
    "not-over": 409,
    "study-move": 409,
    "study-over": 409,
    "last-keeper": 409,
    "club-full": 409,
    "has-device": 409,
    "no-device": 409,
    "needs-consent": 409,
    "away-too-long": 409,
    "member-named": 409,
    "two-people": 409,
    "leg-begun": 409,
    "leg-not-begun": 409,
    "nobody-comes": 409,
    "no-mail-here": 409,
    "no-push-here": 409,
    "nothing-to-test": 409,
    "code-used": 410,
    "unreadable": 410,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "too-talkative": 429,
    "busy": 503,
    "not-sent": 503,
    "storage": 503,
    "internal": 500,
}  # HTTP status by code of Denied
RETRY_S: Final = {"too-fast": 1, "too-many": 60, "busy": 1, "not-sent": 60, "storage": 5, "stopping": 5}


class Problem(msgspec.Struct, frozen=True):
    """Why a request failed: `trouble-<code>` is its sentence in each language, with facts; `text` is in English."""

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
    await send({"type": "http.response.start", "status": STATUSES[denied.code], "headers": pairs})
    await send({"type": "http.response.body", "body": body, "more_body": False})
