"""Requests to other servers never reach a local network, whatever a name leads to; mail is handed in over TLS only."""

from __future__ import annotations

import asyncio
import datetime as dt
import ipaddress
import socket
import ssl
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import pytest
from aiosmtpd.smtp import SMTP, AuthResult
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from paddock.people.notices import safe_requests
from paddock.people.notices.mail import Mailer
from paddock.people.notices.message import Message, Outcome
from tests.people.notice_parts import HOST, Mailbox, http_receiver, mail_server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

MESSAGE: Final = Message(title="Your turn", lines=["Ben draws."], lang="en", stop="Stop:", key="k")
PUBLIC: Final = "93.184.215.14"


async def test_a_name_that_leads_to_this_machine_is_refused_before_anything_is_sent() -> None:
    async with http_receiver() as room:
        url = safe_requests.allowed_url(f"https://localhost:{room.port}/x", [f"localhost:{room.port}"])
        with pytest.raises(safe_requests.Forbidden):
            await safe_requests.post(url, b"{}", {})
        assert room.got == []


@pytest.mark.parametrize(
    "addresses",
    [
        ["10.0.0.7"],
        ["192.168.178.1"],
        ["169.254.169.254"],  # where clouds keep secrets
        ["100.64.0.1"],
        ["0.0.0.0"],  # noqa: S104 - this machine
        ["::1"],
        ["fd00::1"],
        ["fe80::1%eth0"],
        ["::ffff:127.0.0.1"],
        ["2002:7f00:1::"],  # 127.0.0.1 by 6to4
        [PUBLIC, "127.0.0.1"],  # one of several is enough
        [],
    ],
)
async def test_a_name_with_any_private_address_is_refused(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    async def found(_host: str, port: int, **_: object) -> list[tuple[Any, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in addresses]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    url = safe_requests.allowed_url("https://hooks.example/x", ["hooks.example"])
    with pytest.raises(safe_requests.Forbidden):
        await safe_requests.public_address(url)


async def test_a_public_name_is_resolved_once_and_connected_to_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def found(host: str, port: int, **_: object) -> list[tuple[Any, ...]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (PUBLIC, port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
    url = safe_requests.allowed_url("https://hooks.example/x", ["hooks.example"])
    assert (await safe_requests.public_address(url), asked) == (PUBLIC, ["hooks.example"])


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_a_redirect_into_the_local_network_is_not_followed(status: int) -> None:
    async with http_receiver() as room, http_receiver() as inside:
        room.status, room.headers = status, f"location: http://localhost:{inside.port}/secret\r\n"
        url = safe_requests.allowed_url(f"{room.url}/x", [room.host])
        assert await safe_requests.post(url, b"{}", {}) == status
        assert (len(room.got), inside.got) == (1, [])


def certificate(folder: Path, host: str = "mail.example") -> Path:
    """A file with a key and a certificate for that name and for this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = dt.datetime.now(dt.UTC)
    identity = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    usage = dict.fromkeys(
        ("content_commitment", "key_encipherment", "data_encipherment", "key_agreement", "crl_sign"), False
    )
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.DNSName(host), x509.IPAddress(ipaddress.ip_address(HOST))]),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(
            x509.KeyUsage(
                digital_signature=True, key_cert_sign=True, encipher_only=False, decipher_only=False, **usage
            ),
            critical=True,
        )
        .add_extension(identity, critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(identity), critical=False)
        .sign(key, hashes.SHA256())
    )
    file = folder / "mail.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


class TlsMailbox(Mailbox):
    """A mail server that takes mail over TLS only, from whoever knows the password."""

    def __init__(self) -> None:
        super().__init__()
        self.logins: list[tuple[bytes, bytes, bool]] = []

    def check(self, _server: object, session: Any, _envelope: object, _how: str, data: Any) -> AuthResult:  # noqa: ANN401
        self.logins.append((data.login, data.password, session.ssl is not None))
        return AuthResult(success=data.password == b"p@ss")


@asynccontextmanager
async def tls_mail_server(file: Path, scheme: str) -> AsyncIterator[TlsMailbox]:
    box, context = TlsMailbox(), ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file)
    starts = scheme == "smtp"
    options = {"tls_context": context, "require_starttls": True} if starts else {"auth_require_tls": False}
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(box, authenticator=box.check, auth_required=True, **options),
        HOST,
        0,
        ssl=None if starts else context,
    )
    box.port = server.sockets[0].getsockname()[1]
    yield box
    server.close()


async def sent(url: str) -> Outcome:
    return await Mailer(url, "race@example.org", "https://race.example").send("ben@example.org", [MESSAGE], "s", 0.0)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_mail_and_password_are_handed_in_over_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    async with tls_mail_server(file, scheme) as box:
        assert await sent(f"{scheme}://name:p%40ss@{HOST}:{box.port}") is Outcome.SENT
        assert [mail["subject"] for mail in box.mails] == ["Your turn"]
        assert box.logins[-1][:2] == (b"name", b"p@ss")
        assert await sent(f"{scheme}://name:wrong@{HOST}:{box.port}") is Outcome.FAILED
        assert len(box.mails) == 1


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
async def test_a_mail_server_with_a_certificate_that_nobody_vouches_for_gets_neither_mail_nor_password(
    tmp_path: Path, scheme: str
) -> None:
    async with tls_mail_server(certificate(tmp_path), scheme) as box:
        assert await sent(f"{scheme}://name:p%40ss@{HOST}:{box.port}") is Outcome.FAILED
        assert (box.mails, box.logins) == ([], [])


async def test_nothing_goes_in_plain_text_to_a_server_that_offers_no_tls() -> None:
    async with mail_server() as box:
        assert await sent(f"smtp://{HOST}:{box.port}") is Outcome.FAILED
        assert box.mails == []
