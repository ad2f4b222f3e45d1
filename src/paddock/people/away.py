"""Away: until when a person is away. Everybody at their slow tables sees it, and their deadlines stand still.

The days are limited for a year: by each club for its tables, and for tables outside clubs.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.entries import DAY_S
from paddock.table.store.lobby_queries import IDS

if TYPE_CHECKING:
    from paddock.table.hub import Hub
    from paddock.table.live import LiveTable
    from paddock.table.person import Who
    from paddock.table.store.base import Guest, Store

AWAY_DAYS: Final = 30  # a year, outside clubs
MAX_AWAY_DAYS: Final = 366
YEAR_S: Final = 365 * DAY_S
ABSENCES: Final = f"select since, until from away where guest_id in {IDS} and until > $2 order by since"
SLOW_TABLES: Final = f"""
select table_id from cards where table_id in (select table_id from card_guests where guest_id in {IDS})
and days > 0 and status in ('waiting', 'running')
"""
CLUB_DAYS: Final = "select away_days from clubs where club_id = $1"
MOST_DAYS: Final = """
select coalesce(max(away_days), 0) from clubs
where club_id in (select club_id from club_members where guest_id = $1)
"""
KEEP: Final = """
insert into away (guest_id, since, until) values ($1, $2, $3)
on conflict (guest_id, since) do update set until = excluded.until
"""
# Whoever is back was away until now.
BACK: Final = f"update away set until = $2 where guest_id in {IDS} and until > $2"


class Absences(NamedTuple):
    """When a person is away now, if they are, and how many days they were away in the last year before that."""

    since: float
    until: float  # 0: they are here
    used_s: float

    def until_with(self, days: int, now: float) -> float:
        """Until when deadlines stand still where so many days a year are allowed; 0 if they do not."""
        last = min(self.until, self.since + days * DAY_S - self.used_s)
        return last if last > now else 0.0


async def absences(store: Store, guest: str, now: float) -> Absences:
    """How a person is and was away."""
    rows = await store.query(ABSENCES, guest, now - YEAR_S)
    current = [(since, until) for since, until in rows if until > now]
    used_s = sum(until - max(since, now - YEAR_S) for since, until in rows if until <= now)
    since, until = current[-1] if current else (now, 0.0)
    return Absences(since, until, used_s)


async def most_days(store: Store, guest: str) -> int:
    """How many days a year this person may say that they are away: at the tables that allow most."""
    return max(AWAY_DAYS, int((await store.query(MOST_DAYS, guest))[0][0]))


async def set_away(hub: Hub, guest: Guest, until: float) -> Absences:
    """Note until when a person is away (in the past: they are back), here and at all their slow tables."""
    now, store = hub.time.now(), hub.store
    known = await absences(store, guest.id, now)
    if until <= now:
        await store.execute([(BACK, (guest.id, now))])
    else:
        left_s = await most_days(store, guest.id) * DAY_S - known.used_s
        if until - known.since > left_s:
            raise Denied("away-too-long", days=max(0, int((left_s - (now - known.since)) // DAY_S)))
        await store.execute([(BACK, (guest.id, known.since)), (KEEP, (guest.id, known.since, until))])
    for (table,) in await store.query(SLOW_TABLES, guest.id):
        with suppress(Denied):  # it was removed, or another version wrote it
            await tell_table(await hub.table(table), guest.who, await absences(store, guest.id, now))
    return await absences(store, guest.id, now)


async def note_at(hub: Hub, guest: Guest, table: LiveTable) -> None:
    """Somebody sat down at this table: those there learn until when they are away."""
    if not table.state.facts.is_slow:
        return
    found = await absences(hub.store, guest.id, hub.time.now())
    if found.until:
        await tell_table(table, guest.who, found)


async def tell_table(table: LiveTable, guest: Who, found: Absences) -> None:
    """Write it to the log of a table, for each seat of this person."""
    facts = table.state.facts
    until = found.until_with(await _days_at(table.hub.store, facts.settings.club), table.hub.time.now())
    for seat in facts.seats_of(guest):
        await table.act(lambda state, seat=seat: commands.set_away(state, guest, seat, until))  # type: ignore[misc]


async def _days_at(store: Store, club: str) -> int:
    rows = await store.query(CLUB_DAYS, club) if club else []
    return int(rows[0][0]) if rows else AWAY_DAYS
