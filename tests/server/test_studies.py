"""Studies over HTTP: moves are tried from any step of a finished match, and nothing of it is stored."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import pytest_asyncio

import paddock
from paddock.server.config import Limits
from paddock.table import study_frames
from tests.server.finished_match import finished
from tests.server.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")
STEP = 6


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Little time for chances and hints."""
    monkeypatch.setattr(study_frames, "CHANCES_MS", 1.0)
    monkeypatch.setattr(study_frames, "HINT_MS", 1.0)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def over(served: Served) -> tuple[Person, str]:
    """A person at a table whose match is over."""
    person, table, _ = await finished(served)
    return person, table


async def asked(person: Person, table: str, path: str = "study", **wish: object) -> dict[str, Any]:
    answer = await person.post(f"/api/tables/{table}/matches/1/{path}", {"step": STEP, "mine": [1], **wish})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refused(person: Person, table: str, **wish: object) -> tuple[int, str]:
    answer = await person.post(f"/api/tables/{table}/matches/1/study", {"step": STEP, "mine": [1], **wish})
    return answer.status_code, answer.json().get("code", "")


def lines(found: dict[str, Any]) -> list[str]:
    return [f"{one['seat']} {one['move']}" for one in found["made"]]


async def test_bots_answer_until_a_seat_of_ones_own_is_asked(over: tuple[Person, str]) -> None:
    found = await asked(*over)
    last = found["moments"][-1]["seen"][0]
    assert last["seat"] == 1
    assert 1 in last["view"]["waiting"]
    assert found["moments"][0]["seen"][0]["fresh"]
    assert found["room"]["mine"] == [1]
    assert not found["room"]["settings"]["is_rated"]
    assert sum(one["chance"] for one in found["chances"]) == pytest.approx(1.0)
    assert set(found["hands"]) == {"1", "2"}
    assert found["played"]["places"]


async def test_a_try_goes_on_move_by_move_and_is_the_same_from_its_link(over: tuple[Person, str]) -> None:
    person, table = over
    begun = await asked(person, table)
    made, seen = lines(begun), begun["moments"][-1]["seen"][0]
    for _ in range(4):
        moves = [*made, f"1 {seen['view']['moves'][0]}"]
        found = await asked(person, table, moves=moves, shown=len(made))
        assert lines(found)[0] == moves[-1]
        assert len(found["moments"]) == len(found["made"])
        made += lines(found)
        seen = found["moments"][-1]["seen"][0]
    linked = await asked(person, table, moves=made)
    assert linked["moments"][-1]["seen"][0]["view"] == seen["view"]
    assert linked["hands"] == found["hands"]
    assert lines(linked) == made


async def test_the_moves_of_the_match_with_the_luck_as_it_fell_give_its_views(over: tuple[Person, str]) -> None:
    person, table = over
    whole = paddock.replay((await person.get(f"/api/tables/{table}/matches/1/record")).text)
    moves = [f"{step.seat} {step.move}" for step in whole.steps[STEP : STEP + 20]]
    found = await asked(person, table, moves=moves, mine=[1, 2])
    assert found["moments"][0]["seen"][1]["view"] == json.loads(json.dumps(whole.match.at(STEP + 20).view(2)))


async def test_dealt_anew_another_seed_is_another_pile(over: tuple[Person, str]) -> None:
    person, table = over
    hands = []
    for seed in (1, 1, 2, 3):
        found = await asked(person, table, anew=seed, mine=[1, 2])
        made = lines(found)
        for _ in range(6):
            seen = next(one for one in found["moments"][-1]["seen"] if one["view"]["moves"])
            made.append(f"{seen['seat']} {seen['view']['moves'][-1]}")
            found = await asked(person, table, anew=seed, mine=[1, 2], moves=made)
        hands.append(json.dumps(found["hands"]))
    assert hands[0] == hands[1]
    assert len(set(hands)) > 1


async def test_a_hint_is_given_for_the_seat_that_is_asked(over: tuple[Person, str]) -> None:
    person, table = over
    moves = lines(await asked(person, table))
    found = await asked(person, table, "study/hint", moves=moves, lang="de")
    assert found["seat"] == 1
    assert found["tips"]


async def test_whoever_may_see_the_replay_may_study_it(served: Served, over: tuple[Person, str]) -> None:
    stranger = await served.person()
    assert (await asked(stranger, over[1]))["moments"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"step": -1}, "bad-input"),
        ({"step": 999_999}, "bad-input"),
        ({"step": "x"}, "bad-input"),
        ({"mine": []}, "bad-input"),
        ({"mine": [0]}, "bad-input"),
        ({"mine": [9]}, "bad-input"),
        ({"mine": "1"}, "bad-input"),
        ({"anew": -1}, "bad-input"),
        ({"anew": 1 << 40}, "bad-input"),
        ({"level": 4}, "bad-input"),
        ({"extra": 1}, "bad-input"),
        ({"shown": 3}, "bad-input"),
        ({"moves": ["1 pass"] * 1_001}, "bad-input"),
        ({"moves": ["x" * 81]}, "bad-input"),
        ({"moves": [1]}, "bad-input"),
        ({"moves": ["nonsense"]}, "study-move"),
        ({"moves": ["1 no such move"]}, "study-move"),
        ({"moves": ["12 pass"]}, "study-move"),
        ({"moves": ["\u0661 pass"]}, "study-move"),
        ({"moves": ["-1 pass"]}, "study-move"),
        ({"moves": [" "]}, "study-move"),
    ],
)
async def test_a_wish_that_makes_no_sense_is_refused(
    over: tuple[Person, str], wish: dict[str, object], code: str
) -> None:
    person, table = over
    status, found = await refused(person, table, **wish)
    assert (found, 400 <= status < 500) == (code, True)


