"""Lobby queries of the store: cards, guests, devices and codes."""

from __future__ import annotations

import asyncio

import pytest

from paddock.core.errors import BadInput
from paddock.table.store.base import AppendResult, Guest, Hosted, Store
from tests.table.rows import append, append_card, card, row, written


async def test_a_card_is_written_with_its_row(store: Store) -> None:
    shown = card("a", guests=("anna", "ben"), summary=b'{"seats":4}', is_listed=False)
    assert await append_card(store, shown) == [AppendResult.COMMITTED]
    assert await store.card("a") == shown
    assert await store.card("b") is None


async def test_the_card_of_a_lost_row_is_not_written(store: Store) -> None:
    await append(store, row("a", 1))
    assert await append_card(store, card("a"), card("b")) == [AppendResult.CONFLICT, AppendResult.COMMITTED]
    assert await store.card("a") is None
    assert await store.card("b") == card("b")


async def test_the_newest_card_stands(store: Store) -> None:
    newer, older = card("a", 5, status="running", guests=("anna", "ben")), card("a", 4)
    await append_card(store, newer)
    await append_card(store, older)
    assert await store.card("a") == newer
    assert await store.cards_of("ben") == [newer]


async def test_of_several_cards_in_a_batch_the_newest_stands(store: Store) -> None:
    await append_card(store, *(card("a", seq, guests=(f"guest{seq}",)) for seq in (1, 2, 3)))
    assert await store.card("a") == card("a", 3, guests=("guest3",))
    assert await store.cards_of("guest2") == []


async def test_a_guest_who_left_has_the_table_no_more(store: Store) -> None:
    await append_card(store, card("a", guests=("anna", "ben")))
    await append_card(store, card("a", 2, guests=("anna",)))
    assert await store.cards_of("ben") == []
    assert await store.cards_of("anna") == [card("a", 2, guests=("anna",))]


async def test_the_lobby_lists_the_newest_first(store: Store) -> None:
    shown = [card(name, at=at, is_listed=name != "c") for name, at in (("a", 3.0), ("b", 1.0), ("c", 2.0))]
    await append_card(store, *shown)
    assert [each.table for each in await store.cards()] == ["a", "b"]
    assert [each.table for each in await store.cards(listed_only=False)] == ["a", "c", "b"]
    assert [each.table for each in await store.cards(limit=1)] == ["a"]


async def test_one_host_with_many_tables_pushes_nobody_out_of_the_lobby(store: Store) -> None:
    shown = [card(f"m{number:02}", at=100.0 + number, host="mallory") for number in range(20)]
    shown += [card("a", at=1.0, host="anna"), card("b", at=2.0, host="ben")]
    await append_card(store, *shown)
    assert [each.table for each in await store.cards(limit=5)] == ["m19", "m18", "m17", "b", "a"]
    assert await store.hosted("mallory") == Hosted(20, 20)
    assert await store.hosted("nobody") == Hosted(0, 0)


async def test_tables_are_found_by_their_state(store: Store) -> None:
    await append_card(store, card("a", status="running"), card("b"), card("c", status="running", at=9999.0))
    assert [each.table for each in await store.cards_with("running")] == ["c", "a"]
    assert await store.cards_with("over") == []


async def test_a_guest_is_known_by_any_of_their_devices(store: Store) -> None:
    await store.add_guest("g1", "Anna", 1.0)
    await store.add_device("hash of phone", "g1", "phone", 2.0)
    laptop = await store.add_device("hash of laptop", "g1", "laptop", 3.0)
    anna = Guest("g1", "Anna", 1.0)
    hashes = [f"hash of {name}" for name in ("phone", "laptop", "stranger")]
    assert await store.guests_of(hashes) == {"hash of phone": anna, "hash of laptop": anna}
    assert [device.label for device in await store.devices("g1")] == ["phone", "laptop"]
    assert await store.remove_device("g1", laptop)
    assert await store.guests_of(["hash of laptop"]) == {}
    assert await store.guest("g1") == anna


async def test_a_device_is_removed_by_its_own_guest_only(store: Store) -> None:
    await store.add_guest("g1", "Anna", 1.0)
    await store.add_guest("g2", "Ben", 1.0)
    phone = await store.add_device("hash", "g1", "phone", 2.0)
    assert not await store.remove_device("g2", phone)
    assert await store.guests_of(["hash"]) == {"hash": Guest("g1", "Anna", 1.0)}


