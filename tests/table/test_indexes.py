"""What the lobby and the limits ask for is found by an index, however many tables and guests there are."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Final

import asyncpg

from paddock.people import blocks_and_reports, joining, passkey_sign_in, passkeys, recovery
from paddock.table.store.lobby_queries import (
    ADD_CODE,
    BEGINNING,
    CARD,
    CODE_OWNER,
    FORMER,
    GUESTS_OF,
    HIDDEN,
    HOSTED,
    LISTED,
    OF_GUEST,
    TAKE_CODE,
)
from paddock.table.store.open import open_store
from paddock.table.store.queries import placeholders
from paddock.table.store.retention_queries import QUIET, TABLES_OF

TABLES: Final = 4_000
# Each query with its values and an index that it has to use; for a primary key the name of the table.
ASKED: Final[dict[str, tuple[str, tuple[object, ...], str]]] = {
    "a table": (CARD, ("t7",), "cards"),
    "the lobby": (LISTED, (100,), "cards_lobby"),
    "tables that a guest hosts": (HOSTED, ("g7",), "cards_host"),
    "tables where a guest sits": (OF_GUEST, ("g7", 100), "card_guests"),
    "a code that was typed": (BEGINNING, ("t7", "t7zzz"), "cards"),
    "a device": (GUESTS_OF.format(asked=placeholders(1, 1)), ("hash7",), "devices"),
    "a new link": (ADD_CODE, ("code", "g7", 2.0, "hash7", 5), "codes_guest"),
    "whose link it is": (CODE_OWNER, ("code", 1.0, 2.0), "codes"),
    "a link that is used": (TAKE_CODE, ("code",), "codes"),
    "all tables of a guest": (TABLES_OF, ("g7",), "cards_host"),
    "guests that were joined": (FORMER.format(asked=placeholders(1, 1)), ("g7",), "aliases_guest"),
    "people who are blocked": (HIDDEN.format(asked=placeholders(1, 1)), ("g7",), "aliases_guest"),
    "people to keep apart": (blocks_and_reports.APART, ("g7",), "blocks_blocked"),
    "whether there is something to join": (joining.HAS_PLAYED, ("g7",), "names_guest"),
    "running tables that both know": (joining.RUNNING, ("g7",), "cards_host"),
    "a recovery code": (recovery.OWNER, ("hash7",), "recovery_codes"),
    "a recovery code that is used": (recovery.TAKE, ("hash7",), "recovery_codes"),
    "a new recovery code": (recovery.ADD, ("hash7", 1.0, "token", "g7"), "devices"),
    "when a recovery code was made": (recovery.SINCE, ("g7",), "recovery_codes_guest"),
    "passkeys of a guest": (passkeys.OF_GUEST, ("g7",), "passkeys_guest"),
    "a passkey": (passkey_sign_in.KEY, ("key",), "passkeys"),
    "a challenge": (passkey_sign_in.TAKE_CHALLENGE, ("hash7",), "challenges"),
    "old challenges": (passkey_sign_in.DROP_CHALLENGES, (1.0,), "challenges_expires"),
    "tables at rest": (QUIET, ("running", 1.0, 100), "cards_at"),
}
CARDS: Final = """insert into cards (table_id, game, status, is_listed, host_id, guests, seq, at, summary)
values ($1, 'speed-1200', $2, $3, $4, '[]', 1, $5, '')"""
WHOLE: Final = re.compile(
    r"SCAN (cards|card_guests|codes|devices|guests|names|chat|events|aliases|blocks|reports|recovery_codes|passkeys|"
    r"challenges|standings|matches)\b"
)
STATES: Final = ("over", "over", "ended", "running", "waiting")


def cards() -> list[tuple[object, ...]]:
    """Many tables of many hosts; most are over."""
    return [(f"t{n}", STATES[n % len(STATES)], n % 7 == 0, f"g{n % 500}", float(n)) for n in range(TABLES)]


async def plans(address: str) -> dict[str, list[str]]:
    """How the database answers each query, line by line."""
    store = open_store(address)
    await store.start()
    await store.stop()
    if not address.startswith("postgres"):
        return sqlite_plans(address)
    connection = await asyncpg.connect(address)
    await connection.executemany(CARDS.replace("''", "''::bytea"), cards())
    await connection.execute("analyze")
    await connection.execute("set enable_seqscan = off")  # whole tables are read only where no index fits
    found = {name: await connection.fetch(f"explain {sql}", *values) for name, (sql, values, _) in ASKED.items()}
    await connection.close()
    return {name: [row[0] for row in rows] for name, rows in found.items()}


def sqlite_plans(path: str) -> dict[str, list[str]]:
    with closing(sqlite3.connect(path)) as connection:
        connection.executemany(CARDS, cards())
        connection.execute("analyze")
        found = {}
        for name, (sql, values, _) in ASKED.items():
            rows = connection.execute(f"explain query plan {sql}", values).fetchall()
            found[name] = [detail for *_, detail in rows]
    return found


def reads_a_whole_table(line: str) -> bool:
    """Whether it is read row by row; an index of the tables in the lobby has only those."""
    return "Seq Scan" in line or (WHOLE.match(line) is not None and "cards_lobby" not in line)


async def test_lobby_and_limits_read_no_whole_table(address: str) -> None:
    for name, lines in (await plans(address)).items():
        assert not [line for line in lines if reads_a_whole_table(line)], (name, lines)
        index = ASKED[name][2]
        assert any(index in line and ("ndex" in line or "INDEX" in line) for line in lines), (name, lines)
