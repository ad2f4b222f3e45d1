"""/api/clubs/{club}/seasons: the seasons of a club."""

from typing import Annotated, Any

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, Parameter

from paddock.people.seasons.shapes import (
    MAX_LEGS,
    Going,
    LegDate,
    NewSeason,
    OpenLeg,
    ResultsByHand,
    SeasonPage,
    Seasons,
)
from paddock.server.handlers import seasons as handlers
from paddock.server.handlers.seasons import Which
from paddock.server.routes.deps import Request, address_of, caller_of
from paddock.server.routes.games import Language, language_of
from paddock.server.routes.problems import BODY, problems

ClubId = Annotated[str, Parameter(max_length=40)]
SeasonId = Annotated[str, Parameter(max_length=40)]
LegNumber = Annotated[int, Parameter(ge=1, le=MAX_LEGS)]
A_SEASON = (401, 404)


@get("/", responses=problems(*A_SEASON))
async def list_seasons(request: Request, club: ClubId) -> Seasons:
    """The seasons of a club, the newest first."""
    return await handlers.list_seasons(*await caller_of(request), club)


@post("/", responses=problems(*A_SEASON, *BODY))
async def create_season(request: Request, club: ClubId, data: JSONBody[NewSeason]) -> SeasonPage:
    """A keeper plans a season: a list of legs, each a game with its options."""
    return await handlers.create(*await caller_of(request), club, data)


@get("/{season:str}", responses=problems(*A_SEASON))
async def show_season(request: Request, club: ClubId, season: SeasonId) -> SeasonPage:
    """A season: legs, results, standings, and what is still open."""
    return await handlers.show(*await caller_of(request), Which(club, season))


@delete("/{season:str}", responses=problems(*A_SEASON))
async def delete_season(request: Request, club: ClubId, season: SeasonId) -> None:
    """A keeper deletes a season; its tables and their results stay in the club."""
    await handlers.delete(*await caller_of(request), Which(club, season))


@get("/{season:str}/sheet.svg", media_type="image/svg+xml", responses=problems(*A_SEASON))
async def show_season_sheet(request: Request, club: ClubId, season: SeasonId, lang: Language = "en") -> str:
    """The sheet of a season to print, on one page of A4."""
    return await handlers.show_sheet(*await caller_of(request), Which(club, season), language_of(lang))


@post("/{season:str}/legs/{leg:int}/going", status_code=200, responses=problems(*A_SEASON, 409, *BODY))
async def set_going(
    request: Request, club: ClubId, season: SeasonId, leg: LegNumber, data: JSONBody[Going]
) -> SeasonPage:
    """Whether this member will be there; a keeper may say it for another one."""
    return await handlers.set_going(*await caller_of(request), Which(club, season, leg), data)


@put("/{season:str}/legs/{leg:int}/date", responses=problems(*A_SEASON, 409, *BODY))
async def set_date(
    request: Request, club: ClubId, season: SeasonId, leg: LegNumber, data: JSONBody[LegDate]
) -> SeasonPage:
    """A keeper changes the date of a leg that has not begun."""
    return await handlers.set_date(*await caller_of(request), Which(club, season, leg), data)


@post("/{season:str}/legs/{leg:int}/open", status_code=200, responses=problems(*A_SEASON, 409, *BODY))
async def open_leg(
    request: Request, club: ClubId, season: SeasonId, leg: LegNumber, data: JSONBody[OpenLeg]
) -> SeasonPage:
    """A keeper opens the tables of a leg: heats are drawn, seats follow the grid, bots fill the rest."""
    return await handlers.open_leg(*await caller_of(request), address_of(request), Which(club, season, leg), data)


@post("/{season:str}/legs/{leg:int}/results", status_code=200, responses=problems(*A_SEASON, *BODY))
async def enter_results(
    request: Request, club: ClubId, season: SeasonId, leg: LegNumber, data: JSONBody[ResultsByHand]
) -> SeasonPage:
    """A keeper enters places by hand, such as those of an evening at the real table, or corrects them."""
    return await handlers.enter_results(*await caller_of(request), Which(club, season, leg), data)


@post("/{season:str}/legs/{leg:int}/replay", status_code=200, responses=problems(*A_SEASON, 409))
async def replay_leg(request: Request, club: ClubId, season: SeasonId, leg: LegNumber) -> SeasonPage:
    """A keeper begins a leg anew: its tables and results no longer count."""
    return await handlers.replay(*await caller_of(request), Which(club, season, leg))


route_handlers: list[Any] = [
    list_seasons,
    create_season,
    show_season,
    delete_season,
    show_season_sheet,
    set_going,
    set_date,
    open_leg,
    enter_results,
    replay_leg,
]
router = Router("/api/clubs/{club:str}/seasons", route_handlers=route_handlers, tags=["clubs"])
