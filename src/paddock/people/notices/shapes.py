"""What the API and the export say about notices."""

from __future__ import annotations

from typing import Annotated

import msgspec

from paddock.people.notices.settings import NoticeRules
from paddock.people.notices.targets import Channel, PushKeys
from paddock.people.notices.webhooks import WebhookKind

Minute = Annotated[int, msgspec.Meta(ge=0, le=1_439)]
Word = Annotated[str, msgspec.Meta(max_length=64)]


class MailShown(msgspec.Struct, frozen=True):
    """The mail address of a person: nothing but one confirmation goes there until its link was pressed."""

    address: str
    is_confirmed: bool
    is_on: bool


class BrowserShown(msgspec.Struct, frozen=True):
    """A browser that gets pushes."""

    id: str
    is_this: bool
    since: float


class NoticeSettings(msgspec.Struct, frozen=True):
    """How a person is told that it is their turn, and what this server can send by.

    `push_key` is the key that a browser needs to subscribe; empty if this server does not push.
    """

    rules: NoticeRules
    is_set: bool  # whether the person chose these rules
    mail: MailShown | None
    browsers: list[BrowserShown]
    can_mail: bool
    push_key: str


class NewNoticeSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings as the person wants them; an empty mail address removes it."""

    lang: Word
    is_daily: bool
    is_quiet: bool
    quiet_from: Minute
    quiet_until: Minute
    mail: Annotated[str, msgspec.Meta(max_length=254)]
    is_mail_on: bool


class NewBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The push subscription of a browser."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]

    @property
    def keys(self) -> PushKeys:
        """What it decrypts with."""
        return PushKeys(self.p256dh, self.auth)


class TestSent(msgspec.Struct, frozen=True):
    """Which channels took a test and which did not."""

    sent: list[Channel]
    failed: list[Channel]


class MailConfirmed(msgspec.Struct, frozen=True):
    """An address to which notices go from now on."""

    address: str


class NoticesStopped(msgspec.Struct, frozen=True):
    """What was stopped; None if it had been stopped before."""

    channel: Channel | None


class WebhookShown(msgspec.Struct, frozen=True):
    """The webhook of a table or a club, without its secret path; and the hosts that this server allows."""

    kind: WebhookKind | None
    host: str
    lang: str
    hosts: list[str]


class NewWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook for the people of a table or a club."""

    kind: WebhookKind
    url: Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]
    lang: Word


class TargetOfMine(msgspec.Struct, frozen=True):
    """A place to which notices go."""

    channel: Channel
    address: str
    is_confirmed: bool
    is_on: bool
    since: float


class OpenNotice(msgspec.Struct, frozen=True):
    """A notice that waits or was sent."""

    table: str
    kind: str
    at: float
    sent_at: float | None


class NoticesOfMine(msgspec.Struct, frozen=True):
    """Everything that is stored for the notices of a person."""

    rules: NoticeRules | None
    targets: list[TargetOfMine]
    open: list[OpenNotice]
