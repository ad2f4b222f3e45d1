"""Outbox: claiming notices that are due, and what becomes of them. Each is claimed by one process at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paddock.table.store.base import Statement, Store

AT_ONCE: Final = 50
LEASE_S: Final = 120.0  # after this, what a process claimed and did not finish is sent by another
RETRY_S: Final = 30.0  # before the second try; then twice as long each time
MAX_RETRY_S: Final = 6 * 3_600.0
MAX_TRIES: Final = 12  # within a day and a half
KEY: Final = "table_id, seq, guest_id, target_id"
# A row that is locked is being claimed by another process. SQLite has one process and no such locks.
CLAIM: Final = f"""
update notices set claimed_until = $2 where ({KEY}) in (
    select {KEY} from notices where sent_at is null and due_at <= $1 and claimed_until <= $1
    order by due_at limit {AT_ONCE} {{lock}}
) returning {KEY}, kind, at, armed_at, tries, reminders
"""
SKIP_LOCKED: Final = "for update skip locked"
THIS: Final = "table_id = $1 and seq = $2 and guest_id = $3 and target_id = $4"
SENT: Final = f"update notices set sent_at = $5, claimed_until = 0 where {THIS} and reminders = $6"
DEFER: Final = f"update notices set due_at = $5, claimed_until = 0 where {THIS}"
RETRY: Final = f"update notices set due_at = $5, claimed_until = 0, tries = tries + 1 where {THIS}"
DROP: Final = f"delete from notices where {THIS}"
RELEASE: Final = "update notices set claimed_until = 0 where claimed_until > 0 and sent_at is null"


class Notice(NamedTuple):
    """A notice that this process has claimed."""

    table: str
    seq: int
    guest: str
    target: str
    kind: str
    at: float
    armed_at: float
    tries: int
    reminders: int

    @property
    def key(self) -> tuple[str, int, str, str]:
        """What it is found by."""
        return self[:4]

    @property
    def is_last_try(self) -> bool:
        """Whether it is given up if it fails now."""
        return self.tries + 1 >= MAX_TRIES


async def claim(store: Store, now: float) -> list[Notice]:
    """Notices that are due now, for this process alone."""
    sql = CLAIM.format(lock=SKIP_LOCKED if store.is_shared else "")
    return sorted(Notice(*row) for row in await store.change(sql, now, now + LEASE_S))


async def release_claims(store: Store) -> None:
    """What was claimed before this start is free again, where no other process can be at work."""
    if not store.is_shared:
        await store.execute([(RELEASE, ())])


async def mark_sent(store: Store, notices: Iterable[Notice], now: float) -> None:
    """A turn stays until it is replaced, so that reminders can follow; everything else is done."""
    await store.execute([_sent(one, now) for one in notices])


def _sent(notice: Notice, now: float) -> Statement:
    return (SENT, (*notice.key, now, notice.reminders)) if notice.kind == "turn" else (DROP, notice.key)


async def defer(store: Store, notices: Iterable[Notice], until: float) -> None:
    """Send them later."""
    await store.execute([(DEFER, (*one.key, until)) for one in notices])


async def retry(store: Store, notices: Iterable[Notice], now: float) -> None:
    """They could not be sent: try again after a while, or give up."""
    await store.execute([_retried(one, now) for one in notices])


def _retried(notice: Notice, now: float) -> Statement:
    if notice.is_last_try:
        return DROP, notice.key
    return RETRY, (*notice.key, now + min(RETRY_S * 2**notice.tries, MAX_RETRY_S))


async def drop(store: Store, notices: Iterable[Notice]) -> None:
    """They concern nobody any more."""
    await store.execute([(DROP, one.key) for one in notices])
