"""Door: how a device comes to its table: who it is, whether there is room for it, and until when it stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.server.guests import COOKIE, key_of
from paddock.server.security import address_of
from paddock.server.socket import FULL, LATER, Socket, Who
from paddock.server.wire import Wire
from paddock.table import desk
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

    from paddock.server.coming import Coming
    from paddock.server.house import House

PATH: Final = "/api/ws"


async def come_in(house: House, coming: Coming, scope: Scope, receive: Receive, send: Send) -> None:
    """One device at one table, until it goes; Denied if there is nothing at the address."""
    if scope["path"] != PATH:
        raise Denied("not-found")
    wire, address = Wire.of(scope), address_of(house.config, coming)
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        socket = Socket(wire, await _who(house, coming), house.hub, house.config.limits, house.talk)
    except Denied as denied:
        wire.end(LATER, denied.code)
        return
    if not house.admit(address, socket):
        house.metrics.refused.labels("sockets").inc()
        wire.end(FULL, "too many connections from this address")
        return
    try:
        socket.listen()
        while (await receive())["type"] != "websocket.disconnect":
            pass  # the wire hands what is said to the socket itself
    finally:
        socket.leave()
        house.leave(address, socket)


async def _who(house: House, coming: Coming) -> Who:
    token = coming.cookie(COOKIE)
    guest = await house.guests.find(token)
    if guest is None:
        return Who(f"visitor-{desk.new_id(8)}", "", "")
    return Who(guest.id, guest.name, key_of(token))
