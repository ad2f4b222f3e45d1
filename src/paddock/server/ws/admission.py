"""Admit a websocket: check limits, accept the handshake, find out whose device it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from paddock.server.guests import COOKIE, key_of
from paddock.server.security import client_address
from paddock.server.socket import FULL, LATER, Socket, Who
from paddock.server.ws.handshake import KEY_HEADER
from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.server.context import ServerContext
    from paddock.server.request_head import RequestHead
    from paddock.server.ws.connection import Connection

PATH: Final = "/api/ws"


def admit(context: ServerContext, head: RequestHead, connection: Connection) -> None:
    """Accept a websocket and look up its guest; Denied if the path is wrong or the address comes too often."""
    if head.path != PATH:
        raise Denied("not-found")
    limits, address = context.limits, client_address(context.config, head)
    if not limits.socket_rate.take(address):
        raise Denied("too-fast")
    socket = Socket(connection, context.hub, context.config.limits, limits.chat_rate, address)
    connection.accept(head.header(KEY_HEADER), partial(_end, context, address, socket))
    if limits.sockets.add(address, socket):
        context.spawn(_identify(context, head.cookie(COOKIE), connection, socket))
    else:
        context.metrics.refused.labels("sockets").inc()
        connection.close(FULL, "too many connections from this address")


def _end(context: ServerContext, address: str, socket: Socket) -> None:
    socket.leave()
    context.limits.sockets.remove(address, socket)


async def _identify(context: ServerContext, token: str, connection: Connection, socket: Socket) -> None:
    try:
        socket.listen(await _who(context, token))
    except Denied as denied:
        connection.close(LATER, denied.code)


async def _who(context: ServerContext, token: str) -> Who:
    guest = await context.guests.find(token)
    if guest is None:
        return Who(f"visitor-{commands.new_id(8)}", "", "")
    return Who(guest.id, guest.name, key_of(token))
