"""Mail: sends messages by the SMTP server that the host of this server has configured."""

from __future__ import annotations

import hashlib
import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from paddock.people.notices.message import Outcome, one_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddock.people.notices.message import Message

TIMEOUT_S: Final = 20.0
SUBMISSION: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
NO_MAILBOX: Final = range(550, 554)  # what a server answers when an address does not exist, for good
SENDER: Final = re.compile(r"(?:(?P<name>[^<>]*)<)?(?P<address>[^<>\s@]+@[^<>\s@]+)>?")


class SmtpServer(NamedTuple):
    """Where mail is handed in. `smtp` upgrades to TLS, `smtps` begins with it, `smtp+plain` has none."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None


def smtp_server(url: str) -> SmtpServer:
    """The server of an address such as smtp://name:password@mail.example:587; ValueError if it is none."""
    found = urlsplit(url)
    if found.scheme not in SUBMISSION or not found.hostname or found.path not in {"", "/"}:
        raise ValueError(f"{found.scheme}://{found.hostname}")
    user, password = (None if part is None else unquote(part) for part in (found.username, found.password))
    return SmtpServer(found.scheme, found.hostname, found.port or SUBMISSION[found.scheme], user, password)


def sender_address(text: str) -> Address:
    """The address of `--mail-from`, such as "Paddock <race@example.org>"; ValueError if it is none."""
    found = SENDER.fullmatch(text.strip())
    if found is None or not text.isprintable():
        raise ValueError(text)
    return Address((found["name"] or "").strip().strip('"'), addr_spec=found["address"])


class Mailer:
    """Sends mails from one address."""

    def __init__(self, server: str, sender: str, origin: str) -> None:
        self._server: Final = smtp_server(server)
        self._sender: Final = sender_address(sender)
        self._origin: Final = origin

    def composed(self, to: str, messages: Sequence[Message], stop: str, now: float) -> EmailMessage:
        """One mail with these messages; the subject is the title of the first."""
        mail, first = EmailMessage(), messages[0]
        mail["From"] = self._sender
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = one_line(first.title)
        mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
        mail["Message-ID"] = f"<{_digest(messages, to)}@{self._sender.domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{self._origin}/api/notices/stop/{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        parts = [self._told(message, with_title=len(messages) > 1) for message in messages]
        mail.set_content("\n\n".join([*parts, f"-- \n{first.stop} {self._origin}/stop/{stop}"]) + "\n")
        mail["Content-Language"] = first.lang
        return mail

    def _told(self, message: Message, *, with_title: bool) -> str:
        title = [one_line(message.title)] if with_title else []
        go = [f"{message.go} {self._origin}{message.path}"] if message.go else []
        return "\n".join([*title, *map(one_line, message.lines), *go])

    async def send(self, to: str, messages: Sequence[Message], stop: str, now: float) -> Outcome:
        """Send these messages in one mail."""
        import aiosmtplib  # noqa: PLC0415 - most servers send no mail

        server = self._server
        try:
            await aiosmtplib.send(
                self.composed(to, messages, stop, now),
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.scheme == "smtps",
                start_tls=server.scheme == "smtp",
                timeout=TIMEOUT_S,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            return Outcome.GONE if all(one.code in NO_MAILBOX for one in error.recipients) else Outcome.FAILED
        except (aiosmtplib.SMTPException, OSError):
            return Outcome.FAILED
        return Outcome.SENT


def _digest(messages: Sequence[Message], to: str) -> str:
    """The same for a mail that is sent twice, so that programs show it once."""
    return hashlib.sha256("\n".join([to, *(message.key for message in messages)]).encode()).hexdigest()[:32]
