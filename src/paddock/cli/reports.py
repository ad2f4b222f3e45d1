"""`paddock reports`: what people have reported to the host of the server."""

import asyncio
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from rich.text import Text

from paddock.cli.databases import Data, Database, existing_address
from paddock.cli.flags import Lang
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.people.blocks_and_reports import Report


def reports(*, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """List the reports, the oldest first, each with what the person said last."""
    screen = Screen(settled_language(lang))
    found = _copied(existing_address(data, database))
    if not found:
        screen.say("cli-reports-none")
    for report in found:
        facts = {"reporter": report.reporter or "?", "name": report.name, "table": report.table}
        when = datetime.fromtimestamp(report.at, UTC).isoformat(" ", "minutes")
        screen.say("cli-reports-about", {**facts, "when": when, "reason": report.reason})
        for line in report.lines:
            screen.show(Text(f"  > {line}"))


def _copied(address: str) -> list[Report]:
    """The reports, read from a copy: the server may be running."""
    from paddock.table.store.backup import backup  # noqa: PLC0415 - not needed for help

    with tempfile.TemporaryDirectory(prefix="paddock-reports-") as folder:
        copy = Path(folder) / "copy"
        backup(address, copy, lambda _done, _total: None)
        return asyncio.run(_reports(str(copy)))


async def _reports(address: str) -> list[Report]:
    from paddock.people import blocks_and_reports  # noqa: PLC0415 - not needed for help
    from paddock.table.store.open import open_store  # noqa: PLC0415

    store = open_store(address)
    await store.start()
    try:
        return await blocks_and_reports.reports(store)
    finally:
        await store.stop()
