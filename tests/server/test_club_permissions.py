"""Requests about clubs, as a matrix: every role asks every request, and gets what the matrix says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

from paddock.server.routes import clubs as routes
from paddock.server.routes import notices
from tests.server.test_clubs import founded, joined, member, with_child

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    import httpx

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
ROLES: Final = ("keeper", "member", "former member", "invited", "stranger", "no guest")
YES: Final = 0
NOT_KEEPER: Final = 403
NOTHING_THERE: Final = 404
NO_GUEST: Final = 401
# What each role gets in the order of ROLES; a club that does not exist answers all of them like a stranger.
OF_KEEPERS: Final = (YES, NOT_KEEPER, NOTHING_THERE, NOTHING_THERE, NOTHING_THERE, NO_GUEST)
OF_MEMBERS: Final = (YES, YES, NOTHING_THERE, NOTHING_THERE, NOTHING_THERE, NO_GUEST)
OF_GUESTS: Final = (YES, YES, YES, YES, YES, NO_GUEST)
OF_ALL: Final = (YES,) * 6


class World(NamedTuple):
    """A club, its invitation, and the ids of a member with and of one without a device."""

    club: str
    code: str
    ben: str
    tim: str


class Case(NamedTuple):
    """A request, and what each role gets."""

    ask: Callable[[Person, World], Awaitable[httpx.Response]]
    expected: tuple[int, ...]


def path(world: World, *more: str) -> str:
    return "/".join((f"/api/clubs/{world.club}", *more))


CASES: Final[dict[str, Case]] = {
    "my_clubs": Case(lambda who, _: who.get("/api/clubs"), OF_GUESTS),
    "found_club": Case(lambda who, _: who.post("/api/clubs", {"name": "Another"}), OF_GUESTS),
    "show_club": Case(lambda who, it: who.get(path(it)), OF_MEMBERS),
    "show_invitation": Case(lambda who, it: who.get(path(it, "invitation")), OF_MEMBERS),
    "rename_club": Case(lambda who, it: who.http.patch(path(it), json={"name": "Renamed"}), OF_KEEPERS),
    "renew_invitation": Case(lambda who, it: who.post(path(it, "invitation")), OF_KEEPERS),
    "add_member": Case(lambda who, it: who.post(path(it, "members"), {"name": "Oma", "has_consent": True}), OF_KEEPERS),
    "change_member": Case(
        lambda who, it: who.http.patch(path(it, "members", it.ben), json={"role": "member"}), OF_KEEPERS
    ),
    "invite_as_member": Case(lambda who, it: who.post(path(it, "members", it.tim, "invitation")), OF_KEEPERS),
    "remove_member": Case(lambda who, it: who.delete(path(it, "members", it.tim)), OF_KEEPERS),
    "leave_club": Case(lambda who, it: who.post(path(it, "leave")), OF_MEMBERS),
    "delete_club": Case(lambda who, it: who.delete(path(it)), OF_KEEPERS),
    "show_club_webhook": Case(lambda who, it: who.get(path(it, "webhook")), OF_KEEPERS),
    "set_club_webhook": Case(
        lambda who, it: who.put(path(it, "webhook"), {"kind": "slack", "url": "https://127.0.0.1/a", "lang": "en"}),
        OF_KEEPERS,
    ),
    "remove_club_webhook": Case(lambda who, it: who.delete(path(it, "webhook")), OF_KEEPERS),
    "look_at_invitation": Case(lambda who, it: who.get(f"/api/invitations/{it.code}"), OF_ALL),
    "accept_invitation": Case(lambda who, it: who.post(f"/api/invitations/{it.code}"), OF_GUESTS),
}


async def people_and_club(served: Served) -> tuple[dict[str, Person], World]:
    """A new club, and somebody of every role."""
    keeper, club = await founded(served)
    people = {"keeper": keeper, "member": await joined(served, keeper, club["id"], "Ben")}
    people["former member"] = await joined(served, keeper, club["id"], "Fritz")
    await people["former member"].post(f"/api/clubs/{club['id']}/leave")
    people["invited"] = await (await served.person()).called("Ina")
    people["stranger"] = await (await served.person()).called("Zoe")
    people["no guest"] = await served.person()
    code = (await keeper.get(f"/api/clubs/{club['id']}/invitation")).json()["code"]
    await people["invited"].get(f"/api/invitations/{code}")
    ben, tim = (await member(keeper, club["id"], "Ben"))["member"], await with_child(keeper, club["id"])
    return people, World(club["id"], code, ben, tim)


def told(answer: httpx.Response) -> tuple[int, Any]:
    """What somebody learns: the status and the body."""
    return answer.status_code, answer.json()


async def test_every_request_about_clubs_is_in_the_matrix() -> None:
    handlers = [*routes.route_handlers, *routes.invitation_handlers, *notices.of_clubs]
    assert {handler.fn.__name__ for handler in handlers} == set(CASES)


@pytest.mark.parametrize("request_name", CASES)
async def test_every_role_gets_what_the_matrix_says(served: Served, request_name: str) -> None:
    case = CASES[request_name]
    people, world = await people_and_club(served)
    # Whoever may do it asks last: it may change or delete the club.
    for role, expected in sorted(zip(ROLES, case.expected, strict=True), key=lambda one: (one[1] == YES, one[0])):
        if expected == YES and request_name in {"delete_club", "leave_club", "remove_member"}:
            people, world = await people_and_club(served)
        status, body = told(await case.ask(people[role], world))
        assert (status if status >= 400 else YES) == expected, (role, body)


@pytest.mark.parametrize("request_name", [name for name, case in CASES.items() if NOTHING_THERE in case.expected])
async def test_a_stranger_cannot_tell_a_club_from_one_that_never_was(served: Served, request_name: str) -> None:
    people, world = await people_and_club(served)
    nowhere = World("a" * len(world.club), world.code, world.ben, world.tim)
    for role in ("former member", "invited", "stranger", "no guest"):
        there = await CASES[request_name].ask(people[role], world)
        not_there = await CASES[request_name].ask(people[role], nowhere)
        assert told(there) == told(not_there)
        unlike = {"date", "content-length"}
        headers = [{k: v for k, v in one.headers.items() if k not in unlike} for one in (there, not_there)]
        assert headers[0] == headers[1]


async def test_a_member_of_another_club_is_no_member_of_this_one(served: Served) -> None:
    anna, mine = await founded(served)
    ben, other = await founded(served, "Other Drivers")
    tim = await with_child(ben, other["id"])
    stolen = await anna.delete(f"/api/clubs/{mine['id']}/members/{tim}")
    assert told(stolen)[0] == NOTHING_THERE
    moved = await anna.post(f"/api/clubs/{mine['id']}/members/{tim}/invitation")
    assert told(moved)[0] == NOTHING_THERE
    assert (await member(ben, other["id"], "Tim"))["member"] == tim
