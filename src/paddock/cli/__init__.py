"""The command line: one module per command, each loaded only when it is called."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code. 0 is done, 1 a "no" as answer, 2 bad input, 130 stopped by Ctrl-C."""
    from paddock.cli.app import run  # noqa: PLC0415  # importing the package must cost nothing

    return run(arguments)
