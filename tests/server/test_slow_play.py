"""Slow play over HTTP: tables that wait for me with the time left, who is away, and which orders a game has."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.test_clubs import founded
from tests.server.test_home import home_of, move

if TYPE_CHECKING:
    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
DAY_S = 86_400
SLOW = {"kind": "days", "seconds": 3 * DAY_S}


async def slow_table(one: Person, other: Person, **more: Any) -> str:  # noqa: ANN401
    table = await one.opens("me", "open", clock=SLOW, **more)
    await other.post(f"/api/tables/{table}/seats", {"name": "Ben"})
    await one.post(f"/api/tables/{table}/start", {})
    return table


async def away(person: Person, days: float) -> Any:  # noqa: ANN401
    answer = await person.http.put("/api/me/away", json={"until": time.time() + days * DAY_S if days else 0})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_home_and_turns_list_slow_tables_oldest_first_with_the_time_left(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    tables = [await slow_table(anna, ben) for _ in range(2)]
    turns = (await home_of(anna))["turns"]
    assert [turn["table"] for turn in turns] == tables
    assert all(turn["due_at"] == pytest.approx(time.time() + 3 * DAY_S, abs=60) for turn in turns)
    listed = (await anna.get("/api/home/turns")).json()
    assert [(turn["table"], turn["due_at"]) for turn in listed["turns"]] == [
        (turn["table"], turn["due_at"]) for turn in turns
    ]
    await move(anna, tables[0])
    assert [turn["table"] for turn in (await anna.get("/api/home/turns")).json()["turns"]] == tables[1:]
    assert [turn["table"] for turn in (await ben.get("/api/home/turns")).json()["turns"]] == tables[:1]


async def test_who_is_away_says_so_at_every_slow_table_and_sits_down_with_it(served: Served) -> None:
    anna, ben = await served.person("Anna"), await served.person("Ben")
    table = await slow_table(anna, ben)
    shown = await away(anna, 5)
    assert (shown["days"], shown["days_left"]) == (30, 25)
    chairs = (await ben.get(f"/api/tables/{table}")).json()["chairs"]
    assert chairs[0]["away_until"] == shown["until"]
    assert chairs[1]["away_until"] == 0
    (turn,) = (await anna.get("/api/home/turns")).json()["turns"]
    assert turn["due_at"] == pytest.approx(shown["until"] + 3 * DAY_S, abs=60)
    later = await slow_table(ben, anna)
    assert (await ben.get(f"/api/tables/{later}")).json()["chairs"][1]["away_until"] == shown["until"]
    assert (await away(anna, 0))["until"] == 0
    (turn,) = (await anna.get("/api/home/turns")).json()["turns"]
    assert turn["due_at"] == pytest.approx(time.time() + 3 * DAY_S, abs=60)


async def test_nobody_is_away_for_longer_than_the_days_of_a_year(served: Served) -> None:
    anna = await served.person("Anna")
    answer = await anna.http.put("/api/me/away", json={"until": time.time() + 31 * DAY_S})
    assert (answer.status_code, answer.json()["code"], answer.json()["facts"]) == (409, "away-too-long", {"days": 30})
    assert (await anna.get("/api/me/away")).json()["until"] == 0


async def test_a_club_sets_how_many_days_its_members_are_away(served: Served) -> None:
    (anna, club), ben = await founded(served), await served.person("Ben")
    page = (await anna.http.patch(f"/api/clubs/{club['id']}", json={"away_days": 2})).json()
    assert (page["away_days"], page["name"]) == (2, club["name"])
    inside = await anna.opens("me", "bot", clock=SLOW, club=club["id"], start=True)
    outside = await slow_table(anna, ben)
    shown = await away(anna, 10)
    gone = [(await anna.get(f"/api/tables/{table}")).json()["chairs"][0]["away_until"] for table in (inside, outside)]
    assert gone[0] == pytest.approx(time.time() + 2 * DAY_S, abs=60)
    assert gone[1] == shown["until"]


async def test_a_game_says_which_standing_orders_it_has(served: Served) -> None:
    games = {game["id"]: game for game in (await (await served.person()).get("/api/games")).json()["games"]}
    assert games["aruba"]["slow_orders"] == {"hook": "never", "ninth": "always"}
    assert set(games["mille-bornes"]["slow_orders"].values()) == {"always"}
    assert games["ausgebremst"]["slow_orders"] == {}


@pytest.mark.parametrize("clock", [{"kind": "days", "seconds": 8 * DAY_S}, {"kind": "days", "seconds": 100}])
async def test_a_table_with_a_clock_that_does_not_fit_is_refused(served: Served, clock: dict[str, Any]) -> None:
    anna = await served.person("Anna")
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    answer = await anna.post("/api/tables", {"game": "speed-1200", "chairs": chairs, "clock": clock})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-input")
