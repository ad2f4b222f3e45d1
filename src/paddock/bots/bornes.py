"""Commuter of the Bornes family: placeholder until its rules of thumb are written below."""

from typing import Any

from paddock.bots.bot import Bot


class BornesCommuter(Bot):
    """Level 2."""

    def choose(self, view: dict[str, Any], budget_ms: int = 50) -> str:
        """A sensible move."""
        moves: list[str] = view["moves"]
        return moves[0]
