"""Requests to other servers: only to allowed hosts, never into the local network, without redirects, with a timeout."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

TIMEOUT_S: Final = 10.0
MAX_URL: Final = 1_000
HTTPS: Final = 443


class Forbidden(Exception):
    """The host is not allowed, or its name leads into a local network."""


class Url(NamedTuple):
    """An address that may be sent to: scheme, host, port, and the path with its query."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Scheme, host and port as a header has them."""
        return f"{self.scheme}://{self.authority}"

    @property
    def authority(self) -> str:
        """Host and port."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == HTTPS and self.scheme == "https" else f"{host}:{self.port}"


def allowed_url(text: str, hosts: Iterable[str]) -> Url:
    """An https address of an allowed host; Denied for any other.

    An entry that begins with a dot allows every host below that name. The owner of the server may allow a numeric
    address, also one of the local network, and only there plain http.
    """
    url = _parsed(text)
    if url is None or not any(_is_allowed(url, host.lower()) for host in hosts):
        raise Denied("host-not-allowed")
    if url.scheme != "https" and not is_numeric(url.host):
        raise Denied("host-not-allowed")
    return url


def _parsed(text: str) -> Url | None:
    try:
        found = urlsplit(text)
        port = found.port or {"http": 80, "https": HTTPS}[found.scheme]
    except (ValueError, KeyError):
        return None
    is_odd = found.username is not None or found.password is not None or any(letter <= " " for letter in text)
    if len(text) > MAX_URL or not text.isascii() or is_odd or not found.hostname or "\\" in text:
        return None
    query = f"?{found.query}" if found.query else ""
    return Url(found.scheme, found.hostname.lower(), port, (found.path or "/") + query)


def _is_allowed(url: Url, allowed: str) -> bool:
    if allowed.startswith("."):
        return url.host.endswith(allowed) and url.port == HTTPS
    return allowed == url.authority or (allowed == url.host and url.port in {80, HTTPS})


def is_numeric(host: str) -> bool:
    """Whether this is an IP address, not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def public_address(url: Url) -> str:
    """The IP address to connect to; Forbidden if the name leads to any that is not public."""
    if is_numeric(url.host):
        return url.host  # the owner of the server allowed exactly this one
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(url.host, url.port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not addresses or not all(is_public(one) for one in addresses):
        raise Forbidden(url.host)
    return addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address is on the public internet."""
    found = ipaddress.ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (inner is None or is_public(str(inner)))


async def post(url: Url, body: bytes, headers: Mapping[str, str]) -> int:
    """Send a request and return its status; the answer is not read. OSError or Forbidden if that fails.

    The connection goes to the address that was checked: a name that changes meanwhile leads nowhere else.
    """
    import httpx  # noqa: PLC0415 - slow to load, and most servers send nothing

    address = await public_address(url)
    shown = f"[{address}]" if ":" in address else address
    try:
        async with (
            httpx.AsyncClient(follow_redirects=False, trust_env=False, timeout=TIMEOUT_S) as client,
            asyncio.timeout(TIMEOUT_S),
            client.stream(
                "POST",
                f"{url.scheme}://{shown}:{url.port}{url.path}",
                content=body,
                headers={**headers, "host": url.authority},
                extensions={"sni_hostname": url.host},
            ) as answer,
        ):
            return answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as error:
        raise OSError(type(error).__name__) from error