async def test_a_guest_can_be_renamed(store: Store) -> None:
    await store.add_guest("g1", "Anna", 1.0)
    assert await store.rename_guest("g1", "Άννα")
    assert await store.guest("g1") == Guest("g1", "Άννα", 1.0)
    assert not await store.rename_guest("nobody", "Anna")


@pytest.mark.parametrize("name", ["two\nlines", "nul\0", "half \ud800", "x" * 81, " blank"])
async def test_a_name_that_cannot_be_shown_is_refused(store: Store, name: str) -> None:
    with pytest.raises(BadInput):
        await store.add_guest("g1", name, 1.0)
    assert await store.guest("g1") is None


async def test_a_device_is_noted_as_seen_once_an_hour(store: Store) -> None:
    await store.add_guest("g1", "Anna", 1.0)
    await store.add_device("hash", "g1", "phone", 1000.0)
    seen = []
    for at in (2000.0, 4601.0, 5000.0):
        store.touch(["hash"], at)
        await written(store)
        seen.append((await store.devices("g1"))[0].seen_at)
    assert seen == [1000.0, 4601.0, 4601.0]


async def test_a_code_works_once_even_if_many_ask_at_the_same_moment(store: Store) -> None:
    await linked(store, "code")
    found = await asyncio.gather(*(store.take_code("code", now=50.0, latest=150.0) for _ in range(8)))
    assert sorted(found, key=str) == [None] * 7 + ["g1"]


async def test_an_expired_or_unknown_code_is_worth_nothing(store: Store) -> None:
    await linked(store, "code")
    assert await store.take_code("other", now=50.0, latest=150.0) is None
    assert await store.take_code("code", now=100.0, latest=150.0) is None
    assert await store.take_code("code", now=50.0, latest=150.0) is None


async def test_a_code_of_another_clock_is_worth_nothing_and_is_dropped(store: Store) -> None:
    await linked(store, "code", "other")
    assert await store.take_code("code", now=10.0, latest=60.0) is None
    assert await store.code_owner("other", now=10.0, latest=60.0) is None
    assert (await store.code_owner("other", now=50.0, latest=150.0)) == Guest("g1", "Anna", 1.0)
    await store.drop_codes(now=10.0, latest=60.0)
    assert await store.code_owner("other", now=50.0, latest=150.0) is None


async def test_expired_codes_are_dropped(store: Store) -> None:
    await linked(store, "code")
    await store.drop_codes(now=100.0, latest=200.0)
    assert await store.code_owner("code", now=50.0, latest=150.0) is None


async def test_a_guest_has_no_more_codes_than_are_allowed(store: Store) -> None:
    await linked(store, "1", "2")
    assert not await store.add_code("3", "g1", 100.0, by="hash", most=2)
    assert await store.take_code("1", now=50.0, latest=150.0) == "g1"
    assert await store.add_code("3", "g1", 100.0, by="hash", most=2)


async def test_a_device_that_is_removed_takes_all_codes_of_its_guest_with_it_and_makes_none(store: Store) -> None:
    await linked(store, "code")
    (device,) = await store.devices("g1")
    assert await store.remove_device("g1", device.id)
    assert await store.take_code("code", now=50.0, latest=150.0) is None
    assert not await store.add_code("late", "g1", 100.0, by="hash", most=2)


async def linked(store: Store, *codes: str) -> None:
    """A guest with a device that made these codes."""
    await store.add_guest("g1", "Anna", 1.0)
    await store.add_device("hash", "g1", "phone", 1.0)
    for code in codes:
        assert await store.add_code(code, "g1", 100.0, by="hash", most=9)


async def test_the_lobby_does_not_list_tables_that_are_over(store: Store) -> None:
    await append_card(store, *[card(status, status=status) for status in ("waiting", "running", "over", "ended")])
    assert {each.table for each in await store.cards()} == {"waiting", "running"}


async def test_a_table_is_found_by_the_first_letters_of_its_name_until_it_is_over(store: Store) -> None:
    names = ("abcdef222222", "abcdefzzzzzz", "abcdeg222222", "abcdez999999", "bbbbbb222222")
    await append_card(store, *(card(name, at=float(at)) for at, name in enumerate(names)))
    assert (await store.card_beginning("abcdef")) == card("abcdefzzzzzz", at=1.0)
    assert (await store.card_beginning("abcdez")) == card("abcdez999999", at=3.0)
    assert await store.card_beginning("abcdee") is None
    await append_card(store, card("bbbbbb222222", 2, status="over"))
    assert await store.card_beginning("bbbbbb") is None
