"""The Litestar application: routes, static page and error responses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from paddock.core.errors import BadInput
from paddock.server.errors import STATUSES, Problem, retry_after, text_of
from paddock.server.page import page_folder, page_handlers
from paddock.server.routes import (
    blocks_and_reports,
    clubs,
    games,
    home,
    matches,
    me,
    notices,
    ops,
    races,
    seasons,
    sign_in,
    tables,
)
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from litestar.handlers import HTTPRouteHandler

    from paddock.server.context import ServerContext
    from paddock.server.routes.deps import Request

log = structlog.get_logger("paddock")
MAX_BODY: Final = 65_536
MAX_TEXT: Final = 300
BODY: Final = "data"  # as Litestar calls it
NO_HEADERS: Final[Mapping[str, str]] = {}


def application(context: ServerContext, page: Path | None = None) -> Litestar:
    """The ASGI application behind the guard; `page` overrides the folder of the built page."""
    app = Litestar(
        route_handlers=[
            me.router,
            notices.router,
            notices.links_router,
            notices.tables_router,
            notices.clubs_router,
            sign_in.router,
            sign_in.sign_in_router,
            blocks_and_reports.router,
            blocks_and_reports.reports_router,
            tables.router,
            tables.codes_router,
            matches.router,
            matches.verify_router,
            games.router,
            games.wire_router,
            races.router,
            home.router,
            clubs.router,
            clubs.invitations_router,
            seasons.router,
            ops.router,
            *page_handlers(page or page_folder()),
        ],
        exception_handlers={
            Denied: _denied,
            BadInput: _bad_input,
            StoreDown: _store_down,
            HTTPException: _http,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Paddock",
            version="1",
            path="/api/schema",
            description="Tables, games, records. Play itself goes over the websocket /api/ws (see /api/wire/messages).",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            operation_id_creator=_operation_id,
            use_handler_docstrings=True,
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.context = context
    return app


def _operation_id(handler: HTTPRouteHandler, _method: object, _path: object) -> str:
    """The name of the handler as JavaScript would write it: openTable."""
    first, *others = handler.handler_name.split("_")
    return first + "".join(word.capitalize() for word in others)


def problem(
    code: str, facts: dict[str, object], text: str, status: int | None = None, headers: Mapping[str, str] = NO_HEADERS
) -> Response[Any]:
    """An error response."""
    said, sent = Problem(code, facts, text), {**headers, **retry_after(code)}
    return Response(said, status_code=status or STATUSES[code], media_type=MediaType.JSON, headers=sent)


def _denied(_: Request, denied: Denied) -> Response[Any]:
    return problem(denied.code, denied.facts, text_of(denied))


def _bad_input(_: Request, error: BadInput) -> Response[Any]:
    return problem("bad-input", {"text": str(error)}, str(error))


def _store_down(_: Request, _error: StoreDown) -> Response[Any]:
    """The log has the details: address and state of the database concern the operator only."""
    return problem("storage", {}, "this cannot be stored just now")


def _http(_: Request, error: HTTPException) -> Response[Any]:
    if isinstance(error, NotFoundException):
        return problem("not-found", {}, "there is nothing at this address")
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return problem("too-large", {}, "the request is too large")
    if isinstance(error, MethodNotAllowedException):
        headers = dict(error.headers or {})
        text = f"here one may {headers.get('allow', 'do nothing')}"
        return problem("bad-input", {"text": text}, text, error.status_code, headers)
    text = _validation_text(error) if isinstance(error, ValidationException) else error.detail
    return problem("bad-input", {"text": text[:MAX_TEXT]}, text[:MAX_TEXT], error.status_code)


def _validation_text(error: ValidationException) -> str:
    found = error.extra if isinstance(error.extra, list) else []
    texts = [_part_text(part.get("key", ""), part.get("message", "")) for part in found if isinstance(part, dict)]
    return "; ".join(texts) or "this does not fit"


def _part_text(key: str, message: str) -> str:
    if key != BODY:
        return f"{key}: {message}"
    if message == repr(BODY):
        return "a body is missing: send JSON, as the description at /api/schema/openapi.json has it"
    return message  # the message names the field


def _unexpected(request: Request, error: Exception) -> Response[Any]:
    """A bug: the log has the traceback, the client gets no details."""
    if isinstance(error, msgspec.DecodeError | UnicodeError | RecursionError):
        return problem("bad-input", {"text": "this is not JSON"}, "this is not JSON")
    # Not the path: it may contain a table id, which is enough to sit down there.
    log.error("failed", method=request.method, route=request.scope.get("path_template"), exc_info=error)
    return problem("internal", {}, "something went wrong here; it was noted")
