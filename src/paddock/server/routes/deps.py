"""What every handler needs: the server context, the guest, the table and the client's address of a request."""

from typing import Any, cast
from urllib.parse import urlsplit

from litestar import Request as LitestarRequest
from litestar.connection import ASGIConnection

from paddock.people.passkeys import Site
from paddock.server import addresses, security
from paddock.server.context import ServerContext
from paddock.server.guests import COOKIE
from paddock.server.request_head import RequestHead
from paddock.table.denied import Denied
from paddock.table.store.base import Guest

Request = LitestarRequest[Any, Any, Any]


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerContext:
    """The context of the server."""
    return cast("ServerContext", connection.app.state.context)


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The guest of the device, if there is one."""
    return await context_of(connection).guests.find(connection.cookies.get(COOKIE, ""))


async def require_guest(request: Request) -> Guest:
    """The guest of the device; Denied if there is none."""
    guest = await guest_of(request)
    if guest is None:
        raise Denied("no-guest")
    return guest


async def caller_of(request: Request) -> tuple[ServerContext, Guest]:
    """The context and the guest, for most handlers; Denied if the device has no guest."""
    return context_of(request), await require_guest(request)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address, as limits count it."""
    return addresses.client_address(context_of(connection).config, RequestHead.from_scope(connection.scope))


def is_from_here(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the request comes from a program on this machine."""
    return addresses.is_from_here(context_of(connection).config, RequestHead.from_scope(connection.scope))


def scheme_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The scheme, http or https, as the browser sees it."""
    return security.scheme_of(context_of(connection).config, RequestHead.from_scope(connection.scope))


def origin_of(request: Request) -> str:
    """The origin of this server as the browser sees it, such as https://race.example."""
    return f"{scheme_of(request)}://{request.headers.get('host', '')}"


def site_of(request: Request) -> Site:
    """Where the page of this request is: passkeys belong to the name. The guard has checked the origin."""
    origin = request.headers.get("origin") or origin_of(request)
    return Site(urlsplit(origin).hostname or "", origin)