async def test_a_loose_try_stops_at_a_move_that_is_not_possible(over: tuple[Person, str]) -> None:
    person, table = over
    begun = await asked(person, table)
    moves = lines(begun)
    found = await asked(person, table, moves=[*moves, "1 nonsense", "1 pass"], is_loose=True)
    assert lines(found) == moves


async def test_there_is_nothing_to_study_after_the_last_step(over: tuple[Person, str]) -> None:
    person, table = over
    steps = (await person.get(f"/api/tables/{table}/matches/1/steps")).json()["steps"]
    assert await refused(person, table, step=steps) == (409, "study-over")


async def test_a_study_writes_nothing_and_appears_nowhere(served: Served, over: tuple[Person, str]) -> None:
    person, table = over
    store = served.context.store
    before = (len(await store.read(table)), len(served.context.hub.tables))
    pages = ("/api/me/home", "/api/me/races", "/api/lobby", "/api/tables")
    told = [(await person.get(page)).text for page in pages]
    await asked(person, table, anew=4)
    assert (len(await store.read(table)), len(served.context.hub.tables)) == before
    assert [(await person.get(page)).text for page in pages] == told


async def test_studies_of_one_person_are_limited(tmp_path: Path) -> None:
    limits = Limits(studies_per_guest_minute=2, messages_burst=1000)
    async with serving(tmp_path / "tables.db", limits) as running:
        person, table, _ = await finished(running)
        assert [(await refused(person, table, step=999_999))[1] for _ in range(3)] == ["bad-input"] * 2 + ["too-fast"]
        other = await running.person("Ben")
        assert (await refused(other, table, step=999_999))[1] == "bad-input"


# While a match runs.


async def seated(served: Served, **settings: Any) -> tuple[Person, str, int]:  # noqa: ANN401 - of a table
    """A person who is asked in a running match with a bot, and the step."""
    anna = await (await served.person()).called("Anna")
    table = await anna.opens("me", "bot", start=True, **settings)
    line = await anna.at(table)
    seen = next(one for one in line.heard if one["type"] == "seen")
    while not seen["view"]["moves"]:
        seen = await line.until("seen")
    return anna, table, seen["step"]


async def test_a_running_match_is_studied_only_where_hints_are_given_and_it_counts_as_one(served: Served) -> None:
    anna, table, step = await seated(served, hints="bots")
    found = await asked(anna, table, step=step, seat=1)
    assert found["hands"] == {}
    assert found["played"] is None
    assert found["chances"]
    await asked(anna, table, step=step, seat=1, anew=5)
    room = (await anna.get(f"/api/tables/{table}")).json()
    assert room["helped"] == {"1": 1}
    assert await refused(anna, table, step=step + 1, seat=1) == (409, "stale")
    assert (await refused(anna, table, step=step))[1] in {"bad-input", "not-your-seat"}
    assert (await refused(anna, table, step=step, seat=2))[1] == "not-your-seat"
    stranger = await served.person("Ben")
    assert (await refused(stranger, table, step=step, seat=1))[1] == "not-your-seat"


@pytest.mark.parametrize("settings", [{"hints": "none"}, {"hints": "all", "is_rated": True}])
async def test_without_hints_or_in_a_rated_match_there_is_no_study(served: Served, settings: dict[str, Any]) -> None:
    anna, table, step = await seated(served, **settings)
    assert (await refused(anna, table, step=step, seat=1))[1] == "no-hints"


@pytest.mark.parametrize("game", paddock.game_ids())
async def test_two_worlds_that_differ_in_hidden_cards_give_equal_bytes(game: str) -> None:
    opened = paddock.game(game)
    match = opened.start(3, seed=3)
    seat = match.waiting[0]
    worlds = [opened.imagine(match.view(seat), seed) for seed in (1, 2, 3)]
    answers = set()
    for world in worlds:
        origin = study_frames.StudyOrigin(view=msgspec.json.encode(world.view(seat)), names=("A", "B", "C"))
        wish = study_frames.StudyWish(step=0, mine=[seat], anew=7, seat=seat, level=1)
        answers.add(msgspec.json.encode(study_frames.shown(origin, wish)))
    if game != "aruba":  # its dice are rolled in the open, and nobody has cards yet
        assert len({json.dumps(world.position()) for world in worlds}) > 1
    assert len(answers) == 1


async def test_a_move_that_is_the_only_one_is_made_without_asking(over: tuple[Person, str]) -> None:
    person, table = over
    whole = paddock.replay((await person.get(f"/api/tables/{table}/matches/1/record")).text)
    steps = range(len(whole.steps) - 1)
    asked_at = {step: whole.match.at(step) for step in steps}
    forced = next(
        step for step, match in asked_at.items() if match.waiting == (1,) and len(match.moves(1)) == 1 and step > 0
    )
    found = await asked(person, table, step=forced, mine=[1, 2])
    assert found["made"][0]["is_forced"]
    assert found["made"][0]["is_mine"]
    assert any(len(seen["view"]["moves"]) > 1 for seen in found["moments"][-1]["seen"])
