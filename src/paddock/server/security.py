"""Security headers; Host and Origin checks."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.server.config import Config
    from paddock.server.request_head import RequestHead

CSP: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html paddock-worker"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a URL contains a table id, which is enough to sit down there
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
LOCAL_NAMES: Final = ("localhost",)
CACHE_SIZE: Final = 256  # most requests use the same few names


class OriginPolicy:
    """Decides by Host and Origin whether a request comes from our own page."""

    def __init__(self, config: Config, names: Iterable[str] = ()) -> None:
        self._origins: Final = {origin.rstrip("/").lower() for origin in config.origins}
        self._names: Final = {*LOCAL_NAMES, *(name.lower() for name in names), *map(_host_of, self._origins)}

    def allows_host(self, host: str) -> bool:
        """Whether a Host header names this server: an IP address, localhost, or a configured name.

        Any other name could be a DNS rebinding attack.
        """
        found = _parts(f"http://{host}")
        return found is not None and (found[1] in self._names or _is_address(found[1]))

    def allows_origin(self, origin: str, host: str, scheme: str) -> bool:
        """Whether a page of that origin may use this server."""
        if origin.lower() in self._origins:
            return True
        page = _parts(origin)
        ours = _parts(f"{scheme}://{host}")
        return page is not None and page == ours and self.allows_host(host)


def is_origin(address: str) -> bool:
    """Whether this is an origin as browsers send it: https://race.example, without a path."""
    return _parts(address.rstrip("/")) is not None


def scheme_of(config: Config, head: RequestHead) -> str:
    """The scheme, http or https, as the browser sees it: of several proxies the first entry counts."""
    said = head.header("x-forwarded-proto") if config.is_behind_proxy else ""
    return "https" if said.partition(",")[0].strip().lower() == "https" or head.scheme in {"https", "wss"} else "http"


@lru_cache(CACHE_SIZE)
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


@lru_cache(CACHE_SIZE)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
