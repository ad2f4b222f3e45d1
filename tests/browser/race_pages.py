"""Answers of the server about a person who comes back, for pictures and axe: the page draws them like any others."""

from __future__ import annotations

from typing import Final

import msgspec

from paddock.core.story import Note
from paddock.people.clubs.shapes import HereShown, HomeClub
from paddock.people.home_shapes import Home, HomeTable
from paddock.people.luck_and_decisions import ReviewedRace
from paddock.people.ratings import RatingShown
from paddock.people.statistics import GameStatistics, Opponent, Race, Races, RaceSeat, Statistics
from paddock.people.time_zones import PersonZone
from paddock.server.shapes import MaybeMe, Me
from paddock.table.lobby import Summary
from tests.browser.club_pages import CARS, CLUB, DAY, IN_CLUB, KNOWN, NOW, brief, knowing, opens

HOUR: Final = 3_600.0
PERCENT: Final = 10_000
MONTH: Final = 30.4 * DAY
LUCK: Final = (4, -2, 6, 3, -5, -8, -3, 2, 7, 1, -2, -4)
DECISIONS: Final = (-6, -5, -2, -3, 1, 2, 1, 4, 3, 6, 7, 8)


def race(game: str, days: float, *seats: tuple[str, int, int], unrated: str = "", **changes: object) -> Race:
    """A finished race; Anna's seat is the own one, a digit is the level of a bot."""
    shown = [
        RaceSeat(
            seat=number,
            side=number,
            place=place,
            points=points,
            is_me=name == "Anna",
            name="" if name.isdigit() else name,
            level=int(name) if name.isdigit() else None,
            moves=30,
            stand_in_moves=0,
        )
        for number, (name, place, points) in enumerate(seats, 1)
    ]
    at = NOW - days * DAY
    made = Race(f"t{int(days * 10)}", 1, game, {}, 1, at - HOUR, at, "over", unrated, has_replay=True, seats=shown)
    return msgspec.structs.replace(made, **changes)


RACES: Final = [
    race("aruba", 1, ("Anna", 2, 12), ("Rosa", 1, 14), ("Bernd", 3, 6), ("2", 4, 4)),
    race("ausgebremst", 2, ("Marta", 2, 26), ("Anna", 1, 27), unrated="not-chosen"),
    race("speed-1200", 2.2, ("Nikos", 1, 6150), ("Anna", 2, 5900), unrated="stood-in"),
    race("mille-bornes", 9, ("Anna", 1, 2), ("2", 2, 1), ("Iva", 3, 0), unrated="handed-over"),
    race("kilometer-1000", 12, ("Anna", 1, 0), ("Iva", 2, 0), unrated="ended-early", ending="ended"),
    race("speed-1200", 400, ("Anna", 1, 4000), ("3", 2, 2000), unrated="no-rating", has_replay=False),
    race("mille-bornes", 401, ("Anna", 1, 1), ("Anna", 2, 0), unrated="several-sides"),
]
GAMES: Final = [
    GameStatistics("", 143, 46, 2.1, 1, 6400, 5),
    GameStatistics("aruba", 31, 9, 2.4, 1, 17, 2),
    GameStatistics("ausgebremst", 40, 15, 2.0, 1, 31, 4),
    GameStatistics("kilometer-1000", 12, 5, 1.6, 1, 4825, 3),
    GameStatistics("speed-1200", 60, 17, 2.1, 1, 6400, 5),
]
OPPONENTS: Final = [
    Opponent(name, CARS[name], won + lost, won, lost)
    for name, won, lost in (("Iva", 34, 29), ("Nikos", 30, 18), ("Marta", 17, 19), ("Bernd", 26, 9))
]
RATINGS: Final = [
    RatingShown("", 28.4, 24.1, 32.7, 96, is_provisional=False),
    RatingShown("aruba", 24.2, 12.9, 35.5, 4, is_provisional=True),
    RatingShown("speed-1200", 29.9, 25.2, 34.6, 40, is_provisional=False),
]
REVIEWED: Final = [
    ReviewedRace(f"r{month}", 1, "aruba", NOW - (11 - month) * MONTH, luck * PERCENT, decisions * PERCENT)
    for month, (luck, decisions) in enumerate(zip(LUCK, DECISIONS, strict=True))
]


def table(game: str, hours: float, to_move: list[int], *notes: Note, mine: tuple[int, ...] = (1,)) -> HomeTable:
    """A running match of four, Anna in the first seat."""
    return HomeTable(
        table=f"{game}{hours}",
        game=game,
        options={},
        match=1,
        names=["Anna", "Nikos", "Marta", "Bernd"],
        sides=[[1], [2], [3], [4]],
        mine=list(mine),
        to_move=to_move,
        since=NOW - hours * HOUR,
        due_at=None,
        is_paused=False,
        club="",
        notes=list(notes),
    )


def waiting(game: str, host: str, open_seats: int) -> Summary:
    """A table that waits for people."""
    return Summary(f"w{game}", game, {}, 4, "waiting", open_seats, [host], 0, host, NOW, 0, is_listed=False)


TURNS: Final = [
    table("speed-1200", 20, [1], Note("event-AttackLaid", {"seat": 2, "card": "stop", "side": 1})),
    table("ausgebremst", 3, [1]),
    table("kilometer-1000", 0.4, [1], Note("event-CardLaid-moved", {"seat": 4, "card": "75", "total_km": 450})),
]
HOME: Final = Home(
    name="Anna",
    car=CARS["Anna"],
    zone=PersonZone("Europe/Berlin", is_chosen=True),
    turns=TURNS,
    running=[table("aruba", 0.3, [2]), table("mille-bornes", 2, [3])],
    waiting=[waiting("ausgebremst", "Anna", 2)],
    last=RACES[0],
    clubs=[
        HomeClub(
            id=CLUB,
            name="Sonntagsfahrer",
            role="keeper",
            members=8,
            here=[HereShown(name, name, CARS[name]) for name in ("Bernd", "Iva", "Rosa")],
            tables=[waiting("ausgebremst", "Bernd", 2)],
            season=brief(),
        )
    ],
)
QUIET: Final = msgspec.structs.replace(HOME, turns=[], running=[], waiting=[], clubs=[])
ME: Final = MaybeMe(Me("g1", "Anna"), CARS["Anna"])
MINE: Final = {
    "/me": ME,
    "/me/statistics": Statistics(GAMES, OPPONENTS, RATINGS, REVIEWED),
    "/me/races": Races(RACES, "more"),
}
FEW: Final = {
    "/me": ME,
    "/me/statistics": Statistics([GAMES[0], GAMES[1]], [], [], []),
    "/me/races": Races(RACES[:1], ""),
}
NONE: Final = {"/me": ME, "/me/statistics": Statistics([], [], [], []), "/me/races": Races([], "")}


SCENES: Final = {
    "returning": knowing(IN_CLUB, opens("/", {"/home": HOME})),
    "returning-quiet": knowing(KNOWN, opens("/", {"/home": QUIET})),
    "returning-founding": knowing(KNOWN, opens("/", {"/home": QUIET}, "web-club-found")),
    "my-races": knowing(IN_CLUB, opens("/me", MINE)),
    "my-races-all": knowing(IN_CLUB, opens("/me/races", MINE)),
    "my-races-first": knowing(KNOWN, opens("/me", FEW)),
    "my-races-none": knowing(KNOWN, opens("/me", NONE)),
    "my-races-car": knowing(KNOWN, opens("/me", FEW, "web-car-change")),
}
