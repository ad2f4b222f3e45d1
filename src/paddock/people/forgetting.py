"""Forgetting a person: clubs pass on or end first, then everything about them is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.people.clubs import clubs
from paddock.table.forgetting import forget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.table.hub import Hub


async def forget_person(hub: Hub, guest: str) -> list[str]:
    """Forget a guest, and members without a device whose club ends with them; returns all of them."""
    return await forget_all(hub, [guest, *await clubs.leave_all(hub.store, guest)])


async def forget_all(hub: Hub, guests: Iterable[str]) -> list[str]:
    """Forget these guests; returns them, with those that were joined with them."""
    forgotten = list[str]()
    for guest in guests:
        forgotten += await forget(hub, guest)
    return forgotten
