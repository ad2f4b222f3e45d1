"""How people are told that it is their turn: their settings, confirm and stop links, webhooks of tables and clubs."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from paddock.people.clubs import clubs
from paddock.people.notices import targets, texts
from paddock.people.notices.message import Outcome
from paddock.people.notices.settings import NoticeRules, check_rules, keep_rules, rules_for, rules_of
from paddock.people.notices.shapes import (
    BrowserShown,
    MailConfirmed,
    MailShown,
    NoticeSettings,
    NoticesStopped,
    TestSent,
    WebhookShown,
)
from paddock.table import permissions
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from paddock.people.notices.shapes import NewBrowser, NewNoticeSettings, NewWebhook
    from paddock.people.notices.targets import Target
    from paddock.server.context import ServerContext
    from paddock.table.store.base import Guest


async def show(context: ServerContext, guest: Guest, token: str) -> NoticeSettings:
    """The settings of this guest."""
    is_set, found = (
        await rules_of(context.store, guest.id) is not None,
        await targets.targets_of(context.store, guest.id),
    )
    device, push = await _device(context, guest, token), context.channels.push
    mail = next((one for one in found if one.channel == "mail"), None)
    return NoticeSettings(
        await rules_for(context.store, guest.id),
        is_set,
        MailShown(mail.address, not mail.confirm_hash, mail.is_on) if mail else None,
        [BrowserShown(one.id, one.device == device, one.at) for one in found if one.channel == "push"],
        context.channels.mail is not None,
        push.public_key if push else "",
    )


async def _device(context: ServerContext, guest: Guest, token: str) -> str:
    devices = await context.guests.devices(guest.id, token)
    return next((device.id for device in devices if device.is_this), "")


async def change(
    context: ServerContext, guest: Guest, token: str, address: str, data: NewNoticeSettings
) -> NoticeSettings:
    """Keep the settings; a new mail address gets a confirmation. `address` is that of the request."""
    context.limits.check(context.limits.notice_rate, guest.id, "notice-changes")
    rules = NoticeRules(
        lang=data.lang,
        is_daily=data.is_daily,
        is_quiet=data.is_quiet,
        quiet_from=data.quiet_from,
        quiet_until=data.quiet_until,
    )
    check_rules(rules)
    if data.mail:
        await _set_mail(context, guest, targets.check_mail(data.mail), address, data.lang)
    else:
        await targets.remove_mail(context.store, guest.id)
    await targets.switch_mail(context.store, guest.id, is_on=data.is_mail_on)
    await keep_rules(context.store, guest.id, rules)
    return await show(context, guest, token)


async def _set_mail(context: ServerContext, guest: Guest, mail: str, address: str, lang: str) -> None:
    store, now, mailer = context.store, context.hub.time.now(), context.channels.mail
    before = await targets.mail_of(store, guest.id)
    if before is not None and before.address == mail and not before.confirm_hash:
        return
    if mailer is None:
        raise Denied("no-mail-here")
    if before is None or before.address != mail:
        for key in (guest.id, address):
            context.limits.check(context.limits.confirmation_rate, key, "mails")
    token = await targets.set_mail(store, guest.id, mail, now)
    made = await targets.mail_of(store, guest.id)
    if not token or made is None:
        return
    if await mailer.send(mail, [texts.confirmation(guest.name, token, lang)], made.stop, now) is not Outcome.SENT:
        await targets.remove_mail(store, guest.id)
        raise Denied("not-sent")


async def add_browser(context: ServerContext, guest: Guest, token: str, data: NewBrowser) -> NoticeSettings:
    """Push to the browser that asks."""
    context.limits.check(context.limits.notice_rate, guest.id, "notice-changes")
    push = context.channels.push
    if push is None:
        raise Denied("no-push-here")
    push.check(data.endpoint, data.keys)
    device = await _device(context, guest, token)
    await targets.add_browser(context.store, guest.id, device, data.endpoint, data.keys, context.hub.time.now())
    return await show(context, guest, token)


async def remove_browser(context: ServerContext, guest: Guest, token: str, which: str) -> NoticeSettings:
    """Push to a browser of this guest no longer."""
    found = await targets.targets_of(context.store, guest.id)
    if which not in {one.id for one in found if one.channel == "push"}:
        raise Denied("not-found")
    await targets.remove_target(context.store, which)
    return await show(context, guest, token)


async def send_test(context: ServerContext, guest: Guest) -> TestSent:
    """Send a message to every channel of this guest that is on."""
    context.limits.check(context.limits.test_rate, guest.id, "tests")
    found = [one for one in await targets.targets_of(context.store, guest.id) if one.is_on]
    if not found:
        raise Denied("nothing-to-test")
    rules = await rules_for(context.store, guest.id)
    outcomes = [(one.channel, await _tested(context, one, rules.lang)) for one in found]
    sent = sorted({channel for channel, outcome in outcomes if outcome is Outcome.SENT})
    return TestSent(sent, sorted({channel for channel, _ in outcomes} - set(sent)))


async def _tested(context: ServerContext, target: Target, lang: str) -> Outcome:
    outcome = await context.channels.send(target, [texts.test_message(lang)], context.hub.time.now())
    if outcome is Outcome.GONE:
        await targets.remove_target(context.store, target.id)
    return outcome


async def confirm(context: ServerContext, address: str, token: str) -> MailConfirmed:
    """Somebody pressed the link in a confirmation."""
    context.limits.check(context.limits.code_rate, address, "codes")
    return MailConfirmed(await targets.confirm(context.store, token, context.hub.time.now()))


async def stop(context: ServerContext, address: str, token: str) -> NoticesStopped:
    """Somebody pressed the link that every message has; nobody has to sign in for it."""
    context.limits.check(context.limits.code_rate, address, "codes")
    return NoticesStopped(await targets.stop(context.store, token, context.hub.time.now()))


async def show_table_webhook(context: ServerContext, guest: Guest, table: str) -> WebhookShown:
    """The webhook of a table, for its host."""
    await _check_host(context, guest, table)
    return _shown(context, await targets.webhook_of(context.store, table=table))


async def set_table_webhook(context: ServerContext, guest: Guest, table: str, data: NewWebhook) -> WebhookShown:
    """The host sets the webhook of a table."""
    await _check_host(context, guest, table)
    return await _set_webhook(context, guest, data, table=table)


async def remove_table_webhook(context: ServerContext, guest: Guest, table: str) -> WebhookShown:
    """The host removes the webhook of a table."""
    await _check_host(context, guest, table)
    await targets.remove_webhook(context.store, table=table)
    return _shown(context, None)


async def show_club_webhook(context: ServerContext, guest: Guest, club: str) -> WebhookShown:
    """The webhook of a club, for its keepers."""
    await clubs.keepership(context.store, club, guest.id)
    return _shown(context, await targets.webhook_of(context.store, club=club))


async def set_club_webhook(context: ServerContext, guest: Guest, club: str, data: NewWebhook) -> WebhookShown:
    """A keeper sets the webhook of a club."""
    await clubs.keepership(context.store, club, guest.id)
    return await _set_webhook(context, guest, data, club=club)


async def remove_club_webhook(context: ServerContext, guest: Guest, club: str) -> WebhookShown:
    """A keeper removes the webhook of a club."""
    await clubs.keepership(context.store, club, guest.id)
    await targets.remove_webhook(context.store, club=club)
    return _shown(context, None)


async def _check_host(context: ServerContext, guest: Guest, table: str) -> None:
    permissions.check((await context.hub.table_for(guest.who, table)).state.facts, "webhook", guest.who)


async def _set_webhook(
    context: ServerContext, guest: Guest, data: NewWebhook, *, table: str = "", club: str = ""
) -> WebhookShown:
    context.limits.check(context.limits.notice_rate, guest.id, "notice-changes")
    check_rules(NoticeRules(lang=data.lang))
    url = context.channels.webhooks.check(data.url, data.kind)
    made = targets.new_webhook(url, data.kind, data.lang, context.hub.time.now(), table=table, club=club)
    await targets.set_webhook(context.store, made)
    return _shown(context, made)


def _shown(context: ServerContext, found: Target | None) -> WebhookShown:
    hosts = list(context.channels.webhooks.hosts)
    if found is None:
        return WebhookShown(None, "", "", hosts)
    return WebhookShown(found.keys, urlsplit(found.address).hostname or "", found.lang, hosts)  # type: ignore[arg-type]
