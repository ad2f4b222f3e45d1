"""What is kept beside the logs, so that it can be forgotten: names, chat, and what older deals are bound to."""

import msgspec

from paddock.table.store.base import Beside, Row, Statement

KEEP_NAME = """
insert into names (table_id, seq, seat, guest_id, name) values ($1, $2, $3, $4, $5) on conflict do nothing
"""
KEEP_LINE = """
insert into chat (table_id, seq, shown_seq, at, guest_id, name, text)
values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing
"""
KEEP_DEAL = "insert into old_deals (table_id, seq, names, blocks) values ($1, $2, $3, $4) on conflict do nothing"
GIVE_UP = "update old_deals set names = $3, blocks = $4 where table_id = $1 and seq = $2"
BESIDE = """
with asked (table_id, seq) as (values {asked})
select names.table_id, names.seq, 0, seat, guest_id, name, ''
from asked join names on names.table_id = asked.table_id and names.seq > asked.seq
union all
select chat.table_id, chat.seq, shown_seq, 0, guest_id, name, text
from asked join chat on chat.table_id = asked.table_id and chat.seq > asked.seq
union all
select old_deals.table_id, old_deals.seq, 0, -1, '', names, blocks
from asked join old_deals on old_deals.table_id = asked.table_id and old_deals.seq > asked.seq
order by 1, 2, 4
"""


def name_statement(row: Row, seat: int, guest: str, name: str) -> Statement:
    """Keep the name under which a guest sat down."""
    return KEEP_NAME, (row.table, row.seq, seat, guest, name)


def chat_statement(row: Row, shown_seq: int, guest: str, name: str, text: str) -> Statement:
    """Keep a line of chat."""
    return KEEP_LINE, (row.table, row.seq, shown_seq, row.at, guest, name, text)


def deal_statement(row: Row, names: tuple[str, ...], blocks: str) -> Statement:
    """Keep the names that a match of kind 1 was dealt with."""
    return KEEP_DEAL, (row.table, row.seq, msgspec.json.encode(names).decode(), blocks)


def give_up_statement(row: Row, names: str, blocks: str) -> Statement:
    """Keep the blocks of chance of a match instead of the names that it was bound to."""
    return GIVE_UP, (row.table, row.seq, names, blocks)


def attached(rows: list[Row], found: list[Beside]) -> list[Row]:
    """The rows, each with what is kept beside it."""
    by_seq: dict[int, list[Beside]] = {}
    for one in found:
        by_seq.setdefault(one.seq, []).append(one)
    return [row._replace(beside=tuple(by_seq[row.seq])) if row.seq in by_seq else row for row in rows]
