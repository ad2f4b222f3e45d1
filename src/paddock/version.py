"""The version of Paddock, which is written once: in pyproject.toml."""

from functools import cache
from importlib import metadata
from pathlib import Path


@cache
def version() -> str:
    """The installed version; that of pyproject.toml where the sources run before they are installed."""
    try:
        return metadata.version("paddock")
    except metadata.PackageNotFoundError:
        return version_of_sources(Path(__file__).parents[2] / "pyproject.toml")


def version_of_sources(settings: Path) -> str:
    import tomllib  # noqa: PLC0415  # an installed Paddock never needs it

    return str(tomllib.loads(settings.read_text(encoding="utf-8"))["project"]["version"])
