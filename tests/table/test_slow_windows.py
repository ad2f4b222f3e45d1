"""At slow tables standing orders answer every window, at once; nothing can be learned from the time or the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.table import standing_orders
from paddock.table.messages import Play
from paddock.table.timers import AT_ONCE
from tests.games.aruba.tables import at, play, race
from tests.table.harness import in_days
from tests.table.test_secrets import seated, windows
from tests.table.test_windows import SOON

if TYPE_CHECKING:
    from paddock.core.match import Match
    from paddock.table.live import LiveTable
    from paddock.table.state import State
    from tests.table.harness import Harness

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("speed-1200", 4, {}),
    ("kilometer-1000", 2, {}),
    ("mille-bornes", 3, {}),
    ("aruba", 3, {"cars": "1"}),
    ("aruba", 3, {"cars": "2"}),
]
WORLDS = 6
every_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES)


def of_kind(game: str, seats: int, options: dict[str, str], phase: str, move: str) -> Match:
    """A match in which the seat to answer a window of that kind has such a move."""
    for match in windows(game, seats, options, 25):
        view = match.view(match.waiting[0])
        is_kind = (view.get("round") or view["race"])["phase"] == phase
        if is_kind and any(one.startswith(move) for one in match.moves(match.waiting[0])):
            return match
    pytest.fail(f"no window {phase} with {move}")


def slow_table(harness: Harness, match: Match, game: str, **settings: Any) -> LiveTable:  # noqa: ANN401
    table = seated(harness, match, game, frozenset(), clock=in_days(2), **settings)
    table.drives = True
    return table


def with_orders(state: State, seat: int, orders: dict[str, str]) -> State:
    return state.with_facts(orders={**state.facts.orders, seat: orders})


def test_a_coup_is_made_always_unless_the_order_says_never(harness: Harness) -> None:
    match = of_kind("mille-bornes", 3, {}, "answer", "coup")
    table, seat = slow_table(harness, match, "mille-bornes"), match.waiting[0]
    coup = next(move for move in match.moves(seat) if move.startswith("coup"))
    assert standing_orders.answer(table.state, seat) == coup
    assert standing_orders.answer(with_orders(table.state, seat, {coup: "never"}), seat) == "pass"


def test_a_hook_is_played_never_unless_the_order_says_always(harness: Harness) -> None:
    match = of_kind("aruba", 3, {"cars": "1"}, "hook", "hook")
    table, seat = slow_table(harness, match, "aruba"), match.waiting[0]
    assert standing_orders.answer(table.state, seat) == "pass"
    assert standing_orders.answer(with_orders(table.state, seat, {"hook": "always"}), seat) == "hook"


def test_a_car_is_saved_from_its_ninth_token_always_with_the_cheapest_card(harness: Harness) -> None:
    match = race({1: at(10, 2), 2: at(11, 2, damage=8)}, dice="4 4", hand={2: "nitro saw"})
    play(match, "shoot 4")
    table = slow_table(harness, match, "aruba")
    assert match.waiting == (2,)
    assert standing_orders.answer(table.state, 2) == "fix saw"
    assert standing_orders.answer(with_orders(table.state, 2, {"ninth": "never"}), 2) == "pass"


@pytest.mark.usefixtures("seeded")
async def test_a_window_of_a_slow_table_is_answered_at_once(harness: Harness) -> None:
    table = await harness.start("mille-bornes", ["anna", "bot:0"], clock=in_days(1), pace_ms=100, window_ms=6_000)
    anna = await harness.join(table, "anna")
    answered = 0
    for _ in range(SOON):
        if answered:
            return
        match, now = table.state.played, harness.clock.monotonic()
        if 1 in match.waiting and not match.is_window:
            await harness.play(table, anna, 1, match.moves(1)[0])
            continue
        is_asked = match.is_window and 1 in match.waiting
        harness.clock.turn_to_next(now + 60)
        await harness.settle()
        if is_asked:
            assert harness.clock.monotonic() == now
            assert table.state.facts.movers[len(match.steps)] == "w"
            answered += 1
    pytest.fail(f"no window within {SOON} steps: choose other secrets in the fixture `seeded`")


async def test_an_answer_by_hand_is_too_late_at_a_slow_table(harness: Harness) -> None:
    match = of_kind("mille-bornes", 3, {}, "answer", "coup")
    seat = match.waiting[0]
    table = slow_table(harness, match, "mille-bornes")
    device = await harness.join(table, f"p{seat}")
    table.drives = False
    table.timers.stop()
    table.receive(device, Play("x", seat, table.state.facts.seq, "pass"))
    await harness.settle()
    assert device.answer("stale")["id"] == "x"


async def heard_by_others(harness: Harness, match: Match, game: str, viewer: int | None, orders: dict[str, str]) -> Any:  # noqa: ANN401
    """What a device that is not at the window is sent, and when, until the window is closed."""
    table = slow_table(harness, match, game)
    for seat in table.state.facts.people:
        if seat != viewer:
            table.state = with_orders(table.state, seat, orders)
    device = await harness.join(table, "eve" if viewer is None else f"p{viewer}")
    start = harness.clock.monotonic()
    table.drive()
    while table.state.played.is_window and not table.state.played.is_over:
        harness.clock.turn_to_next(start + 60)
        await harness.settle()
    table.timers.stop()
    return [(when - start, bytes(data)) for when, data in zip(device.times, device.raw, strict=True)]


@every_game
async def test_where_the_answer_is_no_two_worlds_with_other_hidden_cards_look_alike(
    harness: Harness, game: str, seats: int, options: dict[str, str]
) -> None:
    refuse = dict.fromkeys(standing_orders.defaults(paddock.game(game)), "never")
    for number, here in enumerate(windows(game, seats, options, WORLDS)):
        # A seat may draw from the hidden pile when the window closes; a spectator sees no card.
        there = paddock.game(game).imagine(here.view(None), number)
        told = [await heard_by_others(harness, match, game, None, refuse) for match in (here, there)]
        bodies = [[(when, _without_table(data)) for when, data in one] for one in told]
        assert bodies[0] == bodies[1]
        assert all(when == AT_ONCE for when, _ in bodies[0])
        assert any(message["type"] == "seen" for _, message in bodies[0])


def _without_table(data: bytes) -> Any:  # noqa: ANN401
    message = msgspec.json.decode(data)
    return {**message, "table": "", "code": ""} if message["type"] == "room" else message


@every_game
async def test_every_window_is_answered_in_no_time_whatever_is_held_and_ordered(
    harness: Harness, game: str, seats: int, options: dict[str, str]
) -> None:
    rng = Rng(5)
    for match in windows(game, seats, options, WORLDS):
        orders = {name: ("always", "never")[rng.below(2)] for name in standing_orders.defaults(paddock.game(game))}
        told = await heard_by_others(harness, match, game, None, orders)
        assert {when for when, _ in told} == {AT_ONCE}
