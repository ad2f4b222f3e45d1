"""Matches of a table one after the other: rematch, the same deal again, seasons, records, cards, chat, fairness."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.record.verify import chance_kind
from paddock.table import commands, history
from paddock.table.denied import Denied
from paddock.table.lobby import decode_summary
from paddock.table.messages import Say
from paddock.table.snapshots import MANY_ROWS, StoredTable, fold, read_stored
from tests.table.harness import harness_at, in_a_thread

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from paddock.table.state import State
    from paddock.table.store.base import Row
    from tests.table.harness import Harness, RecordingDevice


async def played_out(harness: Harness, table: LiveTable, *devices: RecordingDevice) -> None:
    harness.level = 2
    await harness.go_on(table, {device.guest: device for device in devices}, Rng(5), 5_000)
    assert table.state.facts.status == "over"


async def test_a_rematch_is_another_deal_and_the_same_deal_again_has_the_same_cards(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    dealt = [anna.view(1)["round"]]
    await played_out(harness, table, anna)
    for same in (False, True):
        await harness.act(table, lambda state, same=same: commands.start(state, "anna", is_same_deal=same))  # type: ignore[misc]
        first = next(message for message in anna.all("seen") if message["match"] == table.state.facts.number)
        assert first["fresh"]
        dealt.append(first["view"]["round"])
        await played_out(harness, table, anna)
    assert dealt[0] != dealt[1]
    assert dealt[1] == dealt[2]
    assert table.state.facts.number == 3


async def test_a_season_shows_the_points_between_its_rounds_and_ends(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "bot:2"], window_ms=0, pace_ms=0, options={"limit": "rounds:2"})
    anna = await harness.join(table, "anna")
    await played_out(harness, table, anna)
    rounds = [len(message["view"]["results"]) for message in anna.all("seen")]
    assert sorted(set(rounds)) == [0, 1, 2]
    points = [[result["points"] for result in message["view"]["results"]] for message in anna.all("seen")]
    totals = [standing.points for standing in table.state.played.standings()]
    assert [sum(side) for side in zip(*points[-1], strict=True)] == totals


async def test_records_of_every_match_of_a_table_are_kept_and_verify(address: str) -> None:
    async with harness_at(address) as harness:
        table = await harness.open("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
        anna = await harness.join(table, "anna")
        commitments = [anna.room["commitment"]]
        past = history.PastMatches(harness.store, in_a_thread)
        for number in (1, 2):
            await harness.act(table, lambda state: commands.add_nonce(state, "anna", 1, "my own word"))
            await harness.act(table, lambda state: commands.start(state, "anna"))
            assert anna.room["commitment"] == commitments[-1], "it was published before her word for this deal"
            commitments.append(anna.room["next_commitment"])
            await played_out(harness, table, anna)
            state = await past.state_of(table.id, table.state, number, "")
            proof = paddock.replay(history.record(state, None)).proof
            assert chance_kind(proof, commitments[number - 1]) == "committed"
        for number in (1, 2):
            state = await past.state_of(table.id, table.state, number, "")
            assert paddock.replay(history.record(state, 1)).match.is_over
        assert len(set(commitments)) == 3
        with pytest.raises(Denied, match="no-match"):
            await past.state_of(table.id, table.state, 3, "")


async def test_an_old_match_is_folded_once_and_not_on_the_event_loop(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=0, pace_ms=0)
    for _ in range(2):
        await harness.act(table, lambda state: commands.end(state, "anna"))
        await harness.act(table, lambda state: commands.start(state, "anna"))
    threads: list[threading.Thread] = []

    def folding(rows: list[Row]) -> State | None:
        threads.append(threading.current_thread())
        return fold(rows)

    monkeypatch.setattr(history, "fold", folding)
    past = history.PastMatches(harness.store, in_a_thread)
    states = [await past.state_of(table.id, table.state, number, "") for number in (1, 2, 1, 2)]
    assert [state.facts.number for state in states] == [1, 2, 1, 2]
    assert len(threads) == 2
    assert threading.main_thread() not in threads


async def test_a_match_that_is_over_has_a_snapshot_of_its_end(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], window_ms=0, pace_ms=0)
    await played_out(harness, table, await harness.join(table, "anna"))
    await harness.store.health()
    kept = await harness.store.snapshot(table.id)
    assert kept is not None
    assert kept.seq == table.state.facts.place
    woken = (await read_stored(harness.store, [table.id]))[table.id].load()
    assert woken is not None
    assert (woken.facts, woken.match) == (table.state.facts, table.state.match)
    assert history.record(woken, None) == history.record(table.state, None)


async def test_a_long_log_is_folded_in_a_thread_and_a_short_one_at_once(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    load = StoredTable.load

    def loading(stored: StoredTable) -> State | None:
        threads.append(threading.current_thread())
        return load(stored)

    monkeypatch.setattr(StoredTable, "load", loading)
    tables = [await harness.open("mille-bornes", ["anna", "open"]) for _ in range(2)]
    eve = await harness.join(tables[1], "eve")
    for number in range(MANY_ROWS):
        await harness.request(tables[1], eve, Say(f"s{number}", "hello"))
    harness.hub.tables.clear()
    short, long = [await harness.hub.table(table.id) for table in tables]
    assert (short.state.facts, long.state.facts) == (tables[0].state.facts, tables[1].state.facts)
    assert [thread is threading.main_thread() for thread in threads] == [True, False]


@pytest.mark.usefixtures("seeded")
async def test_one_flipped_bit_of_a_record_is_found_except_in_a_name(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna = await harness.join(table, "anna")
    await played_out(harness, table, anna)
    record = history.record(table.state, None).encode()
    commitment = anna.room["commitment"]
    rng = Rng(11)
    for _ in range(60):
        flipped, place = bytearray(record), rng.below(len(record))
        if record.rfind(b"\nname: ", 0, place) == record.rfind(b"\n", 0, place):
            continue  # nothing is bound to a name, so that a person can be forgotten
        flipped[place] ^= 1 << rng.below(7)
        assert not is_good(bytes(flipped), commitment)


def is_good(record: bytes, commitment: str) -> bool:
    try:
        replay = paddock.replay(record.decode())
    except (paddock.PaddockError, UnicodeError):
        return False
    return chance_kind(replay.proof, commitment) == "committed" and replay.match.is_over


async def test_no_frame_of_a_running_match_shows_its_secret_or_the_next(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna, eve = await harness.join(table, "anna"), await harness.join(table, "eve")
    await harness.go_on(table, {"anna": anna}, Rng(1), 20)
    secrets = [table.state.facts.dealt.secret, table.state.facts.next_secret]
    record = history.record(table.state, 1)
    assert not any(secret.encode() in data for secret in secrets for data in (*anna.raw, *eve.raw))
    assert not any(secret in record for secret in secrets)


async def test_my_tables_are_right_after_each_step(address: str) -> None:
    async with harness_at(address) as harness:
        table = await harness.open("mille-bornes", ["anna", "open"], window_ms=0, pace_ms=0)

        async def mine(guest: str) -> list[tuple[str, int, int]]:
            found = [decode_summary(card.summary) for card in await harness.store.cards_of(guest)]
            return [(card.status, card.open_seats, card.match) for card in found]

        assert (await mine("anna"), await mine("ben")) == ([("waiting", 1, 0)], [])
        await harness.act(table, lambda state: commands.sit(state, "ben", 2, "Ben"))
        assert (await mine("anna"), await mine("ben")) == ([("waiting", 0, 0)], [("waiting", 0, 0)])
        await harness.act(table, lambda state: commands.start(state, "anna"))
        assert await mine("ben") == [("running", 0, 1)]
        await harness.act(table, lambda state: commands.leave(state, "ben", 2))
        assert await mine("ben") == [("running", 0, 1)], "the seat can be taken back"
        await harness.act(table, lambda state: commands.end(state, "anna"))
        assert await mine("anna") == [("ended", 0, 1)]
        await harness.act(table, lambda state: commands.leave(state, "ben", 2))
        assert (await mine("anna"), await mine("ben")) == ([("ended", 1, 1)], [])


async def test_chat_reaches_everybody_can_be_muted_and_is_resumed(harness: Harness) -> None:
    table = await harness.open("mille-bornes", ["anna", "ben"])
    anna, ben, eve = [await harness.join(table, name) for name in ("anna", "ben", "eve")]
    await harness.request(table, eve, Say("1", "hello <b>all</b>"))
    assert [line["text"] for line in ben.last("talk")["lines"]] == ["hello <b>all</b>"]
    seq = ben.last("talk")["lines"][0]["seq"]
    await harness.act(table, lambda state: commands.mute(state, "anna", "eve", is_muted=True))
    await harness.request(table, eve, Say("2", "still here"))
    assert eve.answer("denied")["code"] == "muted"
    await harness.request(table, anna, Say("3", "quiet now"))
    again = await harness.join(table, "ben", since=seq)
    assert [line["text"] for line in again.last("talk")["lines"]] == ["quiet now"]
    fresh = await harness.join(table, "ben")
    assert [line["text"] for line in fresh.last("talk")["lines"]] == ["hello <b>all</b>", "quiet now"]
    await harness.act(table, lambda state: commands.mute(state, "anna", "eve", is_muted=False))
    await harness.request(table, eve, Say("4", "thanks"))
    assert eve.answer("done")["id"] == "4"


async def test_a_line_sent_again_after_a_break_is_said_once(address: str) -> None:
    line = Say("once", "hello")
    async with harness_at(address) as first:
        table = await first.start("mille-bornes", ["anna", "ben"])
        anna, ben = [await first.join(table, name) for name in ("anna", "ben")]
        for device in (anna, anna, await first.join(table, "anna"), ben):  # the id is Anna's: Ben may have the same
            await first.request(table, device, line)
        assert [spoken.guest for spoken in table.state.facts.lines] == ["anna", "ben"]
    async with harness_at(address) as second:
        table = await second.hub.table(table.id)
        again = await second.join(table, "anna")
        await second.request(table, again, line)
        assert again.answer("done")["id"] == "once"
        assert [spoken.guest for spoken in table.state.facts.lines] == ["anna", "ben"]
        await second.request(table, again, Say("twice", "hello"))
        assert [spoken.guest for spoken in table.state.facts.lines] == ["anna", "ben", "anna"]


async def test_a_match_is_not_dealt_over_empty_chairs_or_another_match(harness: Harness) -> None:
    table = await harness.open("mille-bornes", ["anna", "open"])
    with pytest.raises(Denied, match="empty-chairs"):
        await harness.act(table, lambda state: commands.start(state, "anna"))
    await harness.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 0))
    with pytest.raises(Denied, match="no-match"):
        await harness.act(table, lambda state: commands.start(state, "anna", is_same_deal=True))
    await harness.act(table, lambda state: commands.start(state, "anna"))
    with pytest.raises(Denied, match="is-running"):
        await harness.act(table, lambda state: commands.start(state, "anna"))
    with pytest.raises(Denied, match="is-running"):
        await harness.act(table, lambda state: commands.add_nonce(state, "anna", 1, "too late"))
