"""Saves: a record with a table line in it, written so that a crash leaves the old file or the new one, never half."""

import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from paddock.cli.errors import CliError
from paddock.cli.play.table import Table
from paddock.core.errors import PaddockError
from paddock.core.match import Match
from paddock.library import read_record
from paddock.locales import say

TABLE_LINE = "# table: "
ENDING = ".paddock"


def data_folder() -> Path:
    """Where this person's games are kept."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base.startswith("/") else Path.home() / ".local" / "share") / "paddock"


def fresh_file(kind: str, game: str) -> Path:
    """A name that no other game has, in the folder of that kind (`saved` or `records`)."""
    folder = data_folder() / kind
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    numbers = ["", *(f"-{number}" for number in range(2, 1000))]
    return next(path for number in numbers if not (path := folder / f"{stem}{number}{ENDING}").exists())


def latest_save(lang: str) -> Path:
    """The save written last."""
    found = sorted((data_folder() / "saved").glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise CliError(say("cli-nothing-saved", {"folder": str(data_folder() / "saved")}, lang))
    return found[-1]


def write(path: Path, match: Match, table: Table, *, reveal: bool | None = None) -> None:
    """The match with its table, whole or not at all."""
    title, rest = match.record(reveal=reveal).split("\n", 1)
    line = TABLE_LINE + msgspec.json.encode(table).decode()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(f"{title}\n{line}\n{rest}")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_text(path: Path, lang: str) -> str:
    """A record's text; whatever keeps it from being read is one line."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise CliError(say("cli-not-text", {"file": str(path)}, lang)) from error


def read(path: Path, lang: str) -> tuple[Match, Table]:
    """A saved match, ready to go on, and its table. The file is left as it is."""
    text = read_text(path, lang)
    try:
        match = read_record(text)
        table = table_in(text)
    except (PaddockError, msgspec.MsgspecError) as error:
        reason = " ".join(str(error).split())
        raise CliError(say("cli-bad-save", {"file": str(path), "reason": reason}, lang)) from error
    if table is None or not table.fits(match):
        raise CliError(say("cli-no-table", {"file": str(path)}, lang))
    return match, table


def table_in(text: str) -> Table | None:
    """The table that a record brings along, if it does."""
    for line in text.splitlines():
        if line.startswith(TABLE_LINE):
            return msgspec.json.decode(line.removeprefix(TABLE_LINE), type=Table)
    return None


def names_in(text: str, match: Match, lang: str) -> list[str]:
    """The players' names in a record, or labels where it has none."""
    try:
        table = table_in(text)
    except msgspec.MsgspecError:
        table = None
    if table is not None and table.fits(match):
        return list(table.names)
    return [say("seat-label", {"number": seat}, lang) for seat in range(1, match.seats + 1)]
