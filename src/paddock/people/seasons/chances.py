"""What is still open in a season: who can win it, and with which place in the next leg.

Everybody may also stay away, so it holds whoever comes. In a leg of pairs anybody may be the partner until the tables
are open; then it is the one who was drawn, and partners come together.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.people.seasons.scoring import MAX_PLACE, rank

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from paddock.people.seasons.scoring import Places, Rank, Scoring

STAYS_AWAY: Final = 0
NOBODY: Final[Mapping[str, frozenset[str]]] = MappingProxyType({})


class Outlook(NamedTuple):
    """What lies ahead: the legs left, the places of the next one, and how many bots drive it at most.

    Two members can have the same place there in two heats, or as partners who are not drawn yet. `partners` are known
    for members who were drawn; a partner who is a bot is left out.
    """

    legs: int
    places: int = MAX_PLACE
    bots: int = 0
    can_share: bool = False
    side_size: int = 1  # seats that have one place; the smallest if it depends on who comes
    partners: Mapping[str, frozenset[str]] = NOBODY


class Chance(NamedTuple):
    """What a member needs. 0: they may even stay away; None: no place is enough.

    `needs` is the worst place in the next leg with which they can still win the season, alone or shared; `wins_with`
    the worst one with which they win it alone, whatever the others do.
    """

    member: str
    needs: int | None
    wins_with: int | None


def chances(scoring: Scoring, places: Mapping[str, Places], outlook: Outlook) -> list[Chance]:
    """The chances of all members who have a result, given the places in the legs that are over."""
    future = _Future(scoring, places, outlook)
    return [
        Chance(member, future.worst_place(member, future.can_win), future.worst_place(member, future.wins))
        for member in places
        if any(places[member])
    ]


class _Future:
    """The rest of a season."""

    def __init__(self, scoring: Scoring, places: Mapping[str, Places], outlook: Outlook) -> None:
        self.scoring: Final = scoring
        self.places: Final = places
        self.outlook: Final = outlook
        self._ranks: Final[dict[tuple[str, int, int], Rank]] = {}

    def worst_place(self, member: str, is_enough: Callable[[str, int], bool]) -> int | None:
        """The worst place in the next leg that is enough; a better one is enough, too."""
        if not self.outlook.legs:
            return STAYS_AWAY if is_enough(member, STAYS_AWAY) else None
        worst_first = (STAYS_AWAY, *range(self.outlook.places, 0, -1))
        return next((place for place in worst_first if is_enough(member, place)), None)

    def can_win(self, member: str, place: int) -> bool:
        """Whether a member can win with this place: then they win all further legs, and the others stay away."""
        mine = self._rank(member, place, later=1)
        others = [other for other in self.places if other != member]
        if any(self._rank(other, STAYS_AWAY, later=STAYS_AWAY) < mine for other in others):
            return False
        return not place or self._has_company(member, place, mine)

    def _has_company(self, member: str, place: int, mine: Rank) -> bool:
        """Whether the sides in front, and that of the member, can be filled by bots and members who stay behind."""
        size, drawn = self.outlook.side_size, self.outlook.partners.get(member)
        if any(self._rank(partner, place, later=STAYS_AWAY) < mine for partner in drawn or ()):
            return False
        others = [other for other in self.places if other != member and other not in (drawn or ())]
        best = [self._best_harmless(other, mine) for other in others]
        bots = self.outlook.bots - (0 if drawn is None else size - 1 - len(drawn))
        found = [sum(1 for harmless in best if harmless <= ahead) + bots for ahead in range(place + 1)]
        is_accompanied = drawn is not None or found[place] >= size * place - 1
        return is_accompanied and all(found[ahead] >= size * ahead for ahead in range(1, place))

    def wins(self, member: str, place: int) -> bool:
        """Whether a member wins in any case: also if they drive no further leg, and a rival wins all of them."""
        mine = self._rank(member, place, later=STAYS_AWAY)
        drawn = self.outlook.partners.get(member, frozenset())
        best = 2 if place == 1 and not self.outlook.can_share else 1
        return all(
            mine < self._rank(other, place if other in drawn else best, later=1)
            for other in self.places
            if other != member
        )

    def _best_harmless(self, other: str, mine: Rank) -> int:
        """The best place of another member in the next leg that leaves them behind, or level."""
        found = (place for place in range(1, MAX_PLACE + 1) if self._rank(other, place, later=STAYS_AWAY) >= mine)
        return next(found, MAX_PLACE + 1)

    def _rank(self, member: str, place: int, *, later: int) -> Rank:
        """The rank of a member with this place in the next leg, and that one in all further legs."""
        key = member, place, later
        if key not in self._ranks:
            ahead = (place, *(later,) * (self.outlook.legs - 1))[: self.outlook.legs]
            further = (None if one == STAYS_AWAY else one for one in ahead)
            self._ranks[key] = rank(self.scoring, (*self.places[member], *further))
        return self._ranks[key]
