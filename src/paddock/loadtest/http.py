"""A small HTTP client with keep-alive connections, fast enough to create thousands of guests."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self
from urllib.parse import urlsplit

import msgspec

from paddock.loadtest.errors import LoadFailed

if TYPE_CHECKING:
    from types import TracebackType

LINES: Final = 24  # connections to one server
GOOD: Final = range(200, 300)


class Answer(NamedTuple):
    """A response."""

    status: int
    token: str  # the cookie it set, if it set one
    body: bytes


class Line:
    """One connection, for one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader: Final = reader
        self._writer: Final = writer
        self._host: Final = host

    @property
    def is_open(self) -> bool:
        return not self._reader.at_eof() and not self._writer.is_closing()

    async def ask(self, method: str, path: str, body: bytes, token: str, address: str) -> Answer:
        cookie = f"cookie: paddock={token}\r\n" if token else ""
        cookie += f"x-forwarded-for: {address}\r\n" if address else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: {self._host}\r\n{cookie}content-length: {len(body)}\r\n"
        self._writer.write(f"{head}content-type: application/json\r\n\r\n".encode() + body)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = [line.partition(": ") for line in lines[1:]]
        headers = {name.lower(): value for name, _, value in fields}
        said = await self._reader.readexactly(int(headers.get("content-length", "0")))
        set_cookie = headers.get("set-cookie", "").partition("paddock=")[2]
        return Answer(int(lines[0].split()[1]), set_cookie.partition(";")[0], said)

    def close(self) -> None:
        self._writer.close()


class Client:
    """Client of one server with a limited number of concurrent requests."""

    def __init__(self, url: str, address: str = "") -> None:
        parts = urlsplit(url)
        self.url: Final = url.rstrip("/")
        self.address: Final = address  # as a proxy reports it; empty: none is in between
        self.host: Final = parts.hostname or ""
        self.port: Final = parts.port or 80
        self._free: asyncio.LifoQueue[Line | None] = asyncio.LifoQueue()
        for _ in range(LINES):
            self._free.put_nowait(None)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        while not self._free.empty():
            line = self._free.get_nowait()
            if line is not None:
                line.close()

    async def ask(self, method: str, path: str, body: object = None, token: str = "", address: str = "") -> Answer:
        """The response, whatever its status; OSError or EOFError if the server is away."""
        try:
            return await self._ask(method, path, body, token, address)
        except (EOFError, ConnectionResetError):
            if method != "GET":
                raise
            return await self._ask(method, path, body, token, address)  # the server closed an idle connection meanwhile

    async def _ask(self, method: str, path: str, body: object, token: str, address: str) -> Answer:
        kept = await self._free.get()
        line = None
        try:
            # The server closes idle connections; open a new one.
            line = kept if kept is not None and kept.is_open else await self._connected()
            sent = b"" if body is None else msgspec.json.encode(body)
            return await line.ask(method, path, sent, token, address or self.address)
        except BaseException:
            line = None
            raise
        finally:
            self._free.put_nowait(line)

    async def _connected(self) -> Line:
        return Line(*await asyncio.open_connection(self.host, self.port), urlsplit(self.url).netloc)

    async def post(self, path: str, body: object, token: str = "", address: str = "") -> tuple[dict[str, Any], str]:
        """The JSON body and the cookie of the response; LoadFailed on an error status."""
        try:
            answer = await self.ask("POST", path, body, token, address)
        except (OSError, EOFError) as error:
            raise LoadFailed("no-server", url=self.url, reason=str(error)) from error
        if answer.status not in GOOD:
            raise LoadFailed("refused", status=answer.status, reason=answer.body.decode()[:200])
        return msgspec.json.decode(answer.body, type=dict[str, Any]), answer.token
