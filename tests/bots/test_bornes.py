"""The commuter of the Bornes family keeps to its rules of thumb."""

from __future__ import annotations

import pytest

import paddock
from tests.games.bornes.editions import MILLE, SPEED
from tests.games.bornes.tables import Wanted, driving, play, stopped, table, waiting

COMMUTER = 2


def choice(match: paddock.Match, seat: int) -> str:
    return paddock.bot(paddock.game(match.game_id), COMMUTER).choose(match.view(seat))


@pytest.mark.parametrize(
    ("best", "wanted"),
    [
        ("start", Wanted(hand={1: "start 240 stop tire"})),
        ("120", Wanted(hand={1: "30 60 120"}, sides={1: driving(km=300)})),
        ("60", Wanted(hand={1: "30 60 120"}, sides={1: driving(km=840)})),
        ("120", Wanted(hand={1: "120 240"}, sides={1: driving(km=300)})),
        ("240", Wanted(hand={1: "120 240"}, sides={1: driving(distances="240")})),
        ("60", Wanted(hand={1: "60 tire"}, sides={1: driving(km=300)})),
        ("tire", Wanted(hand={1: "60 tire"}, sides={1: stopped(by="puncture")})),
        ("open-road", Wanted(hand={1: "60 open-road limit limit"}, sides={1: waiting()})),
        ("stop>2", Wanted(hand={1: "30 stop"}, sides={1: driving(), 2: driving(km=600)})),
        ("damage>3", Wanted(hand={1: "damage"}, sides={2: driving(km=300), 3: driving(km=600)})),
        ("tire", Wanted(hand={1: "60 tire"}, sides={1: driving(), 2: driving(km=780)})),
    ],
)
def test_it_gets_moving_drives_far_keeps_safeties_and_stops_whoever_leads(best: str, wanted: Wanted) -> None:
    seats = 3 if 3 in wanted.get("sides", {}) else 2
    assert choice(table(SPEED, seats, **wanted), 1) == best


@pytest.mark.parametrize("seat", [2, 4])
def test_each_partner_strikes_back_whenever_it_can(seat: int) -> None:
    match = table(SPEED, 4, hand={1: "damage", seat: "workshop"}, sides={2: driving()})
    play(match, "damage>2")
    assert {asked: choice(match, asked) for asked in (2, 4)} == {2: "pass", 4: "pass", seat: "coup workshop"}


@pytest.mark.parametrize(("rival", "best"), [(0, "extend"), (450, "extend"), (480, "finish")])
def test_it_extends_the_trip_while_rivals_are_far_behind(rival: int, best: str) -> None:
    match = table(SPEED, 2, hand={1: "30"}, sides={1: driving(km=870), 2: driving(km=rival)})
    play(match, "30")
    assert choice(match, 1) == best


def test_it_throws_away_what_it_can_never_use() -> None:
    match = table(MILLE, 2, hand={1: "200 roll roll end-limit gas spare repair"}, sides={1: driving(km=850)})
    assert choice(match, 1) == "discard 200"
