"""Answers: every message with an id gets exactly one, after the frames that show what it changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.games.bornes.rules.codec import BornesCodec
from paddock.games.bornes.rules.round import BornesRound
from paddock.lab.engine import COMPILED, engine
from paddock.table import commands
from paddock.table.messages import Agree, Hint, Instruct, Play, Say, Undo

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from paddock.table.requests import TableMessage
    from tests.table.harness import Harness, RecordingDevice

pytestmark = pytest.mark.usefixtures("seeded")


async def seated(harness: Harness) -> tuple[LiveTable, RecordingDevice]:
    """A running match with anna in seat 1, who is asked, and ben in seat 2."""
    table = await harness.start("speed-1200", ["anna", "ben"], window_ms=0, hints="all")
    assert table.state.played.waiting == (1,)
    return table, await harness.join(table, "anna")


async def told(harness: Harness, table: LiveTable, device: RecordingDevice, *messages: TableMessage) -> list[str]:
    """The kinds of answers to these messages, in order; there is one for each."""
    device.forget()
    for message in messages:
        table.receive(device, message)
    await harness.settle()
    answers = device.answers()
    assert sorted(answer["id"] for answer in answers) == sorted(message.id for message in messages)
    return [answer["kind"] for answer in answers]


def accepted(table: LiveTable, seat: int = 1) -> dict[str, TableMessage]:
    """A message of every kind, from that seat."""
    seq, moves = table.state.facts.seq, table.state.played.moves(1)
    return {
        "instruct": Instruct("instruct", seat, {moves[0]: "ask"}),
        "say": Say("say", "hello"),
        "hint": Hint("hint", seat),
        "agree": Agree("agree", seat, is_agreed=True),
        "play": Play("play", seat, seq, moves[0]),
        "undo": Undo("undo", seat, seq),
    }


OWN = {"instruct": "done", "say": "done", "hint": "hints", "agree": "denied", "play": "done"}
OWN["undo"] = "denied"  # nothing was played yet
FIRST_DENIED = {**dict.fromkeys(OWN, "denied"), "say": "done"}


@pytest.mark.parametrize("kind", OWN)
async def test_every_kind_of_message_gets_one_answer(harness: Harness, kind: str) -> None:
    table, anna = await seated(harness)
    assert await told(harness, table, anna, accepted(table)[kind]) == [OWN[kind]]


@pytest.mark.parametrize("kind", OWN)
async def test_what_is_denied_gets_one_answer(harness: Harness, kind: str) -> None:
    table, anna = await seated(harness)
    assert await told(harness, table, anna, accepted(table, 2)[kind]) == [FIRST_DENIED[kind]]


@pytest.mark.parametrize("kind", OWN)
async def test_each_message_with_the_same_id_gets_its_own_answer(harness: Harness, kind: str) -> None:
    """A device that comes back sends again what was not answered, on another connection, perhaps before the first one
    is written."""
    table, anna = await seated(harness)
    message = accepted(table)[kind]
    anna.forget()
    table.receive(anna, message)
    harness.hub.detach(table, anna)
    again = await harness.join(table, "anna", since=1)
    assert [answer["id"] for answer in anna.answers()] == [kind]
    await told(harness, table, again, message)
    if kind == "play":
        assert again.answer("done")["id"] == "play"
        assert len(table.state.played.steps) == 1


async def test_a_move_that_is_refused_or_stale_or_noted_gets_one_answer(harness: Harness) -> None:
    table, anna = await seated(harness)
    seq = table.state.facts.seq
    assert await told(harness, table, anna, Play("a", 1, seq, "nonsense")) == ["refused"]
    assert await told(harness, table, anna, Play("b", 1, 0, table.state.played.moves(1)[0])) == ["stale"]
    assert [message["type"] for message in anna.heard] == ["seen", "answer"]
    await harness.act(table, lambda state: commands.pause(state, "anna"))
    assert await told(harness, table, anna, Play("c", 1, seq, table.state.played.moves(1)[0])) == ["denied"]


async def test_messages_that_wait_for_an_entry_and_those_too_many_get_one_answer_each(harness: Harness) -> None:
    table, anna = await seated(harness)
    kinds = await told(harness, table, anna, *(Say(f"s{number}", "hello") for number in range(20)))
    assert sorted(kinds) == ["denied"] * 3 + ["done"] * 17


async def test_the_mover_gets_frame_and_answer_in_one_write_and_nobody_else_the_answer(harness: Harness) -> None:
    table, anna = await seated(harness)
    ben = await harness.join(table, "ben")
    writes: list[int] = []
    send = anna.send

    def counted(*messages: bytes) -> None:
        writes.append(len(messages))
        send(*messages)

    anna.send = counted  # type: ignore[method-assign]
    assert await told(harness, table, anna, accepted(table)["play"]) == ["done"]
    assert ([message["type"] for message in anna.heard], writes) == (["seen", "answer"], [2])
    assert ben.answers() == []


@pytest.mark.skipif(engine() == COMPILED, reason="compiled methods cannot be counted")
async def test_a_move_is_parsed_once_and_judged_once(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table, anna = await seated(harness)
    calls: list[str] = []

    def count(owner: type, name: str) -> None:
        method = getattr(owner, name)

        def counted(*given: object) -> object:
            calls.append(name)
            return method(*given)

        monkeypatch.setattr(owner, name, counted)

    message = accepted(table)["play"]
    count(BornesCodec, "parse")
    count(BornesRound, "refuse")
    count(BornesRound, "apply")
    assert await told(harness, table, anna, message) == ["done"]
    assert calls[: calls.index("apply")] == ["parse", "refuse"]
    assert calls.count("parse") == 1
