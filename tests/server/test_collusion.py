"""Nobody has more power than the rules give, over the wire: random actions of five colluders and an honest player."""

from __future__ import annotations

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

SEQUENCES: Final = 250 if LONG else 6  # on each database: in all one in twenty of those without a wire
ACTIONS: Final = 200
SEATS: Final = 3


class Company:
    """Six people with a line each at one table; ada is the host, seat 2 is the honest player's and seat 3 bob's."""

    def __init__(self, people: dict[str, Person], lines: dict[str, Line], table: str) -> None:
        self.people = people
        self.lines = lines
        self.table = table

    async def act(self, action: Action, rng: Rng) -> None:
        """Try it; whatever comes back."""
        person, line, path = self.people[action.guest], self.lines[action.guest], f"/api/tables/{self.table}"
        seat = {"ada": 1, HONEST: 2, "bob": 3}.get(action.guest, action.seat) if rng.below(4) else action.seat
        answer, _, about = action.kind.partition(" ")
        if about:
            await line.ask("agree", seat=seat, is_agreed=answer == "yes", about=about)
        elif action.kind in {"play", "undo", "instruct"}:
            await line.ask(action.kind, seat=seat, **self.fields(action, rng, seat))
        elif action.kind in {"open", "bot"}:
            await person.put(f"{path}/seats/{seat}", {"kind": action.kind})
        elif action.kind == "leave":
            await person.delete(f"{path}/seats/{seat}")
        elif action.kind in {"sit", "back"}:
            await person.post(f"{path}/seats{'' if action.kind == 'sit' else f'/{seat}/back'}", self.body(action, seat))
        elif action.kind in {"pause", "resume", "host"}:
            await person.post(f"{path}/{action.kind}", {"guest": self.people[action.other].guest})

    def fields(self, action: Action, rng: Rng, seat: int) -> dict[str, Any]:
        frames = [told for told in self.lines[action.guest].heard if told["type"] == "seen" and told["seat"] == seat]
        seq = max((told["seq"] for told in self.lines[action.guest].heard if "seq" in told), default=0)
        if action.kind == "instruct":
            return {"orders": {"coup": "always"}}
        moves = frames[-1]["view"]["moves"] if frames else []
        return {
            "seq": seq,
            **({"move": moves[rng.below(len(moves))] if moves else "pass"} if action.kind == "play" else {}),
        }

    @staticmethod
    def body(action: Action, seat: int) -> object:
        return {"name": f"{action.guest} {seat}", "seat": seat} if action.kind == "sit" else None


async def gather(served: Served, number: int) -> Company:
    people = {name: await served.person(name) for name in (*COLLUDERS, HONEST)}
    table = await people["ada"].opens("me", "open", "open", game="speed-1200", grace_ms=600_000)
    for name, seat in ((HONEST, 2), ("bob", 3)):
        answer = await people[name].post(f"/api/tables/{table}/seats", {"name": f"{name} {number}", "seat": seat})
        assert answer.status_code == 201, answer.text
    assert (await people["ada"].post(f"/api/tables/{table}/start", {})).status_code == 201
    return Company(people, {name: await person.at(table) for name, person in people.items()}, table)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
async def test_colluders_are_sent_no_hand_that_none_was_dealt(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> None:
    address = tmp_path / "tables.db" if database == "sqlite" else request.getfixturevalue("postgres_url")
    async with serving(address) as served:
        for number in range(SEQUENCES):
            rng = Rng(number)
            company = await gather(served, number)
            for _ in range(ACTIONS):
                await company.act(next_action(rng, SEATS), rng)
            table = await served.context.hub.table(company.table)
            assert table.state.facts.seq > 15, "something happened"
            for name, line in company.lines.items():
                await line.ask("ping", id="end")
                mine = {None, {"ada": 1, "bob": 3, HONEST: 2}.get(name)}
                assert {told["seat"] for told in line.heard if told["type"] == "seen"} <= mine
