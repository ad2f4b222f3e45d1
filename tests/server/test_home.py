"""The start page of somebody who comes back: their turns first, the longest waiting one first, in one small answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.people.many_results import ME, fill
from tests.server.test_clubs import founded, joined

if TYPE_CHECKING:
    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
MAX_BYTES: Final = 100_000


async def home_of(person: Person) -> dict[str, Any]:
    answer = await person.get("/api/home")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def move(person: Person, table: str) -> None:
    """Make the first legal move of the first seat that is to move and is this person's."""
    line = await person.at(table)
    seen = next(one for one in reversed(line.heard) if one["type"] == "seen" and one["view"]["moves"])
    outcome = await line.ask("play", seat=seen["seat"], seq=seen["seq"], move=seen["view"]["moves"][0])
    assert outcome["kind"] == "done", outcome
    await line.wire.close()


async def two_at(one: Person, other: Person) -> str:
    table = await one.opens("me", "open")
    await other.post(f"/api/tables/{table}/seats", {"name": "P2"})
    await one.post(f"/api/tables/{table}/start", {})
    return table


async def to_move(anna: Person, table: str) -> bool:
    """Whether it is Anna's turn: seat 1."""
    return table in [one["table"] for one in (await home_of(anna))["turns"]]


async def test_turns_come_first_and_the_longest_waiting_one_first(served: Served) -> None:
    anna, ben = [await (await served.person()).called(name) for name in ("Anna", "Ben")]
    tables = [await two_at(anna, ben) for _ in range(3)]
    for table in tables:
        if not await to_move(anna, table):
            await move(ben, table)
    while not await to_move(anna, tables[0]):
        await move(ben, tables[0])
    home = await home_of(anna)
    waited = [one["table"] for one in home["turns"]]
    assert set(waited) == set(tables)
    assert [one["since"] for one in home["turns"]] == sorted(one["since"] for one in home["turns"])
    assert home["running"] == []
    other = await home_of(ben)
    assert ([], set(tables)) == (other["turns"], {one["table"] for one in other["running"]})


async def test_a_table_tells_who_plays_whose_turn_it_is_and_what_happened_last(served: Served) -> None:
    anna, ben = [await (await served.person()).called(name) for name in ("Anna", "Ben")]
    table = await two_at(anna, ben)
    first, second = (anna, ben) if await to_move(anna, table) else (ben, anna)
    (mine,) = (await home_of(first))["turns"]
    assert (mine["names"], mine["match"], mine["club"], mine["due_at"]) == (["P1", "P2"], 1, "", None)
    assert set(mine["mine"]) & set(mine["to_move"])
    assert mine["notes"] == []
    while not (await home_of(second))["turns"]:
        await move(first, table)
    (theirs,) = (await home_of(second))["turns"]
    assert theirs["notes"]
    assert all(note["message"] for note in theirs["notes"])


async def test_a_paused_match_is_nobodys_turn(served: Served) -> None:
    anna, ben = [await (await served.person()).called(name) for name in ("Anna", "Ben")]
    table = await two_at(anna, ben)
    await anna.post(f"/api/tables/{table}/pause")
    for person in (anna, ben):
        home = await home_of(person)
        assert (home["turns"], [one["is_paused"] for one in home["running"]]) == ([], [True])


async def test_a_table_that_waits_for_others_and_one_that_is_over_are_no_turns(served: Served) -> None:
    anna = await (await served.person()).called("Anna")
    waiting, over = await anna.opens("me", "open"), await anna.opens("me", "bot", start=True)
    await anna.post(f"/api/tables/{over}/end")
    home = await home_of(anna)
    assert (home["turns"], home["running"]) == ([], [])
    assert [one["table"] for one in home["waiting"]] == [waiting]
    assert home["last"]["table"] == over


async def test_a_club_is_told_in_short(served: Served) -> None:
    anna, club = await founded(served)
    ben = await joined(served, anna, club["id"], "Ben")
    await home_of(anna)
    (shown,) = (await home_of(ben))["clubs"]
    assert (shown["name"], shown["role"], shown["members"]) == ("Sunday Drivers", "member", 2)
    assert [one["name"] for one in shown["here"]] == ["Anna"]


async def test_a_person_without_a_name_has_no_home(served: Served) -> None:
    assert (await (await served.person()).get("/api/home")).status_code == 401


async def test_with_200_finished_matches_and_20_clubs_it_is_one_small_answer(served: Served) -> None:
    anna = await (await served.person()).called("Anna")
    for number in range(20):
        assert (await anna.post("/api/clubs", {"name": f"Drivers of the {number}th Day"})).status_code == 201
    await fill(served.context.store, 200, all_mine=True)
    await served.context.store.execute([("update standings set guest_id = $1 where guest_id = $2", (anna.guest, ME))])
    for _ in range(30):
        await anna.opens("me", "bot", "bot", start=True)
    answer = await anna.get("/api/home")
    assert len(answer.json()["clubs"]) == 20
    assert len(answer.json()["turns"]) + len(answer.json()["running"]) == 30
    assert len(answer.content) <= MAX_BYTES
    assert len((await anna.get("/api/me/races")).content) + len(answer.content) <= MAX_BYTES
