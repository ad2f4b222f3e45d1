"""Targets: where notices go. A mail address has to be confirmed first; every target can be stopped by its token."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import msgspec

from paddock.table import commands
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.table.store.base import Statement, Store

Channel = Literal["mail", "push", "webhook"]
DAY_S: Final = 86_400.0
CONFIRM_S: Final = 7 * DAY_S  # validity of the link in a confirmation
MAX_CONFIRMATIONS: Final = 3  # to one address in a day, whoever asks
MAX_BROWSERS: Final = 20  # of one person
MAX_ADDRESS: Final = 254
MAIL: Final = re.compile(r"[^\s@<>(),:;\"\\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,187}[A-Za-z0-9])?")
TOKEN_BYTES: Final = 16
ID_LETTERS: Final = 10

FIELDS: Final = "target_id, guest_id, table_id, club_id, channel, address, keys, lang, stop, confirm_hash, is_on, at"
OF_GUEST: Final = f"select {FIELDS}, device_id from notice_targets where guest_id = $1 and guest_id <> '' order by at"
OF_TABLE: Final = f"select {FIELDS}, device_id from notice_targets where table_id = $1 and table_id <> ''"
OF_CLUB: Final = f"select {FIELDS}, device_id from notice_targets where club_id = $1 and club_id <> ''"
BY_ID: Final = f"select {FIELDS}, device_id from notice_targets where target_id = $1"
ADD: Final = """
insert into notice_targets
(target_id, guest_id, table_id, club_id, channel, address, keys, device_id, lang, stop, confirm_hash, is_on, at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict do nothing
"""
DROP_NOTICES: Final = """
delete from notices where target_id in (select target_id from notice_targets where {whose})
"""
DROP: Final = "delete from notice_targets where {whose}"
MAIL_OF: Final = "guest_id = $1 and channel = 'mail'"
BROWSER_OF: Final = "guest_id = $1 and channel = 'push' and address = $2"
ANY_BROWSER: Final = "channel = 'push' and address = $1"
WEBHOOK_OF_TABLE: Final = "table_id = $1 and table_id <> ''"
WEBHOOK_OF_CLUB: Final = "club_id = $1 and club_id <> ''"
ASKED: Final = """
select count(*) from notice_targets where address = $1 and channel = 'mail' and confirm_hash <> '' and at > $2
"""
IS_REFUSED: Final = "select count(*) from refused_addresses where address_hash = $1"
REFUSE: Final = "insert into refused_addresses (address_hash, at) values ($1, $2) on conflict do nothing"
CONFIRM: Final = """
update notice_targets set confirm_hash = '', is_on = true where confirm_hash = $1 and confirm_hash <> '' and at > $2
returning address
"""
SWITCH: Final = """
update notice_targets set is_on = $2 where guest_id = $1 and channel = 'mail' and confirm_hash = ''
"""
BY_STOP: Final = f"select {FIELDS}, device_id from notice_targets where stop = $1"


class Target(NamedTuple):
    """A place to which notices go."""

    id: str
    guest: str
    table: str
    club: str
    channel: Channel
    address: str
    keys: str
    lang: str
    stop: str
    confirm_hash: str
    is_on: bool
    at: float
    device: str = ""


class PushKeys(msgspec.Struct, frozen=True):
    """What a browser decrypts pushed messages with, as its subscription gives it."""

    p256dh: str
    auth: str


def hashed(word: str) -> str:
    """The stored form of a token, or of an address that wants nothing."""
    return hashlib.sha256(word.encode()).hexdigest()


def check_mail(address: str) -> str:
    """A mail address; Denied if it cannot be one."""
    if len(address) > MAX_ADDRESS or not MAIL.fullmatch(address) or "." not in address.rpartition("@")[2]:
        raise Denied("bad-mail")
    return address


async def targets_of(store: Store, guest: str) -> list[Target]:
    """The mail address and the browsers of a person."""
    return [_target(row) for row in await store.query(OF_GUEST, guest)]


async def target(store: Store, target_id: str) -> Target | None:
    """The target with this id."""
    rows = await store.query(BY_ID, target_id)
    return _target(rows[0]) if rows else None


def _target(row: Sequence[Any]) -> Target:
    found = Target(*row)
    return found._replace(is_on=bool(found.is_on))


async def mail_of(store: Store, guest: str) -> Target | None:
    """The mail address of a person."""
    return next((one for one in await targets_of(store, guest) if one.channel == "mail"), None)


async def set_mail(store: Store, guest: str, address: str, now: float) -> str:
    """Make this the mail address of a person; returns the token that confirms it, if a confirmation is to be sent.

    None is sent again on the same day, to an address that refused, or to one that many ask for; the person who asks
    cannot tell these cases apart.
    """
    before = await mail_of(store, guest)
    if before is not None and before.address == address and (not before.confirm_hash or before.at > now - DAY_S):
        return ""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    may_send = await _may_confirm(store, address, now)
    row = Target(_new_id(), guest, "", "", "mail", address, "", "", _new_stop(), hashed(token), False, now)
    await store.execute([*_dropped(MAIL_OF, guest), _added(row)])
    return token if may_send else ""


async def _may_confirm(store: Store, address: str, now: float) -> bool:
    refused = int((await store.query(IS_REFUSED, hashed(address.lower())))[0][0])
    return not refused and int((await store.query(ASKED, address, now - DAY_S))[0][0]) < MAX_CONFIRMATIONS


async def remove_mail(store: Store, guest: str) -> None:
    """Remove the mail address of a person."""
    await store.execute(_dropped(MAIL_OF, guest))


async def switch_mail(store: Store, guest: str, *, is_on: bool) -> None:
    """Switch mail to a confirmed address on or off."""
    await store.execute([(SWITCH, (guest, is_on))])


async def confirm(store: Store, token: str, now: float) -> str:
    """Confirm the address that got this token; Denied if there is none."""
    rows = await store.change(CONFIRM, hashed(token), now - CONFIRM_S)
    if not rows:
        raise Denied("code-used")
    return str(rows[0][0])


async def stop(store: Store, token: str, now: float) -> Channel | None:
    """Stop a target by the token in its messages; None if it was stopped before.

    An address that was not confirmed belongs to somebody who never asked: it gets nothing again.
    """
    rows = await store.query(BY_STOP, token)
    if not rows:
        return None
    found = _target(rows[0])
    refused: list[Statement] = [(REFUSE, (hashed(found.address.lower()), now))] if found.confirm_hash else []
    await store.execute([*_dropped("target_id = $1", found.id), *refused])
    return found.channel


async def add_browser(store: Store, guest: str, device: str, address: str, keys: PushKeys, now: float) -> None:  # noqa: PLR0913, PLR0917 - what a subscription has
    """Add a browser of a person; a browser belongs to one person at a time."""
    browsers = [one for one in await targets_of(store, guest) if one.channel == "push" and one.address != address]
    if len(browsers) >= MAX_BROWSERS:
        raise Denied("too-many", what="browsers")
    kept = msgspec.json.encode(keys).decode()
    row = Target(_new_id(), guest, "", "", "push", address, kept, "", _new_stop(), "", True, now, device)
    await store.execute([*_dropped(ANY_BROWSER, address), _added(row)])


async def remove_browser(store: Store, guest: str, address: str) -> None:
    """Remove a browser of a person."""
    await store.execute(_dropped(BROWSER_OF, guest, address))


async def remove_target(store: Store, target_id: str) -> None:
    """Remove a target that no longer exists, with its notices."""
    await store.execute(_dropped("target_id = $1", target_id))


async def webhook_of(store: Store, *, table: str = "", club: str = "") -> Target | None:
    """The webhook of a table or of a club."""
    rows = await store.query(OF_TABLE, table) if table else await store.query(OF_CLUB, club)
    return _target(rows[0]) if rows else None


async def set_webhook(store: Store, where: Target) -> None:
    """Set the webhook of a table or of a club; it has one."""
    await store.execute([*_without_webhook(where.table, where.club), _added(where)])


async def remove_webhook(store: Store, *, table: str = "", club: str = "") -> None:
    """Remove the webhook of a table or of a club."""
    await store.execute(_without_webhook(table, club))


def new_webhook(address: str, kind: str, lang: str, now: float, *, table: str = "", club: str = "") -> Target:  # noqa: PLR0913 - what a webhook has
    """A webhook that is not kept yet."""
    return Target(_new_id(), "", table, club, "webhook", address, kind, lang, _new_stop(), "", True, now)


def _without_webhook(table: str, club: str) -> list[Statement]:
    return _dropped(WEBHOOK_OF_TABLE, table) if table else _dropped(WEBHOOK_OF_CLUB, club)


def _dropped(whose: str, *values: str) -> list[Statement]:
    return [(sql.format(whose=whose), values) for sql in (DROP_NOTICES, DROP)]


def _added(row: Target) -> Statement:
    place = (row.id, row.guest, row.table, row.club, row.channel, row.address, row.keys, row.device)
    return ADD, (*place, row.lang, row.stop, row.confirm_hash, row.is_on, row.at)


def _new_id() -> str:
    return commands.new_id(ID_LETTERS)


def _new_stop() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)
