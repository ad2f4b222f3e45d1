"""open_store: the store for a database address."""

from pathlib import Path

from paddock.table.errors import BadDatabase
from paddock.table.store.base import Store
from paddock.table.store.sqlite.store import SqliteStore

SQLITE = "sqlite:///"
MISSPELT = ("sqlite:", "postgresql:", "postgres:")  # would otherwise be taken for a file name
POSTGRES = ("postgresql://", "postgres://")


def open_store(address: str | Path) -> Store:
    """The store at a path, at sqlite:///path or at postgresql://...; it is not started yet."""
    text = str(address)
    if text.startswith(POSTGRES):
        from paddock.table.store.postgres.store import PostgresStore  # noqa: PLC0415 - nobody else waits for its driver

        return PostgresStore(text)
    return SqliteStore(sqlite_path(text))


def sqlite_path(text: str) -> Path:
    """The file that an address names."""
    path = text.removeprefix(SQLITE)
    if not path or "://" in path or path.startswith(MISSPELT):
        raise BadDatabase("address", address=text or '""')
    return Path(path).expanduser().resolve()  # so that one file has one lock, whatever links lead to it
