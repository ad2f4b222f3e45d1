"""Queries that remove: forgotten guests, tables whose time is over; and what takes how much."""

from collections.abc import Iterable, Sequence

from paddock.table.person import ids_of
from paddock.table.store.base import Share, Statement
from paddock.table.store.lobby_queries import IDS, LobbyQueries
from paddock.table.store.queries import chunks, placeholders

OF_TABLE = (
    "events",
    "snapshots",
    "names",
    "chat",
    "old_deals",
    "cards",
    "card_guests",
    "due",
    "notices",
    "notice_targets",
)
OF_GUEST = (
    "codes",
    "recovery_codes",
    "passkeys",
    "challenges",
    "devices",
    "ratings",
    "club_members",
    "aliases",
    "blocks",
    "cars",
    "zones",
    "away",
    "notice_settings",
    "notice_targets",
    "notices",
)
KEPT = ("standings", "season_drivers", "reports")  # without the person
ABOUT_GUEST = (("blocks", "blocked_id"), ("reports", "reported_id"))
TABLES_OF = f"""
select table_id from names where guest_id in {IDS} union select table_id from chat where guest_id in {IDS}
union select table_id from card_guests where guest_id in {IDS} union select table_id from cards where host_id in {IDS}
"""
SLOW_WAIT_S = 13 * 86_400.0  # so much longer a slow table waits for people
QUIET = f"""
select table_id from cards where status = $1 and at < $2 and (club_id = '' or status in ('waiting', 'running'))
and (days = 0 or status <> 'waiting' or at < $2 - {SLOW_WAIT_S})
and not exists (select 1 from due where due.table_id = cards.table_id and due.at is not null)
and coalesce((select at from events where events.table_id = cards.table_id order by seq desc limit 1), 0) < $2
order by at limit $3
"""
UNSEEN = """
select guest_id from guests where at < $1
and not exists (select 1 from devices where devices.guest_id = guests.guest_id and seen_at >= $1)
and not exists (select 1 from card_guests where card_guests.guest_id = guests.guest_id)
and not exists (select 1 from names where names.guest_id = guests.guest_id)
and not exists (select 1 from club_members where club_members.guest_id = guests.guest_id)
and not exists (select 1 from aliases join card_guests on card_guests.guest_id = old_guest
                where aliases.guest_id = guests.guest_id)
and not exists (select 1 from aliases join names on names.guest_id = old_guest
                where aliases.guest_id = guests.guest_id)
order by at limit $2
"""
OLD_SNAPSHOTS = """
delete from snapshots where table_id in (select table_id from cards where status in ('over', 'ended') and at < $1)
"""
SAID = f"select table_id, at, text from chat where guest_id in {IDS} order by at"
SAT = f"select table_id, seat, name from names where guest_id in {IDS} order by table_id, seq"
NAMED = "select guest_id from guests where name = $1 order by at"
SIZES = {
    "events": "length(body) + length(table_id) + 16",
    "snapshots": "length(body) + length(table_id) + 8",
    "names": "length(name) + length(guest_id) + length(table_id) + 12",
    "chat": "length(text) + length(name) + length(guest_id) + length(table_id) + 24",
    "old_deals": "length(names) + length(blocks) + length(table_id) + 8",
    "cards": "length(summary) + length(guests) + length(table_id) + 40",
    "card_guests": "length(guest_id) + length(table_id)",
    "guests": "length(name) + length(guest_id) + 8",
    "devices": "length(label) + length(token_hash) + length(guest_id) + 28",
    "codes": "length(code_hash) + length(guest_id) + 8",
    "recovery_codes": "length(code_hash) + length(guest_id) + length(device_id) + 8",
    "passkeys": "length(passkey_id) + length(public_key) + length(guest_id) + length(device_id) + length(label) + 16",
    "challenges": "length(challenge_hash) + length(purpose) + length(guest_id) + 8",
    "aliases": "length(old_guest) + length(guest_id) + 8",
    "blocks": "length(guest_id) + length(blocked_id) + length(block_id) + length(name) + 8",
    "reports": "length(lines) + length(reason) + length(name) + length(guest_id) + length(reported_id) + 40",
    "matches": "length(table_id) + length(game) + length(sheet) + length(options) + length(ending) + 48",
    "standings": "length(table_id) + length(guest_id) + length(game) + 45",
    "reviewed": "length(table_id) + 24",
    "ratings": "length(guest_id) + length(game) + length(club_id) + 28",
    "clubs": "length(club_id) + length(name) + 8",
    "club_members": "length(club_id) + length(member_id) + length(guest_id) + length(role) + length(consent_by) + 16",
    "invitations": "length(code) + length(club_id) + length(member_id) + 16",
    "seasons": "length(season_id) + length(club_id) + length(name) + length(points) + length(grid) + 12",
    "season_legs": "length(season_id) + length(game) + length(options) + 16",
    "season_drivers": "length(season_id) + length(member_id) + length(guest_id) + 4",
    "season_going": "length(season_id) + length(member_id) + 4",
    "season_heats": "length(season_id) + length(table_id) + 12",
    "season_seats": "length(season_id) + length(member_id) + 20",
    "due": "length(table_id) + length(guest_id) + 36",
    "away": "length(guest_id) + 16",
    "zones": "length(guest_id) + length(zone) + 1",
    "notice_settings": "length(guest_id) + length(lang) + 16",
    "notice_targets": "length(target_id) + length(guest_id) + length(address) + length(keys) + length(stop) + 40",
    "notices": "length(table_id) + length(guest_id) + length(target_id) + length(kind) + 64",
    "refused_addresses": "length(address_hash) + 8",
    "season_changes": "length(season_id) + length(member_id) + length(by_member) + length(note) + 28",
}


