"""The interface `Store` of every database, and the values it keeps."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

import msgspec

from paddock.table.person import Person, Who

HOUR_S = 3600.0
NO_ONE: Mapping[str, int] = {}
Values = tuple[object, ...]
Statement = tuple[str, Values]  # in the SQL that both databases share, with `$1` for the first value


class Beside(NamedTuple):
    """What is kept beside a row of a log: a name, a line of chat (seat 0), or what chance was bound to (seat -1)."""

    seq: int
    shown_seq: int  # the seq that people know, for a line of chat
    seat: int
    guest: str
    name: str
    text: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names that chance was bound to."""
        names: tuple[str, ...] = msgspec.json.decode(self.name, type=tuple[str, ...])
        return names


class Row(NamedTuple):
    """One line of a table's log; `seq` counts from 1 without gaps. What is kept beside it is read with it."""

    table: str
    seq: int
    at: float
    body: bytes
    beside: tuple[Beside, ...] = ()


class Snapshot(NamedTuple):
    """A table's state after the row `seq`, so that loading need not start at the first row."""

    table: str
    seq: int
    body: bytes


class Card(msgspec.Struct, frozen=True):
    """The lobby's data of a table as of row `seq`. `summary` is JSON, which the store does not read."""

    table: str
    game: str
    status: str  # waiting, running, over or ended
    is_listed: bool
    host: str
    guests: tuple[str, ...]
    seq: int
    at: float
    summary: bytes
    club: str = ""  # empty outside clubs
    days: int = 0  # for a move; 0 where time is not counted in days


class Hosted(NamedTuple):
    """How many tables that are not over a guest hosts, and how many of them are listed."""

    tables: int
    listed: int


class Guest(NamedTuple):
    """A person without an account; their devices identify themselves by a token.

    `former` are the ids of guests that were joined with it, `hidden` those of people whose chat it does not see.
    """

    id: str
    name: str
    at: float
    former: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()

    @property
    def who(self) -> Who:
        """The person, as tables compare them."""
        return Person(self.id, self.former) if self.former else self.id


class Device(NamedTuple):
    """A browser of a guest. Only the SHA-256 of its token is stored, in hex."""

    id: str
    label: str
    at: float
    seen_at: float
    is_this: bool  # whether it is the device of the request


class Share(NamedTuple):
    """How much one kind of data takes: its rows, and the bytes in them."""

    kind: str
    rows: int
    size: int


class AppendResult(Enum):
    """The result of appending a row."""

    COMMITTED = "committed"  # it is on disk
    CONFLICT = "conflict"  # its seq is taken: another process was first
    UNAVAILABLE = "unavailable"  # the database is away, full or read-only


Settle = Callable[[AppendResult], None]


def ignore(*_: object) -> None:
    """The default callback: do nothing."""


def reason_of(error: Exception) -> str:
    """The error as one line for the log. Further lines are dropped: databases quote values there."""
    return f"{type(error).__name__}: {error}".splitlines()[0]


