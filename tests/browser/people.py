"""Page objects: people who find elements by role and name, and press them."""

from __future__ import annotations

import asyncio
import json
import re
from typing import TYPE_CHECKING, Any, Final

from playwright.async_api import TimeoutError as PlaywrightTimeout

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from playwright.async_api import ConsoleMessage, Locator, Page, WebSocket

    from tests.browser.words import Words

    # How somebody answers the page's questions; False if the page alone reacts, without a new frame.
    Answers = Callable[["Person", str], Awaitable[bool | None]]

HASTE_MS: Final = 3_000
MAX_TABS: Final = 80
MAX_TURNS: Final = 400
PATIENCE_S: Final = 60.0
SERIES: Final = ("ausgebremst", "aruba")  # whose rounds are races for a title
TELLING: Final = {"refused", "stale", "denied"}  # outcomes that say something on the page
# A line of the accessibility tree: - button "30 km. You can play this" [pressed]
NAMED = re.compile(r"""^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$""", re.MULTILINE)


# A browser knows every name below localhost, which the machine itself may not.
FETCHED: Final = """async ([path, method]) => {
    const answer = await fetch(path, { method });
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
}"""


async def fetched(page: Page, path: str, method: str = "GET") -> tuple[str, str]:
    """Content type and body of an answer of the server, as this page gets it."""
    status, kind, body = await page.evaluate(FETCHED, [path, method])
    assert 200 <= status < 300, (path, status, body)
    return kind or "", body


def named(tree: str, role: str, *, is_open: bool = True) -> list[str]:
    """The names of all elements of this role in an accessibility tree; if open, without the disabled ones."""
    return [
        json.loads(f'"{name}"')
        for found, name, rest in NAMED.findall(tree)
        if found == role and not (is_open and "[dis" in rest)
    ]


def below(tree: str, role: str, name: str) -> str:
    """The subtree of the first element with that role and name."""
    lines = tree.splitlines()
    for number, line in enumerate(lines):
        if line.lstrip(" -'").startswith(f'{role} "{name}"'):
            deep = len(line) - len(line.lstrip())
            ends = (
                at
                for at, other in enumerate(lines[number + 1 :], number + 1)
                if len(other) - len(other.lstrip()) <= deep
            )
            return "\n".join(lines[number + 1 : next(ends, len(lines))])
    return ""


