"""Admit a WebSocket: check limits, accept the handshake, look up its guest."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from paddock.server.addresses import client_address
from paddock.server.guests import COOKIE, key_of
from paddock.server.ws.handshake import KEY_HEADER
from paddock.server.ws.session import TOO_MANY_SOCKETS, TRY_AGAIN_LATER, Identity, Session
from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.server.context import ServerContext
    from paddock.server.request_head import RequestHead
    from paddock.server.ws.connection import Connection

PATH: Final = "/api/ws"


def admit(context: ServerContext, head: RequestHead, connection: Connection) -> None:
    """Accept a WebSocket and look up its guest; Denied if the path is wrong or the address opens too many."""
    if head.path != PATH:
        raise Denied("not-found")
    limits, address = context.limits, client_address(context.config, head)
    if not limits.socket_rate.take(address):
        raise Denied("too-fast")
    session = Session(connection, context.hub, limits, address)
    connection.accept(head.header(KEY_HEADER), partial(_end, context, address, session))
    if limits.sockets.add(address, session):
        context.spawn(_identify(context, head.cookie(COOKIE), connection, session))
    else:
        context.metrics.refused.labels("sockets").inc()
        connection.close(TOO_MANY_SOCKETS, "too many connections from this address")


def _end(context: ServerContext, address: str, session: Session) -> None:
    session.end()
    context.limits.sockets.remove(address, session)


async def _identify(context: ServerContext, token: str, connection: Connection, session: Session) -> None:
    try:
        session.listen(await _identity(context, token))
    except Denied as denied:
        connection.close(TRY_AGAIN_LATER, denied.code)


async def _identity(context: ServerContext, token: str) -> Identity:
    guest = await context.guests.find(token)
    if guest is None:
        return Identity(f"visitor-{commands.new_id(8)}", "", "")
    return Identity(guest.who, guest.name, key_of(token), guest.hidden)
