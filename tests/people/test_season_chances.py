"""What is still open in a season, compared with all that can happen in the last leg."""

from __future__ import annotations

from itertools import combinations, permutations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.people.seasons.chances import Chance, Outlook, chances
from paddock.people.seasons.scoring import CLUB_POINTS, Places, Scoring, rank

MEMBERS = ("anna", "ben", "clara")
DRIVEN = st.lists(
    st.tuples(*[st.none() | st.integers(1, 4)] * len(MEMBERS)), max_size=4
).map(lambda legs: {member: tuple(leg[number] for leg in legs) for number, member in enumerate(MEMBERS)})  # fmt: skip
SCORING = st.builds(Scoring, st.sampled_from([CLUB_POINTS, (3, 2, 1), (1,), (5, 5, 2)]), st.integers(0, 3))
Leg = dict[str, int]


def last_legs(bots: int) -> list[Leg]:
    """Everything that can happen in a leg that each of them may drive, with that many bots."""
    return [
        dict(zip(here, places, strict=True))
        for count in range(len(MEMBERS) + 1)
        for here in combinations(MEMBERS, count)
        for places in permutations(range(1, count + bots + 1), count)
    ]


def last_legs_of_pairs(bots: int, members: tuple[str, ...]) -> list[Leg]:
    """Everything that can happen in a leg of two pairs which any of them may drive, with that many bots at most."""
    return [
        {member: place for member, place in zip(members, places, strict=True) if place}
        for places in product(range(3), repeat=len(members))
        if max(places.count(1), places.count(2)) <= 2 and sum(map(bool, places)) + bots >= 4
    ]


def ranks_after(scoring: Scoring, places: dict[str, Places], leg: Leg) -> dict[str, tuple[int, ...]]:
    return {member: rank(scoring, (*mine, leg.get(member))) for member, mine in places.items()}


def by_trying(scoring: Scoring, places: dict[str, Places], member: str, outlook: Outlook, legs: list[Leg]) -> Chance:
    """The same found by looking at every outcome."""
    can, must = set[int](), set(range(outlook.places + 1))
    for leg in legs:
        after = ranks_after(scoring, places, leg)
        place, others = leg.get(member, 0), [rank for other, rank in after.items() if other != member]
        if after[member] <= min(others):
            can.add(place)
        if after[member] >= min(others):
            must.discard(place)
    return Chance(
        member,
        0 if 0 in can else max(can, default=None),
        0 if 0 in must else max(must, default=None),
    )


@settings(deadline=None)
@given(SCORING, DRIVEN, st.integers(0, 1))
def test_the_last_leg_is_foreseen_exactly(scoring: Scoring, places: dict[str, Places], bots: int) -> None:
    outlook = Outlook(1, len(MEMBERS) + bots, bots)
    assert chances(scoring, places, outlook) == [
        by_trying(scoring, places, one, outlook, last_legs(bots)) for one in MEMBERS if any(places[one])
    ]


@settings(deadline=None)
@given(SCORING, DRIVEN)
def test_the_last_leg_of_pairs_is_foreseen_exactly(scoring: Scoring, places: dict[str, Places]) -> None:
    outlook = Outlook(1, 2, 4, can_share=True, side_size=2)
    legs = last_legs_of_pairs(4, MEMBERS)
    assert chances(scoring, places, outlook) == [
        by_trying(scoring, places, one, outlook, legs) for one in MEMBERS if any(places[one])
    ]


@settings(deadline=None)
@given(SCORING, DRIVEN)
def test_the_last_leg_is_foreseen_exactly_when_partners_are_drawn(scoring: Scoring, places: dict[str, Places]) -> None:
    """Anna has Ben for a partner, and Clara a bot."""
    pairs = {"anna": frozenset({"ben"}), "ben": frozenset({"anna"}), "clara": frozenset[str]()}
    outlook = Outlook(1, 2, 4, side_size=2, partners=pairs)
    legs = [leg for leg in last_legs_of_pairs(4, MEMBERS) if is_as_drawn(leg)]
    assert chances(scoring, places, outlook) == [
        by_trying(scoring, places, one, outlook, legs) for one in MEMBERS if any(places[one])
    ]


def is_as_drawn(leg: Leg) -> bool:
    """Anna and Ben come together and have one place; Clara has the other one."""
    return leg.get("anna") == leg.get("ben") and ("clara" not in leg or leg["clara"] != leg.get("anna"))


def test_the_leader_needs_less_than_the_others() -> None:
    places: dict[str, Places] = {"anna": (1, 1), "ben": (2, 2), "clara": (3, 3)}
    assert chances(Scoring(), places, Outlook(1, 3)) == [
        Chance("anna", 0, 3),
        Chance("ben", 1, None),
        Chance("clara", None, None),
    ]
    assert chances(Scoring(), places, Outlook(2, 3)) == [
        Chance("anna", 0, 1),
        Chance("ben", 0, None),
        Chance("clara", 2, None),
    ]


def test_a_partner_who_leads_is_not_passed_in_a_pair() -> None:
    places: dict[str, Places] = {"anna": (1, 1), "ben": (2, 1), "clara": (3, 3)}
    pair = {"anna": frozenset({"ben"}), "ben": frozenset({"anna"}), "clara": frozenset[str]()}
    alone = {member: frozenset[str]() for member in places}
    drawn = Outlook(1, 2, 1, side_size=2, partners=pair)
    apart = Outlook(1, 2, 3, side_size=2, partners=alone)
    assert [one.needs for one in chances(Scoring(), places, drawn)] == [0, None, None]
    assert [one.needs for one in chances(Scoring(), places, apart)] == [0, 2, None]


def test_whoever_wins_the_last_leg_takes_it_among_equals_but_not_in_two_heats() -> None:
    places: dict[str, Places] = {"anna": (1, 1), "ben": (1, 1)}
    assert [one.wins_with for one in chances(Scoring(), places, Outlook(1, 2))] == [1, 1]
    assert [one.wins_with for one in chances(Scoring(), places, Outlook(1, 2, can_share=True))] == [None, None]


def test_when_all_legs_are_over_the_first_has_won() -> None:
    places: dict[str, Places] = {"anna": (1,), "ben": (2,)}
    assert chances(Scoring(), places, Outlook(0)) == [Chance("anna", 0, 0), Chance("ben", None, None)]
    assert chances(Scoring(), {}, Outlook(3)) == []
