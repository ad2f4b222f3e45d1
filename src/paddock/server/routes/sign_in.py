"""/api/me/keys, /api/recover and /api/sign-in: recovery codes and passkeys, which bring a guest back on any device."""

from typing import Annotated, Any

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, Parameter

from paddock.server.handlers import sign_in as handlers
from paddock.server.routes.deps import Request, caller_of, context_of, guest_of, site_of
from paddock.server.routes.device import device_cookie, device_of, label_of, token_of
from paddock.server.routes.problems import BODY, problems
from paddock.server.shapes import Keys, Me, PasskeyAnswer, PasskeyOptions, PasskeySignIn, Recover, RecoveryCode
from paddock.table.store.base import Guest

PasskeyId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,400}$")]


def _signed_in(request: Request, guest: Guest, token: str) -> Response[Me]:
    return Response(Me(guest.id, guest.name), cookies=[device_cookie(request, token)], status_code=201)


@get("/keys", responses=problems())
async def show_keys(request: Request) -> Keys:
    """The recovery code and the passkeys of this guest, without the secrets."""
    return await handlers.show_keys(context_of(request), await guest_of(request))


@post("/recovery", responses=problems(401, 403))
async def make_recovery_code(request: Request) -> RecoveryCode:
    """A code to write down: it brings this guest back once, on any device. It replaces the former one."""
    return await handlers.make_recovery_code(*await caller_of(request), token_of(request))


@post("/passkeys/options", responses=problems(401, 403))
async def passkey_options(request: Request) -> PasskeyOptions:
    """What the browser needs to make a passkey."""
    return await handlers.registration_options(*await caller_of(request), site_of(request))


@post("/passkeys", responses=problems(401, 403, *BODY))
async def add_passkey(request: Request, data: JSONBody[PasskeyAnswer]) -> Keys:
    """Add the passkey that the browser made."""
    proof = handlers.Proof(site_of(request), token_of(request), label_of(request))
    return await handlers.add_passkey(*await caller_of(request), proof, data)


@delete("/passkeys/{key:str}", status_code=200, responses=problems(401, 404))
async def remove_passkey(request: Request, key: PasskeyId) -> Keys:
    """Remove a passkey; devices that signed in with it are signed out."""
    return await handlers.remove_passkey(*await caller_of(request), key)


@post("/recover", responses=problems(403, 409, *BODY))
async def recover(request: Request, data: JSONBody[Recover]) -> Response[Me]:
    """Make this device the guest's whose recovery code this is; the code is used up.

    With `joins` the guest of this device becomes part of that one, unless both have hands of one running match.
    """
    guest = await guest_of(request)
    return _signed_in(request, *await handlers.recover(context_of(request), guest, device_of(request), data))


@post("/sign-in/options", responses=problems(403))
async def sign_in_options(request: Request) -> PasskeyOptions:
    """What the browser needs to sign somebody in with a passkey."""
    guest = await guest_of(request)
    return await handlers.sign_in_options(context_of(request), guest, device_of(request), site_of(request))


@post("/sign-in", responses=problems(403, 409, *BODY))
async def sign_in(request: Request, data: JSONBody[PasskeySignIn]) -> Response[Me]:
    """Make this device the guest's whose passkey this is; with `joins` its guest becomes part of that one."""
    guest, device = await guest_of(request), device_of(request)
    found = await handlers.sign_in(context_of(request), guest, device, site_of(request), data)
    return _signed_in(request, *found)


route_handlers: list[Any] = [show_keys, make_recovery_code, passkey_options, add_passkey, remove_passkey]
router = Router("/api/me", route_handlers=route_handlers, tags=["guests"])
sign_in_router = Router("/api", route_handlers=[recover, sign_in_options, sign_in], tags=["guests"])
