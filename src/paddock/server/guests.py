"""Guests: people without accounts. A device identifies itself by a random token; only its hash is stored."""

from __future__ import annotations

import asyncio
import hashlib
import math
import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown

if TYPE_CHECKING:
    from paddock.table.store.base import Device, Guest, Store

COOKIE: Final = "paddock"  # holds a device's token
TOKEN_BYTES: Final = 32
MAX_TOKEN: Final = 200
CODE_S: Final = 600.0  # validity of a link to another device
SKEW_S: Final = 60.0  # how far the clocks of two processes may differ
MAX_CODES: Final = 5  # open links of one guest
CACHE_S: Final = 30.0  # lifetime of a cached lookup
SEEN_S: Final = 60.0
MAX_KNOWN: Final = 20_000


class CachedGuest(NamedTuple):
    """A cached lookup."""

    guest: Guest | None
    until: float


def hashed(word: str) -> str:
    """The stored form of a token or code. They are long and random, so a plain hash is enough."""
    return hashlib.sha256(word.encode()).hexdigest()


def key_of(token: str) -> str:
    """The hash of a token; empty if it cannot be a token."""
    return hashed(token) if token and len(token) <= MAX_TOKEN and token.isascii() else ""


def _answer(asked: dict[str, asyncio.Future[Guest | None]], found: dict[str, Guest] | Denied) -> None:
    for key, waiting in asked.items():
        if isinstance(found, Denied):
            waiting.add_done_callback(
                asyncio.Future.exception
            )  # the caller may be gone: then nobody retrieves the exception
            waiting.set_exception(found)
        else:
            waiting.set_result(found.get(key))


class Guests:
    """Looks up, creates and changes guests, with a short cache in front of the store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: dict[str, CachedGuest] = {}
        self._asked: dict[str, asyncio.Future[Guest | None]] = {}
        self._asking: asyncio.Task[None] | None = None
        self._code_ends: dict[str, float] = {}  # by hash of a code made here: when it expires on the monotonic clock

    async def find(self, token: str) -> Guest | None:
        """The guest of this token; None if it is unknown or revoked."""
        return await self.find_key(key_of(token))

    async def find_key(self, key: str) -> Guest | None:
        """The same for the hash of a token."""
        if not key:
            return None
        known = self._known.get(key)
        now = time.monotonic()
        if known is not None and known.until > now:
            return known.guest
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = asyncio.get_running_loop().create_future()
            if self._asking is None:
                self._asking = asyncio.get_running_loop().create_task(self._ask_all())
        return await asyncio.shield(asked)

    async def _ask_all(self) -> None:
        """One query for all pending lookups, then one for those that arrived meanwhile."""
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                found = await self._store.guests_of(asked)
                self._store.touch(found, time.time())
            except StoreDown:
                _answer(asked, Denied("storage"))
            else:
                self._learn({key: found.get(key) for key in asked})
                _answer(asked, found)
        self._asking = None

    def seen(self, token: str) -> None:
        """Note that a device looks at a page on which others see who is here; at most once a minute."""
        if key := key_of(token):
            self._store.touch([key], time.time(), SEEN_S)

    def _learn(self, found: dict[str, Guest | None]) -> None:
        if len(self._known) >= MAX_KNOWN:
            self._known.clear()
        until = time.monotonic() + CACHE_S
        self._known.update({key: CachedGuest(guest, until) for key, guest in found.items()})

    async def create(self, name: str, label: str) -> tuple[Guest, str]:
        """A new guest, and the token of the device that asked."""
        guest = commands.new_id(16)
        name = commands.check_name(name)
        try:
            await self._store.add_guest(guest, name, time.time())
            token = await self._new_device(guest, label)
        except StoreDown as error:
            raise Denied("storage") from error
        return await self.whose_device(token), token

    async def whose_device(self, token: str) -> Guest:
        """The guest of a device; Denied if it has none."""
        found = await self.find(token)
        if found is None:
            raise Denied("no-guest")
        return found

    async def _new_device(self, guest: str, label: str, passkey: str = "") -> str:
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_device(hashed(token), guest, label[:60], time.time(), passkey)
        self._known.pop(hashed(token), None)
        return token

    async def rename(self, guest: str, name: str) -> None:
        """Rename a guest; seats taken before keep the old name."""
        await self._store.rename_guest(guest, commands.check_name(name))
        self.forget(guest)

    async def invite(self, guest: str, token: str) -> tuple[str, float]:
        """A code that adds one further device to this guest, once, within ten minutes; Denied if too many are open."""
        code, now = commands.new_id(20), time.time()
        await self._store.drop_codes(now, now + CODE_S + SKEW_S)
        if not await self._store.add_code(hashed(code), guest, now + CODE_S, by=key_of(token), most=MAX_CODES):
            raise Denied("too-many", what="links")
        self._note_end(hashed(code))
        return code, now + CODE_S

    async def whose(self, code: str) -> Guest:
        """The guest who made this code; Denied if it was used or has expired."""
        now = time.time()
        owner = await self._store.code_owner(hashed(code), now, now + CODE_S + SKEW_S)
        if owner is None or self._has_ended(code):
            raise Denied("code-used")
        return owner

    async def use_link(self, code: str) -> str:
        """The id of the guest who made this code, which is used up; Denied if it was used or has expired."""
        now = time.time()
        guest = await self._store.take_code(hashed(code), now, now + CODE_S + SKEW_S)
        if guest is None or self._has_ended(code):
            raise Denied("code-used")
        return guest

    async def sign_in(self, guest: str, label: str, passkey: str = "") -> tuple[Guest, str]:
        """Add a device to a guest who proved to be the one: by a link, a recovery code or this passkey; its token."""
        token = await self._new_device(guest, label, passkey)
        return await self.whose_device(token), token

    def _note_end(self, key: str) -> None:
        ticks = time.monotonic()
        # An expired code is remembered for as long again, in case the wall clock is set back.
        self._code_ends = {key: end for key, end in self._code_ends.items() if end > ticks - CODE_S}
        self._code_ends[key] = ticks + CODE_S

    def _has_ended(self, code: str) -> bool:
        """Whether ten minutes have passed since this process made the code, whatever the wall clock says."""
        return self._code_ends.get(hashed(code), math.inf) <= time.monotonic()

    async def devices(self, guest: str, token: str) -> list[Device]:
        """All devices of a guest; the one with this token is marked as the current one."""
        return await self._store.devices(guest, key_of(token))

    async def revoke(self, guest: str, device: str) -> bool:
        """Revoke a device's token; False if the guest has no such device."""
        found = await self._store.remove_device(guest, device)
        self.forget(guest)
        return found

    def forget(self, guest: str) -> None:
        """Drop this guest from the cache."""
        others = {key: known for key, known in self._known.items() if known.guest is None or known.guest.id != guest}
        self._known = others

    def forget_all(self) -> None:
        """Clear the cache: notifications may have been missed."""
        self._known.clear()
