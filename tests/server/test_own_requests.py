"""Requests about oneself: each is about the guest of the cookie and nobody else, as docs/guide/trust.md says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio
from litestar.routes import HTTPRoute

from paddock.server.app import application
from paddock.server.routes import clubs, notices, seasons
from tests.people.notice_parts import SETTINGS
from tests.server import own_requests
from tests.server.device_links import code_of
from tests.server.own_requests import GENERAL, OPEN, OWN, PAGE, Case, Thing
from tests.server.test_notices import world_at
from tests.server.test_sign_in import passkey
from tests.table.test_permissions import OF_NO_TABLE, ROWS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.server.serving import Person, Served
    from tests.server.test_notices import World

pytestmark = pytest.mark.asyncio(loop_scope="module")
NOT_THEIRS = 404
NO_GUEST = 401
OF_LITESTAR = {
    "_handler",
    "options_handler",
    "handle_schema_path_not_found",
}  # for OPTIONS, and the description of the API


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def world(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[World]:
    """A server that sends notices by all ways."""
    async with world_at(tmp_path_factory.mktemp("own")) as made:
        yield made


async def with_everything(world: World) -> tuple[Person, dict[Thing, str]]:
    """A person who has one of each thing that requests name, and the ids of these things."""
    anna, ben = await world.person("Anna"), await world.person("Block")
    service = f"{world.service.url}/push/own"
    table = await anna.opens("me", "open")
    await ben.post(f"/api/tables/{table}/seats", {"name": "Block"})
    blocked = (await anna.post("/api/me/blocks", {"table": table, "guest": ben.guest})).json()
    browser = (await anna.post("/api/me/notices/push", own_requests.subscription(service))).json()
    await anna.put("/api/me/notices", {**SETTINGS, "is_daily": True})
    await anna.put("/api/me/car", {"paint": 3, "number": 33})
    await anna.put("/api/me/zone", {"zone": "Europe/Athens", "is_chosen": True})
    await passkey(anna)
    keys, devices = (await anna.get("/api/me/keys")).json(), (await anna.get("/api/me/devices")).json()
    return anna, {
        "table": table,
        "blocked": ben.guest,
        "block": blocked[0]["block"],
        "browser": browser["browsers"][0]["id"],
        "device": devices[0]["id"],
        "service": service,
        "passkey": keys["passkeys"][0]["id"],
    }


async def asked(person: Person, case: Case, things: dict[Thing, str]) -> int:
    path = case.path.format(**things)
    body = own_requests.filled(case.body, things)
    return (await person.http.request(case.method, path, json=body)).status_code


async def about(person: Person) -> dict[str, Any]:
    """Everything that is stored about a person; but for when their devices were last here."""
    stored: dict[str, Any] = (await person.get("/api/me/export")).json()
    stored["devices"] = [{**device, "seen": 0} for device in stored["devices"]]
    return stored


async def test_the_table_in_the_docs_is_that_of_the_requests() -> None:
    written = "./paddock python -m tests.server.own_requests"
    assert own_requests.page() == PAGE.read_text("utf-8"), f"write it: {written}"


async def test_every_request_of_the_server_belongs_to_a_matrix(world: World) -> None:
    of_clubs = [*clubs.route_handlers, *clubs.invitation_handlers, *seasons.route_handlers, *notices.of_clubs]
    names = [handler.fn.__name__ for handler in of_clubs]
    names += [*set(ROWS) & _names(world.served), *OF_NO_TABLE & _names(world.served), *OWN, *OPEN, *GENERAL]
    assert len(names) == len(set(names)), "one is in two of them"
    assert set(names) == _names(world.served)


def _names(served: Served) -> set[str]:
    """The functions behind all addresses of the API."""
    handlers = [
        handler
        for route in application(served.context).routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for handler in route.route_handlers
    ]
    return {handler.fn.__name__ for handler in handlers} - OF_LITESTAR


async def test_nobody_else_changes_or_learns_what_is_a_persons_own(world: World) -> None:
    anna, things = await with_everything(world)
    before = await about(anna)
    for name, case in OWN.items():
        somebody, nobody = await world.served.person("Zoe"), await world.served.person()
        assert await asked(nobody, case, things) == NO_GUEST, name
        status = await asked(somebody, case, things)
        assert (status == NOT_THEIRS) == (case.names is not None), name
        assert await about(anna) == before, name


async def test_every_device_of_a_person_may_ask_for_what_is_their_own(world: World) -> None:
    anna, things = await with_everything(world)
    second = await world.served.person()
    assert (await second.post("/api/me/accept", {"code": await code_of(anna)})).status_code == 201
    for name, case in OWN.items():
        assert await asked(second, case, things) == case.status, name


async def test_who_has_no_guest_and_no_secret_changes_nothing(world: World) -> None:
    anna, things = await with_everything(world)
    before = await about(anna)
    for name, case in OPEN.items():
        for person in (await world.served.person(), await world.served.person("Zoe")):
            assert await asked(person, case, things) == case.status, name
        assert await about(anna) == before, name
