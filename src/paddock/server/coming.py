"""Coming: who knocks, by a request or for a socket, read without the framework that answers requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from litestar.types import Scope


class Coming:
    """A request or a socket before anybody has answered it."""

    def __init__(self, scope: Scope) -> None:
        self.is_socket: Final = str(scope["type"]) == "websocket"
        self.scheme: Final = str(scope["scheme"])
        self.host: Final = scope["client"][0] if scope["client"] else ""
        self._headers: Final = scope["headers"]

    def all(self, name: str) -> list[str]:
        """Every header of that name, which is in small letters."""
        wanted = name.encode()
        return [value.decode("latin-1") for key, value in self._headers if key == wanted]

    def header(self, name: str) -> str:
        """The first header of that name, or nothing."""
        return next(iter(self.all(name)), "")

    def cookie(self, name: str) -> str:
        """The cookie of that name, or nothing."""
        pairs = [pair.strip().partition("=") for line in self.all("cookie") for pair in line.split(";")]
        return next((value for key, _, value in pairs if key == name), "")
