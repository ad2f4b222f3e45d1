"""Default locations of saved games and of the database, and the flags that override them."""

import os
from pathlib import Path
from typing import Annotated

from paddock.cli.flags import flag

FILE = "paddock.sqlite3"

Data = Annotated[Path | None, flag("cli-flag-serve-data")]
Database = Annotated[str | None, flag("cli-flag-serve-database")]


def data_folder() -> Path:
    """The user's data folder for saved games."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base.startswith("/") else Path.home() / ".local" / "share") / "paddock"


def existing_address(data: Path | None, database: str | None) -> str:
    """The database address given by the flags; BadDatabase if no database is there, since none may be created."""
    from paddock.table.errors import BadDatabase  # noqa: PLC0415 - not needed for help
    from paddock.table.store.open import POSTGRES, sqlite_path  # noqa: PLC0415

    address = address_of(data, database)
    if not address.startswith(POSTGRES) and not sqlite_path(address).exists():
        raise BadDatabase("missing", address=address)
    return address


def address_of(data: Path | None, database: str | None) -> str:
    """The database address given by the flags; by default a file in the user's data folder."""
    return str((data or data_folder()) / FILE) if database is None else database