class RetentionQueries(LobbyQueries):
    """The queries that remove."""

    async def tables_of(self, guest: str) -> list[str]:
        return [table for (table,) in await self._read(TABLES_OF, guest)]

    async def forget_guest(self, guest: str, also: Sequence[Statement] = ()) -> None:
        ids = sorted(ids_of(await self.person(guest)))
        await self._write_all([*also, *_guest_statements(ids, ("names", "chat", "card_guests"))])
        await self._wipe()

    async def quiet_tables(self, status: str, before: float, limit: int) -> list[str]:
        return [table for (table,) in await self._read(QUIET, status, before, limit)]

    async def remove_tables(self, tables: Iterable[str]) -> None:
        for part in chunks(list(tables)):
            asked = placeholders(1, len(part))
            await self._write_all(
                [(f"delete from {kind} where table_id in ({asked})", tuple(part)) for kind in OF_TABLE]
            )

    async def unseen_guests(self, before: float, limit: int) -> list[str]:
        return [guest for (guest,) in await self._read(UNSEEN, before, limit)]

    async def remove_guests(self, guests: Iterable[str]) -> None:
        for part in chunks(list(guests)):
            await self._write_all(_guest_statements(part, ()))

    async def remove_expired(self, now: float, before: float) -> None:
        await self._write_all(
            [
                ("delete from codes where expires <= $1", (now,)),
                ("delete from challenges where expires <= $1", (now,)),
                ("delete from invitations where expires <= $1", (now,)),
                ("delete from chat where at < $1", (before,)),
                ("delete from reports where at < $1", (before,)),
                ("delete from notices where armed_at < $1", (before,)),
                (OLD_SNAPSHOTS, (before,)),
            ]
        )

    async def guests_named(self, name: str) -> list[str]:
        return [guest for (guest,) in await self._read(NAMED, name)]

    async def said_by(self, guest: str) -> list[tuple[str, float, str]]:
        return [(table, at, text) for table, at, text in await self._read(SAID, guest)]

    async def sat_as(self, guest: str) -> list[tuple[str, int, str]]:
        return [(table, seat, name) for table, seat, name in await self._read(SAT, guest)]

    async def shares(self) -> list[Share]:
        counted = {kind: await self._read(f"select count(*), sum({size}) from {kind}") for kind, size in SIZES.items()}
        return [Share(kind, int(rows[0][0]), int(rows[0][1] or 0)) for kind, rows in counted.items()]


def _guest_statements(guests: list[str], more: tuple[str, ...]) -> list[Statement]:
    asked = placeholders(1, len(guests))
    kinds = (*more, *OF_GUEST, "guests")
    removed = [f"delete from {kind} where guest_id in ({asked})" for kind in kinds]
    removed += [f"delete from {kind} where {column} in ({asked})" for kind, column in ABOUT_GUEST]
    # Results, and reports of others, stay without the person.
    kept = [f"update {kind} set guest_id = '' where guest_id in ({asked})" for kind in KEPT]
    return [(sql, tuple(guests)) for sql in (*removed, *kept)]
