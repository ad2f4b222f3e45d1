"""The samples for nginx in the guide as they stand: TLS, the headers, and two processes on one PostgreSQL.

Only ports, the path of the certificate and the address of the database are other ones.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import ssl
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx
import pytest
from websockets.asyncio.client import connect

from launcher import places
from tests.people.test_safe_requests import certificate

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

NGINX: Final = shutil.which("nginx") or shutil.which("/usr/sbin/nginx") or ""
pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not NGINX, reason="this machine has no nginx (Debian: apt install nginx)"),
]
GUIDE: Final = places.ROOT / "docs" / "guide" / "hosting.md"
ORIGIN: Final = "https://race.example"
TABLES: Final = 12
PATIENCE_S: Final = 120.0
SOCKETS: Final = re.compile(r"^paddock_sockets (\d+)", re.MULTILINE)


class Ports(NamedTuple):
    """In place of 80, 443 and those of the two servers."""

    http: int
    https: int
    one: int
    two: int

    @classmethod
    def free(cls) -> Ports:
        sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(4)]
        found = cls(*[each.getsockname()[1] for each in sockets])
        for each in sockets:
            each.close()
        return found


def blocks() -> list[str]:
    """The samples of the guide."""
    return re.findall(r"^```\n(.*?)^```$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def sample(part: str) -> str:
    (found,) = [block for block in blocks() if part in block]
    return found


def changed(text: str, changes: dict[str, str]) -> str:
    """Replace parts, each of which has to be there."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def configuration(folder: Path, ports: Ports) -> str:
    """Both samples in one file, on this machine only."""
    pem = str(certificate(folder, "race.example"))
    here = {
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        "listen 80;": f"listen 127.0.0.1:{ports.http};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{ports.https} ssl http2;",
        "/etc/letsencrypt/live/race.example/fullchain.pem": pem,
        "/etc/letsencrypt/live/race.example/privkey.pem": pem,
        "http://127.0.0.1:8700": "http://paddock",  # as the second sample says
    }
    two = {"127.0.0.1:8701": f"127.0.0.1:{ports.one}", "127.0.0.1:8702": f"127.0.0.1:{ports.two}"}
    http = changed(sample("upstream paddock"), two) + changed(sample("ssl_certificate "), here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    return (
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{temporary}\n{http}}}\n"
    )


class Site:
    """What a browser sees behind nginx, and the two processes."""

    def __init__(self, ports: Ports, pem: Path, servers: list[asyncio.subprocess.Process]) -> None:
        self.ports, self.servers = ports, servers
        self.tls: Final = ssl.create_default_context(cafile=str(pem))
        self.http: Final = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{ports.https}",
            headers={"host": "race.example", "origin": ORIGIN},
            verify=self.tls,
            trust_env=False,
            timeout=PATIENCE_S,
        )

    async def ask(self, method: str, path: str, data: object = None) -> httpx.Response:
        return await self.http.request(method, path, json=data, extensions={"sni_hostname": "race.example"})

    async def room(self, token: str, table: str, stack: AsyncExitStack) -> dict[str, Any]:
        """Join a table by a socket as the page does; the socket stays open."""
        line = await stack.enter_async_context(
            connect(
                f"wss://race.example/api/ws?table={table}",
                host="127.0.0.1",
                port=self.ports.https,
                ssl=self.tls,
                proxy=None,
                additional_headers={"origin": ORIGIN, "cookie": f"paddock={token}"},
            )
        )
        await line.send(json.dumps({"type": "join", "table": table}))
        async with asyncio.timeout(PATIENCE_S):
            while (message := json.loads(await line.recv()))["type"] != "room":
                pass
        return dict(message)

    async def sockets(self) -> list[int]:
        """How many sockets each of the two processes has."""
        counts = []
        for port in self.ports[2:]:
            async with httpx.AsyncClient(trust_env=False) as client:
                found = SOCKETS.search((await client.get(f"http://127.0.0.1:{port}/api/metrics")).text)
            assert found is not None
            counts.append(int(found[1]))
        return counts


def commands(ports: Ports, database: str) -> list[list[str]]:
    """How the guide starts both processes."""
    lines = [line for block in blocks() for line in block.splitlines() if "--port 870" in line and "@db/" in line]
    given = {"8701": str(ports.one), "8702": str(ports.two), "postgresql://paddock@db/paddock": database}
    words = [[given.get(word, word) for word in line.split()] for line in lines]
    assert [line[0] for line in words] == ["./paddock"] * 2
    return [line[1:] for line in words]


async def ready(url: str) -> None:
    async with asyncio.timeout(PATIENCE_S), httpx.AsyncClient(trust_env=False) as client:
        while True:
            try:
                if (await client.get(f"{url}/api/ready")).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)  # nobody tells when it listens


@asynccontextmanager
async def running(*command: str) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(*command)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


@asynccontextmanager
async def hosted(folder: Path, database: str) -> AsyncIterator[Site]:
    ports = Ports.free()
    (folder / "nginx.conf").write_text(configuration(folder, ports), "utf-8")
    async with AsyncExitStack() as stack:
        servers = []
        for words, port in zip(commands(ports, database), ports[2:], strict=True):
            servers.append(await stack.enter_async_context(running(sys.executable, "-m", "paddock", *words)))
            await ready(f"http://127.0.0.1:{port}")
        await stack.enter_async_context(running(NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")))
        site = Site(ports, folder / "mail.pem", servers)
        await stack.enter_async_context(site.http)
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await site.ask("GET", "/api/health")
                    break
                except httpx.ConnectError:
                    await asyncio.sleep(0.1)  # nobody tells when it listens
        yield site


async def redirects_to_tls_and_hides_metrics(site: Site) -> None:
    async with httpx.AsyncClient(trust_env=False) as plain:
        answer = await plain.get(f"http://127.0.0.1:{site.ports.http}/table/x", headers={"host": "race.example"})
    assert (answer.status_code, answer.headers["location"]) == (301, f"{ORIGIN}/table/x")
    assert (await site.ask("GET", "/api/metrics")).status_code == 403
    assert "max-age" in (await site.ask("GET", "/api/health")).headers["strict-transport-security"]


async def test_tables_stay_on_one_of_two_processes_behind_nginx_and_go_on_when_it_ends(
    tmp_path: Path, postgres_url: str
) -> None:
    async with hosted(tmp_path, postgres_url) as site, AsyncExitStack() as sockets:
        await redirects_to_tls_and_hides_metrics(site)
        me = await site.ask("POST", "/api/me", {"name": "Anna"})
        assert "secure" in me.headers["set-cookie"].lower(), "the server knows that people use https"
        token = me.cookies["paddock"]
        site.http.headers["cookie"] = f"paddock={token}"
        tables = []
        for _ in range(TABLES):
            chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open", "name": ""}]
            made = await site.ask("POST", "/api/tables", {"game": "mille-bornes", "chairs": chairs})
            assert made.status_code == 201, made.text
            tables.append(made.json()["table"])
        async with AsyncExitStack() as first:
            for table in tables:
                before = await site.sockets()
                for _ in range(2):
                    assert (await site.room(token, table, first))["mine"] == [1]
                more = [now - then for now, then in zip(await site.sockets(), before, strict=True)]
                assert sorted(more) == [0, 2], "both sockets of a table come to one process"
            assert min(await site.sockets()) > 0, "both processes have tables"
        site.servers[0].terminate()
        await site.servers[0].wait()
        for table in tables:
            assert (await site.room(token, table, sockets))["mine"] == [1]
