"""The handlers behind the API without HTTP: functions of (context, guest, data)."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from paddock.server.config import Config, Limits
from paddock.server.handlers import guests, matches, tables
from paddock.server.run import open_context
from paddock.server.shapes import NewChair, NewMe, NewTable, Sit
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.reviewing import Which
from tests.server.serving import InlineThinkers
from tests.table.migrated import with_schema

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from paddock.server.context import ServerContext
    from paddock.table.store.base import Guest

HERE = guests.Device("127.0.0.1", "a test")


@asynccontextmanager
async def context_at(folder: Path, limits: Limits | None = None) -> AsyncIterator[ServerContext]:
    config = Config(database=str(with_schema(folder / "tables.db")), limits=limits or Limits.none())
    async with open_context(config, thinkers=InlineThinkers()) as context:
        yield context


async def guest_called(context: ServerContext, name: str) -> Guest:
    welcome = await guests.become(context, None, HERE, NewMe(name))
    found = await context.guests.find(welcome.token)
    assert found is not None
    return found


async def test_a_table_is_opened_joined_and_dealt_and_its_record_read(tmp_path: Path) -> None:
    async with context_at(tmp_path) as context:
        anna, ben = await guest_called(context, "Anna"), await guest_called(context, "Ben")
        wished = NewTable("mille-bornes", [NewChair("me", name="Anna"), NewChair("open")], pace_ms=0, window_ms=0)
        opened = await tables.open_table(context, anna, "198.51.100.1", wished)
        assert (await tables.sit(context, ben, opened.table, Sit(name="Ben"))).seat == 2
        await tables.act(context, anna, opened.table, commands.start)
        room = await tables.show_table(context, ben, opened.table)
        assert (room.status, room.mine) == ("running", [2])
        record = await matches.show_record(context, ben, "198.51.100.1", Which(opened.table, 1), 2)
        assert "game: mille-bornes" in record
        with pytest.raises(Denied, match="not-your-seat"):
            await matches.show_record(context, ben, "198.51.100.1", Which(opened.table, 1), 1)


async def test_limits_hold_without_http(tmp_path: Path) -> None:
    async with context_at(tmp_path, Limits(guests_per_address_hour=1)) as context:
        await guest_called(context, "Anna")
        with pytest.raises(Denied, match="too-many"):
            await guests.become(context, None, HERE, NewMe("Ben"))
