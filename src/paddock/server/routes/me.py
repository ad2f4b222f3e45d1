"""/api/me: the guest that a device is, its other devices, its tables."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter

from paddock.server.guests import COOKIE
from paddock.server.qr import qr_svg
from paddock.server.routes.deps import Request, address_of, context_of, guest_of, require_guest, scheme_of
from paddock.server.routes.problems import BODY, problems
from paddock.server.routes.shapes import Accept, DeviceLink, DeviceShown, Lobby, MaybeMe, Me, NewMe
from paddock.table.denied import Denied
from paddock.table.lobby import decode_summary
from paddock.table.store.base import Guest

MAX_LABEL = 60
KEPT_S = 400 * 24 * 3600
RENAMED = ResponseSpec(Me, description="A guest already, who goes by that name now.", generate_examples=False)
DeviceId = Annotated[str, Parameter(pattern="^[0-9a-f]{1,40}$")]


def _cookie(request: Request, token: str) -> Cookie:
    """No script reads it, no other site sends it, and over TLS nothing else carries it."""
    is_secure = scheme_of(request) == "https"
    return Cookie(key=COOKIE, value=token, max_age=KEPT_S, path="/", httponly=True, secure=is_secure, samesite="strict")


def _label(request: Request) -> str:
    """What the browser calls itself, as one printable line."""
    said = request.headers.get("user-agent", "")
    return " ".join("".join(letter if letter.isprintable() else " " for letter in said).split())[:MAX_LABEL].strip()


def _welcome(request: Request, guest: Guest, token: str) -> Response[Me]:
    return Response(Me(guest.id, guest.name), cookies=[_cookie(request, token)], status_code=201)


@get("/", responses=problems())
async def show_me(request: Request) -> MaybeMe:
    """The guest that this device is, if it is anybody yet."""
    guest = await guest_of(request)
    return MaybeMe(Me(guest.id, guest.name) if guest else None)


@post("/", responses={200: RENAMED, **problems(*BODY)})
async def become(request: Request, data: JSONBody[NewMe]) -> Response[Me]:
    """Become a guest with this name; a device that is one already is renamed."""
    context = context_of(request)
    guest = await guest_of(request)
    if guest is not None:
        await context.guests.rename(guest.id, data.name)
        await context.guest_changed(guest.id)
        return Response(Me(guest.id, data.name), status_code=200)
    if not context.limits.guest_rate.take(address_of(request)):
        raise Denied("too-many", what="guests")
    return _welcome(request, *await context.guests.create(data.name, _label(request)))


@put("/", responses=problems(401, *BODY))
async def rename(request: Request, data: JSONBody[NewMe]) -> Me:
    """Go by another name."""
    context, guest = context_of(request), await require_guest(request)
    await context.guests.rename(guest.id, data.name)
    await context.guest_changed(guest.id)
    return Me(guest.id, data.name)


@get("/tables", responses=problems(401))
async def my_tables(request: Request) -> Lobby:
    """The tables where this guest holds a seat, newest first."""
    guest = await require_guest(request)
    cards = await context_of(request).store.cards_of(guest.id)
    return Lobby([decode_summary(card.summary) for card in cards])


@post("/link", responses=problems(401))
async def link_device(request: Request) -> DeviceLink:
    """A link that makes one further device this guest's, once, within ten minutes."""
    guest = await require_guest(request)
    code, expires = await context_of(request).guests.invite(guest.id)
    path = f"/device/{code}"
    host = f"{scheme_of(request)}://{request.headers.get('host', '')}"
    return DeviceLink(code, path, qr_svg(host + path), expires)


@post("/accept", responses=problems(410, *BODY))
async def accept_link(request: Request, data: JSONBody[Accept]) -> Response[Me]:
    """Make this device the guest's who made the link."""
    return _welcome(request, *await context_of(request).guests.accept(data.code, _label(request)))


@get("/devices", responses=problems(401))
async def my_devices(request: Request) -> list[DeviceShown]:
    """The devices of this guest, and which of them asks."""
    guest = await require_guest(request)
    found = await context_of(request).guests.devices(guest.id, request.cookies.get(COOKIE, ""))
    return [DeviceShown(device.id, device.label, device.at, device.seen_at, device.is_this) for device in found]


@delete("/devices/{device:str}", status_code=200, responses=problems(401, 404))
async def revoke_device(request: Request, device: DeviceId) -> MaybeMe:
    """Make a device nobody's: its sockets close, its token is worth nothing."""
    context = context_of(request)
    guest = await require_guest(request)
    if not await context.guests.revoke(guest.id, device):
        raise Denied("not-found")
    await context.guest_changed(guest.id)
    still = await guest_of(request)
    return MaybeMe(Me(still.id, still.name) if still else None)


handlers: list[Any] = [show_me, become, rename, my_tables, link_device, accept_link, my_devices, revoke_device]
router = Router("/api/me", route_handlers=handlers, tags=["guests"])
