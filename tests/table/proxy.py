"""Proxy between a store and PostgreSQL that breaks the connection at a given word."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Self

SOCKET = ".s.PGSQL.5432"
PIECE = 65536


class Proxy:
    """A socket in front of the server's; `break_at` cuts it at a word, with or without passing the word on."""

    def __init__(self, url: str) -> None:
        beginning, folder = url.split("?host=")
        # Not in the test's folder: the path of a socket has at most about a hundred characters.
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-proxy-"))
        self.url = f"{beginning}?host={self.folder}"
        self.has_broken = False
        self._server_path = f"{folder}/{SOCKET}"
        self._word = b""
        self._is_forwarded = False

    def break_at(self, word: bytes, *, is_forwarded: bool) -> None:
        """Cut the connection once this word was sent; the answer never arrives."""
        self._word = word
        self._is_forwarded = is_forwarded

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_unix_server(self._lead, self.folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()
        shutil.rmtree(self.folder)

    async def _lead(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there_back, there = await asyncio.open_unix_connection(self._server_path)
        answers = asyncio.create_task(self._pass_on(there_back, back))
        while piece := await here.read(PIECE):
            if self._word and self._word in piece:
                await self._break(piece, there, answers)
                break
            there.write(piece)
        there.close()
        back.close()

    async def _break(self, piece: bytes, there: asyncio.StreamWriter, answers: asyncio.Task[None]) -> None:
        self._word, self.has_broken = b"", True
        answers.cancel()
        if self._is_forwarded:
            there.write(piece)
            await there.drain()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(PIECE):
            writer.write(piece)
        writer.close()
