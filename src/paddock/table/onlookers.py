"""Onlookers: whether anybody could learn something from how long a reaction window is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.table.person import is_same

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from paddock.table.person import Who


class Onlookers:
    """Who looks at a table beside the one person who plays among bots.

    Whoever joined the table or read it during a match counts until that match is over: they may look again.
    """

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._seen_match = -1  # the number of the last match that somebody else has seen anything of

    def note(self, guest: Who, *, is_watching: bool = False) -> None:
        """Somebody joins the table or reads it; a shared screen may have anybody before it."""
        if is_watching or not is_same(guest, self._lone_player()):
            if not self.noted:
                self._table.hub.presence.tell_onlooker(self._table.id)
            self.heard()

    def heard(self) -> None:
        """Somebody looks on, here or in another process; before a match begins, they will see it."""
        facts = self._table.state.facts
        self._seen_match = facts.number + (facts.status != "running")

    @property
    def noted(self) -> bool:
        """Whether somebody has looked at the present match."""
        return self._seen_match >= self._table.state.facts.number

    @property
    def are_none(self) -> bool:
        """Whether one person plays among bots and nobody else can tell how long anything takes."""
        player = self._lone_player()
        if not player or self.noted:
            return False
        return all(is_same(guest, player) for guest in self._table.hub.presence.guests(self._table.id))

    def _lone_player(self) -> str:
        """The guest of the only chair that is a person's; empty if there are more, or none."""
        people = [chair.guest for chair in self._table.state.facts.chairs if chair.kind == "person"]
        return people[0] if len(people) == 1 else ""
