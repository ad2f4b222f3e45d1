"""`./paddock docs`: builds the documentation site from docs/ and checks its links."""

from __future__ import annotations

import subprocess

from launcher import environments, places

HELP = """./paddock docs          build the documentation site into site/; a link that leads nowhere fails
./paddock docs serve    show it while you write; arguments go to mkdocs"""
BUILD = ("build", "--clean")  # not --quiet, which hides warnings from the count that fails the build


def main(arguments: list[str]) -> int:
    if arguments in (["--help"], ["-h"]):
        print(HELP)
        return 0
    python = environments.ensure_docs()
    code = subprocess.call([python, "-m", "mkdocs", *(arguments or BUILD)], cwd=places.ROOT)
    if not arguments and not code:
        print(f"paddock: built {(places.SITE / 'index.html').relative_to(places.ROOT)}")
    return code
