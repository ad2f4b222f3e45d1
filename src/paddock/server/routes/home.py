"""/api/home: what the start page shows somebody who comes back."""

from litestar import Router, get

from paddock.people.home_shapes import Home, Turns
from paddock.server.handlers import home as handlers
from paddock.server.routes.deps import Request, caller_of
from paddock.server.routes.device import token_of
from paddock.server.routes.problems import problems


@get("/", responses=problems(401))
async def show_home(request: Request) -> Home:
    """Tables that wait for this guest, other running matches, the last result and the clubs, in one answer."""
    context, guest = await caller_of(request)
    context.guests.seen(token_of(request))
    return await handlers.show_home(context, guest)


@get("/turns", responses=problems(401))
async def show_turns(request: Request) -> Turns:
    """The slow tables that wait for this guest, the one that waits longest first."""
    return await handlers.show_turns(*await caller_of(request))


router = Router("/api/home", route_handlers=[show_home, show_turns], tags=["guests"])
