"""Which Paddock this is."""

from importlib import metadata


def version() -> str:
    """The version installed; empty on the first day, when the sources run before they are installed."""
    try:
        return metadata.version("paddock")
    except metadata.PackageNotFoundError:
        return ""
