"""Signs a device in as the guest who proved who they are: by a link, a recovery code or a passkey."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.people import joining

if TYPE_CHECKING:
    from paddock.server.context import ServerContext
    from paddock.server.handlers.guests import Device
    from paddock.table.store.base import Guest


async def to_join(context: ServerContext, guest: Guest | None, found: str, *, joins: bool) -> str:
    """The guest of this device, if it is to become part of the one that was found; else empty.

    Denied while both have hands of one running match. Checked before a code is used up.
    """
    if not joins or guest is None or guest.id == found:
        return ""
    await joining.check(context.hub, guest.id, found)
    return guest.id


async def enter(
    context: ServerContext, found: str, device: Device, joins: str = "", passkey: str = ""
) -> tuple[Guest, str]:
    """The guest, and the device's token: a new one, or its own if its guest is joined with the one that was found.

    The request has proof of both: the token of the device, and the key of the other guest.
    """
    if not joins:
        return await context.guests.sign_in(found, device.label, passkey)
    if await joining.join(context.hub, joins, found):
        context.spawn(context.rate_anew())
    for guest in (joins, found):
        context.guests.forget(guest)
        await context.guest_changed(guest)
    return await context.guests.whose_device(device.token), device.token
