"""Save files: a record plus a line for the table, written atomically."""

import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from paddock.cli.databases import data_folder
from paddock.cli.errors import CliError
from paddock.cli.invalid_records import reason_of
from paddock.cli.play.table import Table, clean
from paddock.core.errors import PaddockError
from paddock.core.match import Match
from paddock.library import read_record
from paddock.locales import say
from paddock.table.store.lock import Lock

TABLE_LINE = "# table: "
ENDING = ".paddock"
DRAFT = ".draft"
MEGABYTE = 1_000_000
# Size limit; the longest real match takes a hundredth of it.
LARGEST_RECORD = 16 * MEGABYTE


def fresh_file(kind: str, game: str) -> Path:
    """An unused file name in the folder of that kind (`saved` or `records`)."""
    folder = data_folder() / kind
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y%m%d-%H%M%S}"
    numbers = ["", *(f"-{number}" for number in range(2, 1000))]
    return next(path for number in numbers if not (path := folder / f"{stem}{number}{ENDING}").exists())


def latest_save(lang: str) -> Path:
    """The most recently written save."""
    found = sorted((data_folder() / "saved").glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise CliError(say("cli-nothing-saved", {"folder": str(data_folder() / "saved")}, lang))
    return found[-1]


def write(path: Path, match: Match, table: Table, *, reveal: bool | None = None) -> None:
    """Write the match and its table atomically."""
    title, rest = match.record(reveal=reveal).split("\n", 1)
    line = TABLE_LINE + msgspec.json.encode(table).decode()
    write_whole(path, f"{title}\n{line}\n{rest}")


def write_whole(path: Path, text: str) -> None:
    """Write the file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}{DRAFT}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def check_writable(path: Path) -> None:
    """Check before the match that the file can be written after it; leaves no file behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}{DRAFT}")
    draft.touch()
    draft.unlink()


def clear_drafts() -> None:
    """Delete temporary files of sessions that were killed while saving."""
    for draft in (data_folder() / "saved").glob(f".*{ENDING}{DRAFT}"):
        lock = Lock.free(draft.with_name(draft.name.removeprefix(".").removesuffix(DRAFT)))
        if lock is not None:
            draft.unlink(missing_ok=True)
            lock.release()


def read_text(path: Path, lang: str) -> str:
    """The text of a record; a file that cannot be read raises an error of one line."""
    with path.open("rb") as file:
        data = file.read(LARGEST_RECORD + 1)
    if len(data) > LARGEST_RECORD:
        raise CliError(say("cli-too-large", {"file": str(path), "megabytes": LARGEST_RECORD // MEGABYTE}, lang))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise CliError(say("cli-not-text", {"file": str(path)}, lang)) from error


def read(path: Path, lang: str) -> tuple[Match, Table]:
    """A saved match, ready to resume, and its table. Does not change the file."""
    text = read_text(path, lang)
    try:
        match = read_record(text)
        table = table_in(text)
    except (PaddockError, msgspec.MsgspecError) as error:
        raise CliError(say("cli-bad-save", {"file": str(path), "reason": reason_of(error, lang)}, lang)) from error
    if table is None or not table.fits(match):
        raise CliError(say("cli-no-table", {"file": str(path)}, lang))
    return match, table


def table_in(text: str) -> Table | None:
    """The table stored in a record, if there is one."""
    for line in text.splitlines():
        if line.startswith(TABLE_LINE):
            return msgspec.json.decode(line.removeprefix(TABLE_LINE), type=Table)
    return None


def names_in(match: Match, lang: str) -> list[str]:
    """The players' names in a record, or labels where it has no printable names."""
    if match.names and all(name == clean(name) for name in match.names):
        return list(match.names)
    return [say("seat-label", {"number": seat}, lang) for seat in range(1, match.seats + 1)]
