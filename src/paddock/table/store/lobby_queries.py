"""Queries for the lobby: cards, guests, devices and codes, in the SQL that SQLite and PostgreSQL share."""

import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from paddock.core.text import one_line
from paddock.table.person import Person, Who
from paddock.table.store.base import HOUR_S, Card, Device, Guest, Hosted, Values
from paddock.table.store.queries import Queries, chunks, placeholders

MAX_NAME = 80

FIELDS = "table_id, game, status, is_listed, host_id, guests, seq, at, summary, club_id, days"
CARD = f"select {FIELDS} from cards where table_id = $1"
NEWEST = f"select {FIELDS} from cards order by at desc, table_id limit $1"
# The newest of each host, then the second of each, and so on.
LISTED = f"""select {FIELDS} from
(select {FIELDS}, row_number() over (partition by host_id order by at desc, table_id) as turn
from cards where is_listed and status in ('waiting', 'running')) as listed
order by turn, at desc, table_id limit $1"""
# All ids of a person.
IDS = "(select cast($1 as text) union all select old_guest from aliases where guest_id = $1)"
HOSTED = f"""select count(*), coalesce(sum(case when is_listed then 1 else 0 end), 0)
from cards where host_id in {IDS} and status in ('waiting', 'running')"""
IN_STATE = f"select {FIELDS} from cards where status = $1 order by at desc, table_id"
OF_GUEST = f"""
select {FIELDS} from cards where table_id in (select table_id from card_guests where guest_id in {IDS})
order by at desc, table_id limit $2
"""
# A range query on the primary key; z sorts last wherever lower-case letters and digits are sorted.
LAST_LETTERS = "z" * 20
BEGINNING = f"""select {FIELDS} from cards where table_id between $1 and $2 and status in ('waiting', 'running')
order by at desc, table_id limit 1"""
KEEP_CARD = f"""
insert into cards ({FIELDS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict (table_id) do update set game = excluded.game, status = excluded.status, is_listed = excluded.is_listed,
host_id = excluded.host_id, guests = excluded.guests, seq = excluded.seq, at = excluded.at, summary = excluded.summary
where excluded.seq > cards.seq
"""
# Only for the current card: an older one that arrives late must not remove seats.
DROP_GUESTS = """
delete from card_guests where table_id = $1 and exists (select 1 from cards where table_id = $1 and seq = $2)
"""
KEEP_GUEST = """
insert into card_guests (guest_id, table_id)
select cast($3 as text), table_id from cards where table_id = $1 and seq = $2 on conflict do nothing
"""
TAKE_CODE = "delete from codes where code_hash = $1 returning guest_id, expires"
# Only for a device that is not signed out, and while the guest has few open codes.
ADD_CODE = """
insert into codes (code_hash, guest_id, expires)
select cast($1 as text), guest_id, cast($3 as double precision) from devices
where token_hash = $4 and guest_id = $2 and (select count(*) from codes where guest_id = $2) < $5
returning 1
"""
CODE_OWNER = """
select guests.guest_id, name, guests.at from codes join guests on guests.guest_id = codes.guest_id
where code_hash = $1 and expires > $2 and expires <= $3
"""
DROP_CODES = "delete from codes where expires <= $1 or expires > $2"
GUESTS_OF = """
select token_hash, guests.guest_id, name, guests.at from devices join guests on guests.guest_id = devices.guest_id
where token_hash in ({asked})
"""
FORMER = "select guest_id, old_guest from aliases where guest_id in ({asked})"
# People whom these guests have blocked, by all their ids.
HIDDEN = """
select guest_id, blocked_id from blocks where guest_id in ({asked}) union all
select blocks.guest_id, old_guest from blocks join aliases on aliases.guest_id = blocked_id
where blocks.guest_id in ({asked})
"""
NO_IDS: frozenset[str] = frozenset()
ADD_DEVICE = """
insert into devices (device_id, token_hash, guest_id, label, at, seen_at, passkey_id)
values ($1, $2, $3, $4, $5, $5, $6)
"""
# What a device that is signed out leaves behind: open links, its recovery code, its passkeys and whoever came by them.
MADE_BY_DEVICE = (
    "delete from codes where guest_id = $1 and $2 <> ''",
    "delete from recovery_codes where guest_id = $1 and device_id = $2",
    "delete from devices where guest_id = $1 and passkey_id in (select passkey_id from passkeys where device_id = $2)",
    "delete from passkeys where guest_id = $1 and device_id = $2",
    "delete from notice_targets where guest_id = $1 and device_id = $2",
)
TOUCH = "update devices set seen_at = $1 where seen_at < $2 and token_hash in ({asked})"


def card_statements(cards: Iterable[Card]) -> list[tuple[str, list[Values]]]:
    """Statements that write these cards, to be run in one transaction; of several for a table the newest wins."""
    newest = {card.table: card for card in sorted(cards, key=lambda card: (card.table, card.seq))}.values()
    return [
        (KEEP_CARD, [card_values(card) for card in newest]),
        (DROP_GUESTS, [(card.table, card.seq) for card in newest]),
        (KEEP_GUEST, [(card.table, card.seq, guest) for card in newest for guest in card.guests]),
    ]


def card_values(card: Card) -> Values:
    guests = msgspec.json.encode(card.guests).decode()
    first = (card.table, card.game, card.status, card.is_listed, card.host, guests)
    return (*first, card.seq, card.at, card.summary, card.club, card.days)


