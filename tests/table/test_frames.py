"""Frames are pure functions of state, time and presence: no hub, no store, no event loop."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.core.step import JudgedMove
from paddock.story import notes
from paddock.table import commands, frames
from paddock.table.entries import Chair, Moved, Ordered, Seated, Settings
from paddock.table.messages import Time, encode
from paddock.table.state import State

NAMES = ("anna", "ben")


def dealt(game: str = "mille-bornes") -> State:
    """A table of two people with the first match dealt."""
    settings = Settings(game, 2, window_ms=0)
    chairs = [Chair(kind="person", name="Anna", guest="anna"), Chair()]
    state = State.opened(commands.open_table(settings, "anna", chairs), 0.0)
    state = state.after(Seated(2, Chair(kind="person", name="Ben", guest="ben")))
    return state.after(commands.start(state, "anna"))


def moved(state: State, word: str = "w") -> tuple[State, Moved]:
    """The state after the first legal move of the seat to act."""
    seat = state.played.waiting[0]
    entry = Moved(seat, state.played.moves(seat)[0], word)
    return state.after(entry), entry


def read(frame: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(frame)
    return found


def test_a_frame_shows_each_viewer_its_own_view() -> None:
    state, _ = moved(dealt())
    found = {viewer: read(frame) for viewer, frame in frames.of_move(state, Time(), [1, 2, None]).items()}
    for viewer, frame in found.items():
        assert frame["view"] == read(encode(state.played.view(viewer)))
        assert (frame["fresh"], frame["seq"], frame["step"]) == (False, state.facts.seq, 1)


@pytest.mark.parametrize("game", ["speed-1200", "ausgebremst"])
def test_a_frame_tells_each_viewer_the_events_notes_and_moves_that_are_for_it(game: str) -> None:
    state, rng = dealt(game), Rng(3)
    for _ in range(40):
        seat = state.played.waiting[0]
        moves = state.played.moves(seat)
        state = state.after(Moved(seat, moves[rng.below(len(moves))]))
        match, events = state.played, state.played.events_of(len(state.played.steps))
        for viewer, frame in frames.of_move(state, Time(), [1, 2, None]).items():
            found = read(frame)
            assert found["events"] == read(encode([event.seen_by(viewer) for event in events]))
            assert found["notes"] == read(encode(notes(paddock.game(game), events, viewer)))
            assert found["moves"] == ([] if viewer is None else read(encode(match.parts(viewer))))


def test_what_was_missed_is_told_from_the_seq_on_and_as_a_whole_view_before_the_deal() -> None:
    first, _ = moved(dealt())
    second, _ = moved(first)
    missed = read(frames.catch_up(second, Time(), None, first.facts.seq))
    last = read(encode([event.seen_by(None) for event in second.played.events_of(2)]))
    assert (missed["fresh"], missed["events"]) == (False, last)
    assert read(frames.catch_up(second, Time(), None, 1))["fresh"]


def test_a_room_tells_who_is_here_and_shows_orders_to_their_seat_alone() -> None:
    state = dealt().after(Ordered(1, {"pass": "always"}))
    here = {"anna", "eve"}
    mine, others = (frames.room("t" * 12, state.facts, here, guest) for guest in NAMES)
    assert [chair.is_here for chair in mine.chairs] == [True, False]
    assert (mine.watchers, mine.mine, mine.orders) == (1, [1], {1: {"pass": "always"}})
    assert (others.mine, others.orders) == ([2], {})
    assert frames.room("t" * 12, state.facts, here, "anna", is_watching=True).orders == {}


def test_an_entry_for_one_seat_alone_takes_no_public_number() -> None:
    before = dealt()
    after = before.after(Ordered(1, {"pass": "never"}))
    assert (after.facts.seq, after.facts.place) == (before.facts.seq, before.facts.place + 1)


def test_a_move_that_was_judged_is_made_as_if_it_was_judged_again() -> None:
    state = dealt()
    seat = state.played.waiting[0]
    for move in state.played.moves(seat):
        judged = state.played.judge(move, seat)
        assert isinstance(judged, JudgedMove)
        one, two = state.after(Moved(seat, move)), state.after(Moved(seat, move), judged)
        assert (one.facts, one.match) == (two.facts, two.match)


def test_a_move_judged_at_another_step_is_not_made() -> None:
    state = dealt()
    seat = state.played.waiting[0]
    move = state.played.moves(seat)[0]
    judged = state.played.judge(move, seat)
    assert isinstance(judged, JudgedMove)
    later, _ = moved(state)
    with pytest.raises(ValueError, match="judged after 0 steps"):
        later.played.play_judged(judged)
