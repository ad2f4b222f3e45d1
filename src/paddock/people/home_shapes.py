"""What the start page shows somebody who comes back, in one answer."""

from __future__ import annotations

import msgspec

from paddock.core.story import Note
from paddock.people.cars import Car
from paddock.people.clubs.shapes import HomeClub
from paddock.people.statistics import Race
from paddock.people.time_zones import PersonZone
from paddock.table.lobby import Summary


class HomeTable(msgspec.Struct, frozen=True):
    """A running match where this guest has a seat. `notes` tell the last move as the first seat in `mine` sees it."""

    table: str
    game: str
    options: dict[str, str]
    match: int
    names: list[str]  # by seat
    sides: list[list[int]]  # the seats of each side
    mine: list[int]
    to_move: list[int]
    since: float  # when the last entry apart from chat was written
    due_at: float | None  # when the clock of this turn runs out, at a table that is played over days
    is_paused: bool
    club: str  # id; empty outside clubs
    notes: list[Note]


class Home(msgspec.Struct, frozen=True):
    """`turns`: tables that wait for this guest, the one that waits longest first; `running`: the other matches.

    `waiting` are tables where they sit and no match has begun; `last` is the latest match that is over.
    """

    name: str
    car: Car
    zone: PersonZone
    turns: list[HomeTable]
    running: list[HomeTable]
    waiting: list[Summary]
    last: Race | None
    clubs: list[HomeClub]


class Turn(msgspec.Struct, frozen=True):
    """A slow table where this guest is to move."""

    table: str
    game: str
    since: float  # when they were asked
    due_at: float  # when their time is up


class Turns(msgspec.Struct, frozen=True):
    """The slow tables that wait for this guest, the one that waits longest first."""

    turns: list[Turn]
    now: float  # by the server's clock
