"""The interface `Store` of every database, and the values it keeps."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import NamedTuple

import msgspec

NO_ONE: Mapping[str, int] = {}


class Row(NamedTuple):
    """One line of a table's log; `seq` counts from 1 without gaps."""

    table: str
    seq: int
    at: float
    body: bytes


class Snapshot(NamedTuple):
    """A table as it was after the row `seq`, so that loading it need not begin at the first row."""

    table: str
    seq: int
    body: bytes


class Card(msgspec.Struct, frozen=True):
    """What the lobby knows of a table as of row `seq`. The store does not look inside `summary`, which is JSON."""

    table: str
    game: str
    status: str  # waiting, running, over or ended
    is_listed: bool
    host: str
    guests: tuple[str, ...]
    seq: int
    at: float
    summary: bytes


class Guest(NamedTuple):
    """A person without an account; devices prove to be theirs by a token."""

    id: str
    name: str
    at: float


class Device(NamedTuple):
    """A browser of a guest. Of its token only the SHA-256 is stored, in hex."""

    id: str
    label: str
    at: float
    seen_at: float
    is_this: bool  # whether it is the one that asks


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

    def __init__(self) -> None:
        # Notifications of other processes on the same database, called on the event loop. Own appends and
        # messages are not reported. `on_gap`: notifications may have been missed, read again what you hold in memory.
        self.on_appended: Callable[[str, int], None] = ignore
        self.on_notified: Callable[[str], None] = ignore
        self.on_gap: Callable[[], None] = ignore
        self.failure = ""  # why rows were last not written
        self.commits = 0  # of rows, by this process; each holds everything that was queued
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
    def append(self, row: Row, done: Settle, card: Card | None = None) -> None:
        """Queue a row, and with it the card that it changes: both are written or neither.

        `done` is called later on the event loop, in the order of appending.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table behind that seq, in order."""

    @abstractmethod
    async def read_many(self, tables: Iterable[str], after: Mapping[str, int] = NO_ONE) -> dict[str, list[Row]]:
        """The rows of many tables at once, each behind its own seq if `after` has one; every table has a list."""

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
        """What the lobby knows of a table."""

    @abstractmethod
    async def cards(self, *, listed_only: bool = True, limit: int = 100) -> list[Card]:
        """The tables that changed last, newest first: those that are listed and not over yet, or all."""

    @abstractmethod
    async def cards_of(self, guest: str, limit: int = 100) -> list[Card]:
        """The tables where a guest holds a seat, newest first."""

    @abstractmethod
    async def cards_with(self, status: str) -> list[Card]:
        """All tables in that state, newest first."""

    @abstractmethod
    async def card_beginning(self, letters: str) -> Card | None:
        """The table that is not over yet and whose name begins so; of several the one that changed last."""

    @abstractmethod
    async def add_guest(self, guest: str, name: str, at: float) -> None:
        """A new guest with an id that nobody has."""

    @abstractmethod
    async def guest(self, guest: str) -> Guest | None:
        """The guest with this id."""

    @abstractmethod
    async def rename_guest(self, guest: str, name: str) -> bool:
        """Whether there is such a guest, who now has that name."""

    @abstractmethod
    async def add_device(self, token_hash: str, guest: str, label: str, at: float) -> str:
        """A further device of a guest; its id."""

    @abstractmethod
    async def guests_of(self, token_hashes: Iterable[str]) -> dict[str, Guest]:
        """Whose devices have the tokens with these hashes; those that nobody has are left out."""

    @abstractmethod
    async def devices(self, guest: str, token_hash: str = "") -> list[Device]:
        """The devices of a guest, the oldest first; the one with this token is the one that asks."""

    @abstractmethod
    async def remove_device(self, guest: str, device: str) -> bool:
        """Whether the guest had that device; its token is worth nothing from now on."""

    @abstractmethod
    def touch(self, token_hashes: Iterable[str], at: float) -> None:
        """Note that these devices were seen, at most once an hour. Queued; failures are ignored."""

    @abstractmethod
    async def add_code(self, code_hash: str, guest: str, expires: float) -> None:
        """A one-time code with which a guest can move to another device."""

    @abstractmethod
    async def take_code(self, code_hash: str, now: float) -> str | None:
        """The guest of a code that has not expired. It works once, even if two ask at the same moment."""
