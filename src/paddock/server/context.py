"""ServerContext: what all handlers of one server share: configuration, store, hub, guests, limits, metrics."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar
from weakref import WeakValueDictionary

import structlog

from paddock.people import luck_and_decisions, ratings, results
from paddock.people.clubs import absent_keepers, clubs
from paddock.people.notices.channels import Channels
from paddock.people.notices.sender import NoticeSender
from paddock.people.notices.writer import NoticeWriter
from paddock.server.guests import Guests
from paddock.server.limits import ServerLimits
from paddock.server.metrics import Metrics, TimedThinkers
from paddock.server.security import OriginPolicy
from paddock.server.ws.session import REVOKED, Session
from paddock.table.denied import Denied
from paddock.table.entries import Moved
from paddock.table.errors import StoreDown
from paddock.table.fair_queue import FairSlots, Source
from paddock.table.history import PastMatches
from paddock.table.hub import TRY_AGAIN, Hub
from paddock.table.person import is_same
from paddock.table.retention import Retention
from paddock.table.reviewing import Reviewing
from paddock.table.store.base import AppendResult
from paddock.table.studying import Studying

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable
    from contextlib import AbstractAsyncContextManager

    from paddock.advice.review import Review
    from paddock.server.config import Config
    from paddock.table.entries import AnyEntry
    from paddock.table.live import LiveTable
    from paddock.table.reviewing import Which
    from paddock.table.state import State
    from paddock.table.store.base import Row, Statement, Store
    from paddock.table.thinkers import Thinkers

log = structlog.get_logger("paddock")
T = TypeVar("T")
MAX_WAITING: Final = 32  # waiting slow jobs of one address
FORGOTTEN: Final = "forgotten "
LEFT_CLUB: Final = "left-club "
GUEST: Final = "guest "  # prefix of messages between processes about a guest; all others are JSON about presence


class ServerContext:
    """One server: its tables, guests, limits and metrics."""

    def __init__(self, config: Config, store: Store, thinkers: Thinkers, names: Iterable[str] = ()) -> None:
        self.config: Final = config
        self.store: Final = store
        self.hub: Final = Hub(store, TimedThinkers(thinkers, self))
        self.reviews: Final = Reviewing(self.hub.thinkers, config.review_ms)
        self.reviews.on_made = lambda which, review: self.spawn(self._keep_review(which, review))
        self.studies: Final = Studying(self.hub.thinkers)
        self.guests: Final = Guests(store)
        self.origins: Final = OriginPolicy(config, names)
        self.limits: Final = ServerLimits(config)
        self.status = "starting"  # then "ok", finally "stopping"
        self.metrics: Final = Metrics(self)
        self.retention: Final = Retention(self.hub, config.keep_days)
        self.hub.on_entry = self._wrote
        self.channels: Final = Channels(config.notices, config.address)
        self.notice_sender: Final = NoticeSender(self.hub, self.channels, config.notices.every_s)
        self._notice_writer: Final = NoticeWriter(self.hub.presence)
        self.hub.further_statements = self._further_statements
        self.hub.is_member = partial(clubs.may_enter, store)
        self.retention.further = partial(absent_keepers.pass_on_deserted, store)
        self.hub.owner_of = owner_of
        self.hub.unattended_pace_ms = config.limits.unattended_pace_ms
        self._one_thread: Final = FairSlots(1)
        self.past_matches: Final = PastMatches(store, self.run_in_thread)
        self._opening: Final[WeakValueDictionary[str, FairSlots]] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._hear_presence: Final = store.on_notified
        self._hear_gap: Final = store.on_gap
        store.on_notified = self._hear
        store.on_gap = self._gap
        store.on_settled = self._settled
        self._can_store = True
        self._rating: Final = asyncio.Lock()
        self._is_to_rate_anew = False
        self.wrote_at = 0.0  # when something last happened at a table, by the monotonic clock
        self.match_ended: Final = asyncio.Event()

    def _further_statements(self, row: Row, before: State, after: State) -> list[Statement]:
        """What is written with an entry: results and notices."""
        return results.statements(row, before, after) + self._notice_writer.statements(row, before, after)

    def _settled(self, result: AppendResult, seconds: float) -> None:
        """An append has ended. Log one line when storage begins to fail, and one when it works again."""
        self.metrics.settled(result, seconds)
        can_store = result is not AppendResult.UNAVAILABLE
        if can_store == self._can_store:
            return
        self._can_store = can_store
        if can_store:
            log.info("storage is back")
        else:
            log.error("storage fails", reason=self.store.failure)

    def _wrote(self, table: LiveTable, entry: AnyEntry) -> None:
        self.metrics.wrote(table, entry)
        self.wrote_at = time.monotonic()
        facts = table.state.facts
        if facts.status == "over" and isinstance(entry, Moved):
            self.match_ended.set()
            if facts.settings.is_rated:
                self.spawn(self.rate_matches())

    async def rate_matches(self) -> None:
        """Rate the matches that are over. What fails now is made up for after the next match, or the next start."""
        async with self._rating:
            with suppress(StoreDown):
                await ratings.catch_up(self.store)

    async def _keep_review(self, which: Which, review: Review) -> None:
        """Keep what a review leaves behind. What fails now is made up for when the match is reviewed again."""
        with suppress(StoreDown):
            await self.store.execute(luck_and_decisions.statements(which, review))

    async def rate_anew(self) -> None:
        """Rate all matches anew: two guests who both have ratings are one person now. Several at once are done once."""
        if self._is_to_rate_anew:
            return
        self._is_to_rate_anew = True
        async with self._rating:
            self._is_to_rate_anew = False
            with suppress(StoreDown):
                await ratings.recompute(self.store)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def run_in_thread(self, address: str, work: Callable[[], T]) -> T:
        """Run slow work in a thread, one at a time and in turn by address; Denied if too much of one address waits.

        So a client that asks for much waits, and the others and the tables do not.
        """
        if self._one_thread.waiting(address) >= MAX_WAITING:
            raise Denied("busy")
        async with self._one_thread.slot(Source(address)):
            return await asyncio.to_thread(work)

    def opening(self, guest: str) -> AbstractAsyncContextManager[None]:
        """A guest opens one table after the other."""
        return self._opening.setdefault(guest, FairSlots(1)).slot(Source(guest))

    # Changes of guests, in this process and in the others on the same database.

    async def guest_changed(self, guest: str) -> None:
        """A guest was renamed or joined, signed a device out or blocked somebody: their sockets follow, everywhere."""
        self.store.notify(GUEST + guest)
        await self._check_sockets(self.limits.sockets.of_guest(guest))

    async def guest_forgotten(self, guest: str) -> None:
        """A guest was forgotten: tables that knew them are read again, here and elsewhere."""
        self.past_matches.clear()
        self.store.notify(FORGOTTEN + guest)
        await self.guest_changed(guest)

    def membership_ended(self, guest: str) -> None:
        """A guest left a club: their sockets leave its tables, here and elsewhere."""
        self.store.notify(LEFT_CLUB + guest)
        self._leave_club_tables(guest)

    def _leave_club_tables(self, guest: str) -> None:
        """Close the sockets at tables of clubs: they come back where they may."""
        for socket in self.limits.sockets.of_guest(guest):
            if socket.table is not None and socket.table.state.facts.settings.club:
                socket.close(TRY_AGAIN, "read again")

    def _hear(self, words: str) -> None:
        if words.startswith(LEFT_CLUB):
            self._leave_club_tables(words.removeprefix(LEFT_CLUB))
            return
        if words.startswith(FORGOTTEN):
            self.past_matches.clear()
            self.hub.drop_tables_with(words.removeprefix(FORGOTTEN))
            return
        if not words.startswith(GUEST):
            self._hear_presence(words)
            return
        guest = words.removeprefix(GUEST)
        self.guests.forget(guest)
        self.spawn(self._check_sockets(self.limits.sockets.of_guest(guest)))

    def _gap(self) -> None:
        self._hear_gap()
        self.guests.forget_all()
        self.spawn(self._check_sockets(self.limits.sockets.of_guests()))

    async def _check_sockets(self, sockets: list[Session]) -> None:
        for socket in sockets:
            try:
                guest = await self.guests.find_key(socket.key)
            except Denied:
                return  # the database is away; on_gap follows when it is back
            if guest is None:
                socket.close(REVOKED, "signed out")
            elif guest.who != socket.guest:
                socket.close(TRY_AGAIN, "joined")  # and comes back as the person it is now
            else:
                socket.name, socket.hidden = guest.name, guest.hidden


def owner_of(table: LiveTable) -> str:
    """The owner by which workers are shared fairly: the address of the table's host, or the host while away."""
    host = table.state.facts.host
    devices = (other for other in table.listeners if isinstance(other, Session) and is_same(other.guest, host))
    return next((device.address for device in devices), host)
