"""Passkeys of guests: the list of them, their removal, and the site that they belong to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from paddock.table.store.base import Store

OF_GUEST: Final = "select passkey_id, label, at from passkeys where guest_id = $1 order by at, passkey_id"
REMOVE: Final = "delete from passkeys where guest_id = $1 and passkey_id = $2 returning 1"
SIGN_OUT: Final = "delete from devices where guest_id = $1 and passkey_id = $2"


class Site(NamedTuple):
    """The host name of the page, as the browser sees it, and its origin. Passkeys belong to the name."""

    name: str
    origin: str


class Passkey(NamedTuple):
    """A passkey of a guest; `label` is the device that made it."""

    id: str
    label: str
    at: float


async def listed(store: Store, guest: str) -> list[Passkey]:
    """The passkeys of a guest, the oldest first."""
    return [Passkey(*row) for row in await store.query(OF_GUEST, guest)]


async def remove(store: Store, guest: str, key: str) -> bool:
    """Remove a passkey, and sign out the devices that signed in with it; whether the guest had it."""
    if not await store.change(REMOVE, guest, key):
        return False
    await store.execute([(SIGN_OUT, (guest, key))])
    return True
