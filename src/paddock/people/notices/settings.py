"""Settings of a person: language, time zone, quiet hours, and mail at each turn or once a day."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Final
from zoneinfo import ZoneInfo

import msgspec

from paddock.locales import LANGUAGES
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.table.store.base import Store

DAY_MINUTES: Final = 1_440
MAX_ZONE: Final = 64
SETTINGS: Final = """
select lang, zone, is_daily, is_quiet, quiet_from, quiet_until from notice_settings where guest_id = $1
"""
KEEP: Final = """
insert into notice_settings (guest_id, lang, zone, is_daily, is_quiet, quiet_from, quiet_until)
select guest_id, cast($2 as text), cast($3 as text), cast($4 as boolean), cast($5 as boolean), cast($6 as integer),
cast($7 as integer) from guests where guest_id = $1
on conflict (guest_id) do update set lang = excluded.lang, zone = excluded.zone, is_daily = excluded.is_daily,
is_quiet = excluded.is_quiet, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until
"""


class NoticeRules(msgspec.Struct, frozen=True):
    """When and in which language a person is told. Minutes count from midnight in their time zone."""

    lang: str = "en"
    zone: str = "UTC"
    is_daily: bool = False
    is_quiet: bool = True
    quiet_from: int = 22 * 60
    quiet_until: int = 7 * 60

    def held_until(self, channel: str, armed_at: float, now: float) -> float | None:
        """Until when a notice has to wait; None if it may be sent now. Only mail comes once a day."""
        if channel == "mail" and self.is_daily:
            morning = next_time(armed_at, self.quiet_until, self.zone)
            if now < morning:
                return morning
        return next_time(now, self.quiet_until, self.zone) if self._is_night(now) else None

    def _is_night(self, now: float) -> bool:
        local = datetime.fromtimestamp(now, zone_of(self.zone))
        since = (local.hour * 60 + local.minute - self.quiet_from) % DAY_MINUTES
        return self.is_quiet and since < (self.quiet_until - self.quiet_from) % DAY_MINUTES


def next_time(after: float, minute: int, zone: str) -> float:
    """When the clocks of a time zone next show this minute of the day."""
    local = datetime.fromtimestamp(after, zone_of(zone))
    shown = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    return shown.timestamp() if shown.timestamp() > after else (shown + timedelta(days=1)).timestamp()


def zone_of(name: str) -> ZoneInfo:
    """The time zone of that name; UTC if this machine does not know it any more."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return ZoneInfo("UTC")


def check_rules(rules: NoticeRules) -> None:
    """Denied for a language, a time zone or a time that does not exist."""
    if rules.lang not in LANGUAGES:
        raise Denied("bad-input", text=f"there is no language {rules.lang[:MAX_ZONE]!r}")
    if len(rules.zone) > MAX_ZONE or not _is_zone(rules.zone):
        raise Denied("bad-input", text=f"there is no time zone {rules.zone[:MAX_ZONE]!r}")
    if not all(0 <= minute < DAY_MINUTES for minute in (rules.quiet_from, rules.quiet_until)):
        raise Denied("bad-input", text="a day has the minutes 0 to 1439")


def _is_zone(name: str) -> bool:
    try:
        return ZoneInfo(name).key == name
    except (ValueError, OSError, LookupError):
        return False


async def rules_of(store: Store, guest: str) -> NoticeRules | None:
    """The settings of a person; None if they never made any."""
    rows = await store.query(SETTINGS, guest)
    return rules_from(rows[0]) if rows else None


def rules_from(row: Sequence[Any]) -> NoticeRules:
    """The settings in a row of the database, where SQLite has no booleans."""
    lang, zone, is_daily, is_quiet, quiet_from, quiet_until = row
    return NoticeRules(lang, zone, bool(is_daily), bool(is_quiet), quiet_from, quiet_until)


async def keep_rules(store: Store, guest: str, rules: NoticeRules) -> None:
    """Keep the settings of a person."""
    values = (rules.lang, rules.zone, rules.is_daily, rules.is_quiet, rules.quiet_from, rules.quiet_until)
    await store.execute([(KEEP, (guest, *values))])
