"""Nobody can lock others out: one address does everything at once while honest people play, watch and come back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from paddock.loadtest.attacker import ADDRESS, Attacker
from paddock.server.config import Limits
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Line, Person, Served

ENOUGH = 400  # refusals of the attacker
EXPECTED = {"too-fast", "too-many", "too-talkative", "not-over"}


async def play(line: Line, seat: int, moves: int) -> None:
    """Make so many moves of a seat, one after the other against a bot; none is refused."""
    frame = await line.until("seen", seat=seat) if not line.heard else line.heard[-1]
    for _ in range(moves):
        while frame["type"] != "seen" or frame["seat"] != seat or not frame["view"]["moves"]:
            frame = await line.next()
            if frame["type"] == "seen" and frame["view"]["over"]:
                return
        word = f"m{frame['seq']}"
        await line.send("play", id=word, seat=seat, seq=frame["seq"], move=frame["view"]["moves"][0])
        while (message := await line.next()).get("id") != word:
            assert message["type"] != "trouble", message
            frame = message if message["type"] == "seen" and message["seat"] == seat else frame
        assert message["outcome"] == {"kind": "done"}


async def honest(served: Served, number: int) -> tuple[Person, str]:
    person = await served.person(f"Guest {number}", **{"x-forwarded-for": f"10.0.{number}.1"})
    return person, await person.opens("me", "bot", is_listed=True, start=True)


async def seat_line(person: Person, table: str, number: int) -> Line:
    line = await person.line({"x-forwarded-for": f"10.0.{number}.1"})
    await line.send("join", table=table)
    assert (await line.next())["type"] == "room", "nobody is refused their own seat"
    return line


async def test_nobody_honest_is_refused_while_one_address_does_everything_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path / "t.db", Limits(), is_behind_proxy=True) as served:
        people = [await honest(served, number) for number in range(3)]
        attacker = Attacker(served.url, [table for _, table in people])
        attack = asyncio.create_task(attacker.run())
        rounds = 0
        while sum(attacker.answered[code] for code in EXPECTED) < ENOUGH or rounds < 2:
            assert not attack.done(), attack.exception()
            lines = [await seat_line(person, table, number) for number, (person, table) in enumerate(people)]
            await asyncio.gather(*(play(line, 1, 3) for line in lines))
            for line in lines:
                await line.wire.close()
            rounds += 1
        newcomer, table = await honest(served, 9)
        listed = [shown["table"] for shown in (await newcomer.get("/api/tables")).json()["tables"]]
        assert table in listed, "no honest table is pushed out of the lobby"
        assert set(attacker.answered) >= EXPECTED, attacker.answered
        assert len(served.context.limits.sockets.of_address(ADDRESS)) <= Limits().sockets_per_address
        attack.cancel()
        with suppress(asyncio.CancelledError):
            await attack
