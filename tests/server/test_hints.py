"""Hints over the websocket: typed requests and replies, refused if the host does not allow hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Line, Served

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def seated(served: Served, hints: str) -> Line:
    anna = await (await served.person()).called("Anna")
    return await anna.at(await anna.opens("me", "bot", start=True, hints=hints))


async def test_a_hint_comes_over_the_wire(served: Served) -> None:
    answer = await (await seated(served, "bots")).ask("hint", seat=1, lang="hu")
    assert answer["kind"] == "hints"
    assert answer["worlds"] > 0
    assert {"move", "note", "chance", "low", "high", "is_tied", "is_vague", "why", "figures"} == set(answer["tips"][0])


async def test_a_table_without_hints_gives_none(served: Served) -> None:
    answer = await (await seated(served, "none")).ask("hint", seat=1)
    assert (answer["kind"], answer["code"]) == ("denied", "no-hints")