class Store(ABC):
    """A database of tables. All methods are called on the event loop on which it was started.

    Queries raise StoreDown when the database is away; the store goes on by itself when it is back.
    """

    is_shared = False  # whether other processes may write to it, too

    def __init__(self) -> None:
        # Notifications of other processes on the same database, called on the event loop. Own appends and
        # messages are not reported. `on_gap`: notifications may have been missed, read again what you hold in memory.
        self.on_appended: Callable[[str, int], None] = ignore
        self.on_notified: Callable[[str], None] = ignore
        self.on_gap: Callable[[], None] = ignore
        # How many tables of an older version were rewritten, of how many; called in another thread while it starts.
        self.on_rewritten: Callable[[int, int], None] = ignore
        self.failure = ""  # why rows were not written last time
        self.commits = 0  # commits of rows by this process; each contains everything that was queued
        # The result of each append and its duration in seconds, for metrics.
        self.on_settled: Callable[[AppendResult, float], None] = ignore

    @abstractmethod
    async def start(self) -> None:
        """Connect and bring the schema up to date; BadDatabase or StoreDown if that cannot be."""

    @abstractmethod
    async def stop(self) -> None:
        """Write what is queued, then disconnect."""

    @abstractmethod
    async def health(self) -> None:
        """Write something; StoreDown if that fails."""

    @abstractmethod
    def append(self, row: Row, done: Settle, card: Card | None = None, also: Sequence[Statement] = ()) -> None:
        """Queue a row, and with it the card that it changes and further statements: all are written or nothing is.

        `done` is called later on the event loop, in the order of appending. A statement in `also` must not be able to
        fail: the whole batch would fail with it.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table after that seq, in order."""

    @abstractmethod
    async def read_many(self, tables: Iterable[str], after: Mapping[str, int] = NO_ONE) -> dict[str, list[Row]]:
        """The rows of many tables at once, each after its own seq if `after` has one; every table has a list."""

    @abstractmethod
    async def beside(self, tables: Iterable[str], after: Mapping[str, int] = NO_ONE) -> dict[str, list[Beside]]:
        """What is kept beside the rows of these tables, each behind its own seq; every table has a list."""

    @abstractmethod
    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Queue a snapshot as of a committed row; a table keeps its last two. Failures are ignored."""

    @abstractmethod
    async def snapshot(self, table: str, before: int | None = None) -> Snapshot | None:
        """The latest snapshot, or the latest whose seq is at most `before`."""

    @abstractmethod
    async def snapshots(self, tables: Iterable[str]) -> dict[str, Snapshot]:
        """The latest snapshot of each of these tables that has one."""

    @abstractmethod
    def notify(self, words: str) -> None:
        """Send a short message to the other processes; it may get lost. At most 7,500 bytes."""

    @abstractmethod
    async def card(self, table: str) -> Card | None:
        """The lobby card of a table."""

    @abstractmethod
    async def cards(self, *, listed_only: bool = True, limit: int = 100) -> list[Card]:
        """The tables that changed last, newest first: those that are listed and not over yet, or all.

        Where not all of those that are listed fit, every host has a fair share.
        """

    @abstractmethod
    async def cards_of(self, guest: str, limit: int = 100) -> list[Card]:
        """The tables where a person holds a seat, newest first."""

    @abstractmethod
    async def hosted(self, guest: str) -> Hosted:
        """How many tables that are not over a person hosts."""

    @abstractmethod
    async def cards_with(self, status: str) -> list[Card]:
        """All tables in that state, newest first."""

    @abstractmethod
    async def card_beginning(self, letters: str) -> Card | None:
        """The unfinished table whose id begins like this; of several the one that changed last."""

    @abstractmethod
    async def add_guest(self, guest: str, name: str, at: float) -> None:
        """Add a guest with an id that nobody has."""

    @abstractmethod
    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id."""

    @abstractmethod
    async def person(self, guest: str) -> Who:
        """A guest with the ids of those that were joined with it."""

    @abstractmethod
    async def rename_guest(self, guest: str, name: str) -> bool:
        """Rename a guest; whether there is such a guest."""

    @abstractmethod
    async def add_device(self, token_hash: str, guest: str, label: str, at: float, passkey: str = "") -> str:
        """Add a device to a guest, which signed in with that passkey; returns its id."""

    @abstractmethod
    async def guests_of(self, token_hashes: Iterable[str]) -> dict[str, Guest]:
        """The guests whose devices have the tokens with these hashes; unknown hashes are left out."""

    @abstractmethod
    async def devices(self, guest: str, token_hash: str = "") -> list[Device]:
        """The devices of a guest, the oldest first; the one with this token is marked as the current one."""

    @abstractmethod
    async def remove_device(self, guest: str, device: str) -> bool:
        """Remove a device, the guest's open codes and the keys that it made; whether the guest had that device."""

    @abstractmethod
    def touch(self, token_hashes: Iterable[str], at: float, every_s: float = HOUR_S) -> None:
        """Note that these devices were seen, at most once in that time. Queued; failures are ignored."""

    @abstractmethod
    async def add_code(self, code_hash: str, guest: str, expires: float, *, by: str, most: int) -> bool:
        """Add a one-time code that adds another device to a guest, made by the device with that token hash.

        False if that device is the guest's no more, or if the guest has `most` codes already.
        """

    @abstractmethod
    async def code_owner(self, code_hash: str, now: float, latest: float) -> Guest | None:
        """The guest of a code that expires after now and not after `latest`; the code stays."""

    @abstractmethod
    async def take_code(self, code_hash: str, now: float, latest: float) -> str | None:
        """The same, but the code is used up. It works once, even if two requests come at the same moment."""

    @abstractmethod
    async def drop_codes(self, now: float, latest: float) -> None:
        """Delete expired codes, and those that expire after `latest`: another clock made them."""

    @abstractmethod
    async def tables_of(self, guest: str) -> list[str]:
        """All tables where this person hosts, holds or held a seat, or said something."""

    @abstractmethod
    async def forget_guest(self, guest: str, also: Sequence[Statement] = ()) -> None:
        """Remove a person with names, chat, devices and codes, also from the disk."""

    @abstractmethod
    async def quiet_tables(self, status: str, before: float, limit: int) -> list[str]:
        """Tables in that state whose last entry is older, the oldest first."""

    @abstractmethod
    async def remove_tables(self, tables: Iterable[str]) -> None:
        """Remove tables with all that belongs to them."""

    @abstractmethod
    async def unseen_guests(self, before: float, limit: int) -> list[str]:
        """Guests who were not seen since and of whom no table knows."""

    @abstractmethod
    async def remove_guests(self, guests: Iterable[str]) -> None:
        """Remove guests with their devices and codes."""

    @abstractmethod
    async def remove_expired(self, now: float, before: float) -> None:
        """Remove expired codes; chat, and snapshots of finished matches, from before that time."""

    @abstractmethod
    async def guests_named(self, name: str) -> list[str]:
        """The ids of all guests with this name, the oldest first."""

    @abstractmethod
    async def said_by(self, guest: str) -> list[tuple[str, float, str]]:
        """What a person said: table, time, text."""

    @abstractmethod
    async def sat_as(self, guest: str) -> list[tuple[str, int, str]]:
        """Where a person sat: table, seat, name."""

    @abstractmethod
    async def shares(self) -> list[Share]:
        """What takes how much."""

    # What packages above keep in tables of their own, in the SQL that both databases share.

    @abstractmethod
    async def query(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        """The rows that a query finds."""

    @abstractmethod
    async def execute(self, statements: list[Statement]) -> None:
        """Run statements in one transaction."""

    @abstractmethod
    async def change(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        """Run one statement that changes something; the rows that it returns."""
