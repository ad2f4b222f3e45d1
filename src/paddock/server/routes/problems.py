"""Error responses of a route for the OpenAPI document."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from paddock.server.errors import Problem

REASONS: Final = {
    400: "What was asked cannot be understood.",
    401: "This device is no guest yet, or not any more.",
    403: "It is not this guest's to do, or the page does not belong to this server.",
    404: "There is no such thing.",
    409: "The table does not stand so that this could be done.",
    410: "The link has been used or has run out, or another version kept the table.",
    413: "The request is too large.",
    429: "Too often, or too many; Retry-After says when to come again.",
    503: "It cannot be stored just now, or the server starts or stops; nothing was changed.",
}
ANYWHERE: Final = (400, 403, 429, 503)
BODY: Final = (413,)
A_TABLE: Final = (404, 410)
AT_TABLE: Final = (401, 409, *A_TABLE)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """These statuses and those that any request may get, each with a Problem."""
    asked = sorted({*ANYWHERE, *statuses})
    return {status: ResponseSpec(Problem, description=REASONS[status], generate_examples=False) for status in asked}
