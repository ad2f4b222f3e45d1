"""The coup window leaks nothing: tables that differ only in the target's hand look the same to everybody else."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

import paddock
from paddock import Match
from tests.games.bornes.editions import KILOMETER, MILLE, SPEED
from tests.games.bornes.tables import driving, hand, play, table


class Window(NamedTuple):
    """Seat 1 attacks a side; its seats may react, and one of them, the holder, has the safety or not."""

    game: str
    seats: int
    asked: list[int]
    attack: str
    safety: str
    holder: int

    def open_table(self) -> Match:
        held = {1: f"{self.attack} stop", self.holder: self.safety}
        return table(self.game, self.seats, hand=held, sides={self.asked[0]: driving()})


WINDOWS = [
    Window(SPEED, 2, [2], "puncture", "tire", holder=2),
    Window(SPEED, 3, [2], "limit", "open-road", holder=2),
    Window(SPEED, 4, [2, 4], "out-of-gas", "gas-station", holder=2),
    Window(SPEED, 4, [2, 4], "out-of-gas", "gas-station", holder=4),
    Window(SPEED, 6, [3, 6], "damage", "workshop", holder=6),
    Window(KILOMETER, 2, [2], "flat", "puncture-proof", holder=2),
    Window(KILOMETER, 4, [2, 4], "stop", "right-of-way", holder=4),
    Window(KILOMETER, 6, [2, 5], "accident", "driving-ace", holder=2),
    Window(MILLE, 3, [3], "out-of-gas", "extra-tank", holder=3),
    Window(MILLE, 4, [4], "limit", "right-of-way", holder=4),
    Window(MILLE, 8, [3, 7], "flat", "puncture-proof", holder=7),
]
for_each_window = pytest.mark.parametrize("window", WINDOWS, ids=lambda w: f"{w.game}-{w.seats}-seat{w.holder}")


def disarmed(match: Match, window: Window) -> Match:
    """The same table with the safety and the last card of the draw pile swapped."""
    position = match.position()
    deal = position["round"]
    held = deal["hands"][window.holder - 1]
    held[held.index(window.safety)], deal["pile"][-1] = deal["pile"][-1], window.safety
    return paddock.game(window.game).restore(position)


def seen(match: Match, holder: int) -> list[Any]:
    """Everything anybody but the holder can learn from the table now."""
    others = [seat for seat in range(1, match.seats + 1) if seat != holder]
    refusals = [match.refusal(move, seat) for seat in others for move in ("pass", "start", "nonsense")]
    return [match.turn, match.view(None), refusals, *[match.view(seat) for seat in others]]


def told(match: Match, move: str, holder: int) -> list[list[Any]]:
    """What a move reveals to everybody but the holder."""
    events = play(match, move)
    others = [None, *[seat for seat in range(1, match.seats + 1) if seat != holder]]
    return [[event.seen_by(seat) for event in events] for seat in others]


@for_each_window
def test_nothing_others_see_depends_on_the_hand_of_the_target(window: Window) -> None:
    armed = window.open_table()
    bare = disarmed(armed, window)
    for move in [f"{window.attack}>{window.asked[0]}", *["pass" for _ in window.asked]]:
        assert seen(armed, window.holder) == seen(bare, window.holder)
        assert told(armed, move, window.holder) == told(bare, move, window.holder)
    assert seen(armed, window.holder) == seen(bare, window.holder)


@for_each_window
def test_only_the_holder_is_offered_the_coup(window: Window) -> None:
    match = window.open_table()
    play(match, f"{window.attack}>{window.asked[0]}")
    offers = {seat: match.moves(seat) for seat in window.asked}
    coup = {window.holder: ["pass", f"coup {window.safety}"]}
    assert offers == {**{seat: ["pass"] for seat in window.asked}, **coup}


@pytest.mark.parametrize("seat", [1, 2, 3, 4])
def test_a_view_shows_the_own_hand_and_only_the_size_of_the_others(seat: int) -> None:
    match = table(SPEED, 4, hand={1: "240", 3: "tire"})
    view = match.view(seat)["round"]
    assert view["hand"] == hand(match, seat)
    assert view["hand_sizes"] == [7, 6, 6, 6]
    assert {"hands", "pile"}.isdisjoint(view)


def test_a_spectator_sees_no_hand_and_has_no_moves() -> None:
    view = table(SPEED, 4).view(None)
    assert (view["round"]["hand"], view["moves"], view["seat"]) == (None, [], None)


def test_partners_do_not_see_each_others_cards() -> None:
    window = Window(SPEED, 4, [1, 3], "stop", "open-road", holder=3)
    match = table(SPEED, 4, hand={3: "open-road"})
    assert match.view(1) == disarmed(match, window).view(1)


def test_only_the_seat_that_draws_learns_the_card() -> None:
    match = table(SPEED, 2, draws="tire")
    drawn = next(event for event in play(match, "discard end-limit") if type(event).__name__ == "CardDrawn")
    assert [getattr(drawn.seen_by(seat), "card", "") for seat in (2, 1, None)] == ["tire", None, None]


def test_everything_laid_or_discarded_is_seen_by_everybody() -> None:
    match = table(SPEED, 2, hand={1: "stop", 2: "240"}, sides={1: driving(km=300, safeties="tire")})
    play(match, "discard stop", "discard 240")
    deal = match.position()["round"]
    for seat in (None, 1, 2):
        seen_round = match.view(seat)["round"]
        assert (seen_round["discards"], seen_round["sides"]) == (["stop", "240"], deal["sides"])
