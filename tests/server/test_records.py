"""Records, replays and verification over HTTP: finished matches are public, running ones are restricted."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.table.store.base import AppendResult, Row
from tests.server.finished_match import finished

if TYPE_CHECKING:
    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_record_of_a_finished_match_is_whole_and_proves_its_shuffle(served: Served) -> None:
    anna, table, commitment = await finished(served)
    stranger = await served.person()
    record = (await stranger.get(f"/api/tables/{table}/matches/1/record")).text
    replay = paddock.replay(record)
    assert replay.match.is_over
    assert replay.proof.commitment == commitment
    verdict = (await stranger.post("/api/verify", {"record": record, "commitment": commitment})).json()
    assert (verdict["is_good"], verdict["chance"], verdict["is_over"]) == (True, "committed", True)
    assert verdict["moves"] == len(replay.steps)
    del anna


async def test_who_opens_a_table_knows_the_commitment_before_the_deal(served: Served) -> None:
    anna = await served.person("Anna")
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    open_context = (await anna.post("/api/tables", {"game": "mille-bornes", "chairs": chairs})).json()
    path = f"/api/tables/{open_context['table']}"
    await anna.put(f"{path}/seats/1/nonce", {"nonce": "luck"})
    await anna.post(f"{path}/start", {})
    room = (await anna.get(path)).json()
    assert (room["commitment"], room["status"]) == (open_context["commitment"], "running")


async def test_a_flipped_bit_and_nonsense_are_found(served: Served) -> None:
    anna, table, commitment = await finished(served)
    record = (await anna.get(f"/api/tables/{table}/matches/1/record")).text
    at = record.index("secret") + 12
    other = chr(ord(record[at]) ^ 1)
    forged = record[:at] + other + record[at + 1 :]
    foreign = f"{int(commitment, 16) ^ 1:064x}"
    for text, published in ((forged, commitment), (record, foreign), ("nonsense", None), ("", None), ("\x00", None)):
        answer = await anna.post("/api/verify", {"record": text, "commitment": published})
        assert (answer.status_code, answer.json()["is_good"]) == (200, False), text[:40]


async def test_a_running_match_tells_a_seat_its_own_a_spectator_less_and_nobody_anothers(served: Served) -> None:
    anna, ben, cleo = [await served.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await anna.opens("me", "open")
    await ben.post(f"/api/tables/{table}/seats", {"name": "Ben"})
    await anna.post(f"/api/tables/{table}/start", {})
    base = f"/api/tables/{table}/matches/1"
    for path, query in ((f"{base}/record", {}), (f"{base}/steps", {"steps": "0"})):
        own = await anna.get(path, seat=1, **query)
        spectator = await cleo.get(path, **query)
        assert own.status_code == spectator.status_code == 200
        assert own.text != spectator.text
        for person in (ben, cleo, await served.person()):
            answer = await person.get(path, seat=1, **query)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        assert (await anna.get(path, seat=7, **query)).status_code == 400
    secret = (await served.context.hub.table(table)).state.facts.dealt.secret
    assert secret not in (await anna.get(f"{base}/record", seat=1)).text


async def test_a_match_that_was_not_played_has_no_record(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot")
    for number, status in ((1, 404), (2, 404), (0, 400), (100_001, 400)):
        assert (await anna.get(f"/api/tables/{table}/matches/{number}/record")).status_code == status


async def test_a_replay_shows_every_step_and_refuses_those_that_were_not_made(served: Served) -> None:
    anna, table, _ = await finished(served)
    path = f"/api/tables/{table}/matches/1/steps"
    first = (await anna.get(path)).json()
    total = first["steps"]
    assert first["marks"][0] == {"step": 0, "kind": "round", "number": 1}
    for part in ("1", "0-1"):
        assert (await anna.get(path, steps=part)).json()["marks"] == [], "only who begins a replay needs them"
    assert first["shown"][0]["move"] is None
    steps = (await anna.get(path, steps=f"0-{min(99, total)}", seat=2)).json()["shown"]
    assert [step["step"] for step in steps] == list(range(min(99, total) + 1))
    assert steps[1]["move"] is not None
    assert (await anna.get(path, steps=str(total))).json()["shown"][0]["view"]["over"]
    for wrong in (str(total + 1), "5-4", "0-100", "x", "-1", "1-", "9999999"):
        assert (await anna.get(path, steps=wrong)).status_code == 400, wrong


async def test_an_earlier_match_of_the_table_keeps_its_record(served: Served) -> None:
    anna, table, commitment = await finished(served)
    await anna.post(f"/api/tables/{table}/start", {})
    record = (await anna.get(f"/api/tables/{table}/matches/1/record")).text
    assert paddock.replay(record).proof.commitment == commitment
    running = (await anna.get(f"/api/tables/{table}/matches/2/record")).text
    assert commitment not in running


async def test_a_table_that_another_version_kept_says_so(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot")
    written: asyncio.Future[AppendResult] = asyncio.get_running_loop().create_future()
    row = Row(table, 1 + await served.rows(table), 0.0, b'{"entry":"danced"}')
    served.context.store.append(row, written.set_result)
    assert await written is AppendResult.COMMITTED
    del served.context.hub.tables[table]
    answer = await anna.get(f"/api/tables/{table}/matches/1/steps")
    assert (answer.status_code, answer.json()["code"]) == (410, "unreadable")
    assert answer.json()["text"] == "this table was saved by another version of Paddock"
    line = await anna.line()
    await line.send("join", table=table)
    assert (await line.until("trouble"))["code"] == "unreadable"
