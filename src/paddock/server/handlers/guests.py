"""The guest of a device, its other devices and its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from paddock.server.qr import qr_svg
from paddock.server.shapes import DeviceLink, DeviceShown, Lobby, MaybeMe, Me
from paddock.table.denied import Denied
from paddock.table.lobby import decode_summary

if TYPE_CHECKING:
    from paddock.server.context import ServerContext
    from paddock.server.shapes import Accept, NewMe
    from paddock.table.store.base import Guest


class Device(NamedTuple):
    """The device that sent a request: its address, and what its browser calls itself."""

    address: str
    label: str


class Welcome(NamedTuple):
    """A guest and, for a new device, its token."""

    me: Me
    token: str = ""


def show_me(guest: Guest | None) -> MaybeMe:
    """The guest of this device, if there is one."""
    return MaybeMe(Me(guest.id, guest.name) if guest else None)


async def become(context: ServerContext, guest: Guest | None, device: Device, data: NewMe) -> Welcome:
    """Create a guest with this name; a device that has one renames it."""
    if guest is not None:
        return Welcome(await rename(context, guest, data))
    if not context.limits.guest_rate.take(device.address):
        raise Denied("too-many", what="guests")
    created, token = await context.guests.create(data.name, device.label)
    return Welcome(Me(created.id, created.name), token)


async def rename(context: ServerContext, guest: Guest, data: NewMe) -> Me:
    """Rename a guest."""
    await context.guests.rename(guest.id, data.name)
    await context.guest_changed(guest.id)
    return Me(guest.id, data.name)


async def my_tables(context: ServerContext, guest: Guest) -> Lobby:
    """The tables where this guest holds a seat, newest first."""
    cards = await context.store.cards_of(guest.id)
    return Lobby([decode_summary(card.summary) for card in cards])


async def link_device(context: ServerContext, guest: Guest, origin: str) -> DeviceLink:
    """A link that makes one further device this guest's, once, within ten minutes."""
    code, expires = await context.guests.invite(guest.id)
    path = f"/device/{code}"
    return DeviceLink(code, path, qr_svg(origin + path), expires)


async def accept_link(context: ServerContext, device: Device, data: Accept) -> Welcome:
    """Make this device the guest's who made the link."""
    guest, token = await context.guests.accept(data.code, device.label)
    return Welcome(Me(guest.id, guest.name), token)


async def my_devices(context: ServerContext, guest: Guest, token: str) -> list[DeviceShown]:
    """The devices of this guest, and which of them has this token."""
    found = await context.guests.devices(guest.id, token)
    return [DeviceShown(device.id, device.label, device.at, device.seen_at, device.is_this) for device in found]


async def revoke_device(context: ServerContext, guest: Guest, device: str) -> None:
    """Revoke a device's token and close its sockets."""
    if not await context.guests.revoke(guest.id, device):
        raise Denied("not-found")
    await context.guest_changed(guest.id)
