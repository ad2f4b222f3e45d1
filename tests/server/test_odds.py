"""ARUBA's dice odds over HTTP: exact; invalid parameters are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_odds_of_a_keep_can_be_asked_for(served: Served) -> None:
    answer = await (await served.person()).get("/api/games/aruba/odds", dice="225", keep="22", rerolls=1)
    goals = {one["goal"]: one for one in answer.json()["goals"]}
    assert goals["even"] == {"goal": "even", "is_chance": True, "worth": 0.5, "best": 0.5, "keep": [2, 2]}
    assert not goals["movement"]["is_chance"]
    assert goals["fours"]["worth"] == 0


@pytest.mark.parametrize(
    "query",
    [
        {},
        {"dice": "7"},
        {"dice": "12345612345"},
        {"dice": "125", "keep": "66", "rerolls": 1},
        {"dice": "125", "keep": "1", "rerolls": 0},
        {"dice": "125", "rerolls": 9},
    ],
)
async def test_odds_of_what_cannot_be_are_refused(served: Served, query: dict[str, object]) -> None:
    answer = await (await served.person()).get("/api/games/aruba/odds", **query)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-input"
