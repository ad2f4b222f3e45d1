"""A Firefox of this machine, driven by WebDriver BiDi; its push service is one of the test, on this machine.

Firefox asks whichever push service its settings name, so it can really subscribe, decrypt and show a message without
the internet.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
import shutil
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection
    from websockets.asyncio.server import ServerConnection

PROGRAMS: Final = ("firefox", "firefox-esr")
START_S: Final = 120.0
PATIENCE_S: Final = 60.0
READY: Final = "WebDriver BiDi listening on "
OK: Final = 200
DELIVERED: Final = 100  # what a browser answers when a worker got the message; 101: it could not be decrypted
# Without the usual settings for automation, which switch push off. Nothing but this machine is asked for anything.
SETTINGS: Final[dict[str, object]] = {
    "remote.prefs.recommended": False,
    "dom.push.testing.allowInsecureServerURL": True,
    "permissions.default.desktop-notification": 1,  # as if the person had said yes
    "intl.accept_languages": "en-GB",
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.type": 0,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
}
# The first control with that name that can be pressed, as soon as it stays where it is and nothing covers it.
CONTROL: Final = """
async (name) => {
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name;
  const place = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
  let last = null, was = '';
  for (;;) {
    const found = [...document.querySelectorAll('button, a')].find((one) => named(one) && !one.disabled);
    if (found) {
      found.scrollIntoView({ block: 'center' });
      const [x, y, width, height] = place(found);
      const isFree = found.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const now = [x, y, width, height].join();
      if (isFree && found === last && now === was) return found;
      [last, was] = [found, now];
    }
    await new Promise((again) => setTimeout(again, 100));
  }
}
"""
UNTIL: Final = """
async () => {
  for (;;) {
    const found = await (CONDITION);
    if (found) return JSON.stringify(found);
    await new Promise((again) => setTimeout(again, 50));
  }
}
"""


def program() -> str:
    """The Firefox of this machine; empty if it has none."""
    return next(filter(None, map(shutil.which, PROGRAMS)), "")


class PushService:
    """The service that Firefox keeps a connection to: it gives out addresses and hands over messages."""

    def __init__(self, endpoints: str) -> None:
        self.endpoints: Final = endpoints  # the address where servers leave messages, without the channel
        self.keys: dict[str, str] = {}  # of servers, by channel
        self.port = 0
        self._browser: ServerConnection
        self._acks: Final[asyncio.Queue[int]] = asyncio.Queue()

    async def talk(self, browser: ServerConnection) -> None:
        self._browser = browser
        with suppress(ConnectionClosed):
            async for said in browser:
                await self._hear(json.loads(said))

    async def _hear(self, told: dict[str, Any]) -> None:
        kind, channel = told.get("messageType"), str(told.get("channelID", ""))
        if kind == "ack":
            for update in told["updates"]:
                self._acks.put_nowait(update["code"])
        elif kind == "hello":
            answer = {"uaid": secrets.token_hex(16), "use_webpush": True, "broadcasts": {}}
            await self._say(messageType=kind, status=OK, **answer)
        elif kind == "register":
            self.keys[channel] = told["key"].rstrip("=")
            await self._say(messageType=kind, status=OK, channelID=channel, pushEndpoint=self.endpoints + channel)
        elif kind == "unregister":
            self.keys.pop(channel, None)
            await self._say(messageType=kind, status=OK, channelID=channel)

    async def hand_over(self, channel: str, body: bytes) -> int:
        """Give the browser an encrypted message; returns what it answers."""
        data = base64.urlsafe_b64encode(body).rstrip(b"=").decode()
        told = {"channelID": channel, "version": secrets.token_hex(4), "data": data, "ttl": 60}
        await self._say(messageType="notification", headers={"encoding": "aes128gcm"}, **told)
        async with asyncio.timeout(PATIENCE_S):
            return await self._acks.get()

    async def _say(self, **message: object) -> None:
        await self._browser.send(json.dumps(message))


@asynccontextmanager
async def push_service(endpoints: str) -> AsyncIterator[PushService]:
    service = PushService(endpoints)
    async with serve(service.talk, "127.0.0.1", 0) as server:
        service.port = next(iter(server.sockets)).getsockname()[1]
        yield service


class Firefox:
    """One window. Presses are those of a mouse, so that the page may ask what only a person can answer."""

    def __init__(self, line: ClientConnection) -> None:
        self._line: Final = line
        self._number = 0
        self._window = ""

    async def do(self, method: str, **parameters: object) -> Any:  # noqa: ANN401 - as the protocol has it
        self._number += 1
        await self._line.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        async with asyncio.timeout(PATIENCE_S):
            while (answer := json.loads(await self._line.recv())).get("id") != self._number:
                pass  # an event
        assert answer["type"] == "success", answer
        return answer["result"]

    async def begin(self) -> None:
        await self.do("session.new", capabilities={})
        self._window = (await self.do("browsingContext.getTree"))["contexts"][0]["context"]

    async def open(self, address: str) -> None:
        await self.do("browsingContext.navigate", context=self._window, url=address, wait="complete")

    async def _call(self, function: str, *values: str) -> Any:  # noqa: ANN401 - what a page says
        given = {"target": {"context": self._window}, "awaitPromise": True, "functionDeclaration": function}
        texts = [{"type": "string", "value": value} for value in values]
        answer = await self.do("script.callFunction", arguments=texts, **given)
        assert answer["type"] == "success", answer
        return answer["result"]

    async def until(self, condition: str) -> Any:  # noqa: ANN401 - what a page says
        """Wait until an expression of the page is true, and return it."""
        return json.loads((await self._call(UNTIL.replace("CONDITION", condition)))["value"])

    async def presses(self, name: str) -> None:
        """Press the button or link of that name, as soon as it is there."""
        element = {"sharedId": (await self._call(CONTROL, name))["sharedId"]}
        moves = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": element}},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        await self.do("input.performActions", context=self._window, actions=[mouse])


@asynccontextmanager
async def firefox(folder: Path, service: PushService) -> AsyncIterator[Firefox]:
    """A new Firefox without a screen and with empty settings."""
    settings = {**SETTINGS, "dom.push.serverURL": f"ws://127.0.0.1:{service.port}/"}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in settings.items()]
    (folder / "user.js").write_text("\n".join(lines), "utf-8")
    process = await asyncio.create_subprocess_exec(
        *(program(), "--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", str(folder)),
        env={**os.environ, "HOME": str(folder)},
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with connect(await _address(process) + "/session", max_size=None) as line:
            window = Firefox(line)
            await window.begin()
            yield window
    finally:
        process.kill()
        await process.communicate()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stderr is not None
    async with asyncio.timeout(START_S):
        async for line in process.stderr:
            if READY in (said := line.decode()):
                return said.partition(READY)[2].strip()
    raise AssertionError("Firefox ended before it was ready")
