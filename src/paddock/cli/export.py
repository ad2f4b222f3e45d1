"""`paddock export`: writes the records of a server's matches as files for `replay` and `verify`."""

from pathlib import Path
from typing import Annotated

from paddock.cli.backup import with_bar
from paddock.cli.databases import Data, Database, address_of
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.play.saves import ENDING, write_whole
from paddock.cli.screen import Screen

NOT_ALL = 1  # exit code: some tables could not be read; the records of the others were written


def export(
    folder: Annotated[Path, flag("cli-argument-export")],
    /,
    *,
    running: Annotated[bool, flag("cli-flag-export-running")] = False,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Write the records of all finished matches."""
    from paddock.table.export import Exported, Outcome  # noqa: PLC0415 - not needed for help
    from paddock.table.export import export as hand_over  # noqa: PLC0415

    screen = Screen(settled_language(lang))
    outcomes: list[Outcome] = []

    def write(found: Exported) -> None:
        write_whole(folder / f"{found.name}{ENDING}", found.text)

    address = address_of(data, database)
    with_bar(screen, lambda tell: outcomes.append(hand_over(address, write, tell, with_running=running)))
    [(count, unread)] = outcomes
    screen.say("cli-export-done", {"count": count, "file": str(folder)})
    if unread:
        screen.complain(screen.text("cli-export-unread", {"count": len(unread), "tables": ", ".join(unread)}))
    return NOT_ALL if unread else 0