def card_of(row: Any) -> Card:  # noqa: ANN401 - what a database hands over
    table, game, status, is_listed, host, guests, seq, at, summary, club, days = row
    seated = msgspec.json.decode(guests, type=tuple[str, ...])
    return Card(table, game, status, bool(is_listed), host, seated, seq, at, summary, club, days)


class LobbyQueries(Queries):
    """The queries of the lobby."""

    async def card(self, table: str) -> Card | None:
        rows = await self._read(CARD, table)
        return card_of(rows[0]) if rows else None

    async def cards(self, *, listed_only: bool = True, limit: int = 100) -> list[Card]:
        found = [card_of(row) for row in await self._read(LISTED if listed_only else NEWEST, limit)]
        return sorted(found, key=lambda card: (-card.at, card.table))

    async def cards_of(self, guest: str, limit: int = 100) -> list[Card]:
        return [card_of(row) for row in await self._read(OF_GUEST, guest, limit)]

    async def hosted(self, guest: str) -> Hosted:
        tables, listed = (await self._read(HOSTED, guest))[0]
        return Hosted(int(tables), int(listed))

    async def cards_with(self, status: str) -> list[Card]:
        return [card_of(row) for row in await self._read(IN_STATE, status)]

    async def card_beginning(self, letters: str) -> Card | None:
        rows = await self._read(BEGINNING, letters, letters + LAST_LETTERS)
        return card_of(rows[0]) if rows else None

    async def add_guest(self, guest: str, name: str, at: float) -> None:
        shown = one_line(name, "a name", MAX_NAME)
        await self._write("insert into guests (guest_id, name, at) values ($1, $2, $3)", guest, shown, at)

    async def guest(self, guest: str) -> Guest | None:
        rows = await self._read("select guest_id, name, at from guests where guest_id = $1", guest)
        return Guest(*rows[0]) if rows else None

    async def rename_guest(self, guest: str, name: str) -> bool:
        shown = one_line(name, "a name", MAX_NAME)
        return bool(await self._write("update guests set name = $2 where guest_id = $1 returning 1", guest, shown))

    async def add_device(self, token_hash: str, guest: str, label: str, at: float, passkey: str = "") -> str:
        device, shown = secrets.token_hex(6), one_line(label, "a device", MAX_NAME)
        await self._write(ADD_DEVICE, device, token_hash, guest, shown, at, passkey)
        return device

    async def guests_of(self, token_hashes: Iterable[str]) -> dict[str, Guest]:
        found = {}
        for part in chunks(list(token_hashes)):
            for token_hash, *guest in await self._read(GUESTS_OF.format(asked=placeholders(1, len(part))), *part):
                found[token_hash] = Guest(*guest)
        guests = {guest.id for guest in found.values()}
        former, hidden = await self._others(FORMER, guests), await self._others(HIDDEN, guests)
        return {
            key: guest._replace(former=former.get(guest.id, NO_IDS), hidden=hidden.get(guest.id, NO_IDS))
            for key, guest in found.items()
        }

    async def _others(self, sql: str, guests: Iterable[str]) -> dict[str, frozenset[str]]:
        """The other guests that a query finds for each of these; those without any are left out."""
        found: dict[str, frozenset[str]] = {}
        for part in chunks(list(guests)):
            for guest, other in await self._read(sql.format(asked=placeholders(1, len(part))), *part):
                found[guest] = found.get(guest, NO_IDS) | {other}
        return found

    async def person(self, guest: str) -> Who:
        former = (await self._others(FORMER, [guest])).get(guest)
        return Person(guest, former) if former else guest

    async def devices(self, guest: str, token_hash: str = "") -> list[Device]:
        sql = (
            "select device_id, label, at, seen_at, token_hash = $2 from devices "
            "where guest_id = $1 order by at, device_id"
        )
        found = await self._read(sql, guest, token_hash)
        return [Device(device, label, at, seen_at, bool(is_this)) for device, label, at, seen_at, is_this in found]

    async def remove_device(self, guest: str, device: str) -> bool:
        sql = "delete from devices where guest_id = $1 and device_id = $2 returning 1"
        found = bool(await self._write(sql, guest, device))
        if found:
            await self._write_all([(sql, (guest, device)) for sql in MADE_BY_DEVICE])
        return found

    def touch(self, token_hashes: Iterable[str], at: float, every_s: float = HOUR_S) -> None:
        for part in chunks(list(token_hashes)):
            self._write_deferred([(TOUCH.format(asked=placeholders(3, len(part))), (at, at - every_s, *part))])

    async def add_code(self, code_hash: str, guest: str, expires: float, *, by: str, most: int) -> bool:
        return bool(await self._write(ADD_CODE, code_hash, guest, expires, by, most))

    async def code_owner(self, code_hash: str, now: float, latest: float) -> Guest | None:
        rows = await self._read(CODE_OWNER, code_hash, now, latest)
        return Guest(*rows[0]) if rows else None

    async def take_code(self, code_hash: str, now: float, latest: float) -> str | None:
        rows = await self._write(TAKE_CODE, code_hash)
        return rows[0][0] if rows and now < rows[0][1] <= latest else None

    async def drop_codes(self, now: float, latest: float) -> None:
        await self._write(DROP_CODES, now, latest)