class Person:
    """Somebody with a mouse. Keeps what the server sends them and the errors of the page."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.say = words
        self.frames: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.known = 0
        self._news = asyncio.Event()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._note)

    def _note(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(f"{said.text} {said.location['url']}")

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))
        self._news.set()

    async def sits_at(self, table: str) -> None:
        """Go to a running table and wait until it is drawn, which is after its first frame."""
        await self.page.goto(f"/table/{table}")
        await self.page.get_by_role("heading", level=1).wait_for()

    def told(self) -> int:
        """Number of frames so far that change the display."""
        return sum(
            frame["type"] in {"seen", "trouble"} or frame.get("outcome", {}).get("kind") in TELLING
            for frame in self.frames
        )

    async def news(self, known: int | None = None) -> None:
        """Wait until more frames than that, or than at the last look, have come; the page shows them by then."""
        await self._hears(lambda: self.told() > (self.known if known is None else known))

    async def turn(self) -> None:
        """Wait until the last frame asks this person to act."""
        await self._hears(self.is_asked)

    def is_asked(self) -> bool:
        """Whether the last frame asks this person to act; the page may lag a moment behind."""
        return any(asks(frame) for frame in self.seen()[-1:])

    def seen(self) -> list[dict[str, Any]]:
        """Every `seen` frame so far."""
        return [frame for frame in self.frames if frame["type"] == "seen"]

    async def hears(self, kind: str, count: int = 1) -> None:
        """Wait until this many frames of this kind have come."""
        await self._hears(lambda: sum(frame["type"] == kind for frame in self.frames) >= count)

    async def _hears(self, is_heard: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not is_heard():
                self._news.clear()
                await self._news.wait()

    async def look(self) -> str:
        """The accessibility tree of the page, line by line; read again if it changed meanwhile."""
        while True:
            self.known = self.told()
            tree = await self.page.locator("body").aria_snapshot()
            if self.known == self.told():
                return tree

    def button(self, name: str | re.Pattern[str]) -> Locator:
        if isinstance(name, str):
            return self.page.get_by_role("button", name=name, exact=True)
        return self.page.get_by_role("button", name=name)

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        await what.click(timeout=within_ms)

    async def presses_in_time(self, what: Locator) -> None:
        """Press a button that a partner may have made obsolete meanwhile."""
        known = self.told()
        try:
            await self.presses(what, HASTE_MS)
        except PlaywrightTimeout:
            if self.told() == known:
                raise

    # The hand of a Bornes table.

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("web-hand"))

    @property
    def targets(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("web-choose-target")).get_by_role("button")

    def card(self, name: str) -> Locator:
        """A card of the hand by its name, whatever its label adds."""
        return self.hand.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(\.|$)")).first

    async def plays(self, card: str) -> None:
        """A tap plays a card, or asks for a target."""
        await self.presses(self.card(card))
        if await self.targets.count():
            await self.presses(self.targets.first)

    async def throws_away(self, card: str) -> None:
        """First the discard button, then the card: a tap on the card alone might play it."""
        await self.presses(self.hand.get_by_role("button", name=self.say("web-throw-away")))
        await self.presses(self.card(card))


class Touching(Person):
    """Somebody with a phone."""

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        await what.tap(timeout=within_ms)


class Typing(Person):
    """Somebody who uses only the keyboard."""

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        """Go there with Tab, and press Enter."""
        await what.wait_for(timeout=within_ms)
        for _ in range(MAX_TABS):
            if await what.evaluate("one => one === document.activeElement"):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {what}")

    async def plays(self, card: str) -> None:
        """The number of a card chooses it; pressed again, it plays the card."""
        await self.page.keyboard.press(await self._key(card))
        play = self.button(self.say("web-play"))
        await play.or_(self.targets).first.wait_for()
        if await play.count():
            await self.page.keyboard.press(await self._key(card))
        else:
            await self.presses(self.targets.first)

    async def throws_away(self, card: str) -> None:
        await self.page.keyboard.press(await self._key(card))
        await self.hand.get_by_role("button", name=self.say("web-throw-away"), disabled=False).wait_for()
        await self.page.keyboard.press("x")

    async def _key(self, card: str) -> str:
        names = [name for role, name, _ in NAMED.findall(await self.hand.aria_snapshot()) if role == "button"]
        return str([name.split(". ")[0] for name in names].index(card) + 1)


def asks(frame: dict[str, Any]) -> bool:
    """Whether a frame asks its own seat to act."""
    return frame["seat"] in frame["view"]["waiting"]


def rounds(me: Person) -> int:
    """Number of finished rounds in the last frame."""
    return max((len(look["view"]["results"]) for look in me.seen()[-1:]), default=0)


async def reads_the_score(me: Person) -> str:
    """Wait for the score sheet of a finished round, which opens when the last card has landed; returns the page."""
    await me.button(me.say("web-go-on")).or_(me.page.get_by_role("link", name=me.say("web-replay"))).first.wait_for()
    return await me.look()


def verdict(me: Person) -> re.Pattern[str]:
    """The first words of the final standings: a sole winner reads "you", everybody else the names."""
    view = me.seen()[-1]["view"]
    results = view["results"]
    mine, *others = (sum(points) for points in zip(*(result["points"] for result in results), strict=True))
    is_won = all(mine > other for other in others)
    is_series = len(results) > 1 and view["game"] in SERIES
    won, lost = ("web-finish-champion-you", "web-finish-champion") if is_series else ("web-winner-you", "web-winner")
    return re.compile(re.escape(me.say(won))) if is_won else me.say.stem(lost)


async def to_a_sheet(me: Person, answers: Answers) -> bool:
    """Answer everything until a round is over and its sheet is shown; returns whether the match is over too."""
    read = rounds(me)
    for _ in range(MAX_TURNS):
        tree = await me.look()
        if rounds(me) > read:
            return me.say("web-replay") in named(await reads_the_score(me), "link")
        if await answers(me, tree) is not False:
            await me.news()
    raise AssertionError("the round does not end")


async def to_the_end(me: Person, answers: Answers) -> int:
    """Answer everything until the final standings are shown; returns the number of sheets seen on the way."""
    sheets = 0
    while not await to_a_sheet(me, answers):
        sheets += 1
        await me.presses(me.button(me.say("web-go-on")))
    return sheets
