"""Denied: what a table does not allow apart from the rules of its game, as a code with facts."""

from paddock.core.errors import PaddockError


class Denied(PaddockError):
    """An expected "no"; nothing changed. Every code has a sentence `trouble-<code>` in each language."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.facts = facts
