"""Where a person's games and tables are kept, and the flags that name another place."""

import os
from pathlib import Path
from typing import Annotated

from paddock.cli.flags import flag

FILE = "paddock.sqlite3"

Data = Annotated[Path | None, flag("cli-flag-serve-data")]
Database = Annotated[str | None, flag("cli-flag-serve-database")]


def data_folder() -> Path:
    """Where this person's games are kept."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base.startswith("/") else Path.home() / ".local" / "share") / "paddock"


def address_of(data: Path | None, database: str | None) -> str:
    """The database that the flags mean; without them the file in the person's own folder."""
    return str((data or data_folder()) / FILE) if database is None else database
