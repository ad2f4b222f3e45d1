"""`paddock export`: the records of a server's matches, as files for `replay` and `verify`."""

from pathlib import Path
from typing import Annotated

from paddock.cli.backup import with_bar
from paddock.cli.databases import Data, Database, address_of
from paddock.cli.flags import Lang, flag, settled_language
from paddock.cli.play.saves import ENDING, write_whole
from paddock.cli.screen import Screen


def export(
    folder: Annotated[Path, flag("cli-argument-export")],
    /,
    *,
    running: Annotated[bool, flag("cli-flag-export-running")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the records of all matches that are over."""
    from paddock.table.export import Exported  # noqa: PLC0415 - help need not wait for it
    from paddock.table.export import export as hand_over  # noqa: PLC0415

    screen = Screen(settled_language(lang))
    counts: list[int] = []

    def write(found: Exported) -> None:
        write_whole(folder / f"{found.name}{ENDING}", found.text)

    address = address_of(data, database)
    with_bar(screen, lambda tell: counts.append(hand_over(address, write, tell, with_running=running)))
    screen.say("cli-export-done", {"count": counts[0], "file": str(folder)})
