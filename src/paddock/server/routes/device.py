"""The device of a request: its cookie, its address and what its browser calls itself."""

from typing import Final

from litestar.datastructures import Cookie

from paddock.server.device_labels import device_label
from paddock.server.guests import COOKIE
from paddock.server.handlers.guests import Device
from paddock.server.routes.deps import Request, address_of, scheme_of

KEPT_S: Final = 400 * 24 * 3600


def device_cookie(request: Request, token: str, kept_s: int = KEPT_S) -> Cookie:
    """No script can read it, no other site sends it, and over TLS it is never sent in the clear."""
    is_secure = scheme_of(request) == "https"
    return Cookie(key=COOKIE, value=token, max_age=kept_s, path="/", httponly=True, secure=is_secure, samesite="strict")


def device_of(request: Request) -> Device:
    """The address, what it is called and the token."""
    return Device(address_of(request), label_of(request), token_of(request))


def label_of(request: Request) -> str:
    """What the device is called in the list of one's devices."""
    return device_label(request.headers.get("user-agent", ""))


def token_of(request: Request) -> str:
    """The token of the device; empty if it has none."""
    return request.cookies.get(COOKIE, "")
