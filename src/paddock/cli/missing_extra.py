"""What to say where a command needs packages that only an extra of Paddock installs."""

import sys

from paddock.cli.language import language_in
from paddock.locales import say

EXTRAS = {"serve": "server", "backup": "server", "restore": "server", "export": "server", "load": "load"}


def complain(error: ImportError, words: list[str]) -> int:
    """One line on stderr that names the package and its extra; the exit code of bad input.

    It is written without the libraries of the command line, which may be what is missing. What is missing of our own
    is a bug, and raised again.
    """
    package = missing_package(error)
    if package in {"", "paddock"}:
        raise error
    extra = next((EXTRAS[word] for word in words if word in EXTRAS), "cli")
    sys.stderr.write(say("cli-missing-extra", {"package": package, "extra": extra}, language_in(words)) + "\n")
    return 2


def missing_package(error: ImportError) -> str:
    """The package that could not be found; the parser wraps the error of a command that it loads."""
    found = error if isinstance(error, ModuleNotFoundError) else error.__cause__
    return (found.name or "").partition(".")[0] if isinstance(found, ModuleNotFoundError) else ""
