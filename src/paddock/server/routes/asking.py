"""Asking: who asks and from where, as every handler needs it."""

from typing import Any, cast

from litestar import Request
from litestar.connection import ASGIConnection

from paddock.server import security
from paddock.server.coming import Coming
from paddock.server.guests import COOKIE
from paddock.server.house import House
from paddock.table.denied import Denied
from paddock.table.live import LiveTable
from paddock.table.store.base import Guest

Asked = Request[Any, Any, Any]


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The server that was asked."""
    return cast("House", connection.app.state.house)


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """Whose device asks, if it is anybody's."""
    return await house_of(connection).guests.find(connection.cookies.get(COOKIE, ""))


async def need_guest(request: Asked) -> Guest:
    """Whose device asks; Denied if nobody's."""
    guest = await guest_of(request)
    if guest is None:
        raise Denied("no-guest")
    return guest


async def need_table(request: Asked, table: str) -> LiveTable:
    """The table that an address names."""
    return await house_of(request).hub.table(table)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from."""
    return security.address_of(house_of(connection).config, Coming.by_request(connection.scope))


def scheme_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The scheme, http or https, as the browser sees it."""
    return security.scheme_of(house_of(connection).config, Coming.by_request(connection.scope))
