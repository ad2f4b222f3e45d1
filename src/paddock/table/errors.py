"""The exceptions of a table and its storage; each is one clear line, in any of our languages.

PaddockError
└── StoreError          the storage cannot do what it was asked
    ├── BadDatabase     what was named is no database of ours; nothing was changed
    └── StoreDown       the database cannot be reached or written just now
"""

from paddock.core.errors import PaddockError
from paddock.locales import say


class StoreError(PaddockError):
    """The storage cannot do what it was asked. `store-<kind>` is the sentence for it, made from the facts."""

    def __init__(self, kind: str, /, **facts: object) -> None:
        self.kind = kind
        self.facts = facts
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """The one line that says what is wrong."""
        return " ".join(say(f"store-{self.kind}", dict(self.facts), lang).split())


class BadDatabase(StoreError):
    """An address that is no database, a file of another kind, or a schema that this program is too old for."""


class StoreDown(StoreError):
    """The database cannot be reached or written just now; later it may."""
