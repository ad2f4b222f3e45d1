"""Hub: all tables in the memory of this process; it opens, loads and unloads them and follows other processes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from paddock.table import commands, deadlines, due_tables
from paddock.table.clock import Clock, LoopClock
from paddock.table.denied import Denied
from paddock.table.errors import StoreDown
from paddock.table.live import LiveTable
from paddock.table.lobby import card_of
from paddock.table.person import guest_id
from paddock.table.presence import Presence
from paddock.table.rows import to_row
from paddock.table.snapshots import load, read_stored, save_snapshot, save_snapshot_if_due
from paddock.table.state import State
from paddock.table.store.base import AppendResult, Store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence

    from paddock.table.deadlines import Deadlines
    from paddock.table.entries import AnyEntry, Chair, Settings
    from paddock.table.live import Listener
    from paddock.table.person import Who
    from paddock.table.snapshots import StoredTable
    from paddock.table.store.base import Row, Statement
    from paddock.table.thinkers import Thinkers

TRY_AGAIN: Final = 1012  # of a socket that is closed: the service restarts
UNLOAD_S: Final = 30.0  # interval at which tables without listeners are unloaded
DROP_RETRY_S: Final = 0.05
RETRY_S: Final = 1.0
LOAD_CHUNK: Final = 8  # tables loaded, in about 4 ms, before the event loop runs again


class Hub:
    """The tables of one process. Any number of processes may share a store."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Clock | None = None) -> None:
        self.store: Final = store
        self.time: Final = clock or LoopClock()
        self.thinkers: Final = thinkers
        self.tables: dict[str, LiveTable] = {}
        self.presence: Final = Presence(commands.new_id(), self.time, store.notify)
        self.owner_of: Callable[[LiveTable], str] = lambda table: table.state.facts.host  # workers are shared by owner
        self.unattended_pace_ms = 0  # the minimum pace of bots where nobody plays
        self.on_entry: Callable[[LiveTable, AnyEntry], None] = lambda _table, _entry: None
        # What else is written with an entry, given its row and the states before and after it.
        self.further_statements: Callable[[Row, State, State], Sequence[Statement]] = lambda _row, _before, _after: ()
        # Whether a guest may sit down and watch at a table of this club.
        self.is_member: Callable[[str, str], Awaitable[bool]] = _is_nobody_kept_out
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._is_loading = False
        self._long: Final[set[str]] = set()  # tables being loaded in a thread
        self._changed_while_loading: set[str] = set()  # tables to which other processes wrote since they were read
        self._behind: dict[str, LiveTable] = {}  # tables with unread entries in the log
        self._is_reading = False
        self._idle_before: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.due: Final = due_tables.DueTables(self)
        store.on_appended = self._appended
        store.on_gap = self._gap
        store.on_notified = self.presence.hear
        self.presence.changed = self._presence_changed
        self.presence.process_lost = self._catch_up_all
        self.presence.heard_ready = self._heard_ready
        self.presence.heard_onlooker = self._heard_onlooker

    async def start(self) -> None:
        """Open the store, and listen."""
        await self.store.start()
        self.presence.begin()
        self.time.later(UNLOAD_S, self._unload_idle)

    async def stop(self) -> None:
        """Save snapshots, write what is queued and close the store."""
        for table in self.tables.values():
            save_snapshot(self.store, table.id, table.state)
        await self.due.stop()
        await self.store.stop()

    # Tables.

    async def open(self, settings: Settings, host: str, chairs: list[Chair]) -> LiveTable:
        """Open a table and wait until it is durable."""
        entry = commands.open_table(settings, host, chairs)
        table_id, at = commands.new_id(), self.time.now()
        state = State.opened(entry, at)
        done: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
        row, also = to_row(table_id, state.facts, at, entry)
        self.store.append(row, done.set_result, card_of(table_id, state.facts, at), also)
        if await done is not AppendResult.COMMITTED:
            raise Denied("storage")
        return self._add(table_id, state)

    async def table(self, table_id: str) -> LiveTable:
        """The table of that id, loaded if necessary; Denied if there is none."""
        if not (table_id.isascii() and table_id.isalnum()):
            raise Denied("no-table")  # and not every database accepts any text
        live = self.tables.get(table_id)
        if live is not None:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.get_running_loop().create_future()
            if not self._is_loading:
                self._is_loading = True
                self.spawn(self._load_all())
        return await asyncio.shield(loading)

    async def table_for(self, guest: Who, table_id: str) -> LiveTable:
        """The table, for a guest who may see it (empty: somebody without a name); Denied if they may not."""
        table = await self.table(table_id)
        await self.check_entry(guest, table)
        table.onlookers.note(guest)
        return table

    async def check_entry(self, guest: Who, table: LiveTable) -> None:
        """Denied if it is a table of a club, and this guest is neither a member nor part of the match."""
        facts = table.state.facts
        club = facts.settings.club
        if club and not facts.concerns(guest) and not await self.is_member(club, guest_id(guest)):
            raise Denied("not-a-member")

    async def _load_all(self) -> None:
        """One query for all requested tables, then one for those requested meanwhile."""
        while asked := [table_id for table_id in self._loading if table_id not in self._long]:
            try:
                found = await read_stored(self.store, asked)
            except StoreDown:
                found = {}
            for number, table_id in enumerate(asked, 1):
                stored = found.get(table_id)
                if stored is not None and stored.is_long:
                    self._long.add(table_id)
                    self.spawn(self._load(table_id, stored))  # in a thread, so that the others need not wait for it
                else:
                    await self._load(table_id, stored)
                if number % LOAD_CHUNK == 0:
                    await asyncio.sleep(0)  # let the other tables play on
        self._is_loading = False

    async def _load(self, table_id: str, stored: StoredTable | None) -> None:
        """Load one of them, or pass the error to the callers."""
        loading = self._loading[table_id]
        loading.add_done_callback(
            asyncio.Future.exception
        )  # the caller may be gone: then nobody retrieves the exception
        try:
            state = await self._state_of(table_id, stored)
            table = self._add(table_id, state, await self._deadlines_of(table_id, state))
            if table_id in self._changed_while_loading:
                self.catch_up(table)
            loading.set_result(table)
        except Exception as error:  # noqa: BLE001 - it is passed to the callers
            loading.set_exception(error)
        del self._loading[table_id]
        self._long.discard(table_id)
        self._changed_while_loading.discard(table_id)

    async def _state_of(self, table_id: str, stored: StoredTable | None) -> State:
        """The state of a requested table; Denied if the storage is down or there is no such table."""
        try:
            state = None if stored is None else await load(self.store, table_id, stored)
        except StoreDown:
            stored = state = None
        if state is None:
            raise Denied("storage" if stored is None else "no-table")
        return state

    async def _deadlines_of(self, table_id: str, state: State) -> Deadlines:
        """The deadlines of a slow table; Denied if the storage is down."""
        if not state.facts.is_slow:
            return {}
        try:
            rows = await self.store.query(due_tables.OF_TABLE, table_id)
        except StoreDown as error:
            raise Denied("storage") from error
        return deadlines.loaded(rows, state, self.time.now())

    def _add(self, table_id: str, state: State, known: Deadlines | None = None) -> LiveTable:
        return self.tables.setdefault(table_id, LiveTable(table_id, state, self, known))

    def _unload_idle(self) -> None:
        """Unload tables without listeners: the log has them.

        A caller may have requested a table and not attached yet, so only tables that were idle the last time, too.
        """
        idle = {table_id for table_id, table in self.tables.items() if table.is_idle}
        for table_id in idle & self._idle_before:
            unloaded = self.tables.pop(table_id)
            unloaded.timers.stop()
            save_snapshot(self.store, table_id, unloaded.state)
        self._idle_before = idle
        self.time.later(UNLOAD_S, self._unload_idle)

    def drop_tables(self, tables: Iterable[str]) -> None:
        """Take tables out of memory; whoever is connected comes back to what is stored."""
        for table_id in tables:
            table = self.tables.get(table_id)
            if table is None:
                continue
            if not table.is_settled:
                self.time.later(DROP_RETRY_S, partial(self.drop_tables, [table_id]))
                continue
            del self.tables[table_id]
            table.timers.stop()
            for listener in list(table.listeners):
                listener.close(TRY_AGAIN, "read again")

    def drop_tables_with(self, guest: Who) -> None:
        """The same for all tables that know a person, who was forgotten."""
        self.drop_tables([table_id for table_id, table in self.tables.items() if table.state.facts.knows(guest)])

    # What tables and sockets call.

    def attach(self, table: LiveTable, listener: Listener, *, since: int | None, is_watching: bool) -> None:
        """Attach a listener to a table."""
        self.presence.arrive(table.id, listener.guest)
        table.onlookers.note(listener.guest, is_watching=is_watching)
        table.attach(listener, since=since, is_watching=is_watching)

    def detach(self, table: LiveTable, listener: Listener) -> None:
        """Detach a listener."""
        if listener in table.listeners:
            self.presence.depart(table.id, listener.guest)
            table.detach(listener)

    def runs_timers(self, table_id: str) -> bool:
        """Whether this process runs the timers of the table; none does while nobody is connected."""
        return self.presence.runs_timers(table_id)

    def wrote(self, table: LiveTable, entry: AnyEntry) -> None:
        """An entry is durable."""
        save_snapshot_if_due(self.store, table.id, table.state, entry)
        self.on_entry(table, entry)

    # Other processes.

    def _appended(self, table_id: str, seq: int) -> None:
        table = self.tables.get(table_id)
        if table_id in self._loading:
            self._changed_while_loading.add(table_id)  # the rows read may be older than this
        elif table is not None and seq > table.state.facts.place:
            self.catch_up(table)

    def _gap(self) -> None:
        self.presence.renew()
        self._catch_up_all()

    def _catch_up_all(self) -> None:
        self._changed_while_loading.update(self._loading)
        for table in self.tables.values():
            self.catch_up(table)

    def catch_up(self, table: LiveTable) -> None:
        """Read what other processes wrote to this table's log, in one query with other tables that are behind."""
        self._behind[table.id] = table
        if not self._is_reading:
            self._is_reading = True
            self.spawn(self._read_on())

    async def _read_on(self) -> None:
        """One query for all tables that are behind, then one for those that fell behind meanwhile."""
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

    def probe_storage(self, table: LiveTable) -> None:
        """Test whether entries can be written again."""
        self.spawn(self._probe_storage(table))

    async def _probe_storage(self, table: LiveTable) -> None:
        try:
            await self.store.health()
        except StoreDown:
            table.timers.schedule()
        else:
            table.storage_recovered()

    @property
    def is_settled(self) -> bool:
        """Whether no log is being read and no storage probed."""
        return not self._tasks

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _presence_changed(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            table.presence_changed()

    def _heard_ready(self, table_id: str, seat: int, seq: int) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            table.seat_ready(seat, seq)

    def _heard_onlooker(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            table.onlookers.heard()


async def _is_nobody_kept_out(_club: str, _guest: str) -> bool:
    """Without clubs every table is open to everybody who has its link."""
    return True
