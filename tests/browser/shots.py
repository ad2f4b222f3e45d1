"""`./paddock shots`: every scene as a picture, on phone and laptop, by day and by night, in four languages."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import html
import sys
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.progress import Progress

from launcher import places
from tests.browser import film
from tests.browser.chromium import chromium, playing
from tests.browser.figures import measure
from tests.browser.scenes import SCENES, Scene
from tests.browser.serving import Serving, build_page
from tests.browser.session import LAPTOP, PHONE, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

OUT = places.ROOT / "shots"
PORT = 8390  # fixed, because it appears in the links in the pictures
MOMENT = "2026-09-20T15:00:00Z"
LANGUAGES = ("en", "de", "el", "hu")
THEMES = ("light", "dark")


class Device(NamedTuple):
    """The device a picture is taken on."""

    name: str
    settings: dict[str, Any]
    is_for_all: bool = True


DEVICES = (
    Device("phone", {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}),
    Device("laptop", {"viewport": LAPTOP}),
    Device("tablet", {"viewport": {"width": 820, "height": 1180}, "has_touch": True}, is_for_all=False),
    Device("large", {"viewport": {"width": 3840, "height": 2160}}, is_for_all=False),
)


class Shot(NamedTuple):
    """One page; captured in the light and the dark theme."""

    scene: Scene
    device: Device
    lang: str

    def file(self, theme: str) -> str:
        return f"{self.scene.name}-{self.device.name}-{theme}-{self.lang}.png"

    @property
    def table(self) -> str:
        """A table id that is always the same for the same picture."""
        words = f"{self.scene.name} {self.device.name} {self.lang}"
        return "".join("abcdefghjkmnpqrs"[byte % 16] for byte in hashlib.sha256(words.encode()).digest()[:12])


def wanted(words: argparse.Namespace) -> list[Shot]:
    """The requested pictures; large screens only for the main scenes, in the first language."""
    return [
        Shot(scene, device, lang)
        for scene in SCENES
        for device in DEVICES
        for lang in words.lang
        if not words.only or any(scene.name == name or scene.name.startswith(f"{name}-") for name in words.only)
        if device.name in words.device
        if device.is_for_all or (scene.is_main and lang == words.lang[0])
    ]


async def take(browser: Browser, serving: Serving, shot: Shot, words: argparse.Namespace) -> str:
    """Take the pictures of one page; returns the error, if any."""
    async with opened(browser, serving) as session:
        context = await session.window(locale=shot.lang, **shot.device.settings)
        me = await session.person(context=context, lang=shot.lang)
        await me.page.clock.set_fixed_time(MOMENT)
        try:
            await shot.scene.show(me, serving, shot.table)
            await me.page.evaluate("document.fonts.ready.then(() => true)")
            for theme in words.theme:
                await me.page.emulate_media(color_scheme=theme)
                await me.page.screenshot(path=words.out / shot.file(theme), animations="disabled", caret="hide")
        except Exception as error:  # noqa: BLE001 - the others are still to be taken
            return f"{shot.scene.name} {shot.device.name} {shot.lang}: {(str(error) or repr(error)).splitlines()[0]}"
        finally:
            me.troubles.clear()
    return ""


def sheet(folder: Path) -> None:
    """An overview page of all pictures, one row per scene."""
    rows = []
    for scene in SCENES:
        files = sorted(folder.glob(f"{scene.name}-*-*-??.png"))
        own = [file for file in files if file.name.rsplit("-", 3)[0] == scene.name]
        pictures = "".join(f'<a href="{file.name}"><img src="{file.name}" title="{file.stem}"></a>' for file in own)
        rows.append(f"<h2>{html.escape(scene.name)}</h2><div>{pictures}</div>" if own else "")
    style = "body{font:16px sans-serif;background:#888}div{display:flex;flex-wrap:wrap;gap:8px}img{height:320px}"
    page = f"<!doctype html><meta charset=utf-8><title>Paddock</title><style>{style}</style>{''.join(rows)}"
    (folder / "index.html").write_text(page, "utf-8")


@asynccontextmanager
async def house() -> AsyncIterator[tuple[Browser, Serving]]:
    """A browser and a server for the duration of the block."""
    build_page()
    found = chromium()
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder), port=PORT)
        await serving.start()
        async with playing() as playwright:
            browser = await found.launch(playwright)
            yield browser, serving
            await browser.close()
        await serving.kill()


async def pictures(browser: Browser, serving: Serving, words: argparse.Namespace) -> int:
    """Take all requested pictures; failures are reported at the end."""
    words.out.mkdir(parents=True, exist_ok=True)
    shots, troubles = wanted(words), []
    with Progress() as progress:
        bar = progress.add_task("", total=len(shots))
        for shot in shots:
            progress.update(bar, description=f"{shot.scene.name} {shot.device.name} {shot.lang}")
            troubles += [await take(browser, serving, shot, words)]
            progress.advance(bar)
    sheet(words.out)
    lines = [trouble for trouble in troubles if trouble]
    sys.stdout.write("\n".join([*lines, f"{words.out / 'index.html'}", ""]))
    return 1 if lines else 0


async def main(words: argparse.Namespace) -> int:
    async with house() as (browser, serving):
        if words.film:
            for game in words.film:
                frames = await film.shoot(browser, serving, game, words.lang[0], words.out / "film")
                sys.stdout.write(f"{game}: {frames} pictures in {words.out / 'film' / game}\n")
            return 0
        if not words.figures:
            return await pictures(browser, serving, words)
        await measure(browser, serving)
        return 0


def asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./paddock shots", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="where the pictures go (shots, which git ignores)")
    names = " ".join(scene.name for scene in SCENES)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help=f"these scenes only: {names}")
    parser.add_argument(
        "--figures", action="store_true", help="no pictures: how fast the page is, and how much it fetches"
    )
    parser.add_argument(
        "--film",
        nargs="+",
        default=[],
        choices=film.GAMES,
        metavar="GAME",
        help="a newcomer's first minutes on a phone",
    )
    parser.add_argument("--lang", nargs="+", default=LANGUAGES)
    parser.add_argument("--device", nargs="+", default=[device.name for device in DEVICES])
    parser.add_argument("--theme", nargs="+", default=THEMES, choices=THEMES)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(asked(sys.argv[1:]))))
