"""A guest's finished matches over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.finished_match import finished, played

if TYPE_CHECKING:
    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_finished_match_is_in_the_history_and_in_the_statistics_of_whoever_played(served: Served) -> None:
    anna, table, _ = await finished(served)
    answer = (await anna.get("/api/me/races")).json()
    assert answer["next"] == ""
    [race] = answer["races"]
    assert (race["table"], race["match"], race["game"], race["ending"]) == (table, 1, "mille-bornes", "over")
    mine, bot = race["seats"]
    assert (mine["name"], mine["is_me"], bot["is_me"], bot["level"]) == ("P1", True, False, 2)
    assert (await anna.get("/api/me/export")).json()["races"] == answer["races"]
    found = (await anna.get("/api/me/statistics")).json()
    assert [(one["game"], one["played"], one["average_place"]) for one in found["games"]] == [
        ("", 1, mine["place"]),
        ("mille-bornes", 1, mine["place"]),
    ]
    assert found["opponents"] == []


async def test_the_history_is_a_guests_own(served: Served) -> None:
    ben, nobody = await served.person("Ben"), await served.person()
    assert (await ben.get("/api/me/races")).json() == {"races": [], "next": ""}
    assert (await ben.get("/api/me/statistics")).json() == {
        "games": [],
        "opponents": [],
        "ratings": [],
        "reviewed": [],
    }
    for path in ("races", "statistics"):
        assert (await nobody.get(f"/api/me/{path}")).status_code == 401


async def test_pages_are_asked_for_with_a_cursor_and_a_size_that_make_sense(served: Served) -> None:
    ben = await served.person("Ben")
    for name, wrong in (("cursor", "x"), ("limit", "0"), ("limit", "51"), ("limit", "many")):
        answer = await ben.get("/api/me/races", **{name: wrong})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-input"), wrong


async def test_a_rated_match_changes_the_rating_and_another_says_why_it_does_not(served: Served) -> None:
    anna = await served.person("Anna")
    for is_rated in (True, False):
        table = await anna.opens("me", "bot", is_rated=is_rated)
        line = await anna.at(table)
        await anna.post(f"/api/tables/{table}/start", {})
        await played(line)
    await served.context.rate_matches()
    races = (await anna.get("/api/me/races")).json()["races"]
    assert [race["unrated"] for race in races] == ["not-chosen", ""]
    ratings = (await anna.get("/api/me/statistics")).json()["ratings"]
    assert [(one["game"], one["matches"], one["is_provisional"]) for one in ratings] == [
        ("", 1, True),
        ("mille-bornes", 1, True),
    ]
