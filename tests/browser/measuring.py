"""Measurements on a page: axe violations, overflow, missing messages, bytes fetched."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from paddock.locales import sources
from tests.browser.chromium import axe

if TYPE_CHECKING:
    from playwright.async_api import Page, Response

    from tests.browser.people import Person

SCRIPTS = Path(__file__).parent / "scripts"
CUT = (SCRIPTS / "cut.js").read_text("utf-8").rstrip().removesuffix(";")
OVERLAP = (SCRIPTS / "overlap.js").read_text("utf-8").rstrip().removesuffix(";")
AXE = (SCRIPTS / "axe.js").read_text("utf-8").rstrip().removesuffix(";")


async def cut_off(page: Page) -> list[str]:
    """Every text of the page that is clipped, runs out of its button or label, or is outside the screen."""
    found: list[str] = await page.evaluate(CUT)
    return found


async def overlapping(page: Page) -> list[str]:
    """Every two controls that lie on each other."""
    found: list[str] = await page.evaluate(OVERLAP)
    return found


async def shut_out(page: Page) -> list[str]:
    """What axe reports about the current page."""
    await page.evaluate(axe())
    found: list[str] = await page.evaluate(AXE)
    return found


async def check(me: Person) -> None:
    """The page declares its language, has every sentence in it, and shows all of them unclipped and side by side."""
    await me.page.evaluate("document.fonts.ready.then(() => true)")
    lang, text = await me.page.evaluate("[document.documentElement.lang, document.body.innerText]")
    found = (lang, unsaid(text), await cut_off(me.page), await overlapping(me.page))
    assert found == (me.say.lang, set(), [], []), found


@cache
def ids() -> set[str]:
    return set(sources("en"))


def unsaid(text: str) -> set[str]:
    """Message ids that appear in the text because the sentence is missing."""
    return {word for word in re.findall(r"[a-zA-Z]+(?:-[\w.]+)+", text) if word in ids()}


class Fetched:
    """What a page downloads, in bytes on the wire."""

    def __init__(self, page: Page) -> None:
        self.responses: list[Response] = []
        page.on("response", lambda response: self.responses.append(response))  # noqa: PLW0108 - a bound method is no listener

    async def sizes(self, before_ms: float = float("inf")) -> dict[str, int]:
        """By kind: `code` is scripts, styles, sentences and the page itself; only what was asked for before that time.

        The time is in milliseconds since 1970, as a browser has it.
        """
        sizes = {"code": 0, "fonts": 0, "api": 0}
        for response in self.responses:
            if response.request.timing["startTime"] < before_ms:
                sizes[kind_of(response.url)] += await wire_size(response)
        return sizes


def kind_of(url: str) -> str:
    return "api" if "/api/" in url else "fonts" if url.endswith(".woff2") else "code"


async def wire_size(response: Response) -> int:
    """The compressed size if the server compresses it, else the size it would have compressed."""
    if "content-encoding" in response.headers or response.url.endswith(".woff2"):
        return int((await response.request.sizes())["responseBodySize"])
    return len(gzip.compress(await response.body(), 6))
