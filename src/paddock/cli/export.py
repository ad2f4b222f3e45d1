"""`paddock export`: writes the records of a server's matches for `replay` and `verify`, and their results as tables."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from paddock.cli.backup import with_bar
from paddock.cli.databases import Data, Database, address_of
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.play.saves import ENDING, write_whole
from paddock.cli.screen import Screen

if TYPE_CHECKING:
    from paddock.table.store.base import Store

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
    """Write the records and the results of all finished matches."""
    from paddock.people.export_results import result_files  # noqa: PLC0415 - not needed for help
    from paddock.table.export import Exported, Outcome  # noqa: PLC0415
    from paddock.table.export import export as hand_over  # noqa: PLC0415

    screen = Screen(settled_language(lang))
    outcomes: list[Outcome] = []

    def write(found: Exported) -> None:
        write_whole(folder / f"{found.name}{ENDING}", found.text)

    async def write_results(store: "Store") -> None:
        found = await result_files(store)
        for name, text in (("results.csv", found.csv), ("results.jsonl", found.json_lines)):
            if text:
                write_whole(folder / name, text)

    address = address_of(data, database)
    with_bar(screen, lambda tell: outcomes.append(hand_over(address, write, tell, write_results, with_running=running)))
    [(count, unread)] = outcomes
    screen.say("cli-export-done", {"count": count, "file": str(folder)})
    if unread:
        screen.complain(screen.text("cli-export-unread", {"count": len(unread), "tables": ", ".join(unread)}))
    return NOT_ALL if unread else 0
