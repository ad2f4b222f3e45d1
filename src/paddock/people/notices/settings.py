"""Settings of a person: language, quiet hours in their time zone, and mail at each turn or once a day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.locales import LANGUAGES
from paddock.people.time_zones import UTC_NAME, local_time, next_time, zone_of
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.table.store.base import Store

DAY_MINUTES: Final = 1_440
MAX_LANG: Final = 64
SETTINGS: Final = """
select lang, coalesce(zone, 'UTC'), is_daily, is_quiet, quiet_from, quiet_until
from notice_settings left join zones on zones.guest_id = notice_settings.guest_id where notice_settings.guest_id = $1
"""
KEEP: Final = """
insert into notice_settings (guest_id, lang, is_daily, is_quiet, quiet_from, quiet_until)
select guest_id, cast($2 as text), cast($3 as boolean), cast($4 as boolean), cast($5 as integer), cast($6 as integer)
from guests where guest_id = $1
on conflict (guest_id) do update set lang = excluded.lang, is_daily = excluded.is_daily, is_quiet = excluded.is_quiet,
quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until
"""


class NoticeRules(msgspec.Struct, frozen=True):
    """When and in which language a person is told. Minutes count from midnight in their time zone."""

    lang: str = "en"
    zone: str = UTC_NAME
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
        local = local_time(now, self.zone)
        since = (local.hour * 60 + local.minute - self.quiet_from) % DAY_MINUTES
        return self.is_quiet and since < (self.quiet_until - self.quiet_from) % DAY_MINUTES


def check_rules(rules: NoticeRules) -> None:
    """Denied for a language or a time that does not exist."""
    if rules.lang not in LANGUAGES:
        raise Denied("bad-input", text=f"there is no language {rules.lang[:MAX_LANG]!r}")
    if not all(0 <= minute < DAY_MINUTES for minute in (rules.quiet_from, rules.quiet_until)):
        raise Denied("bad-input", text="a day has the minutes 0 to 1439")


async def rules_of(store: Store, guest: str) -> NoticeRules | None:
    """The settings of a person; None if they never made any."""
    rows = await store.query(SETTINGS, guest)
    return rules_from(rows[0]) if rows else None


async def rules_for(store: Store, guest: str) -> NoticeRules:
    """The settings of a person, or those that hold until they make some."""
    return await rules_of(store, guest) or NoticeRules(zone=(await zone_of(store, guest)).zone)


def rules_from(row: Sequence[Any]) -> NoticeRules:
    """The settings in a row of the database, where SQLite has no booleans."""
    lang, zone, is_daily, is_quiet, quiet_from, quiet_until = row
    return NoticeRules(lang, zone, bool(is_daily), bool(is_quiet), quiet_from, quiet_until)


async def keep_rules(store: Store, guest: str, rules: NoticeRules) -> None:
    """Keep the settings of a person."""
    values = (rules.lang, rules.is_daily, rules.is_quiet, rules.quiet_from, rules.quiet_until)
    await store.execute([(KEEP, (guest, *values))])
