"""Client addresses for limits: who sent a request, and the network it belongs to."""

from __future__ import annotations

import ipaddress
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from paddock.server.config import Config
    from paddock.server.request_head import RequestHead

CACHE_SIZE: Final = 1_024
HOUSEHOLD_BITS: Final = 64  # for IPv6: a device can use any number of addresses in such a network
SITE_BITS: Final = 48  # the largest network that one customer usually gets
MAX_ADDRESS: Final = 60
WITH_PORT: Final = re.compile(r"\[(?P<six>[^\]]+)\](?::\d+)?|(?P<four>[0-9.]+):\d+")


def client_address(config: Config, head: RequestHead) -> str:
    """The client's address as limits count it: the peer, or what the trusted proxy reports.

    The proxy adds the client as the last entry, to the last header line or in a new one; the client may have forged all
    others. If that entry is not an address, the proxy itself counts.
    """
    lines = head.all("x-forwarded-for") if config.is_behind_proxy else []
    last = lines[-1].rpartition(",")[2].strip() if lines else ""
    return limit_key(_without_port(last)) or limit_key(head.peer) or head.peer


def is_from_here(config: Config, head: RequestHead) -> bool:
    """Whether a program on this machine sent the request itself: no proxy passed it on."""
    is_direct = not head.all("x-forwarded-for") and not head.all("forwarded")
    return is_direct and is_loopback(client_address(config, head))


def is_loopback(address: str) -> bool:
    """Whether this is an address of this machine that no other can reach."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _without_port(entry: str) -> str:
    found = WITH_PORT.fullmatch(entry[:MAX_ADDRESS])
    return entry if found is None else found["six"] or found["four"]


@lru_cache(CACHE_SIZE)
def limit_key(address: str) -> str:
    """The key under which limits count an address; for IPv6 its /64 network. Empty if it is not an address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_link_local or found.is_loopback:
        return str(ipaddress.IPv6Address(int(found)))  # without the interface name
    return str(ipaddress.IPv6Network((int(found), HOUSEHOLD_BITS), strict=False))


@lru_cache(CACHE_SIZE)
def site_key(key: str) -> str:
    """The key of the /48 network to which the /64 network of that key belongs; empty for all other keys."""
    try:
        found = ipaddress.IPv6Network(key)
    except ValueError:
        return ""
    return str(found.supernet(new_prefix=SITE_BITS)) if found.prefixlen == HOUSEHOLD_BITS else ""
