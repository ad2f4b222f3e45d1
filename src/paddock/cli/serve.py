"""`paddock serve`: the table server, for this machine or for the local network."""

import ipaddress
import os
import socket as sockets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Literal

from rich.text import Text

from paddock.cli.databases import Data, Database, address_of
from paddock.cli.errors import CliError
from paddock.cli.flags import Lang, flag
from paddock.cli.language import settled_language
from paddock.cli.screen import Screen
from paddock.people.notices.host_settings import NoticeConfig
from paddock.server import logs
from paddock.server.config import Accounts, Config, Limits
from paddock.server.run import LOOPBACK, bound_sockets, run
from paddock.server.security import is_origin
from paddock.table.errors import StoreError

Level = Literal["debug", "info", "warning", "error"]

EVERYWHERE = ("0.0.0.0", "::1")  # noqa: S104 - only when the person asks for the local network
OWN_NAME = "localhost"  # where passkeys work; at 127.0.0.1 they do not
PORT = 8700
SMTP_VARIABLE = "PADDOCK_SMTP"  # the address of the mail server may hold a password, which others could see in a flag


def serve(  # noqa: PLR0913 - each is a flag
    *,
    lan: Annotated[bool, flag("cli-flag-serve-lan")] = False,
    host: Annotated[str | None, flag("cli-flag-serve-host")] = None,
    port: Annotated[int, flag("cli-flag-serve-port")] = PORT,
    data: Data = None,
    database: Database = None,
    origin: Annotated[list[str] | None, flag("cli-flag-serve-origin")] = None,
    proxy: Annotated[bool, flag("cli-flag-serve-proxy")] = False,
    accounts: Annotated[Accounts, flag("cli-flag-serve-accounts")] = "optional",
    workers: Annotated[int, flag("cli-flag-serve-workers")] = 1,
    per_address: Annotated[int, flag("cli-flag-serve-per-address")] = Limits().sockets_per_address,
    keep_days: Annotated[int, flag("cli-flag-serve-keep-days")] = Config().keep_days,
    unlimited: Annotated[bool, flag("cli-flag-serve-unlimited")] = False,
    open_metrics: Annotated[bool, flag("cli-flag-serve-metrics")] = False,
    smtp: Annotated[str | None, flag("cli-flag-serve-smtp")] = None,
    mail_from: Annotated[str, flag("cli-flag-serve-mail-from")] = "",
    push_key: Annotated[Path | None, flag("cli-flag-serve-push-key")] = None,
    webhook_host: Annotated[list[str] | None, flag("cli-flag-serve-webhook-host")] = None,
    log: Annotated[Level | None, flag("cli-flag-serve-log")] = None,
    lang: Lang = None,
) -> int:
    """Let people play from their browsers."""
    screen = Screen(settled_language(lang))
    check(screen, origin or [], workers, per_address, keep_days)
    notices = NoticeConfig(
        smtp=os.environ.get(SMTP_VARIABLE, "") if smtp is None else smtp,
        mail_from=mail_from,
        push_key=str(push_key or ""),
        webhook_hosts=tuple(webhook_host or ()),
    )
    check_notices(screen, notices)
    config = Config(
        port=port,
        database=address_of(data, database),
        origins=tuple(origin or ()),
        is_behind_proxy=proxy,
        has_open_metrics=open_metrics,
        accounts=accounts,
        workers=workers,
        keep_days=keep_days,
        limits=Limits.none() if unlimited else Limits(sockets_per_address=per_address),
        notices=notices,
    )
    listening = listen(screen, (host,) if host else EVERYWHERE if lan else LOOPBACK, port)
    is_watched = sys.stderr.isatty()
    logs.set_up(is_json=not is_watched, level=log or ("warning" if is_watched else "info"))
    names = (sockets.gethostname(), f"{sockets.gethostname()}.local")
    try:
        run(config, listening, lambda: tell(screen, listening[0], is_own=host is None, is_lan=lan), names)
    except StoreError as error:
        raise CliError(error.text(screen.lang)) from error
    screen.say("cli-serve-stopped")
    return 0


def check(screen: Screen, origins: list[str], workers: int, per_address: int, keep_days: int) -> None:
    """Reject flag values with which nobody could play."""
    for address in origins:
        if not is_origin(address):
            raise CliError(screen.text("cli-serve-no-origin", {"origin": address}))
    if workers < 1:
        raise CliError(screen.text("cli-not-positive", {"name": "--workers"}))
    if keep_days < 1:
        raise CliError(screen.text("cli-not-positive", {"name": "--keep-days"}))
    if per_address < 0:
        raise CliError(screen.text("cli-serve-negative", {"name": "--per-address"}))


def check_notices(screen: Screen, notices: NoticeConfig) -> None:
    """Reject settings with which no mail and no push could be sent."""
    if notices.smtp:
        from paddock.people.notices.mail import sender_address, smtp_server  # noqa: PLC0415 - most servers send none

        checked(screen, "cli-serve-bad-smtp", lambda: smtp_server(notices.smtp))
        checked(screen, "cli-serve-bad-mail-from", lambda: sender_address(notices.mail_from))
    if notices.push_key:
        from paddock.people.notices.push import Pusher  # noqa: PLC0415

        checked(screen, "cli-serve-bad-push-key", lambda: Pusher(Path(notices.push_key), "", ()), notices.push_key)


def checked(screen: Screen, trouble: str, read: Callable[[], object], file: str = "") -> None:
    """Read a flag; an error says how to write it. What was given may hold a password and is not repeated."""
    try:
        read()
    except (ValueError, OSError) as error:
        raise CliError(screen.text(trouble, {"file": file})) from error


def listen(screen: Screen, hosts: Sequence[str], port: int) -> list[sockets.socket]:
    try:
        return bound_sockets(hosts, port)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        host = OWN_NAME if hosts == LOOPBACK else hosts[0]
        facts = {"port": str(port), "host": host, "reason": reason}
        raise CliError(screen.text("cli-serve-no-port", facts)) from error


def tell(screen: Screen, listening: sockets.socket, *, is_own: bool = True, is_lan: bool = False) -> None:
    """Print the address: localhost unless the person chose another; on the local network also as a QR code."""
    host, port = listening.getsockname()[:2]
    name = OWN_NAME if is_own or ipaddress.ip_address(host).is_unspecified else shown(host)
    screen.say("cli-serve-address", {"file": f"http://{name}:{port}"}, style="bold")
    if is_lan:
        tell_room(screen, port)
    screen.say("cli-serve-stop", style="dim")
    sys.stdout.flush()


def tell_room(screen: Screen, port: int) -> None:
    """Print the address on the local network, or that there is no network."""
    from paddock.server.qr import qr_terminal  # noqa: PLC0415 - needed only for a QR code

    address = lan_address()
    if address is None:
        screen.say("cli-serve-no-network", style="bold")
        return
    room = f"http://{address}:{port}"
    screen.say("cli-serve-room", {"file": room}, style="bold")
    # Fixed colours: not every phone reads a light QR code on a dark background.
    screen.show(Text(qr_terminal(room).rstrip("\n"), style="bright_white on black"))


def shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """The address of this machine on the local network, if any; finding it sends no packets."""
    with sockets.socket(sockets.AF_INET, sockets.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
