"""/api/me/races and /api/me/statistics: what a guest's matches left behind."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter

from paddock.people.statistics import MAX_RACES, Races, Statistics
from paddock.server.handlers import races as handlers
from paddock.server.routes.deps import Request, caller_of
from paddock.server.routes.problems import problems

Cursor = Annotated[str, Parameter(max_length=80, description="`next` of the page before; empty for the first page")]
PageSize = Annotated[int, Parameter(ge=1, le=MAX_RACES)]


@get("/races", responses=problems(401))
async def my_races(request: Request, cursor: Cursor = "", limit: PageSize = 20) -> Races:
    """The matches of this guest that are over, newest first, a page at a time."""
    return await handlers.my_races(*await caller_of(request), cursor, limit)


@get("/statistics", responses=problems(401))
async def my_statistics(request: Request) -> Statistics:
    """What these matches come to: by game, and against the people met most often."""
    return await handlers.my_statistics(*await caller_of(request))


router = Router("/api/me", route_handlers=[my_races, my_statistics], tags=["guests"])
