"""A person's time zone: that of their browser, until they choose another."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Final
from zoneinfo import ZoneInfo

import msgspec

from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.table.store.base import Store

UTC_NAME: Final = "UTC"
MAX_ZONE: Final = 64
ZONE: Final = "select zone, is_chosen from zones where guest_id = $1"
NOTE: Final = """
insert into zones (guest_id, zone, is_chosen) select guest_id, cast($2 as text), false from guests where guest_id = $1
on conflict (guest_id) do update set zone = excluded.zone where not zones.is_chosen
"""
CHOOSE: Final = """
insert into zones (guest_id, zone, is_chosen)
select guest_id, cast($2 as text), cast($3 as boolean) from guests where guest_id = $1
on conflict (guest_id) do update set zone = excluded.zone, is_chosen = excluded.is_chosen
"""
ZoneName = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ZONE)]


class PersonZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time zone of a person, such as Europe/Athens; `is_chosen` unless it is that of their browser."""

    zone: ZoneName = UTC_NAME
    is_chosen: bool = False


async def zone_of(store: Store, guest: str) -> PersonZone:
    """The time zone of a person; UTC if no browser told it yet."""
    rows = await store.query(ZONE, guest)
    return PersonZone(rows[0][0], bool(rows[0][1])) if rows else PersonZone()


async def note_zone(store: Store, guest: str, zone: str) -> None:
    """Their browser is in this zone; a zone that they chose stays."""
    check_zone(zone)
    await store.execute([(NOTE, (guest, zone))])


async def choose_zone(store: Store, guest: str, wish: PersonZone) -> None:
    """A person chooses a zone, or that of their browser again."""
    check_zone(wish.zone)
    await store.execute([(CHOOSE, (guest, wish.zone, wish.is_chosen))])


def check_zone(name: str) -> None:
    """Denied for a time zone that does not exist."""
    try:
        is_known = len(name) <= MAX_ZONE and ZoneInfo(name).key == name
    except (ValueError, OSError, LookupError):
        is_known = False
    if not is_known:
        raise Denied("bad-input", text=f"there is no time zone {name[:MAX_ZONE]!r}")


def local_time(at: float, zone: str) -> datetime:
    """What the clocks of a zone show; those of UTC if this machine does not know the zone any more."""
    try:
        return datetime.fromtimestamp(at, ZoneInfo(zone))
    except (ValueError, OSError, LookupError):
        return datetime.fromtimestamp(at, UTC)


def next_time(after: float, minute: int, zone: str) -> float:
    """When the clocks of a time zone next show this minute of the day."""
    shown = local_time(after, zone).replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    return shown.timestamp() if shown.timestamp() > after else (shown + timedelta(days=1)).timestamp()
