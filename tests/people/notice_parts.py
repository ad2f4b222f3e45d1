"""Real parts for the tests of notices: a mail server, a push service that decrypts, a chat room."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import secrets
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from paddock.people.notices import targets
from paddock.people.notices.message import Message, Outcome
from paddock.people.notices.settings import NoticeRules, keep_rules
from paddock.people.time_zones import note_zone

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence
    from email.message import EmailMessage

    from paddock.people.notices.targets import Target
    from paddock.table.store.base import Store

HOST: Final = "127.0.0.1"
DAY: Final = NoticeRules(is_quiet=False)
# What `PUT /api/me/notices` takes: every message at once, without quiet hours.
SETTINGS: Final[dict[str, Any]] = {
    "lang": "en",
    "is_daily": False,
    "is_quiet": False,
    "quiet_from": 1320,
    "quiet_until": 420,
    "mail": "",
    "is_mail_on": True,
}


class Mailbox:
    """A mail server; `refusal` is what it answers to every recipient, if not empty."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal = ""
        self.port = 0

    async def handle_RCPT(self, _server: object, _session: object, envelope: Any, address: str, _o: object) -> str:  # noqa: ANN401, N802
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: ANN401, N802
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp+plain://{HOST}:{self.port}"

    def text(self, number: int = -1) -> str:
        return str(self.mails[number].get_content())

    def link(self, kind: str, number: int = -1) -> str:
        """The token of a link in a mail."""
        found = re.search(rf"/{kind}/([\w-]+)", self.text(number))
        assert found is not None, self.text(number)
        return found[1]


@asynccontextmanager
async def mail_server() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), HOST, 0)
    box.port = server.sockets[0].getsockname()[1]
    yield box
    server.close()


class Received(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    """An HTTP server that keeps what it gets; `status` is what it answers."""

    def __init__(self) -> None:
        self.got: list[Received] = []
        self.status = 201
        self.headers = ""
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def host(self) -> str:
        return f"{HOST}:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append(Received(first.split()[1], headers, body))
        writer.write(
            f"HTTP/1.1 {self.status} x\r\n{self.headers}content-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


@asynccontextmanager
async def http_receiver() -> AsyncIterator[HttpReceiver]:
    receiver = HttpReceiver()
    server = await asyncio.start_server(receiver.serve, HOST, 0)
    receiver.port = server.sockets[0].getsockname()[1]
    yield receiver
    server.close()


class Browser:
    """The keys of a browser, with which it decrypts what is pushed to it."""

    def __init__(self) -> None:
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._auth: Final = secrets.token_bytes(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": endpoint, "p256dh": unpadded(point), "auth": unpadded(self._auth)}

    def read(self, body: bytes) -> dict[str, Any]:
        found = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return dict(json.loads(found))


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class RecordedChannels:
    """Keeps what would be sent; `outcome` is what becomes of it."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, list[Message]]] = []
        self.outcome = Outcome.SENT

    async def send(self, target: Target, sent: Sequence[Message], _now: float) -> Outcome:
        self.sent.append((target.address, list(sent)))
        return self.outcome

    def titles(self) -> list[str]:
        return [message.title for _, some in self.sent for message in some]


async def add_mail(store: Store, guest: str, rules: NoticeRules = DAY) -> str:
    """A guest with a confirmed mail address."""
    if await store.guest(guest) is None:
        await store.add_guest(guest, guest.title(), 0.0)
    token = await targets.set_mail(store, guest, f"{guest}@example.org", 0.0)
    await targets.confirm(store, token, 1.0)
    await keep_rules(store, guest, rules)
    await note_zone(store, guest, rules.zone)
    return f"{guest}@example.org"
