"""Coming: who knocks, by a request or for a socket, read without the framework that answers requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import Scope


class Coming:
    """A request or a socket before anybody has answered it. The names of headers are in small letters."""

    def __init__(self, scheme: str, host: str, path: str, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self.scheme: Final = scheme
        self.host: Final = host
        self.path: Final = path
        self._headers: Final = headers

    @classmethod
    def by_request(cls, scope: Scope) -> Self:
        """Who asks over HTTP."""
        return cls(str(scope["scheme"]), scope["client"][0] if scope["client"] else "", scope["path"], scope["headers"])

    def all(self, name: str) -> list[str]:
        """Every header of that name."""
        wanted = name.encode()
        return [value.decode("latin-1") for key, value in self._headers if key == wanted]

    def header(self, name: str) -> str:
        """The first header of that name, or nothing."""
        return next(iter(self.all(name)), "")

    def cookie(self, name: str) -> str:
        """The cookie of that name, or nothing."""
        pairs = [pair.strip().partition("=") for line in self.all("cookie") for pair in line.split(";")]
        return next((value for key, _, value in pairs if key == name), "")
