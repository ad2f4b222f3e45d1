"""/api/me: the guest that a device is, its other devices, its tables."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from paddock.server.guests import COOKIE
from paddock.server.handlers import guests as handlers
from paddock.server.routes.deps import Request, address_of, caller_of, context_of, guest_of, origin_of, scheme_of
from paddock.server.routes.problems import BODY, problems
from paddock.server.shapes import Accept, DeviceLink, DeviceShown, Lobby, MaybeMe, Me, NewMe

MAX_LABEL = 60
KEPT_S = 400 * 24 * 3600
RENAMED = ResponseSpec(Me, description="A guest already, who goes by that name now.", generate_examples=False)
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{1,40}$")]


def _cookie(request: Request, token: str) -> Cookie:
    """No script reads it, no other site sends it, and over TLS nothing else carries it."""
    is_secure = scheme_of(request) == "https"
    return Cookie(key=COOKIE, value=token, max_age=KEPT_S, path="/", httponly=True, secure=is_secure, samesite="strict")


def _device(request: Request) -> handlers.Device:
    return handlers.Device(address_of(request), _label(request))


def _label(request: Request) -> str:
    """What the browser calls itself, as one printable line."""
    said = request.headers.get("user-agent", "")
    return " ".join("".join(letter if letter.isprintable() else " " for letter in said).split())[:MAX_LABEL].strip()


def _welcome(request: Request, welcome: handlers.Welcome) -> Response[Me]:
    """201 and a cookie for a new device, 200 for one that was a guest before."""
    if not welcome.token:
        return Response(welcome.me, status_code=200)
    return Response(welcome.me, cookies=[_cookie(request, welcome.token)], status_code=201)


@get("/", responses=problems())
async def show_me(request: Request) -> MaybeMe:
    """The guest that this device is, if it is anybody yet."""
    return handlers.show_me(await guest_of(request))


@post("/", responses={200: RENAMED, **problems(*BODY)})
async def become(request: Request, data: JSONBody[NewMe]) -> Response[Me]:
    """Become a guest with this name; a device that is one already is renamed."""
    return _welcome(
        request, await handlers.become(context_of(request), await guest_of(request), _device(request), data)
    )


@put("/", responses=problems(401, *BODY))
async def rename(request: Request, data: JSONBody[NewMe]) -> Me:
    """Go by another name."""
    return await handlers.rename(*await caller_of(request), data)


@get("/tables", responses=problems(401))
async def my_tables(request: Request) -> Lobby:
    """The tables where this guest holds a seat, newest first."""
    return await handlers.my_tables(*await caller_of(request))


@post("/link", responses=problems(401))
async def link_device(request: Request) -> DeviceLink:
    """A link that makes one further device this guest's, once, within ten minutes."""
    return await handlers.link_device(*await caller_of(request), origin_of(request))


@post("/accept", responses=problems(410, *BODY))
async def accept_link(request: Request, data: JSONBody[Accept]) -> Response[Me]:
    """Make this device the guest's who made the link."""
    return _welcome(request, await handlers.accept_link(context_of(request), _device(request), data))


@get("/devices", responses=problems(401))
async def my_devices(request: Request) -> list[DeviceShown]:
    """The devices of this guest, and which of them asks."""
    return await handlers.my_devices(*await caller_of(request), request.cookies.get(COOKIE, ""))


@delete("/devices/{device:str}", status_code=200, responses=problems(401, 404))
async def revoke_device(request: Request, device: DeviceId) -> MaybeMe:
    """Make a device nobody's: its sockets close, its token is worth nothing."""
    await handlers.revoke_device(*await caller_of(request), device)
    return handlers.show_me(await guest_of(request))


route_handlers: list[Any] = [show_me, become, rename, my_tables, link_device, accept_link, my_devices, revoke_device]
router = Router("/api/me", route_handlers=route_handlers, tags=["guests"])
