"""The application: routes, the websocket, the page, and how errors are told; built anew for every server."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from paddock.core.errors import BadInput
from paddock.server.guard import Guard
from paddock.server.routes import games, matches, me, ops, tables
from paddock.server.routes.asking import address_of, guest_of, house_of
from paddock.server.routes.shapes import Problem
from paddock.server.socket import FULL, Socket
from paddock.table import desk
from paddock.table.denied import CODES, Denied
from paddock.table.errors import StoreDown

if TYPE_CHECKING:
    from pathlib import Path

    from paddock.server.house import House

log = structlog.get_logger("paddock")
MOST_BODY: Final = 5_000_000
Asked = Request[Any, Any, Any]


@websocket("/api/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One device at one table."""
    house = house_of(socket)
    guest = await guest_of(socket)
    name, who = (guest.name, guest.id) if guest else ("", f"visitor-{desk.new_id(8)}")
    address = address_of(socket)
    await socket.accept()
    mine = Socket(socket, who, name, house.hub, house.config.limits)
    if not house.admit(address, mine):
        house.metrics.refused.labels("sockets").inc()
        await socket.close(code=FULL, reason="too many connections from this address")
        return
    try:
        await mine.run()
    finally:
        house.leave(address, mine)


def build(house: House) -> Litestar:
    """The application of one server."""
    app = Litestar(
        route_handlers=[
            table_socket,
            me.router,
            tables.router,
            matches.router,
            matches.verify_router,
            games.router,
            games.wire_router,
            ops.router,
            *page_handlers(),
        ],
        middleware=[Guard()],
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
        ),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    return app


def problem(code: str, facts: dict[str, object], text: str, status: int | None = None) -> Response[Any]:
    """Why something was not done."""
    return Response(Problem(code, facts, text), status_code=status or CODES[code], media_type=MediaType.JSON)


def _denied(_: Asked, denied: Denied) -> Response[Any]:
    return problem(denied.code, denied.facts, str(denied.facts.get("text", denied.code)))


def _bad_input(_: Asked, error: BadInput) -> Response[Any]:
    return problem("bad-input", {"text": str(error)}, str(error))


def _store_down(_: Asked, error: StoreDown) -> Response[Any]:
    return problem("storage", {}, str(error))


def _http(_: Asked, error: HTTPException) -> Response[Any]:
    if isinstance(error, NotFoundException):
        return problem("not-found", {}, "there is nothing at this address")
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        return problem("too-large", {}, "the request is too large")
    text = str(error.extra) if isinstance(error, ValidationException) and error.extra else error.detail
    return problem("bad-input", {"text": text[:300]}, text[:300], error.status_code)


def _unexpected(request: Asked, error: Exception) -> Response[Any]:
    """A mistake of ours: the log has it, the person is told that much and no more."""
    if isinstance(error, msgspec.DecodeError | UnicodeError | RecursionError):
        return problem("bad-input", {"text": "this is not JSON"}, "this is not JSON")
    log.error("failed", path=request.url.path, method=request.method, exc_info=error)
    return problem("internal", {}, "something went wrong here; it was noted")


def page_folder() -> Path | None:
    """Where the built page lies, if it was built."""
    folder = resources.files("paddock") / "static"
    return folder if (folder / "index.html").is_file() else None  # type: ignore[return-value]


def page_handlers() -> list[Any]:
    """The page: its files, and its one document for every address of a screen."""
    folder = page_folder()
    if folder is None:
        return [_no_page]
    document = (folder / "index.html").read_bytes()

    @get(
        ["/", "/{path:path}"],
        media_type=MediaType.HTML,
        include_in_schema=False,
        sync_to_thread=False,
        cache_control=None,
    )
    def page(path: str = "") -> Response[bytes]:
        if path.startswith("/api"):
            raise NotFoundException
        return Response(document, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})

    assets = create_static_files_router(path="/assets", directories=[folder / "assets"], include_in_schema=False)
    return [page, assets]


@get("/", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def _no_page() -> str:
    return "Paddock is running. This build has no page; the API is described at /api/schema/openapi.json\n"
