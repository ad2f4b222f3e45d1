"""`paddock storage`: what takes how much in the server's database."""

import asyncio

from rich.table import Table

from paddock.cli.databases import Data, Database, existing_address
from paddock.cli.flags import Lang
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.table.store.base import Share

KB = 1024


def storage(*, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """List the kinds of data with their rows and kilobytes."""
    screen = Screen(settled_language(lang))
    shares = asyncio.run(_shares(existing_address(data, database)))
    shown = Table(box=None)
    shown.add_column(screen.text("cli-storage-kind"))
    shown.add_column(screen.text("cli-storage-rows"), justify="right")
    shown.add_column(screen.text("cli-storage-size"), justify="right")
    total = Share(screen.text("cli-storage-total"), sum(one.rows for one in shares), sum(one.size for one in shares))
    for share in (*sorted(shares, key=lambda one: -one.size), total):
        shown.add_row(share.kind, str(share.rows), str(-(-share.size // KB)))
    screen.show(shown)


async def _shares(address: str) -> list[Share]:
    from paddock.table.store.open import open_store  # noqa: PLC0415 - not needed for help

    store = open_store(address)
    await store.start()
    try:
        return await store.shares()
    finally:
        await store.stop()
