"""Nobody has more power than the rules give, over the wire: random actions of five colluders and an honest player."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

import pytest

from paddock.core.chance.rng import Rng
from tests.contract.variants import LONG
from tests.server.serving import serving
from tests.table.collusion import COLLUDERS, HONEST, next_action

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Line, Person, Served
    from tests.table.collusion import Action

    Told = dict[str, Any]

SEQUENCES: Final = 250 if LONG else 6  # on each database: in all one in twenty of those without a wire
PARTS: Final = 5 if LONG else 1  # a part takes minutes then
ACTIONS: Final = 200
SEATS: Final = 3
GAMES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("speed-1200", {}),
    ("ausgebremst", {"rules": "advanced", "circuits": "printed:1"}),
    ("aruba", {"cars": "1"}),
)
HAPPENED: Final = ("moved", "taken back", "undo asked", "seat asked", "handed over", "stood in", "paused")


class Company:
    """Six people at one table; at first ada is the host and has seat 1, the honest player seat 2 and bob seat 3."""

    def __init__(self, people: dict[str, Person], table: str) -> None:
        self.people = people
        self.table = table
        self.lines: dict[str, Line] = {}  # of those who are connected
        self.all_lines: list[tuple[str, Line]] = []

    async def connect(self, name: str) -> None:
        self.lines[name] = await self.people[name].at(self.table)
        self.all_lines.append((name, self.lines[name]))

    async def act(self, action: Action, rng: Rng) -> None:
        """Try it; whatever comes back."""
        guest, kind = action.guest, action.kind
        if kind in {"gone", "return"}:
            await self.come_or_go(kind)
        elif guest not in self.lines:
            return  # the honest player is gone
        elif kind in {"play", "undo", "instruct"} or " " in kind:
            ours = await self.ours(kind) if guest != HONEST and rng.below(4) else None
            await self.send(action._replace(guest=ours or guest), rng)
        else:
            await self.request(action, rng)

    async def come_or_go(self, kind: str) -> None:
        """The line of the honest player is gone, or is back."""
        if kind == "gone" and HONEST in self.lines:
            line = self.lines.pop(HONEST)
            await line.ask("ping")
            await line.wire.close()
        elif kind == "return" and HONEST not in self.lines:
            await self.connect(HONEST)

    async def ours(self, kind: str) -> str | None:
        """A colluder who is to move, or who may take a step back, if that is what they try: they act as one."""
        for name in filter(self.own, COLLUDERS if kind in {"play", "undo"} else ()):
            await self.lines[name].ask("ping")
            frames = [self.frame(name, seat) for seat in self.own(name)]
            if any(frame["may_undo"] if kind == "undo" else frame["view"]["moves"] for frame in frames):
                return name
        return None

    async def send(self, action: Action, rng: Rng) -> None:
        guest, kind = action.guest, action.kind
        line = self.lines[guest]
        await line.ask("ping")  # so that everything until now is read
        seat = self.seat(action, rng)
        answer, _, about = kind.partition(" ")
        if about:
            await line.ask("agree", seat=seat, is_agreed=answer == "yes", about=about)
        elif kind == "instruct":
            await line.ask("instruct", seat=seat, orders={"coup": "always"})
        else:
            seq = max(told["seq"] for told in line.heard if "seq" in told)
            moves = (seat in self.own(guest) and self.frame(guest, seat)["view"]["moves"]) or ["pass"]
            made = {"move": moves[rng.below(len(moves))]} if kind == "play" else {}
            await line.ask(kind, seat=seat, seq=seq, **made)

    async def request(self, action: Action, rng: Rng) -> None:
        guest, kind = action.guest, action.kind
        person, path, seat = self.people[guest], f"/api/tables/{self.table}", self.seat(action, rng)
        if kind in {"open", "bot"}:
            await person.put(f"{path}/seats/{action.seat}", {"kind": kind})
        elif kind == "leave":
            await person.delete(f"{path}/seats/{seat}")
        elif kind == "back":
            await person.post(f"{path}/seats/{seat}/back")
        elif kind == "sit":
            if guest != HONEST or (self.room(guest)["status"] != "running" and not self.own(guest)):
                await person.post(f"{path}/seats", {"name": f"{guest} {action.seat}", "seat": action.seat})
        elif kind == "host":
            await person.post(f"{path}/host", {"guest": self.people[action.other].guest})
        elif kind != "start" or self.is_honest_seated():
            await person.post(f"{path}/{kind}", {})

    def is_honest_seated(self) -> bool:
        honest = self.people[HONEST].guest
        return any(chair["guest"] == honest for chair in self.room(COLLUDERS[0])["chairs"])

    def seat(self, action: Action, rng: Rng) -> int:
        """One of their own seats, now and then any."""
        own = self.own(action.guest)
        return own[0] if own and (action.guest == HONEST or rng.below(4)) else action.seat

    def room(self, name: str) -> Told:
        return next(told for told in reversed(self.lines[name].heard) if told["type"] == "room")

    def own(self, name: str) -> list[int]:
        return list(self.room(name)["mine"])

    def frame(self, name: str, seat: int) -> Told:
        """The last frame of a seat that they have."""
        return next(told for told in reversed(self.lines[name].heard) if told.get("seat") == seat and "view" in told)

    def all(self, kind: str) -> list[Told]:
        """Everything of this kind that anybody was told, in the order of the table."""
        told = [one for _, line in self.all_lines for one in line.heard if one["type"] == kind]
        return sorted(told, key=itemgetter("seq"))


async def gather(served: Served, number: int) -> Company:
    people = {name: await served.person(name) for name in (*COLLUDERS, HONEST)}
    game, options = GAMES[number % len(GAMES)]
    table = await people["ada"].opens("me", "open", "open", game=game, options=options, grace_ms=0)
    for name, seat in ((HONEST, 2), ("bob", 3)):
        answer = await people[name].post(f"/api/tables/{table}/seats", {"name": f"{name} {number}", "seat": seat})
        assert answer.status_code == 201, answer.text
    company = Company(people, table)
    for name in people:
        await company.connect(name)
    assert (await people["ada"].post(f"/api/tables/{table}/start", {})).status_code == 201
    return company


def check_hands(company: Company) -> None:
    """In a running match nobody is sent a frame of a seat that was not dealt to them."""
    dealt: dict[int, list[str]] = {}
    for room in company.all("room"):
        if room["status"] == "running":
            dealt.setdefault(room["match"], [chair["guest"] for chair in room["chairs"]])
    for name, line in company.all_lines:
        finished = set()
        for told in line.heard:
            if told["type"] == "room" and told["status"] in {"over", "ended"}:
                finished.add(told["match"])
            if told["type"] == "seen" and told["seat"] and told["match"] not in finished and not told["view"]["over"]:
                assert dealt[told["match"]][told["seat"] - 1] == company.people[name].guest, (name, told["seat"])


def steps_taken_back(company: Company) -> int:
    """How often a step was taken back: one step only, by somebody who was told that it could be without asking."""
    match = step = found = 0
    may_undo = False
    for frame in company.all("seen"):
        if frame["match"] == match and frame["step"] < step:
            assert may_undo, f"taken back without consent: step {step} of match {match}"
            assert frame["step"] == step - 1
            found += 1
        is_same = (frame["match"], frame["step"]) == (match, step)
        may_undo = (may_undo and is_same) or frame["may_undo"]
        match, step = frame["match"], frame["step"]
    return found


def happened(company: Company) -> Counter[str]:
    """What really happened at the table."""
    rooms = company.all("room")
    return Counter(
        {
            "moved": len({(frame["match"], frame["step"]) for frame in company.all("seen")}),
            "taken back": steps_taken_back(company),
            "undo asked": sum(1 for room in rooms if room["undo"]),
            "seat asked": sum(1 for room in rooms if room["seat_wish"]),
            "handed over": sum(1 for room in rooms if room["handovers"]),
            "stood in": sum(1 for room in rooms for chair in room["chairs"] if chair["stand_in"] == "gone"),
            "paused": sum(1 for room in rooms if room["is_paused"]),
        }
    )


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_colluders_are_sent_no_hand_that_none_was_dealt_and_take_no_step_back_without_consent(
    request: pytest.FixtureRequest, tmp_path: Path, database: str, part: int
) -> None:
    address = tmp_path / "tables.db" if database == "sqlite" else request.getfixturevalue("postgres_url")
    counted: Counter[str] = Counter()
    async with serving(address) as served:
        for number in range(part, SEQUENCES, PARTS):
            rng = Rng(number)
            company = await gather(served, number)
            for _ in range(ACTIONS):
                await company.act(next_action(rng, SEATS), rng)
            for line in company.lines.values():
                await line.ask("ping", id="end")
            check_hands(company)
            counted += happened(company)
            for line in company.lines.values():
                await line.wire.close()
    for kind in HAPPENED:
        assert counted[kind] > 0, f"{kind}: such a thing never happened"
