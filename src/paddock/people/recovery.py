"""Recovery codes: one code on paper brings a guest back on any device. Only its hash is stored, and it works once."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Final

from paddock.table import commands

if TYPE_CHECKING:
    from paddock.table.store.base import Store

LENGTH: Final = 16  # letters of 5 bits
GROUP: Final = 4
DROP: Final = "delete from recovery_codes where guest_id = $1"
# Only for a device that is not signed out.
ADD: Final = """
insert into recovery_codes (code_hash, guest_id, device_id, at)
select cast($1 as text), guest_id, device_id, cast($2 as double precision) from devices
where token_hash = $3 and guest_id = $4
"""
OWNER: Final = "select guest_id from recovery_codes where code_hash = $1"
TAKE: Final = "delete from recovery_codes where code_hash = $1 returning guest_id"
SINCE: Final = "select at from recovery_codes where guest_id = $1 order by at desc limit 1"


async def make(store: Store, guest: str, token_hash: str) -> str:
    """A new code, made by the device with this token; it replaces the former one."""
    code, now = commands.new_id(LENGTH), time.time()
    await store.execute([(DROP, (guest,)), (ADD, (_hashed(code), now, token_hash, guest))])
    return "-".join(code[start : start + GROUP] for start in range(0, LENGTH, GROUP)).upper()


async def owner(store: Store, typed: str) -> str | None:
    """The guest of a code; None if there is no such code."""
    found = await store.query(OWNER, _hashed(_letters(typed)))
    return str(found[0][0]) if found else None


async def use(store: Store, typed: str) -> str | None:
    """The same, but the code is used up."""
    found = await store.change(TAKE, _hashed(_letters(typed)))
    return str(found[0][0]) if found else None


async def since(store: Store, guest: str) -> float | None:
    """When the code of a guest was made; None without one."""
    found = await store.query(SINCE, guest)
    return float(found[0][0]) if found else None


def _letters(typed: str) -> str:
    return "".join(letter for letter in typed.lower() if letter.isalnum())


def _hashed(code: str) -> str:
    """The stored form. A code is long and random, so a plain hash is enough."""
    return hashlib.sha256(code.encode()).hexdigest()
