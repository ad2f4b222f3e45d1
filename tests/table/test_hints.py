"""Hints at a table: only for a waiting seat of the guest, computed once, public, and only if the host allows them."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

from paddock.table.messages import Hint

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.harness import Harness, RecordingDevice

WORDS = count(1)


def wish(table: LiveTable, device: RecordingDevice, seat: int = 1, lang: str = "en") -> None:
    table.receive(device, Hint(f"hint-{next(WORDS)}", seat, lang))


def discard(device: RecordingDevice) -> str:
    """A move that ends the turn."""
    moves: list[str] = device.view()["moves"]
    return next(move for move in moves if move.startswith("discard"))


async def alone(harness: Harness) -> tuple[LiveTable, RecordingDevice]:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=0, pace_ms=0)
    device = await harness.join(table, "anna")
    await harness.settle()
    return table, device


async def test_a_hint_answers_with_legal_moves_and_reasons_in_the_asked_language(harness: Harness) -> None:
    table, anna = await alone(harness)
    wish(table, anna, lang="de")
    await harness.settle()
    told = anna.answer("hints")
    assert {tip["move"] for tip in told["tips"]} <= set(anna.view()["moves"])
    assert all(tip["low"] <= tip["chance"] <= tip["high"] for tip in told["tips"])
    words = set(" ".join(tip["why"] for tip in told["tips"]).lower().replace(",", "").replace(".", "").split())
    assert words & {"du", "dich", "dir", "dein", "deine", "karte", "karten", "und"}
    assert all(tip["note"]["message"].startswith("bornes-move-") for tip in told["tips"])


async def test_everybody_is_told_that_a_hint_was_taken(harness: Harness) -> None:
    table, anna = await alone(harness)
    watcher = await harness.join(table, "zoe")
    wish(table, anna)
    await harness.settle()
    assert anna.room["helped"] == watcher.room["helped"] == {"1": 1}
    assert watcher.answers("hints") == []


async def test_the_same_question_is_thought_of_once(harness: Harness) -> None:
    table, anna = await alone(harness)
    for _ in range(3):
        wish(table, anna)
    await harness.settle()
    wish(table, anna, lang="it")
    await harness.settle()
    assert len(anna.answers("hints")) == 4
    assert harness.bots.advised == 1
    assert anna.room["helped"] == {"1": 1}


async def test_among_people_hints_are_given_only_if_the_host_said_so(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "ben"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    assert not anna.room["may_hint"]
    wish(table, anna)
    await harness.settle()
    assert anna.answer("denied")["code"] == "no-hints"
    free = await harness.start("mille-bornes", ["anna", "ben"], hints="all", window_ms=0, pace_ms=0)
    anna = await harness.join(free, "anna")
    assert anna.room["may_hint"]
    wish(free, anna)
    await harness.settle()
    assert anna.answer("hints")["tips"]


@pytest.mark.parametrize(
    ("seat", "lang", "code"), [(2, "en", "not-your-seat"), (1, "fr", "bad-input"), (1, "en", "no-hints")]
)
async def test_what_is_not_allowed_is_denied_and_written_nowhere(
    harness: Harness, seat: int, lang: str, code: str
) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], hints="none", window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    await harness.settle()
    before = table.state.facts.seq
    wish(table, anna, seat, lang)
    await harness.settle()
    assert anna.answer("denied")["code"] == code
    assert table.state.facts.seq == before


async def test_who_is_not_asked_gets_no_hint(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=0, pace_ms=5_000)
    anna = await harness.join(table, "anna")
    await harness.play(table, anna, 1, discard(anna))
    wish(table, anna)
    await harness.settle()
    assert anna.answer("denied")["code"] == "not-asked"
