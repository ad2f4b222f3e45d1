"""Answers of the server about a club of eight, for pictures and axe: the page draws them like any others."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final

import msgspec

from paddock.people.cars import Car
from paddock.people.clubs.shapes import (
    BotRating,
    ClubPage,
    DeviceKind,
    Invitation,
    InvitationShown,
    MemberRating,
    MemberShown,
    Role,
    SeasonBrief,
)
from paddock.people.seasons.chances import Outlook, chances
from paddock.people.seasons.scoring import CLUB_POINTS, Scoring, Standing, standings, sums_after
from paddock.people.seasons.shapes import (
    ChanceShown,
    ChangeShown,
    DriverShown,
    HeatSeat,
    HeatShown,
    LegCell,
    LegResult,
    LegShown,
    LegStatus,
    Mark,
    SeasonPage,
    SeasonStanding,
)
from paddock.people.statistics import Race, RaceSeat
from paddock.server.qr import qr_svg
from paddock.table.lobby import Summary

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from playwright.async_api import Route

    from tests.browser.people import Person

NOW: Final = 1_789_916_400.0  # 20 September 2026, as in all pictures
DAY: Final = 86_400.0
CLUB: Final = "sonntagsfahrer"
KNOWN: Final = {"name": "Anna", "car": {"paint": 1, "number": 7}}
IN_CLUB: Final = {**KNOWN, "clubs": [{"id": CLUB, "name": "Sonntagsfahrer", "season": "gp"}]}
CARS: Final = {
    "Anna": Car(1, 7),
    "Bernd": Car(2, 12),
    "Iva": Car(3, 23),
    "Rosa": Car(5, 51),
    "Nikos": Car(4, 4),
    "Marta": Car(6, 88),
    "Oma Gerda": Car(2, 60),
    "Tim": Car(4, 9),
}
HERE: Final[dict[str, DeviceKind]] = {"Anna": "computer", "Bernd": "phone", "Iva": "tablet", "Rosa": "computer"}
WITHOUT_DEVICE: Final = ("Oma Gerda", "Tim")
# Rating and half of its interval; Gerda has driven little.
RATINGS: Final = {
    "Anna": (30.4, 2.1),
    "Iva": (29.2, 2.4),
    "Nikos": (26.8, 2.2),
    "Rosa": (25.1, 2.6),
    "Marta": (24.0, 3.1),
    "Bernd": (20.7, 2.5),
    "Oma Gerda": (20.2, 5.6),
}
GAMES: Final = ("mille-bornes", "ausgebremst", "speed-1200", "aruba", "kilometer-1000")
DRIVERS: Final = ("Anna", "Iva", "Nikos", "Rosa", "Marta", "Bernd")
# Who came in where in each leg.
ORDERS: Final = (
    ("Iva", "Anna", "Nikos", "Rosa", "Bernd", "Marta"),
    ("Anna", "Marta", "Iva", "Bernd", "Nikos", "Rosa"),
    ("Nikos", "Anna", "Marta", "Iva", "Rosa", "Bernd"),
    ("Rosa", "Iva", "Bernd", "Anna", "Marta", "Nikos"),
    ("Anna", "Iva", "Nikos", "Rosa", "Marta", "Bernd"),
)
SCORING: Final = Scoring(CLUB_POINTS, 3)
BOT_LEVEL: Final = 2
BY_HAND: Final = 3  # the leg that was driven at the real table


def member(name: str) -> str:
    return name.rsplit(maxsplit=1)[-1].lower()


def club(names: tuple[str, ...] = tuple(CARS), season: SeasonBrief | None = None) -> ClubPage:
    """The club as Anna, its keeper, sees it."""
    is_new = len(names) == 1
    return ClubPage(
        CLUB,
        "Sonntagsfahrer",
        NOW - (0 if is_new else 190 * DAY),
        "keeper",
        member("Anna"),
        0 if is_new else 214,
        [_member(name) for name in names],
        [] if is_new else _tables(),
        [] if is_new else _results(),
        [] if is_new else [_rating(name) for name in RATINGS],
        [BotRating(level, rating) for level, rating in enumerate((14.8, 19.6, 25.9, 31.2))],
        season,
    )


def brief() -> SeasonBrief:
    return SeasonBrief("gp", "Grand Prix", "running", 5, 5, GAMES[4], NOW + 5 * DAY, "anna", "Anna", 2)


def _member(name: str) -> MemberShown:
    has_device = name not in WITHOUT_DEVICE
    role: Role = "keeper" if name == "Anna" else "member"
    seen = NOW - DAY if has_device else None
    device = HERE.get(name, "")
    return MemberShown(member(name), name, CARS[name], role, has_device, name in HERE, seen, NOW - 90 * DAY, device)


def _rating(name: str) -> MemberRating:
    rating, half = RATINGS[name]
    return MemberRating(member(name), name, CARS[name], rating, rating - half, rating + half, 40, half > 4)


def _tables() -> list[Summary]:
    return [_table("ausgebremst", ["Bernd", "Iva"], bots=0), _table("mille-bornes", ["Rosa", "Marta"], bots=1)]


def _table(game: str, names: list[str], bots: int) -> Summary:
    """A table of four seats that waits for members."""
    return Summary(
        table=f"{game[:4]}u4jyqe5p",
        game=game,
        options={},
        seats=4,
        status="waiting",
        open_seats=4 - len(names) - bots,
        names=names,
        bots=bots,
        host_name=names[0],
        opened_at=NOW,
        match=1,
        is_listed=False,
        club=CLUB,
    )


def _results() -> list[Race]:
    won = ("", "aruba", 12), ("Nikos", "speed-1200", 6150), ("Anna", "ausgebremst", 31)
    more = ("Iva", "mille-bornes", 1000), ("Oma Gerda", "mille-bornes", 1000)
    return [
        Race(f"t{days}", 1, game, {}, 1, 0, NOW - days * DAY, "over", "", True, [_first(name, points)])
        for days, (name, game, points) in enumerate((*won, *more))
    ]


def _first(name: str, points: int) -> RaceSeat:
    return RaceSeat(
        seat=1,
        side=1,
        place=1,
        points=points,
        is_me=name == "Anna",
        name=name,
        level=None if name else BOT_LEVEL,
        moves=30,
        stand_in_moves=0,
    )


# The season.


def season(driven: int, *, is_keeper: bool = True) -> SeasonPage:
    """The Grand Prix after so many legs, as Anna sees it."""
    places = [{member(name): place for place, name in enumerate(order, 1)} for order in ORDERS[:driven]]
    table = standings(SCORING, places, map(member, DRIVERS))
    is_over = driven == len(GAMES)
    return SeasonPage(
        "gp",
        "Grand Prix 2026",
        CLUB,
        "Sonntagsfahrer",
        "keeper" if is_keeper else "member",
        "anna",
        "over" if is_over else "running" if driven else "planned",
        list(CLUB_POINTS),
        SCORING.counting,
        "reversed",
        [_leg(number, driven) for number in range(1, len(GAMES) + 1)],
        [DriverShown(member(name), name, CARS[name]) for name in CARS],
        [_standing(row) for row in table],
        _chances(places) if driven and not is_over else [],
        [ChangeShown(NOW - DAY, "Anna", BY_HAND, "iva", "Iva", 5, 4, "Recount")] if driven >= BY_HAND else [],
        table[0].member if is_over else None,
    )


def _mark(leg: int, name: str) -> Mark:
    if leg == BY_HAND:
        return "corrected" if name == "Iva" else "by-hand"
    return "stand-in" if (leg, name) == (2, "Rosa") else ""


def _leg(number: int, driven: int) -> LegShown:
    is_next = number == driven + 1
    status: LegStatus = "over" if number <= driven else "planned"
    results = [
        LegResult(
            member(name), name, place, CLUB_POINTS[place - 1], _mark(number, name), "Anna" if number == BY_HAND else ""
        )
        for place, name in enumerate(ORDERS[number - 1], 1)
    ]
    going = ["bernd", "iva"] if is_next else []
    at = NOW + 5 * DAY if is_next else None
    return LegShown(number, GAMES[number - 1], {}, at, status, going, [], results if status == "over" else [])


def in_heats() -> SeasonPage:
    """The first leg, open in two heats."""
    page = season(0)
    names = (("Anna", "Nikos", "Rosa"), ("Iva", "Marta", "Bernd"))
    heats = [
        HeatShown(number, f"heat{number}", "running", [*(HeatSeat(member(name), name, None) for name in heat), BOT])
        for number, heat in enumerate(names, 1)
    ]
    return msgspec.structs.replace(
        page,
        status="running",
        legs=[msgspec.structs.replace(page.legs[0], status="open", heats=heats), *page.legs[1:]],
    )


BOT: Final = HeatSeat("", "", BOT_LEVEL)


def _standing(row: Standing) -> SeasonStanding:
    name = next(name for name in DRIVERS if member(name) == row.member)
    cells = [
        LegCell(None, False, False, "")
        if score is None
        else LegCell(score.points, score.is_dropped, score.place == 1, _mark(number, name))
        for number, score in enumerate(row.legs, 1)
    ]
    left = [LegCell(None, False, False, "")] * (len(GAMES) - len(cells))
    sums = sums_after(SCORING, tuple(score and score.place for score in row.legs))
    return SeasonStanding(row.place, row.member, name, CARS[name], row.sum, [*cells, *left], sums)


def _chances(places: list[dict[str, int]]) -> list[ChanceShown]:
    driven = {member(name): tuple(leg[member(name)] for leg in places) for name in DRIVERS}
    found = chances(SCORING, driven, Outlook(len(GAMES) - len(places), len(DRIVERS)))
    return [ChanceShown(*one) for one in found]


# Scenes.


def opens(address: str, answers: dict[str, msgspec.Struct], *presses: str) -> Callable[[Person], Awaitable[None]]:
    """Go to an address whose requests get these answers, and press these buttons."""

    def answers_with(body: bytes) -> Callable[[Route], Awaitable[None]]:
        return lambda route: route.fulfill(body=body, content_type="application/json")

    async def does(me: Person) -> None:
        for path, answer in answers.items():
            await me.page.route(re.compile(rf"/api{path}(\?.*)?$"), answers_with(msgspec.json.encode(answer)))
        await me.page.goto(address)
        await me.page.locator("[aria-busy=true]").wait_for(state="detached")
        await me.page.get_by_role("heading", level=1).wait_for()
        for name in presses:
            begins = re.compile(f"^{re.escape(me.say(name))}")
            await me.presses(me.page.get_by_role("button", name=begins).first)
        await me.page.wait_for_load_state("networkidle")

    return does


def knowing(
    known: Mapping[str, object], show: Callable[[Person], Awaitable[None]]
) -> Callable[[Person], Awaitable[None]]:
    """On a device that has met this person."""

    async def does(me: Person) -> None:
        text = json.dumps(json.dumps(known))
        await me.page.add_init_script(f"localStorage.setItem('paddock-myself', {text})")
        await show(me)

    return does


INVITATION = Invitation("KRT4-QXAB", "/invite/krt4qxab", qr_svg("http://localhost/invite/krt4qxab"), None)
CLUB_ANSWERS: Final = {f"/clubs/{CLUB}": club(season=brief()), f"/clubs/{CLUB}/invitation": INVITATION}
SEASON: Final = f"/club/{CLUB}/season/gp"
SEASON_API: Final = f"/clubs/{CLUB}/seasons/gp"
INVITED = InvitationShown("Sonntagsfahrer", 8, "Anna", "", is_member=False)
CLUB_AT: Final = f"/club/{CLUB}"
SCENES: Final = {
    "club": knowing(IN_CLUB, opens(CLUB_AT, CLUB_ANSWERS)),
    "club-new": knowing(IN_CLUB, opens(CLUB_AT, {f"/clubs/{CLUB}": club(("Anna",))})),
    "club-invite": knowing(IN_CLUB, opens(CLUB_AT, CLUB_ANSWERS, "web-invite")),
    "club-menu": knowing(IN_CLUB, opens(CLUB_AT, CLUB_ANSWERS, "web-club-menu")),
    "club-add": knowing(IN_CLUB, opens(CLUB_AT, CLUB_ANSWERS, "web-club-add")),
    "club-seat": knowing(IN_CLUB, opens(CLUB_AT, CLUB_ANSWERS, "web-club-seat")),
    "club-games": knowing(IN_CLUB, opens(CLUB_AT, CLUB_ANSWERS, "web-club-open")),
    "club-invited": opens("/invite/krt4qxab", {"/invitations/krt4qxab": INVITED}),
    "season": knowing(IN_CLUB, opens(SEASON, {SEASON_API: season(4)})),
    "season-planned": knowing(IN_CLUB, opens(SEASON, {SEASON_API: season(0)})),
    "season-heats": knowing(IN_CLUB, opens(SEASON, {SEASON_API: in_heats()})),
    "season-champion": knowing(IN_CLUB, opens(SEASON, {SEASON_API: season(5)})),
    "season-result": knowing(IN_CLUB, opens(SEASON, {SEASON_API: season(4)}, "web-season-by-hand")),
    "season-open": knowing(IN_CLUB, opens(SEASON, {SEASON_API: season(4)}, "web-season-open-leg")),
    "season-new": knowing(IN_CLUB, opens(f"/club/{CLUB}/season/new", {})),
}
