"""The command line: one module per command, each loaded only when it is called."""

import gc
import sys


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit code: 0 done, 1 the answer is "no", 2 bad input, 130 stopped by Ctrl-C."""
    # Imports create many long-lived objects; scanning them for garbage would take a sixth of the start-up time.
    gc.set_threshold(50_000, 20, 20)
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        from paddock.cli.app import run  # noqa: PLC0415  # importing the package must cost nothing

        return run(words)
    except ImportError as error:
        from paddock.cli import missing_extra  # noqa: PLC0415

        return missing_extra.complain(error, words)
