"""Web push (RFC 8030, 8291, 8292): encrypted messages to a browser, through the push service that it names."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock.people.notices import safe_requests
from paddock.people.notices.message import Outcome
from paddock.table.denied import Denied

if TYPE_CHECKING:
    from pathlib import Path

    from paddock.people.notices.message import Message
    from paddock.people.notices.targets import PushKeys

KEPT_S: Final = 86_400  # how long a service keeps a message for a browser that is away
VALID_S: Final = 12 * 3_600
MAX_BYTES: Final = 3_000  # what every service accepts is 4,096 after encryption
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
GONE: Final = {404, 410}
MADE: Final = range(200, 300)


class PushedMessage(msgspec.Struct, frozen=True):
    """What the service worker shows."""

    title: str
    body: str
    path: str
    tag: str
    lang: str
    stop: str  # the token
    stop_text: str


class Pusher:
    """Sends pushes signed with the key of this server."""

    def __init__(self, key: Path, contact: str, services: tuple[str, ...]) -> None:
        from py_vapid import Vapid02  # noqa: PLC0415 - most servers push nothing

        # Not from_file, which makes a key where there is none.
        self._vapid: Final = Vapid02.from_pem(key.read_bytes())
        self._contact: Final = contact
        self._services: Final = services

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

        return unpadded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, address: str, keys: PushKeys) -> None:
        """Denied unless a message could be encrypted for these keys and sent to this address."""
        safe_requests.allowed_url(address, self._services)
        if len(_decoded(keys.p256dh)) != POINT_BYTES or len(_decoded(keys.auth)) != AUTH_BYTES:
            raise Denied("bad-input", text="these are no keys of a push subscription")
        _point(keys)

    async def send(self, address: str, keys: PushKeys, message: Message, stop: str, now: float) -> Outcome:
        """Send one message."""
        try:
            url = safe_requests.allowed_url(address, self._services)
            body = encrypted(payload(message, stop), keys)
            headers = {
                **self._vapid.sign({"sub": self._contact, "aud": url.origin, "exp": int(now) + VALID_S}),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_S),
                "urgency": "normal",
                "topic": message.tag[:32] or "test",
            }
            status = await safe_requests.post(url, body, headers)
        except (Denied, safe_requests.Forbidden):
            return Outcome.GONE
        except OSError:
            return Outcome.FAILED
        return Outcome.SENT if status in MADE else Outcome.GONE if status in GONE else Outcome.FAILED


def payload(message: Message, stop: str) -> bytes:
    """The message as the service worker reads it, within what push services accept."""
    lines = list(message.lines)
    while True:
        told = PushedMessage(
            message.title, "\n".join(lines), message.path, message.tag, message.lang, stop, message.stop
        )
        data = msgspec.json.encode(told)
        if len(data) <= MAX_BYTES or not lines:
            return data
        lines.pop(0)


def encrypted(data: bytes, keys: PushKeys) -> bytes:
    """The message, for that browser alone."""
    import http_ece  # noqa: PLC0415
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    made: bytes = http_ece.encrypt(
        data,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(keys.p256dh),
        auth_secret=_decoded(keys.auth),
        version="aes128gcm",
    )
    return made


def _point(keys: PushKeys) -> Any:  # noqa: ANN401 - of the library
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(keys.p256dh))
    except ValueError as error:
        raise Denied("bad-input", text="these are no keys of a push subscription") from error


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def unpadded(data: bytes) -> str:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
