"""The matrix of permissions over the wire: the server answers every role as the functions behind it do."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import pytest

from paddock.core.chance.rng import Rng
from paddock.people.joining import ADD as JOINED
from paddock.server.guests import hashed
from paddock.table.denied import Denied
from paddock.table.entries import Seated
from paddock.table.live import LiveTable
from paddock.table.person import guest_id, ids_of
from tests.contract.variants import LONG
from tests.table.permission_matrix import BOT, FORBIDDEN, PHASES, REQUESTS, ROLES, outcome, state_in

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.serving import Line, Person, Served

    Answer = dict[str, Any]

pytestmark = pytest.mark.asyncio(loop_scope="module")
TRIED: Final = PHASES if LONG else None  # of each request; otherwise one that is drawn
PATH: Final = "/api/tables/wire"


class Asker:
    """A device of a role: its browser, a socket at the table, and the seat that its requests name."""

    def __init__(self, person: Person, line: Line, seat: int) -> None:
        self.person = person
        self.line = line
        self.seat = seat

    async def post(self, path: str, data: object = None) -> Answer:
        return dict((await self.person.post(PATH + path, data)).json())

    async def put(self, path: str, data: object) -> Answer:
        return dict((await self.person.put(PATH + path, data)).json())

    async def leave(self) -> Answer:
        return dict((await self.person.delete(f"{PATH}/seats/{self.seat}")).json())

    async def read(self, *paths: str) -> Answer:
        """The refusal of all these paths; none if they are open."""
        answers = [await self.person.http.get(PATH + path) for path in paths]
        refusals = [dict(answer.json()) if answer.status_code >= 400 else {} for answer in answers]
        assert len({refusal.get("code") for refusal in refusals}) == 1, refusals
        return refusals[0]

    async def ask(self, kind: str, **fields: object) -> Answer:
        return await self.line.ask(kind, id="w", seat=self.seat, **fields)


WIRE: Final[dict[str, Callable[[Asker], Awaitable[Answer]]]] = {
    "`join`, the room, its QR code": lambda asker: asker.read("", "/qr"),
    "`play`": lambda asker: asker.ask("play", seq=1 << 40, move="no such move"),
    "`hint`": lambda asker: asker.ask("hint"),
    "`undo`": lambda asker: asker.ask("undo", seq=asker.line.heard[0]["seq"]),
    "`agree` to an undo": lambda asker: asker.ask("agree", is_agreed=True, about="undo"),
    "`agree` to a newcomer": lambda asker: asker.ask("agree", is_agreed=True, about="seat"),
    "`instruct`": lambda asker: asker.ask("instruct", orders={"coup": "always"}),
    "`ready`": lambda asker: asker.ask("ready", seq=0),
    "`say`": lambda asker: asker.line.ask("say", id="w", text="hello"),
    "sit down on seat 3": lambda asker: asker.post("/seats", {"name": "Somebody", "seat": 3}),
    "leave the seat": lambda asker: asker.leave(),
    "take the seat back": lambda asker: asker.post(f"/seats/{asker.seat}/back"),
    "change one's name": lambda asker: asker.put(f"/seats/{asker.seat}/name", {"name": "Somebody"}),
    "let two chairs change places": lambda asker: asker.post("/swap", {"seat": 1, "other": 2}),
    "give a nonce": lambda asker: asker.put(f"/seats/{asker.seat}/nonce", {"nonce": "luck"}),
    "set a chair": lambda asker: asker.put(f"/seats/{asker.seat}", {"kind": "bot", "level": 0}),
    "start": lambda asker: asker.post("/start", {}),
    "pause": lambda asker: asker.post("/pause"),
    "resume": lambda asker: asker.post("/resume"),
    "end": lambda asker: asker.post("/end"),
    "hand on": lambda asker: asker.post("/host", {"guest": "sam"}),
    "mute": lambda asker: asker.post("/mute", {"guest": "wim", "is_muted": True}),
    "webhook": lambda asker: asker.read("/webhook"),
    "record and steps of a spectator": lambda asker: asker.read("/matches/1/record", "/matches/1/steps"),
    "record and steps of the seat": lambda asker: asker.read(
        f"/matches/1/record?seat={asker.seat}", f"/matches/1/steps?seat={asker.seat}"
    ),
    "review": lambda asker: asker.read("/matches/1/review"),
    "study": lambda asker: asker.post("/matches/1/study", {"step": 0, "mine": [1], "seat": asker.seat}),
}


async def devices(served: Served) -> dict[str, Person]:
    """A browser for every role: the guests are those of the matrix, the stranger is none."""
    people, store = {}, served.context.store
    for role, (who, _) in ROLES.items():
        people[role], guest = await served.person(), guest_id(who)
        if guest and await store.guest(guest) is None:
            await store.add_guest(guest, guest.title(), time.time())
            await store.add_device(hashed(f"token-{guest}"), guest, "", time.time())
            await store.execute([(JOINED, (old, guest, 0.0)) for old in ids_of(who) - {guest}])
        if guest:
            people[role].http.cookies.set("paddock", f"token-{guest}")
    return people


async def answer(served: Served, person: Person, role: str, request: str, phase: str) -> str:
    """What a new table in this phase answers: yes, no, or "asks" where other people have to agree first."""
    state, hub = state_in(phase, role), served.context.hub
    if request == "start" and state.facts.chair(3).kind == "open":
        state = state.after(Seated(3, BOT))  # so that a match can begin
    await served.context.store.remove_tables(["wire"])
    hub.tables["wire"] = LiveTable("wire", state, hub)
    line = await person.at("wire")
    told = await WIRE[request](Asker(person, line, ROLES[role][1]))
    await line.wire.close()
    if told.get("is_asked") or told.get("code") == "seat-asked":
        return "asks"
    return "no" if told.get("code") in FORBIDDEN else "yes"


async def too_busy(*_: object) -> None:
    """In place of a study, which takes a while."""
    raise Denied("busy")


async def test_every_request_of_the_matrix_is_tried_over_the_wire() -> None:
    assert set(WIRE) == set(REQUESTS)


@pytest.mark.parametrize("row", WIRE)
async def test_the_server_answers_every_role_as_the_matrix_says(
    served: Served, monkeypatch: pytest.MonkeyPatch, row: str
) -> None:
    monkeypatch.setattr(served.context.reviews, "begin", lambda *_: None)  # a review takes a while
    monkeypatch.setattr(served.context.studies, "show", too_busy)
    people = await devices(served)
    drawn = PHASES[Rng(list(WIRE).index(row)).below(len(PHASES))]
    for phase in TRIED or (drawn,):
        for role, person in people.items():
            found = await answer(served, person, role, row, phase)
            assert found == outcome(role, row, phase), (role, phase)
