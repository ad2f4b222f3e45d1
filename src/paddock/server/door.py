"""Door: how a device comes to its table: whether there is room for it, who it is, and until when it stays."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from paddock.server.guests import COOKIE, key_of
from paddock.server.handshake import KEY
from paddock.server.security import address_of
from paddock.server.socket import FULL, LATER, Socket, Who
from paddock.table import desk
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.server.coming import Coming
    from paddock.server.house import House
    from paddock.server.wire import Wire

PATH: Final = "/api/ws"


def open_door(house: House, coming: Coming, wire: Wire) -> None:
    """Let a device in, and find out whose it is; Denied if there is nothing at the address."""
    if coming.path != PATH:
        raise Denied("not-found")
    address = address_of(house.config, coming)
    if not house.knocks.take(address):
        raise Denied("too-fast")
    socket = Socket(wire, house.hub, house.config.limits, house.talk, address)
    wire.accept(coming.header(KEY), partial(house.leave, address, socket))
    if house.admit(address, socket):
        house.spawn(_come_in(house, coming.cookie(COOKIE), wire, socket))
    else:
        house.metrics.refused.labels("sockets").inc()
        wire.end(FULL, "too many connections from this address")


async def _come_in(house: House, token: str, wire: Wire, socket: Socket) -> None:
    try:
        socket.listen(await _who(house, token))
    except Denied as denied:
        wire.end(LATER, denied.code)


async def _who(house: House, token: str) -> Who:
    guest = await house.guests.find(token)
    if guest is None:
        return Who(f"visitor-{desk.new_id(8)}", "", "")
    return Who(guest.id, guest.name, key_of(token))
