"""Site: where the page is, as the browser sees it. Passkeys belong to its name."""

from typing import NamedTuple


class Site(NamedTuple):
    """The host name of the page, and its origin."""

    name: str
    origin: str
