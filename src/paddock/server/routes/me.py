"""/api/me: the guest of a device, its other devices, its tables."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from paddock.people.cars import Car
from paddock.people.time_zones import PersonZone
from paddock.server.handlers import guests as handlers
from paddock.server.routes.deps import Request, caller_of, context_of, guest_of, origin_of
from paddock.server.routes.device import device_cookie, device_of, token_of
from paddock.server.routes.problems import BODY, problems
from paddock.server.shapes import (
    AboutMe,
    Accept,
    AwayShown,
    BrowserZone,
    DeviceLink,
    DeviceShown,
    LinkOwner,
    Lobby,
    MaybeMe,
    Me,
    NewMe,
    SetAway,
)

RENAMED = ResponseSpec(Me, description="A guest already, who goes by that name now.", generate_examples=False)
LinkCode = Annotated[str, Parameter(min_length=1, max_length=40)]
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{1,40}$")]


def _welcome(request: Request, welcome: handlers.Welcome) -> Response[Me]:
    """201 and a cookie for a new device, 200 for one that has a guest."""
    if not welcome.token:
        return Response(welcome.me, status_code=200)
    return Response(welcome.me, cookies=[device_cookie(request, welcome.token)], status_code=201)


@get("/", responses=problems())
async def show_me(request: Request) -> MaybeMe:
    """The guest of this device, if it has one."""
    return await handlers.show_me(context_of(request), await guest_of(request))


@post("/", responses={200: RENAMED, **problems(*BODY)})
async def become(request: Request, data: JSONBody[NewMe]) -> Response[Me]:
    """Create a guest with this name; if the device has a guest, rename it."""
    return _welcome(
        request, await handlers.become(context_of(request), await guest_of(request), device_of(request), data)
    )


@put("/", responses=problems(401, *BODY))
async def rename(request: Request, data: JSONBody[NewMe]) -> Me:
    """Rename the guest."""
    return await handlers.rename(*await caller_of(request), data)


@put("/car", responses=problems(401, *BODY))
async def choose_car(request: Request, data: JSONBody[Car]) -> MaybeMe:
    """Take another car: a paint from 1 to 6 and a number from 1 to 99."""
    return await handlers.choose_car(*await caller_of(request), data)


@post("/zone", status_code=200, responses=problems(401, *BODY))
async def note_zone(request: Request, data: JSONBody[BrowserZone]) -> MaybeMe:
    """Tell the time zone of this browser; a time zone that the guest chose stays."""
    return await handlers.note_zone(*await caller_of(request), data)


@put("/zone", responses=problems(401, *BODY))
async def choose_zone(request: Request, data: JSONBody[PersonZone]) -> MaybeMe:
    """Choose the time zone in which times are told; without `is_chosen` it follows the browser again."""
    return await handlers.choose_zone(*await caller_of(request), data)


@get("/tables", responses=problems(401))
async def my_tables(request: Request) -> Lobby:
    """The tables where this guest holds a seat, newest first."""
    return await handlers.my_tables(*await caller_of(request))


@post("/link", responses=problems(401))
async def link_device(request: Request) -> DeviceLink:
    """A link that adds one further device to this guest, once, within ten minutes."""
    return await handlers.link_device(*await caller_of(request), token_of(request), origin_of(request))


@get("/link/{code:str}", responses=problems(410))
async def show_link(request: Request, code: LinkCode) -> LinkOwner:
    """The guest who made this link, before this device accepts it; the link stays valid."""
    return await handlers.show_link(context_of(request), await guest_of(request), device_of(request), code)


@post("/accept", responses=problems(409, 410, *BODY))
async def accept_link(request: Request, data: JSONBody[Accept]) -> Response[Me]:
    """Add this device to the guest who made the link; with `joins` its guest becomes part of that one."""
    guest = await guest_of(request)
    return _welcome(request, await handlers.accept_link(context_of(request), guest, device_of(request), data))


@get("/devices", responses=problems(401))
async def my_devices(request: Request) -> list[DeviceShown]:
    """The devices of this guest; the device of the request is marked."""
    return await handlers.my_devices(*await caller_of(request), token_of(request))


@get("/away", responses=problems(401))
async def show_away(request: Request) -> AwayShown:
    """Until when this guest is away, and how many days a year remain for that."""
    return await handlers.show_away(*await caller_of(request))


@put("/away", responses=problems(401, 409, *BODY))
async def set_away(request: Request, data: JSONBody[SetAway]) -> AwayShown:
    """Say until when this guest is away: public at their slow tables, where their deadlines stand still meanwhile."""
    return await handlers.set_away(*await caller_of(request), data)


@get("/export", responses=problems(401))
async def export_me(request: Request) -> AboutMe:
    """Everything that is stored about this guest."""
    return await handlers.export_me(*await caller_of(request), token_of(request))


@delete("/", status_code=200, responses=problems(401))
async def forget_me(request: Request) -> Response[MaybeMe]:
    """Forget this guest: bots take the seats; name, chat, devices and links are removed. There is no way back."""
    await handlers.forget_me(*await caller_of(request))
    return Response(MaybeMe(None), cookies=[device_cookie(request, "", 0)])


@delete("/devices/{device:str}", status_code=200, responses=problems(401, 404))
async def revoke_device(request: Request, device: DeviceId) -> MaybeMe:
    """Sign a device out: its sockets close and its token becomes invalid."""
    await handlers.revoke_device(*await caller_of(request), device)
    return await handlers.show_me(context_of(request), await guest_of(request))


route_handlers: list[Any] = [
    show_me,
    become,
    rename,
    choose_car,
    note_zone,
    choose_zone,
    my_tables,
    link_device,
    show_link,
    accept_link,
    my_devices,
    revoke_device,
    show_away,
    set_away,
    export_me,
    forget_me,
]
router = Router("/api/me", route_handlers=route_handlers, tags=["guests"])
