"""Chairs before a match: two change places, and whoever sits on one changes the name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.frames import partners
from paddock.table.messages import Instruct
from tests.table.harness import harness_at

if TYPE_CHECKING:
    from tests.table.harness import Harness


def names_of(chairs: list[dict[str, str]]) -> list[str]:
    return [chair["name"] for chair in chairs]


async def test_the_host_lets_two_chairs_change_places_and_so_chooses_the_pairs(address: str) -> None:
    async with harness_at(address) as harness:
        table = await harness.open("speed-1200", ["anna", "ben", "cleo", "bot:1"])
        anna, ben = await harness.join(table, "anna"), await harness.join(table, "ben")
        assert anna.room["sides"] == [[1, 3], [2, 4]]
        await harness.act(table, lambda state: commands.swap(state, "anna", 2, 3))
        assert names_of(anna.room["chairs"]) == ["Anna", "Cleo", "Ben", "Rosa"]
        assert (ben.room["mine"], anna.room["mine"]) == ([3], [1])
    async with harness_at(address) as harness:  # the names are still known after a restart
        again = await harness.join(await harness.hub.table(table.id), "anna")
        assert names_of(again.room["chairs"]) == ["Anna", "Cleo", "Ben", "Rosa"]


async def test_chairs_do_not_change_places_in_a_match(harness: Harness) -> None:
    table = await harness.start("speed-1200", ["anna", "ben", "cleo", "bot:1"])
    for guest, code in (("anna", "is-running"), ("ben", "not-host")):
        with pytest.raises(Denied) as denied:
            await harness.act(table, lambda state, guest=guest: commands.swap(state, guest, 1, 2))  # type: ignore[misc]
        assert denied.value.code == code


async def test_standing_orders_stay_with_nobody_when_chairs_change_places(harness: Harness) -> None:
    table = await harness.open("speed-1200", ["anna", "ben"])
    ben = await harness.join(table, "ben")
    await harness.request(table, ben, Instruct("o", 2, {"coup stop": "always"}))
    await harness.act(table, lambda state: commands.swap(state, "anna", 1, 2))
    assert ben.room["orders"] == {}
    assert (await harness.join(table, "anna")).room["orders"] == {}


async def test_whoever_has_a_chair_changes_its_name_before_a_match_and_nobody_else(address: str) -> None:
    async with harness_at(address) as harness:
        table = await harness.open("speed-1200", ["anna", "ben"])
        await harness.act(table, lambda state: commands.rename(state, "ben", 2, "Benedikt"))
        for guest, name, code in (("anna", "Eve", "not-your-seat"), ("ben", "Anna", "name-taken")):
            with pytest.raises(Denied) as denied:
                await harness.act(table, lambda state, g=guest, n=name: commands.rename(state, g, 2, n))  # type: ignore[misc]
            assert denied.value.code == code
    async with harness_at(address) as harness:
        room = (await harness.join(await harness.hub.table(table.id), "eve")).room
        assert names_of(room["chairs"]) == ["Anna", "Benedikt"]


def test_partners_are_told_where_there_are_any() -> None:
    assert partners("speed-1200", 6, ()) == [[1, 4], [2, 5], [3, 6]]
    assert partners("speed-1200", 2, ()) == []
    assert partners("mille-bornes", 4, (("sides", "pairs"),)) == [[1, 3], [2, 4]]
    assert partners("aruba", 4, ()) == []
