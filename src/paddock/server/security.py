"""Security: what every answer carries, which requests are not even looked at, and where a request comes from."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.server.coming import Coming
    from paddock.server.config import Config

CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html paddock-worker"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address names a table, and whoever has it may sit down
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
LOCAL_NAMES: Final = ("localhost",)
KNOWN: Final = 256  # names that need not be taken apart again: everybody comes by the same few


class Gate:
    """Decides by Host and Origin whether a request comes from a page of ours."""

    def __init__(self, config: Config, names: Iterable[str] = ()) -> None:
        self._origins: Final = {origin.rstrip("/").lower() for origin in config.origins}
        self._names: Final = {*LOCAL_NAMES, *(name.lower() for name in names), *map(_host_of, self._origins)}

    def knows_host(self, host: str) -> bool:
        """Whether a Host header names this server: an address, localhost, or a name it was started with.

        Any other name is somebody's who lets it point here, to read with a browser what only a neighbour may.
        """
        found = _parts(f"http://{host}")
        return found is not None and (found[1] in self._names or _is_address(found[1]))

    def knows_origin(self, origin: str, host: str, scheme: str) -> bool:
        """Whether a page of that origin may talk to us as its own server."""
        if origin.lower() in self._origins:
            return True
        page = _parts(origin)
        ours = _parts(f"{scheme}://{host}")
        return page is not None and page == ours and self.knows_host(host)


def is_origin(address: str) -> bool:
    """Whether this is what a browser would call an origin: https://race.example, and nothing behind it."""
    return _parts(address.rstrip("/")) is not None


def address_of(config: Config, coming: Coming) -> str:
    """Where a request comes from, as limits count it: the neighbour, or what the proxy in front of us says."""
    forwarded = coming.header("x-forwarded-for") if config.is_behind_proxy else ""
    return counted(forwarded.rpartition(",")[2].strip()[:60] if forwarded else coming.host)


def scheme_of(config: Config, coming: Coming) -> str:
    """The scheme, http or https, as the browser sees it."""
    said = coming.header("x-forwarded-proto") if config.is_behind_proxy else ""
    return "https" if said == "https" or coming.scheme in {"https", "wss"} else "http"


@lru_cache(KNOWN)
def _parts(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None for anything that is not exactly an origin."""
    try:
        found = urlsplit(address)
        port = found.port or {"http": 80, "https": 443}[found.scheme]
    except (ValueError, KeyError):
        return None
    extra = found.path or found.query or found.fragment or found.username is not None or found.password is not None
    if extra or not found.hostname or any(letter <= " " for letter in address):
        return None
    return found.scheme, found.hostname, port


def _host_of(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").lower()
    except ValueError:
        return ""


@lru_cache(KNOWN)
def counted(address: str) -> str:
    """What an address counts as where it may have only so much: one of IPv6 as its network of 64 bits.

    A household is given at least such a network, and a device in it takes as many addresses as it likes.
    """
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_link_local else str(ipaddress.IPv6Network((int(found), 64), strict=False))


@lru_cache(KNOWN)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
