"""Matches of a table one after the other: rematch, the same deal again, seasons, records, cards, chat, fairness."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.record.verify import chance_kind
from paddock.table import commands, history
from paddock.table.denied import Denied
from paddock.table.lobby import decode_summary
from paddock.table.messages import Say
from tests.table.hall import hall_at

if TYPE_CHECKING:
    from paddock.table.live import LiveTable
    from tests.table.hall import Ear, Hall


async def played_out(hall: Hall, table: LiveTable, *ears: Ear) -> None:
    hall.level = 2
    await hall.go_on(table, {ear.guest: ear for ear in ears}, Rng(5), 5_000)
    assert table.state.facts.status == "over"


async def test_a_rematch_is_another_deal_and_the_same_deal_again_has_the_same_cards(hall: Hall) -> None:
    table = await hall.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna = await hall.join(table, "anna")
    dealt = [anna.view(1)["round"]]
    await played_out(hall, table, anna)
    for same in (False, True):
        await hall.act(table, lambda state, same=same: commands.start(state, "anna", is_same_deal=same))  # type: ignore[misc]
        first = next(message for message in anna.all("seen") if message["match"] == table.state.facts.number)
        assert first["fresh"]
        dealt.append(first["view"]["round"])
        await played_out(hall, table, anna)
    assert dealt[0] != dealt[1]
    assert dealt[1] == dealt[2]
    assert table.state.facts.number == 3


async def test_a_season_shows_the_points_between_its_rounds_and_ends(hall: Hall) -> None:
    table = await hall.start("speed-1200", ["anna", "bot:2"], window_ms=0, pace_ms=0, options={"limit": "rounds:2"})
    anna = await hall.join(table, "anna")
    await played_out(hall, table, anna)
    rounds = [len(message["view"]["results"]) for message in anna.all("seen")]
    assert sorted(set(rounds)) == [0, 1, 2]
    points = [[result["points"] for result in message["view"]["results"]] for message in anna.all("seen")]
    totals = [standing.points for standing in table.state.played.standings()]
    assert [sum(side) for side in zip(*points[-1], strict=True)] == totals


async def test_records_of_every_match_of_a_table_are_kept_and_verify(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.open("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
        anna = await hall.join(table, "anna")
        commitments = [anna.room["commitment"]]
        for number in (1, 2):
            await hall.act(table, lambda state: commands.add_nonce(state, "anna", 1, "my own word"))
            await hall.act(table, lambda state: commands.start(state, "anna"))
            assert anna.room["commitment"] == commitments[-1], "it was published before her word for this deal"
            commitments.append(anna.room["next_commitment"])
            await played_out(hall, table, anna)
            state = await history.state_of(hall.store, table.id, table.state, number)
            proof = paddock.replay(history.record(state, None)).proof
            assert chance_kind(proof, commitments[number - 1]) == "committed"
        for number in (1, 2):
            state = await history.state_of(hall.store, table.id, table.state, number)
            assert paddock.replay(history.record(state, 1)).match.is_over
        assert len(set(commitments)) == 3
        with pytest.raises(Denied, match="no-match"):
            await history.state_of(hall.store, table.id, table.state, 3)


@pytest.mark.usefixtures("seeded")
async def test_one_flipped_bit_of_a_record_is_found(hall: Hall) -> None:
    table = await hall.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna = await hall.join(table, "anna")
    await played_out(hall, table, anna)
    record = history.record(table.state, None).encode()
    commitment = anna.room["commitment"]
    rng = Rng(11)
    for _ in range(60):
        flipped = bytearray(record)
        flipped[rng.below(len(record))] ^= 1 << rng.below(7)
        assert not is_good(bytes(flipped), commitment)


def is_good(record: bytes, commitment: str) -> bool:
    try:
        replay = paddock.replay(record.decode())
    except (paddock.PaddockError, UnicodeError):
        return False
    return chance_kind(replay.proof, commitment) == "committed" and replay.match.is_over


async def test_no_frame_of_a_running_match_shows_its_secret_or_the_next(hall: Hall) -> None:
    table = await hall.start("mille-bornes", ["anna", "bot:2"], window_ms=0, pace_ms=0)
    anna, eve = await hall.join(table, "anna"), await hall.join(table, "eve")
    await hall.go_on(table, {"anna": anna}, Rng(1), 20)
    secrets = [table.state.facts.dealt.secret, table.state.facts.next_secret]
    record = history.record(table.state, 1)
    assert not any(secret.encode() in data for secret in secrets for data in (*anna.raw, *eve.raw))
    assert not any(secret in record for secret in secrets)


async def test_my_tables_are_right_after_each_step(address: str) -> None:
    async with hall_at(address) as hall:
        table = await hall.open("mille-bornes", ["anna", "open"], window_ms=0, pace_ms=0)

        async def mine(guest: str) -> list[tuple[str, int, int]]:
            found = [decode_summary(card.summary) for card in await hall.store.cards_of(guest)]
            return [(card.status, card.open_seats, card.match) for card in found]

        assert (await mine("anna"), await mine("ben")) == ([("waiting", 1, 0)], [])
        await hall.act(table, lambda state: commands.sit(state, "ben", 2, "Ben"))
        assert (await mine("anna"), await mine("ben")) == ([("waiting", 0, 0)], [("waiting", 0, 0)])
        await hall.act(table, lambda state: commands.start(state, "anna"))
        assert await mine("ben") == [("running", 0, 1)]
        await hall.act(table, lambda state: commands.leave(state, "ben", 2))
        assert await mine("ben") == [("running", 0, 1)], "the seat can be taken back"
        await hall.act(table, lambda state: commands.end(state, "anna"))
        assert await mine("anna") == [("ended", 0, 1)]
        await hall.act(table, lambda state: commands.leave(state, "ben", 2))
        assert (await mine("anna"), await mine("ben")) == ([("ended", 1, 1)], [])


async def test_chat_reaches_everybody_can_be_muted_and_is_resumed(hall: Hall) -> None:
    table = await hall.open("mille-bornes", ["anna", "ben"])
    anna, ben, eve = [await hall.join(table, name) for name in ("anna", "ben", "eve")]
    await hall.request(table, eve, Say("1", "hello <b>all</b>"))
    assert [line["text"] for line in ben.last("talk")["lines"]] == ["hello <b>all</b>"]
    seq = ben.last("talk")["lines"][0]["seq"]
    await hall.act(table, lambda state: commands.mute(state, "anna", "eve", is_muted=True))
    await hall.request(table, eve, Say("2", "still here"))
    assert eve.last("trouble")["code"] == "muted"
    await hall.request(table, anna, Say("3", "quiet now"))
    again = await hall.join(table, "ben", since=seq)
    assert [line["text"] for line in again.last("talk")["lines"]] == ["quiet now"]
    fresh = await hall.join(table, "ben")
    assert [line["text"] for line in fresh.last("talk")["lines"]] == ["hello <b>all</b>", "quiet now"]
    await hall.act(table, lambda state: commands.mute(state, "anna", "eve", is_muted=False))
    await hall.request(table, eve, Say("4", "thanks"))
    assert eve.last("done")["id"] == "4"


async def test_a_match_is_not_dealt_over_empty_chairs_or_another_match(hall: Hall) -> None:
    table = await hall.open("mille-bornes", ["anna", "open"])
    with pytest.raises(Denied, match="empty-chairs"):
        await hall.act(table, lambda state: commands.start(state, "anna"))
    await hall.act(table, lambda state: commands.set_chair(state, "anna", 2, "bot", 0))
    with pytest.raises(Denied, match="no-match"):
        await hall.act(table, lambda state: commands.start(state, "anna", is_same_deal=True))
    await hall.act(table, lambda state: commands.start(state, "anna"))
    with pytest.raises(Denied, match="is-running"):
        await hall.act(table, lambda state: commands.start(state, "anna"))
    with pytest.raises(Denied, match="is-running"):
        await hall.act(table, lambda state: commands.add_nonce(state, "anna", 1, "too late"))
