"""LISTEN/NOTIFY between processes on one PostgreSQL: appended rows, and short messages."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from paddock.table.store.base import Store
from paddock.table.store.batch import Key
from paddock.table.store.postgres.database import DATABASE_ERRORS, Connection, connect

APPENDED, TOLD = "paddock_appended", "paddock_told"
SEND = "select pg_notify(channel, words) from unnest($1::text[], $2::text[]) as sent (channel, words)"
# A notification is worth no wait for the disk. PostgreSQL commits transactions with notifications one after another, so
# one that waits for the disk would make all others wait.
NO_WAIT = "set synchronous_commit = off"
MAX_BYTES = 7500
# A notification holds 8,000 bytes: a hundred pairs of a seq and an id of a dozen letters are a quarter of that.
ROWS_AT_ONCE = 100
# How often an idle connection is tested: one that only looks alive delivers nothing.
HEARTBEAT_S = 5.0
MIN_PAUSE_S, MAX_PAUSE_S = 0.1, 3.0
LAST_WORDS_S = 1.0  # how long stopping waits until what is queued was sent


class Notifications:
    """One connection that listens and notifies; after it was lost and reopened, `on_gap` is called."""

    def __init__(self, url: str, me: str, store: Store) -> None:
        self._url = url
        self._me = me
        self._store = store
        self._words: list[str] = []
        self._appended: list[Key] = []
        self._wake = asyncio.Event()
        self._is_stopping = False

    async def start(self) -> None:
        self._task = asyncio.create_task(self._live(await self._listen()), name="store-news")

    async def stop(self) -> None:
        """Send what is queued, if that is possible at once, and disconnect."""
        self._is_stopping = True
        self._wake.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._task, LAST_WORDS_S)

    def notify(self, words: str) -> None:
        if len(words.encode()) > MAX_BYTES:
            raise ValueError(f"a message between processes has at most {MAX_BYTES} bytes")
        self._words.append(words)
        self._wake.set()

    def appended(self, keys: Iterable[Key]) -> None:
        """Tell the other processes that these rows are committed.

        Rows are told until that succeeds. If this process dies before it does, the others notice that it is silent and
        read on (`Presence.process_lost`).
        """
        self._appended += keys
        self._wake.set()

    async def _live(self, connection: Connection) -> None:
        while True:
            try:
                await self._talk(connection)
            except DATABASE_ERRORS:
                pass
            finally:
                connection.terminate()
            if self._is_stopping:
                return
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
        await connection.execute(NO_WAIT)
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(APPENDED, self._hear_rows)
        await connection.add_listener(TOLD, self._hear_words)
        return connection

    async def _talk(self, connection: Connection) -> None:
        """Send queued messages, and a heartbeat every few seconds, until this stops or the connection fails."""
        while not self._is_stopping:
            await self._send(connection)
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._wake.wait()
        await self._send(connection)

    async def _send(self, connection: Connection) -> None:
        words, self._words = self._words, []
        count = len(self._appended)
        self._wake.clear()
        sent = [(APPENDED, rows) for rows in _pages(self._appended)] + [(TOLD, said) for said in words]
        await connection.execute(
            SEND, [channel for channel, _ in sent], [f"{self._me} {content}" for _, content in sent]
        )
        del self._appended[:count]

    def _hear_rows(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        who, *pairs = str(payload).split(" ")
        if who != self._me:
            for seq, table in zip(pairs[::2], pairs[1::2], strict=True):
                self._store.on_appended(table, int(seq))

    def _hear_words(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        who, _, words = str(payload).partition(" ")
        if who != self._me:
            self._store.on_notified(words)


def _pages(keys: Sequence[Key]) -> Iterator[str]:
    """Seqs and tables as text, a hundred rows in each."""
    for start in range(0, len(keys), ROWS_AT_ONCE):
        yield " ".join(f"{seq} {table}" for table, seq in keys[start : start + ROWS_AT_ONCE])
