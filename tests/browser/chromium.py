"""Finds the browser for tests and screenshots: the installed Chromium or Chrome, else one from an npm package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.async_api import async_playwright

from launcher import page, places, stamp
from launcher.environments import lock

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from playwright.async_api import Browser, Playwright

HERE = Path(__file__).resolve().parent
FOLDER = places.TOOLS / "browser"
OWN = FOLDER / "own"
OWN_WISH = "own"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Only the page may use the network; a container offers no sandbox. Subpixel positioning of text, as on a phone.
QUIET = (
    "--no-sandbox",
    "--font-render-hinting=none",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# The package's font settings point to folders that exist only if it is unpacked into /tmp.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><dir>/usr/share/fonts</dir><cachedir>{cache}</cachedir></fontconfig>
"""
PACKED = "import('@sparticuz/chromium').then((it) => it.default.executablePath()).then((path) => console.log(path))"


class Chromium(NamedTuple):
    """The browser's program, and its arguments and environment."""

    program: str
    arguments: tuple[str, ...] = QUIET
    settings: dict[str, str] = {}  # noqa: RUF012 - never changed

    async def launch(self, playwright: Playwright) -> Browser:
        return await playwright.chromium.launch(
            executable_path=self.program, args=list(self.arguments), env={**os.environ, **self.settings}
        )


def chromium() -> Chromium:
    """The browser to use. PADDOCK_BROWSER names a program, or `own` for ours instead of the machine's."""
    wish = os.environ.get("PADDOCK_BROWSER", "")
    program = wish or next(filter(None, map(shutil.which, NAMES)), OWN_WISH)
    is_own = program == OWN_WISH
    with lock():
        fetch(is_own=is_own)
        return unpacked() if is_own else Chromium(program)


def fetch(*, is_own: bool) -> None:
    """Install the packages of `package-lock.json` into `.tools/browser`; the browser only if the machine has none."""
    wanted = stamp.stamp(places.ROOT, ["tests/browser/package-lock.json"]) + (" own" if is_own else "")
    if stamp.read(FOLDER)[0] in {wanted, wanted + " own"}:
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(HERE / name, FOLDER)
    node("npm", "ci", "--ignore-scripts", "--prefer-offline", *([] if is_own else ["--omit=dev"]))
    stamp.write(FOLDER, wanted)


def unpacked() -> Chromium:
    """The packaged browser, unpacked once; it contains the libraries and a font that a bare machine lacks."""
    OWN.mkdir(exist_ok=True)
    # Pretend to be the platform it was made for, or it would not unpack the libraries.
    settings = {"TMPDIR": str(OWN), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs24.x"}
    program = node("node", "-e", PACKED, **settings).strip()
    libraries = os.pathsep.join(filter(None, [str(OWN / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    fonts = OWN / "fonts.conf"
    fonts.write_text(FONTS.format(fonts=OWN / "fonts", cache=OWN / "fonts-cache"), "utf-8")
    return Chromium(program, (*QUIET, "--no-zygote"), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(fonts)})


def node(program: str, *arguments: str, **settings: str) -> str:
    """Run Node, or its npm, in `.tools/browser`; returns the output."""
    command = page.command(*arguments) if program == "npm" else [str(page.node_folder() / "bin" / "node"), *arguments]
    environment = {**page.environment(), **settings}
    done = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{program} {arguments[0]}: {done.stderr.strip()}")
    return done.stdout


def axe() -> str:
    """The script of axe, the accessibility checker."""
    return (FOLDER / "node_modules/axe-core/axe.min.js").read_text("utf-8")


def playing() -> AbstractAsyncContextManager[Playwright]:
    return async_playwright()
