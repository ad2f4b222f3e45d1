"""Lessons over HTTP: they are read, and leave nothing behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_lesson_is_told_in_the_language_that_is_asked_for(served: Served) -> None:
    person = await served.person()
    told = (await person.get("/api/games/mille-bornes/lessons/first", lang="en")).json()
    assert told["parts"][:2] == ["Start", "Drive"]
    assert told["steps"][0]["move"] == "roll"
    assert told["steps"][0]["seen"][-1]["view"]["round"]["hand"].count("roll") == 2


async def test_a_lesson_opens_no_table(served: Served) -> None:
    person = await (await served.person()).called("Anna")
    assert (await person.get("/api/games/mille-bornes/lessons/first")).status_code == 200
    assert (await person.get("/api/me/tables")).json()["tables"] == []
    assert (await person.get("/api/tables/lesson")).status_code == 404


async def test_no_table_can_be_opened_on_a_script(served: Served) -> None:
    wish = {"game": "mille-bornes", "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}], "lesson": "first"}
    assert (await (await served.person()).post("/api/tables", wish)).status_code == 400


@pytest.mark.parametrize(
    ("path", "status"),
    [("chess/lessons", 404), ("chess/lessons/first", 404), ("mille-bornes/lessons/second", 404)],
)
async def test_an_unknown_lesson_is_not_found(served: Served, path: str, status: int) -> None:
    assert (await (await served.person()).get(f"/api/games/{path}")).status_code == status
