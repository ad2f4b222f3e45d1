"""Channels: what this server can send by, as its host has set it up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.people.notices.message import Outcome
from paddock.people.notices.targets import PushKeys
from paddock.people.notices.webhooks import Webhooks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.people.notices.host_settings import NoticeConfig
    from paddock.people.notices.mail import Mailer
    from paddock.people.notices.message import Message
    from paddock.people.notices.push import Pusher
    from paddock.people.notices.targets import Target


class Channels:
    """Sends a message to a target. What the host did not set up is None."""

    def __init__(self, config: NoticeConfig, origin: str) -> None:
        self.origin: Final = origin
        self.mail: Final = _mailer(config, origin) if config.smtp else None
        self.push: Final = _pusher(config, origin) if config.push_key else None
        self.webhooks: Final = Webhooks(config.webhook_hosts, origin)

    async def send(self, target: Target, messages: Sequence[Message], now: float) -> Outcome:
        """Send messages to one target: mail takes all of them at once, the others one."""
        if target.channel == "mail" and self.mail is not None:
            return await self.mail.send(target.address, messages, target.stop, now)
        if target.channel == "push" and self.push is not None:
            keys = msgspec.json.decode(target.keys, type=PushKeys)
            return await self.push.send(target.address, keys, messages[0], target.stop, now)
        if target.channel == "webhook":
            return await self.webhooks.send(target.address, target.keys, messages[0], target.stop)
        return Outcome.FAILED


def _mailer(config: NoticeConfig, origin: str) -> Mailer:
    from paddock.people.notices.mail import Mailer  # noqa: PLC0415 - most servers send no mail

    return Mailer(config.smtp, config.mail_from, origin)


def _pusher(config: NoticeConfig, origin: str) -> Pusher:
    from paddock.people.notices.push import Pusher  # noqa: PLC0415 - most servers push nothing

    contact = f"mailto:{config.mail_from.rpartition('<')[2].rstrip('>')}" if config.mail_from else origin
    return Pusher(Path(config.push_key), contact, config.push_services)
