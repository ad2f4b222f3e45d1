"""`paddock backup` and `paddock restore`, as a person types them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.cli.databases import address_of
from paddock.table.store.sqlite.file import connect, prepare

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def names(folder: Path) -> list[str]:
    """The guests in the database of a folder."""
    connection = connect(folder / "paddock.sqlite3")
    found = [name for (name,) in connection.execute("select name from guests")]
    connection.close()
    return found


def test_what_was_backed_up_can_be_restored(run: Run, tmp_path: Path) -> None:
    prepare(tmp_path / "data" / "paddock" / "paddock.sqlite3")
    connection = connect(tmp_path / "data" / "paddock" / "paddock.sqlite3")
    connection.execute("insert into guests values ('g1', 'Anna', 1.0)")
    connection.close()
    file = str(tmp_path / "backup.db")
    assert run("backup", file).out == f"Saved to {file}\n"
    assert run("restore", file, "--data", str(tmp_path / "other")).out == f"Restored from {file}\n"
    assert names(tmp_path / "other") == ["Anna"]
    again = run("restore", file)
    assert again.code == 2
    assert again.error.endswith("is not empty: a backup can only be restored into an empty database\n")


def test_why_it_cannot_be_is_told_in_the_language_of_the_person(run: Run, tmp_path: Path) -> None:
    nothing = run("backup", str(tmp_path / "backup.db"), "--lang", "de")
    assert nothing.code == 2
    assert nothing.error == f"paddock: bei {address_of(None, None)} gibt es keine Datenbank von Paddock\n"
    unknown = run("restore", str(tmp_path / "backup.db"), "--database", "mysql://host/x", "--lang", "it")
    assert unknown.code == 2
    assert unknown.error.startswith("paddock: in ")
