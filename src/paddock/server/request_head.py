"""RequestHead: path and headers of an incoming request, parsed before Litestar sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import Scope


class RequestHead:
    """Scheme, peer address, path and headers of an HTTP or WebSocket request. Header names are in lower case."""

    def __init__(self, scheme: str, peer: str, path: str, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self.scheme: Final = scheme
        self.peer: Final = peer
        self.path: Final = path
        self._headers: Final = headers

    @classmethod
    def from_scope(cls, scope: Scope) -> Self:
        """The head of an ASGI request."""
        return cls(str(scope["scheme"]), scope["client"][0] if scope["client"] else "", scope["path"], scope["headers"])

    def all(self, name: str) -> list[str]:
        """Every header of that name."""
        wanted = name.encode()
        return [value.decode("latin-1") for key, value in self._headers if key == wanted]

    def header(self, name: str) -> str:
        """The first header of that name, or an empty string."""
        return next(iter(self.all(name)), "")

    def cookie(self, name: str) -> str:
        """The cookie of that name, or an empty string."""
        pairs = [pair.strip().partition("=") for line in self.all("cookie") for pair in line.split(";")]
        return next((value for key, _, value in pairs if key == name), "")
