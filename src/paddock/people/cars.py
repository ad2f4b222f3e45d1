"""A person's car: one of six paints and a number, derived from the guest id, so that it is the same everywhere."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

import msgspec

PAINTS: Final = 6
NUMBERS: Final = 99


class Car(msgspec.Struct, frozen=True):
    """How a person's car is drawn: `paint` is its colour and pattern, from 1 to 6; `number` is from 1 to 99."""

    paint: int
    number: int


def car_of(guest: str) -> Car:
    """The car of a guest; the id cannot be found from it."""
    drawn = int.from_bytes(blake2b(guest.encode(), digest_size=8).digest())
    return Car(drawn % PAINTS + 1, drawn // PAINTS % NUMBERS + 1)
