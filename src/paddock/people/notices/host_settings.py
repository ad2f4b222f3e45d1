"""What the host of a server sets up for notices."""

from __future__ import annotations

from typing import Final

import msgspec

# The push services that browsers use. A browser may name no other, since this server sends requests there.
PUSH_SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
)


class NoticeConfig(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of the host."""

    smtp: str = ""  # may hold a password: it is never logged
    mail_from: str = ""
    push_key: str = ""  # a file
    webhook_hosts: tuple[str, ...] = ()
    push_services: tuple[str, ...] = PUSH_SERVICES
    every_s: float = 5.0  # between two looks at the outbox
