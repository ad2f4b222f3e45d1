"""A person's car: one of six paints and a number, derived from the guest id until the person chooses another."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Final

import msgspec

from paddock.table.store.queries import placeholders

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.table.store.base import Store

PAINTS: Final = 6
NUMBERS: Final = 99
CHOSEN: Final = "select guest_id, paint, number from cars where guest_id in ({asked})"
CHOOSE: Final = """
insert into cars (guest_id, paint, number) values ($1, $2, $3)
on conflict (guest_id) do update set paint = excluded.paint, number = excluded.number
"""


class Car(msgspec.Struct, frozen=True):
    """How a person's car is drawn: `paint` is its colour and pattern, from 1 to 6; `number` is from 1 to 99."""

    paint: Annotated[int, msgspec.Meta(ge=1, le=PAINTS)]
    number: Annotated[int, msgspec.Meta(ge=1, le=NUMBERS)]


def first_car(guest: str) -> Car:
    """The car of a guest who has not chosen one; the id cannot be found from it."""
    drawn = int.from_bytes(blake2b(guest.encode(), digest_size=8).digest())
    return Car(drawn % PAINTS + 1, drawn // PAINTS % NUMBERS + 1)


async def cars_of(store: Store, guests: Iterable[str]) -> dict[str, Car]:
    """The car of each of these guests."""
    asked = sorted(set(guests))
    if not asked:
        return {}
    rows = await store.query(CHOSEN.format(asked=placeholders(1, len(asked))), *asked)
    chosen = {guest: Car(paint, number) for guest, paint, number in rows}
    return {guest: chosen.get(guest) or first_car(guest) for guest in asked}


async def car_of(store: Store, guest: str) -> Car:
    """The car of one guest."""
    return (await cars_of(store, [guest]))[guest]


async def choose_car(store: Store, guest: str, car: Car) -> None:
    """A person takes this car, everywhere and for matches already played, too."""
    await store.execute([(CHOOSE, (guest, car.paint, car.number))])
