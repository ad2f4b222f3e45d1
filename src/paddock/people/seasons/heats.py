"""Heats of a leg: groups drawn so that everybody meets everybody as evenly as possible over the season."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from paddock.core.chance.rng import Chance

Meetings = dict[frozenset[str], int]  # how often two members have met at a table
Groups = list[list[int]]  # of indices of members
Matrix = list[list[int]]
MAX_DRAWS: Final = 200  # of one member; the best one is taken


class Plan(NamedTuple):
    """The number of members in each heat, and the seats of every table: bots fill the rest."""

    sizes: tuple[int, ...]
    seats: int


def plan(members: int, legal: Iterable[int]) -> Plan:
    """As few heats as possible, of nearly the same size, all with the same legal number of seats."""
    known = sorted(legal)
    heats = -(-members // known[-1])
    sizes = tuple(members // heats + (number < members % heats) for number in range(heats))
    return Plan(sizes, next(seats for seats in known if seats >= sizes[0]))


def meetings(groups: Iterable[Iterable[str]]) -> Meetings:
    """How often each pair has met in these groups."""
    found: Meetings = {}
    for group in groups:
        for pair in combinations(sorted(group), 2):
            found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


def draw(members: Sequence[str], sizes: Sequence[int], met: Meetings, rng: Chance) -> list[list[str]]:
    """Groups of these sizes whose members have met least; a random one of the best that were found."""
    known = [[met.get(frozenset((one, other)), 0) for other in members] for one in members]
    best: Groups = []
    for number in range(max(1, MAX_DRAWS // len(members))):
        found = _improved(_cut(_shuffled(len(members), rng), sizes), known)
        if number == 0 or _cost(found, known) < _cost(best, known):
            best = found
    return [[members[index] for index in group] for group in best]


def cost(groups: Iterable[Iterable[str]], met: Meetings) -> int:
    """How often the members of these groups have met already: the less, the more even it becomes."""
    return sum(met.get(frozenset(pair), 0) for group in groups for pair in combinations(group, 2))


def _cost(groups: Groups, met: Matrix) -> int:
    return sum(met[one][other] for group in groups for one, other in combinations(group, 2))


def _improved(groups: Groups, met: Matrix) -> Groups:
    """The groups after exchanging members as long as an exchange helps."""
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            is_better |= _exchange(one, other, met)
    return groups


def _exchange(one: list[int], other: list[int], met: Matrix) -> bool:
    """Exchange two members of these groups, if that helps."""
    here = [_surplus(met[member], one, other) for member in one]
    there = [_surplus(met[member], other, one) for member in other]
    for mine, (first, gain) in enumerate(zip(one, here, strict=True)):
        for theirs, (second, more) in enumerate(zip(other, there, strict=True)):
            if gain + more + 2 * met[first][second] > 0:
                one[mine], other[theirs] = second, first
                return True
    return False


def _surplus(met: list[int], here: list[int], there: list[int]) -> int:
    """How many meetings a member has had more in their own group than in the other."""
    return sum(met[other] for other in here) - sum(met[other] for other in there)


def _shuffled(count: int, rng: Chance) -> list[int]:
    left, found = list(range(count)), list[int]()
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def _cut(members: list[int], sizes: Sequence[int]) -> Groups:
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return [members[start : start + size] for start, size in zip(starts, sizes, strict=True)]
