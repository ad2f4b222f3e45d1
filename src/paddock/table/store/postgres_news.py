"""What processes on one PostgreSQL tell each other: rows that were appended, and fleeting words."""

import asyncio
from contextlib import suppress

from paddock.table.store.base import Store
from paddock.table.store.postgres_log import APPENDED
from paddock.table.store.postgres_server import TROUBLE, Connection, connect

TOLD = "paddock_told"
SPEAK = f"select pg_notify('{TOLD}', $1 || ' ' || words) from unnest($2::text[]) as told (words)"
LONGEST_WORDS = 7500
# How often a silent connection is tried: one that only looks alive brings no news.
HEARTBEAT_S = 5.0
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 3.0


class News:
    """One connection that listens and speaks; it is opened anew when it was lost, and then there was a gap."""

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

    def tell(self, words: str) -> None:
        if len(words.encode()) > LONGEST_WORDS:
            raise ValueError(f"words between processes have at most {LONGEST_WORDS} bytes")
        self._words.append(words)
        self._wake.set()

    async def _live(self, connection: Connection) -> None:
        while True:
            try:
                await self._talk(connection)
            except TROUBLE:
                pass
            finally:
                connection.terminate()
            connection = await self._listen_again()
            self._store.on_gap()

    async def _listen_again(self) -> Connection:
        pause = FIRST_PAUSE_S
        while True:
            try:
                return await self._listen()
            except TROUBLE:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE_S)

    async def _listen(self) -> Connection:
        connection = await connect(self._url)
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(APPENDED, self._hear_rows)
        await connection.add_listener(TOLD, self._hear_words)
        return connection

    async def _talk(self, connection: Connection) -> None:
        """Say what there is to say, and every few seconds something, until the connection fails."""
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
            self._store.on_told(words)
