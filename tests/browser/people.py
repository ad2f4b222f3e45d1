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

    # How somebody answers what the page asks; False where the page alone has something to say to that.
    Answers = Callable[["Person", str], Awaitable[bool | None]]

HASTE_MS: Final = 3_000
MOST_TABS: Final = 80
MOST_TURNS: Final = 400
PATIENCE_S: Final = 60.0
TELLING: Final = {"seen", "refused", "stale", "trouble"}
# A line of the accessibility tree: - button "30 km. Can be played" [pressed]
NAMED = re.compile(r"""^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$""", re.MULTILINE)


def named(tree: str, role: str, *, is_open: bool = True) -> list[str]:
    """The names of everything of this role in an accessibility tree; if open, but for what cannot be pressed."""
    return [
        json.loads(f'"{name}"')
        for found, name, rest in NAMED.findall(tree)
        if found == role and not (is_open and "[dis" in rest)
    ]


def below(tree: str, role: str, name: str) -> str:
    """The part of an accessibility tree that belongs to the first thing of that role and name."""
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
    """Somebody with a mouse. What the server sends them is kept, and so is what goes wrong in the page."""

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
        """Go to a table that is under way, and wait for what is drawn there: it comes after the first word of it."""
        await self.page.goto(f"/table/{table}")
        await self.page.get_by_role("heading", level=1).wait_for()

    def told(self) -> int:
        """How many things the table has told so far that change what is to be seen."""
        return sum(frame["type"] in TELLING for frame in self.frames)

    async def news(self, known: int | None = None) -> None:
        """Wait until the table has told more than that, or than at the last look: the page shows it by then."""
        await self._hears(lambda: self.told() > (self.known if known is None else known))

    async def turn(self) -> None:
        """Wait until what the table told last asks this person."""
        await self._hears(self.is_asked)

    def is_asked(self) -> bool:
        """Whether what the table told last asks this person; the page may be a moment behind it."""
        return any(asks(frame) for frame in self.seen()[-1:])

    def seen(self) -> list[dict[str, Any]]:
        """Every look at the table so far."""
        return [frame for frame in self.frames if frame["type"] == "seen"]

    async def hears(self, kind: str, count: int = 1) -> None:
        """Wait until so many frames of this kind have come."""
        await self._hears(lambda: sum(frame["type"] == kind for frame in self.frames) >= count)

    async def _hears(self, is_heard: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not is_heard():
                self._news.clear()
                await self._news.wait()

    async def look(self) -> str:
        """The page as it is told: roles and names, line by line; looked at again if it changed meanwhile."""
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
        """Press what a partner may have made needless meanwhile."""
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
        """A card of the hand by its own name, whatever is said about it."""
        return self.hand.get_by_role("button", name=re.compile(rf"^{re.escape(name)}(\.|$)")).first

    async def plays(self, card: str) -> None:
        """A tap plays a card, or asks on whom."""
        await self.presses(self.card(card))
        if await self.targets.count():
            await self.presses(self.targets.first)

    async def throws_away(self, card: str) -> None:
        """First the place to throw away, then the card: a tap on the card alone might play it."""
        await self.presses(self.hand.get_by_role("button", name=self.say("web-throw-away")))
        await self.presses(self.card(card))


class Touching(Person):
    """Somebody with a phone."""

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        await what.tap(timeout=within_ms)


class Typing(Person):
    """Somebody with a keyboard and nothing else."""

    async def presses(self, what: Locator, within_ms: float | None = None) -> None:
        """Go there with Tab, and press Enter."""
        await what.wait_for(timeout=within_ms)
        for _ in range(MOST_TABS):
            if await what.evaluate("one => one === document.activeElement"):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {what}")

    async def plays(self, card: str) -> None:
        """The number of a card chooses it, and plays it when it is pressed again."""
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
    """Whether a look at the table asks the seat that it was sent to."""
    return frame["seat"] in frame["view"]["waiting"]


def rounds(me: Person) -> int:
    """How many rounds are over, as the table told last."""
    return max((len(look["view"]["results"]) for look in me.seen()[-1:]), default=0)


async def reads_the_score(me: Person) -> str:
    """Wait for the sheet of a round that is over, which comes when the last card lies; the page with it."""
    await me.button(me.say("web-go-on")).or_(me.page.get_by_role("link", name=me.say("web-replay"))).first.wait_for()
    return await me.look()


def verdict(me: Person) -> re.Pattern[str]:
    """How the standings of a match begin: whoever won it alone reads so, anybody else who did."""
    results = me.seen()[-1]["view"]["results"]
    mine, *others = (sum(points) for points in zip(*(result["points"] for result in results), strict=True))
    is_won = all(mine > other for other in others)
    return re.compile(re.escape(me.say("web-winner-you"))) if is_won else me.say.stem("web-winner")


async def to_a_sheet(me: Person, answers: Answers) -> bool:
    """Answer all that is asked until a round is over and its sheet is shown; whether the match is over with it."""
    read = rounds(me)
    for _ in range(MOST_TURNS):
        tree = await me.look()
        if rounds(me) > read:
            return me.say("web-replay") in named(await reads_the_score(me), "link")
        if await answers(me, tree) is not False:
            await me.news()
    raise AssertionError("the round does not end")


async def to_the_end(me: Person, answers: Answers) -> int:
    """Answer all that is asked until the standings of the match are shown; how many sheets were read on the way."""
    sheets = 0
    while not await to_a_sheet(me, answers):
        sheets += 1
        await me.presses(me.button(me.say("web-go-on")))
    return sheets
