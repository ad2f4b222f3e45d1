"""`paddock backup` and `paddock restore`: write all tables and guests to one file and read them back."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from paddock.cli.databases import Data, Database, address_of
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.cli.simulate import bar

File = Annotated[Path, flag("cli-argument-backup")]
Tell = Callable[[int, int], None]


def backup(file: File, /, *, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Copy the server's whole database while the server runs."""
    from paddock.table.store.backup import backup as copy  # noqa: PLC0415 - not needed for help

    screen = Screen(settled_language(lang))
    with_bar(screen, lambda tell: copy(address_of(data, database), file, tell))
    screen.say("cli-backup-done", {"file": str(file)})


def restore(file: File, /, *, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Restore a backup into an empty database."""
    from paddock.table.store.backup import restore as put_back  # noqa: PLC0415

    screen = Screen(settled_language(lang))
    with_bar(screen, lambda tell: put_back(file, address_of(data, database), tell))
    screen.say("cli-restore-done", {"file": str(file)})


def with_bar(screen: Screen, work: Callable[[Tell], None]) -> None:
    """Do the work, with a progress bar if stderr is a terminal."""
    with bar(screen) as progress:
        if progress is None:
            work(lambda _done, _total: None)
        else:
            task = progress.add_task("")
            work(lambda done, total: progress.update(task, completed=done, total=total))
