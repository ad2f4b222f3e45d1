"""Denied: what a table does not allow apart from the rules of its game, as a code with facts."""

from typing import Final

from paddock.core.errors import PaddockError

# Every code is a sentence `trouble-<code>` in the reader's language, and an HTTP status for those who ask that way.
CODES: Final = {
    "bad-message": 400,
    "bad-input": 400,
    "no-guest": 401,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "muted": 403,
    "no-hints": 403,
    "foreign-origin": 403,
    "no-table": 404,
    "no-match": 404,
    "not-found": 404,
    "seat-taken": 409,
    "seat-in-play": 409,
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
    "empty-chairs": 409,
    "not-over": 409,
    "code-used": 410,
    "unreadable": 410,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "too-talkative": 429,
    "busy": 503,
    "storage": 503,
    "internal": 500,
}


class Denied(PaddockError):
    """An expected "no" of the table; nothing changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.facts = facts

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return CODES[self.code]
