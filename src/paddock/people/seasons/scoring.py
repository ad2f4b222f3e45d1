"""Scoring of a season: points by place, the best n legs, and the standings with their tie-breaks.

Members who share a place, whether tied or partners of one side, each get its points in full. Standings go by the sum of
the legs that count; ties are broken by the number of wins, then of second places and so on in all legs, then by the
better place in the last leg, then in the one before. Members who are equal in all of it share a place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

CLUB_POINTS: Final = (9, 6, 4, 3, 2, 1)
FORMULA_1_POINTS: Final = (25, 18, 15, 12, 10, 8, 6, 4, 2, 1)
MAX_PLACE: Final = 12  # as many as a table has seats
ABSENT: Final = MAX_PLACE + 1

Places = tuple[int | None, ...]  # of one member, by leg; None without a result
Rank = tuple[int, ...]  # the smaller, the better


class Scoring(NamedTuple):
    """The points by place, and how many legs count (0: all of them)."""

    points: tuple[int, ...] = CLUB_POINTS
    counting: int = 0

    def points_of(self, place: int | None) -> int:
        """The points for a place."""
        return self.points[place - 1] if place is not None and place <= len(self.points) else 0


class LegScore(NamedTuple):
    """A member's result in a leg; a dropped one does not count in the sum."""

    place: int
    points: int
    is_dropped: bool


class Standing(NamedTuple):
    """Where a member stands in the season, with the result of each leg."""

    place: int
    member: str
    sum: int
    legs: tuple[LegScore | None, ...]


def standings(scoring: Scoring, legs: Sequence[Mapping[str, int]], members: Iterable[str]) -> list[Standing]:
    """The standings after these legs; each leg has the places of those who drove it."""
    places = {member: tuple(leg.get(member) for leg in legs) for member in members}
    ranks = {member: rank(scoring, mine) for member, mine in places.items()}
    ordered = sorted(places, key=ranks.__getitem__)
    found: list[Standing] = []
    for number, member in enumerate(ordered, 1):
        is_shared = bool(found) and ranks[member] == ranks[found[-1].member]
        scores = leg_scores(scoring, places[member])
        found.append(Standing(found[-1].place if is_shared else number, member, _sum(scores), scores))
    return found


def leg_scores(scoring: Scoring, places: Places) -> tuple[LegScore | None, ...]:
    """One member's result in each leg."""
    dropped = dropped_legs(scoring, places)
    return tuple(
        None if place is None else LegScore(place, scoring.points_of(place), number in dropped)
        for number, place in enumerate(places)
    )


def sums_after(scoring: Scoring, places: Places) -> list[int]:
    """The sum of the legs that count after the first of these legs, after the second, and so on."""
    return [_sum(leg_scores(scoring, places[:count])) for count in range(1, len(places) + 1)]


def dropped_legs(scoring: Scoring, places: Places) -> set[int]:
    """The legs, counted from 0, that do not count for a member; of equal results the later one is dropped."""
    driven = [number for number, place in enumerate(places) if place is not None]
    best = sorted(driven, key=lambda number: (-scoring.points_of(places[number]), places[number], number))
    return set(best[scoring.counting :]) if scoring.counting else set()


def rank(scoring: Scoring, places: Places) -> Rank:
    """A value by which members with these places are ordered in the standings."""
    driven = [place for place in places if place is not None]
    best = sorted(map(scoring.points_of, driven), reverse=True)[: scoring.counting or None]
    countback = [-driven.count(place) for place in range(1, MAX_PLACE + 1)]
    latest = [ABSENT if place is None else place for place in reversed(places)]
    return (-sum(best), *countback, *latest)


def _sum(scores: Iterable[LegScore | None]) -> int:
    return sum(score.points for score in scores if score is not None and not score.is_dropped)


def grid(order: str, members: Sequence[str], table: Sequence[Standing]) -> list[str]:
    """The members of a heat from the first seat to the last: as drawn, or by the standings, or reversed.

    Members without a place in the standings come last, or first on a reversed grid.
    """
    places = {standing.member: standing.place for standing in table if any(standing.legs)}
    if order == "none" or not places:
        return list(members)
    by_place = sorted(members, key=lambda member: places.get(member, len(table) + 1))
    return by_place[::-1] if order == "reversed" else by_place
