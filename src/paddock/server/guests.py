"""Guests: people without accounts. A device proves whose it is by a random token that is stored only as a hash."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table import desk
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown

if TYPE_CHECKING:
    from paddock.table.store.base import Device, Guest, Store

TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 200
CODE_S: Final = 600.0  # how long a link to another device works
KNOWN_S: Final = 30.0  # how long a lookup is believed
MOST_KNOWN: Final = 20_000


class Known(NamedTuple):
    """A lookup that was made a moment ago."""

    guest: Guest | None
    until: float


def hashed(word: str) -> str:
    """What is stored of a token or a code. They are random and long, so a plain hash cannot be guessed back."""
    return hashlib.sha256(word.encode()).hexdigest()


def key_of(token: str) -> str:
    """The hash of a token; empty for what can be none."""
    return hashed(token) if token and len(token) <= LONGEST_TOKEN and token.isascii() else ""


class Guests:
    """Who is who, for HTTP and sockets alike."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: dict[str, Known] = {}

    async def find(self, token: str) -> Guest | None:
        """Whose device this is; nobody's if the token was revoked or made up."""
        return await self.find_key(key_of(token))

    async def find_key(self, key: str) -> Guest | None:
        """The same for the hash of a token."""
        if not key:
            return None
        known = self._known.get(key)
        now = time.monotonic()
        if known is not None and known.until > now:
            return known.guest
        guest = await self._ask(key)
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = Known(guest, now + KNOWN_S)
        return guest

    async def _ask(self, key: str) -> Guest | None:
        try:
            guest = await self._store.guest_of(key)
            if guest is not None:
                self._store.touch(key, time.time())
        except StoreDown as error:
            raise Denied("storage") from error
        return guest

    async def create(self, name: str, label: str) -> tuple[Guest, str]:
        """A new guest, and the token of the device that asked."""
        guest = desk.new_id(16)
        name = desk.checked_name(name)
        try:
            await self._store.add_guest(guest, name, time.time())
            token = await self._new_device(guest, label)
        except StoreDown as error:
            raise Denied("storage") from error
        return await self._whose(token), token

    async def _whose(self, token: str) -> Guest:
        found = await self.find(token)
        if found is None:
            raise Denied("no-guest")
        return found

    async def _new_device(self, guest: str, label: str) -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_device(hashed(token), guest, label[:60], time.time())
        self._known.pop(hashed(token), None)
        return token

    async def rename(self, guest: str, name: str) -> None:
        """Another name from now on; chairs taken before keep theirs."""
        await self._store.rename_guest(guest, desk.checked_name(name))
        self.forget(guest)

    async def invite(self, guest: str) -> tuple[str, float]:
        """A code that makes one further device this guest's, once, within ten minutes."""
        code, expires = desk.new_id(20), time.time() + CODE_S
        await self._store.add_code(hashed(code), guest, expires)
        return code, expires

    async def accept(self, code: str, label: str) -> tuple[Guest, str]:
        """Make the device that shows this code the guest's; Denied if it was used or has expired."""
        guest = await self._store.take_code(hashed(code), time.time())
        if guest is None:
            raise Denied("code-used")
        token = await self._new_device(guest, label)
        return await self._whose(token), token

    async def devices(self, guest: str, token: str) -> list[Device]:
        """All devices of a guest, one of which asks with this token."""
        return await self._store.devices(guest, key_of(token))

    async def revoke(self, guest: str, device: str) -> bool:
        """Whether the guest had that device; its token is worth nothing from now on."""
        found = await self._store.remove_device(guest, device)
        self.forget(guest)
        return found

    def forget(self, guest: str) -> None:
        """Ask again for the devices of this guest: something about them has changed."""
        others = {key: known for key, known in self._known.items() if known.guest is None or known.guest.id != guest}
        self._known = others

    def forget_all(self) -> None:
        """Ask again for everybody: news may have been missed."""
        self._known.clear()
