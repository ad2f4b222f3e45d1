"""LISTEN/NOTIFY between processes on one PostgreSQL: appended rows, and short messages."""

import asyncio
from contextlib import suppress

from paddock.table.store.base import Store
from paddock.table.store.postgres.database import DATABASE_ERRORS, Connection, connect
from paddock.table.store.postgres.log import APPENDED

TOLD = "paddock_told"
SPEAK = f"select pg_notify('{TOLD}', $1 || ' ' || words) from unnest($2::text[]) as told (words)"
MAX_BYTES = 7500
# How often an idle connection is tested: one that only looks alive delivers nothing.
HEARTBEAT_S = 5.0
MIN_PAUSE_S, MAX_PAUSE_S = 0.1, 3.0


class Notifications:
    """One connection that listens and notifies; after it was lost and reopened, `on_gap` is called."""

    def __init__(self, url: str, me: str, store: Store) -> None:
        self._url = url
        self._me = me
        self._store = store
        self._words: list[str] = []
        self._wake = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._live(await self._listen()), name="store-news")

    async def stop(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def notify(self, words: str) -> None:
        if len(words.encode()) > MAX_BYTES:
            raise ValueError(f"a message between processes has at most {MAX_BYTES} bytes")
        self._words.append(words)
        self._wake.set()

    async def _live(self, connection: Connection) -> None:
        while True:
            try:
                await self._talk(connection)
            except DATABASE_ERRORS:
                pass
            finally:
                connection.terminate()
            connection = await self._listen_again()
            self._store.on_gap()

    async def _listen_again(self) -> Connection:
        pause = MIN_PAUSE_S
        while True:
            try:
                return await self._listen()
            except DATABASE_ERRORS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE_S)

    async def _listen(self) -> Connection:
        connection = await connect(self._url)
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(APPENDED, self._hear_rows)
        await connection.add_listener(TOLD, self._hear_words)
        return connection

    async def _talk(self, connection: Connection) -> None:
        """Send queued messages, and a heartbeat every few seconds, until the connection fails."""
        while True:
            words, self._words = self._words, []
            self._wake.clear()
            await connection.execute(SPEAK, self._me, words)
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._wake.wait()

    def _hear_rows(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        who, *pairs = str(payload).split(" ")
        if who != self._me:
            for seq, table in zip(pairs[::2], pairs[1::2], strict=True):
                self._store.on_appended(table, int(seq))

    def _hear_words(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        who, _, words = str(payload).partition(" ")
        if who != self._me:
            self._store.on_notified(words)
