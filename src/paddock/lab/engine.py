"""Whether the rules run compiled or interpreted in this installation."""

from pathlib import Path

from paddock.core import round as rounds

COMPILED, INTERPRETED = "compiled", "interpreted"


def engine() -> str:
    """`compiled` or `interpreted`."""
    return INTERPRETED if Path(rounds.__file__).suffix == ".py" else COMPILED
