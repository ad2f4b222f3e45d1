"""Hub: all tables that are awake in this process; it opens, wakes and rests them and hears of other processes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from paddock.table import desk
from paddock.table.clock import Clock, LoopClock
from paddock.table.denied import Denied
from paddock.table.entries import Chair, Settings, encode_entry
from paddock.table.errors import StoreDown
from paddock.table.live import LiveTable
from paddock.table.lobby import card_of
from paddock.table.presence import Presence
from paddock.table.state import State
from paddock.table.store.base import AppendResult, Row, Store
from paddock.table.waking import keep_snapshot, put_away, read_asleep

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from paddock.advice.hint import Hint
    from paddock.table.entries import AnyEntry
    from paddock.table.live import Listener
    from paddock.table.thinkers import Thinkers
    from paddock.table.waking import Sleeping

REST_S: Final = 30.0  # how often tables that nobody looks at are let go
RETRY_S: Final = 1.0
AT_A_TIME: Final = 8  # tables that are woken, in some 4 ms, before others have their turn


class Hub:
    """The tables of one process. Any number of processes may share a store."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock | None = None) -> None:
        self.store: Final = store
        self.time: Final = clock or LoopClock()
        self.thinkers: Final = thinkers
        self.tables: dict[str, LiveTable] = {}
        self.presence: Final = Presence(desk.new_id(), self.time, store.notify)
        self.on_entry: Callable[[LiveTable, AnyEntry], None] = lambda _table, _entry: None
        self._waking: dict[str, asyncio.Future[LiveTable]] = {}
        self._is_waking = False
        self._missed: set[str] = set()  # tables being woken of which there was news meanwhile
        self._behind: dict[str, LiveTable] = {}  # tables whose log has lines that they have not read
        self._is_reading = False
        self._resting: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        store.on_appended = self._appended
        store.on_gap = self._gap
        store.on_notified = self.presence.hear
        self.presence.changed = self._presence_changed

    async def start(self) -> None:
        """Open the store, and listen."""
        await self.store.start()
        self.presence.begin()
        self.time.later(REST_S, self._rest)

    async def stop(self) -> None:
        """Put the tables away, write what is queued and close the store."""
        for table in self.tables.values():
            put_away(self.store, table.id, table.state)
        await self.store.stop()

    # Tables.

    async def open(self, settings: Settings, host: str, chairs: list[Chair]) -> LiveTable:
        """A new table, when it is durable."""
        entry = desk.open_table(settings, host, chairs)
        table_id, at = desk.new_id(), self.time.now()
        state = State.opened(entry, at)
        done: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
        self.store.append(
            Row(table_id, 1, at, encode_entry(entry)), done.set_result, card_of(table_id, state.facts, at)
        )
        if await done is not AppendResult.COMMITTED:
            raise Denied("storage")
        return self._adopt(table_id, state)

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, woken if it rests; Denied if there is none."""
        if not (table_id.isascii() and table_id.isalnum()):
            raise Denied("no-table")  # nor would every database take such a word
        live = self.tables.get(table_id)
        if live is not None:
            return live
        waking = self._waking.get(table_id)
        if waking is None:
            waking = self._waking[table_id] = asyncio.get_running_loop().create_future()
            if not self._is_waking:
                self._is_waking = True
                self._spawn(self._wake_all())
        return await asyncio.shield(waking)

    async def _wake_all(self) -> None:
        """One question for all tables that are asked for, then one for those asked for while it was answered."""
        while self._waking:
            asked = list(self._waking)
            try:
                found = await read_asleep(self.store, asked)
            except StoreDown:
                found = {}
            for number, table_id in enumerate(asked, 1):
                self._wake(table_id, found.get(table_id))
                if number % AT_A_TIME == 0:
                    await asyncio.sleep(0)  # the tables that are awake play on meanwhile
        self._is_waking = False

    def _wake(self, table_id: str, stored: Sleeping | None) -> None:
        """Wake one of them, or tell who waits for it why not."""
        waking = self._waking[table_id]
        waking.add_done_callback(asyncio.Future.exception)  # who asked may have gone: then nobody need hear of it
        try:
            table = self._adopt(table_id, _state_of(stored))
            if table_id in self._missed:
                self.catch_up(table)
            waking.set_result(table)
        except Exception as error:  # noqa: BLE001 - it is told to whoever asked for this table
            waking.set_exception(error)
        del self._waking[table_id]
        self._missed.discard(table_id)

    def _adopt(self, table_id: str, state: State) -> LiveTable:
        return self.tables.setdefault(table_id, LiveTable(table_id, state, self))

    def _rest(self) -> None:
        """Let go of tables that nobody has looked at for a while: the log has them.

        Whoever has just asked for a table may not have sat down at it yet, so it rests at the second look.
        """
        idle = {table_id for table_id, table in self.tables.items() if table.is_idle}
        for table_id in idle & self._resting:
            resting = self.tables.pop(table_id)
            resting.driver.stop()
            put_away(self.store, table_id, resting.state)
        self._resting = idle
        self.time.later(REST_S, self._rest)

    # What tables ask of the hub.

    def attach(self, table: LiveTable, listener: Listener, *, since: int | None, is_watching: bool) -> None:
        """Seat a listener at a table."""
        self.presence.arrive(table.id, listener.guest)
        table.attach(listener, since=since, is_watching=is_watching)

    def detach(self, table: LiveTable, listener: Listener) -> None:
        """A listener is gone."""
        if listener in table.listeners:
            self.presence.depart(table.id, listener.guest)
            table.detach(listener)

    def is_here(self, table_id: str, guest: str) -> bool:
        return self.presence.is_here(table_id, guest)

    def watchers(self, table: LiveTable) -> int:
        """How many guests look on without a seat."""
        return len(self.presence.guests(table.id) - set(table.state.facts.guests))

    def drives(self, table_id: str) -> bool:
        """Whether what happens by itself at this table is this process's to do; nowhere while nobody looks."""
        return self.presence.drives(table_id)

    def think(self, view: dict[str, Any], level: int, seed: int, then: Callable[[str], None]) -> None:
        self.thinkers.think(view, level, seed, then)

    def advise(self, view: dict[str, Any], then: Callable[[Hint | None], None]) -> None:
        self.thinkers.advise(view, then)

    def wrote(self, table: LiveTable, entry: AnyEntry) -> None:
        """An entry is durable."""
        keep_snapshot(self.store, table.id, table.state, entry)
        self.on_entry(table, entry)

    # Other processes.

    def _appended(self, table_id: str, seq: int) -> None:
        table = self.tables.get(table_id)
        if table_id in self._waking:
            self._missed.add(table_id)  # what was read of it may be older than this
        elif table is not None and seq > table.state.facts.place:
            self.catch_up(table)

    def _gap(self) -> None:
        self.presence.renew()
        self._missed.update(self._waking)
        for table in self.tables.values():
            self.catch_up(table)

    def catch_up(self, table: LiveTable) -> None:
        """Read what others wrote to this table's log, together with all that fall behind meanwhile."""
        self._behind[table.id] = table
        if not self._is_reading:
            self._is_reading = True
            self._spawn(self._read_on())

    async def _read_on(self) -> None:
        """One question for all tables that are behind, then one for those that fell behind while it was answered."""
        try:
            while self._behind:
                tables, self._behind = self._behind, {}
                await self._follow(tables)
        finally:
            self._is_reading = False

    async def _follow(self, tables: dict[str, LiveTable]) -> None:
        try:
            known = {table_id: table.state.facts.place for table_id, table in tables.items()}
            rows = await self.store.read_many(tables, known)
        except StoreDown:
            for table in tables.values():
                self.time.later(RETRY_S, partial(self.catch_up, table))
            return
        for table_id, table in tables.items():
            table.follow(rows[table_id])

    def probe(self, table: LiveTable) -> None:
        """Find out whether this table's entries can be written again."""
        self._spawn(self._probe(table))

    async def _probe(self, table: LiveTable) -> None:
        try:
            await self.store.health()
        except StoreDown:
            table.driver.arm()
        else:
            table.mended()

    @property
    def is_at_rest(self) -> bool:
        """Whether no log is being read and no storage tried."""
        return not self._tasks

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _presence_changed(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            table.presence_changed()


def _state_of(stored: Sleeping | None) -> State:
    """The state of a table that was asked for; Denied if the storage is away, or there is no such table."""
    state = None if stored is None else stored.wake()
    if state is None:
        raise Denied("storage" if stored is None else "no-table")
    return state
