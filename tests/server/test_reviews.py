"""Reviews over HTTP: for finished matches, computed once and stored; the sums are exact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from paddock.advice.exact_shares import WHOLE
from paddock.server.config import Limits
from tests.server.finished_match import finished
from tests.server.serving import serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.server.serving import Person, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def served(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A server with little time for a review."""
    async with serving(tmp_path_factory.mktemp("server") / "tables.db", review_ms=1) as running:
        yield running


def address(table: str, match: int = 1) -> str:
    return f"/api/tables/{table}/matches/{match}/review"


async def reviewed(person: Person, table: str, lang: str = "en") -> dict[str, Any]:
    """The review, polled until it is ready; progress only grows."""
    told = [-1.0]
    while (answer := await person.get(address(table), lang=lang)).status_code == 202:
        told.append(answer.json()["progress"])
    assert told == sorted(told)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()["review"]
    return found


async def test_luck_and_decisions_of_a_finished_match_add_up_for_whoever_asks(served: Served) -> None:
    _, table, _ = await finished(served)
    found = await reviewed(await served.person(), table)
    for side in found["accounts"]:
        parts = ("start", "deal", "luck", "decisions", "rivals")
        assert sum(side[part] for part in parts) == side["result"]
    assert sum(side["result"] for side in found["accounts"]) == WHOLE
    assert len(found["names"]) == len(found["accounts"]) == 2


async def test_a_review_that_was_made_is_kept_and_told_in_any_language(served: Served) -> None:
    anna, table, _ = await finished(served)
    first = await reviewed(anna, table)
    again = await anna.get(address(table), lang="el")
    assert again.status_code == 200
    assert again.json()["review"]["accounts"] == first["accounts"]


async def test_a_match_that_runs_is_not_reviewed(served: Served) -> None:
    anna = await served.person("Anna")
    table = await anna.opens("me", "bot", start=True)
    answer = await anna.get(address(table))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_a_match_that_was_never_played_has_no_review(served: Served) -> None:
    anna, table, _ = await finished(served)
    assert (await anna.get(address(table, 2))).json()["code"] == "no-match"
    assert (await anna.get(address("nosuchtable"))).json()["code"] == "no-table"
    assert (await anna.get(address(table), lang="xx")).json()["code"] == "bad-input"


async def test_one_address_may_ask_for_so_many_new_reviews_only(tmp_path: Path) -> None:
    limits = Limits(reviews_per_address_hour=1, messages_burst=1000)
    async with serving(tmp_path / "tables.db", limits, review_ms=1) as strict:
        anna, first, _ = await finished(strict)
        _, second, _ = await finished(strict)
        assert (await anna.get(address(first))).status_code == 202
        assert (await anna.get(address(second))).json()["code"] == "too-many"
        assert (await anna.get(address(first))).status_code in {200, 202}
