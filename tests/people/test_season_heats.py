"""Heats: who drives against whom, over a whole season."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.core.chance.rng import Rng
from paddock.people.seasons.heats import Meetings, cost, draw, meetings, plan

LEGAL = st.sets(st.integers(2, 12), min_size=1)


def names(count: int) -> list[str]:
    return [f"m{number:03}" for number in range(count)]


def season(members: list[str], sizes: tuple[int, ...], legs: int, seed: int) -> list[list[list[str]]]:
    """The heats of a season in which everybody drives every leg."""
    driven: list[list[list[str]]] = []
    for leg in range(legs):
        met = meetings(group for groups in driven for group in groups)
        driven.append(draw(members, sizes, met, Rng(1000 * seed + leg)))
    return driven


def spread(members: list[str], driven: list[list[list[str]]]) -> int:
    met = meetings(group for groups in driven for group in groups)
    counts = [met.get(frozenset(pair), 0) for pair in combinations(members, 2)]
    return max(counts) - min(counts)


@given(st.integers(1, 200), LEGAL)
def test_heats_are_few_even_and_of_a_legal_size(members: int, legal: set[int]) -> None:
    found = plan(members, legal)
    assert sum(found.sizes) == members
    assert max(found.sizes) - min(found.sizes) <= 1
    assert found.seats in legal
    assert max(found.sizes) <= found.seats
    assert (len(found.sizes) - 1) * max(legal) < members


def test_bots_fill_a_table_where_the_number_of_members_is_not_legal() -> None:
    assert plan(5, [2, 3, 4, 6, 8]) == ((5,), 6)
    assert plan(1, [3, 4]) == ((1,), 3)
    assert plan(13, [2, 3, 4, 6]) == ((5, 4, 4), 6)


@settings(deadline=None, max_examples=30)
@given(st.integers(1, 30), st.integers(0, 1_000), st.data())
def test_everybody_drives_in_one_heat(members: int, seed: int, data: st.DataObject) -> None:
    sizes = plan(members, data.draw(LEGAL)).sizes
    drawn = draw(names(members), sizes, {}, Rng(seed))
    assert sorted(member for group in drawn for member in group) == names(members)
    assert tuple(len(group) for group in drawn) == sizes


def least(members: list[str], met: Meetings) -> int:
    """The smallest cost of all halves of eight."""
    first, *others = members
    halves = [{first, *three} for three in combinations(others, 3)]
    return min(cost([half, set(members) - half], met) for half in halves)


@settings(deadline=None, max_examples=15)
@given(st.integers(0, 1_000), st.integers(1, 6))
def test_eight_members_in_two_heats_are_drawn_as_evenly_as_can_be(seed: int, legs: int) -> None:
    driven = season(names(8), (4, 4), legs, seed)
    met = meetings(group for groups in driven for group in groups)
    again = draw(names(8), (4, 4), met, Rng(seed))
    assert cost(again, met) == least(names(8), met)


@settings(deadline=None, max_examples=10)
@given(st.integers(0, 1_000))
def test_where_everybody_can_meet_everybody_as_often_they_do(seed: int) -> None:
    for members, sizes, legs in ((8, (4, 4), 7), (9, (3, 3, 3), 4)):
        assert spread(names(members), season(names(members), sizes, legs, seed)) == 0, members


def test_in_uneven_heats_nobody_meets_anybody_much_more_often() -> None:
    spreads = [spread(names(13), season(names(13), (5, 4, 4), 10, seed)) for seed in range(5)]
    assert max(spreads) <= 3
    assert min(spreads) == 2


def test_another_seed_draws_other_groups() -> None:
    drawn = {tuple(map(tuple, draw(names(8), (4, 4), {}, Rng(seed)))) for seed in range(5)}
    assert len(drawn) == 5


def test_a_large_club_is_drawn_soon_enough() -> None:
    met = meetings(draw(names(200), plan(200, [6]).sizes, {}, Rng(1)))
    assert cost(draw(names(200), plan(200, [6]).sizes, met, Rng(2)), met) <= 20
