"""Times the rewriting of a database of an older version: `./paddock python -m tests.table.time_rewriting 100000`."""

from __future__ import annotations

import gzip
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from paddock.table.store.sqlite.file import prepare

PACKED: Final = Path(__file__).parent / "data" / "running_tables.db.gz"
COPY: Final = """
insert into {kind} (table_id, {rest})
select substr(table_id, 1, 3) || number, {rest} from {kind}, copies where length(table_id) = 12 {limit}
"""
ROWS: Final = 40  # of a log, of which a few hold people


def old_database(path: Path, tables: int) -> None:
    """The tables of the older version, copied until there are so many, each with the first rows of its log."""
    path.write_bytes(gzip.decompress(PACKED.read_bytes()))
    with closing(sqlite3.connect(path)) as database:
        (known,) = database.execute("select count(*) from cards").fetchone()
        database.execute("create temp table copies (number integer)")
        database.executemany("insert into copies values (?)", [(number,) for number in range(tables // known)])
        for kind, limit in (("events", f"and seq <= {ROWS}"), ("cards", "")):
            columns = [name for _, name, *_ in database.execute(f"pragma table_info({kind})")][1:]
            database.execute(COPY.format(kind=kind, rest=", ".join(columns), limit=limit))
        database.commit()


def main() -> None:
    tables = int(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="paddock-rewriting-") as folder:
        path = Path(folder) / "tables.db"
        old_database(path, tables)
        size = path.stat().st_size
        began = time.perf_counter()
        prepare(path)
        took = time.perf_counter() - began
    sys.stdout.write(f"{tables} tables, {size / 1e6:.0f} MB: {took:.1f} s\n")


if __name__ == "__main__":
    main()
