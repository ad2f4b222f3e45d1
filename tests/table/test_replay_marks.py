"""Marks of a replay: where races begin, and the laps of the first car in each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import paddock
from paddock.table import history

if TYPE_CHECKING:
    from paddock.core.match import Match

SEASON = {"circuits": "chosen:4+1"}


def driven(match: Match) -> Match:
    """The match, every move made by a bot."""
    bot = paddock.bot(paddock.game("ausgebremst"), level=0, seed=1)
    while match.waiting:
        seat = match.waiting[0]
        match.play(bot.choose(match.view(seat)), seat)
    return match


def test_marks_are_the_races_in_their_order_and_within_each_every_lap_once() -> None:
    match = driven(paddock.game("ausgebremst").start(2, seed=4, options=SEASON))
    marks = history.marks(match)
    race = [("lap", 2), ("lap", 3)]
    assert [(mark.kind, mark.number) for mark in marks] == [("round", 1), *race, ("round", 2), *race]
    assert [mark.step for mark in marks] == sorted({mark.step for mark in marks})
    for mark in marks:
        begun = [event.begins() for event in match.events_of(mark.step)]
        assert (mark.kind, mark.number) in begun
