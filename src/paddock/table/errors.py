"""The exceptions of a table and its storage; each is one clear line, in any of our languages.

PaddockError
└── StoreError          the storage cannot do what it was asked
    ├── BadDatabase     what was named is no database of ours; nothing was changed
    └── StoreDown       the database cannot be reached or written just now
"""

from paddock.core.errors import PaddockError
from paddock.locales import say


class StoreError(PaddockError):
    """The storage cannot do what was requested. `store-<kind>` is the sentence, made from the facts."""

    def __init__(self, kind: str, /, **facts: object) -> None:
        self.kind = kind
        self.facts = facts
        super().__init__(self.text())

    def text(self, lang: str = "en") -> str:
        """What is wrong, in one line."""
        return " ".join(say(f"store-{self.kind}", dict(self.facts), lang).split())


class BadDatabase(StoreError):
    """An address that is not a database, a file of another kind, or a schema newer than this program."""


class StoreDown(StoreError):
    """The database cannot be reached or written now; later it may."""
