"""A table leaks no hidden card: after a redeal of what a viewer cannot see, all bytes and times stay the same.

Two tables that a viewer cannot distinguish get the same input, as long as the viewer's view is the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import pytest

import paddock
from paddock.core.chance.rng import Rng
from paddock.table import history
from paddock.table.entries import Chair, Settings
from paddock.table.facts import Deal, Facts
from paddock.table.live import LiveTable
from paddock.table.messages import Ask, Play
from paddock.table.state import State
from tests.contract.playing import wander
from tests.contract.variants import LONG
from tests.table.hall import Ear, hall_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from paddock.core.match import Match
    from tests.table.hall import Hall

GAMES_OF_EACH, REDEALS = (2_000, 20) if LONG else (40, 5)
DRIVEN = 100 if LONG else 6  # are played on, by the clock
DEEPEST = 60  # steps: all kinds of moments come within that
LONGEST = 10
SEQ = 7
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("speed-1200", 4, {}),
    ("kilometer-1000", 2, {}),
    ("mille-bornes", 3, {}),
    ("ausgebremst", 3, {"rules": "advanced", "circuits": "printed:1"}),
    ("aruba", 3, {"cars": "1"}),
]
every_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=[game for game, _, _ in GAMES])


class Moment(NamedTuple):
    """A match as it is, as it may be for all that a viewer knows, and that viewer."""

    here: Match
    there: Match
    viewer: int | None


def moments(game_id: str, seats: int, options: dict[str, str], count: int, redeals: int) -> Iterator[Moment]:
    """A moment of so many games, each with what a seat or a spectator cannot see dealt anew."""
    game = paddock.game(game_id)
    rng = Rng(41)
    while count:
        match = game.start(seats, seed=rng.below(1 << 30), options=options)
        wander(match, rng, 1 + rng.below(DEEPEST))
        if match.is_over:
            continue
        count -= 1
        viewer = rng.below(seats + 1) or None
        here = game.restore(match.position(), seed=1)
        view = match.view(viewer)
        for _ in range(redeals):
            yield Moment(here, game.imagine(view, rng.below(1 << 30)), viewer)


def windows(game_id: str, seats: int, options: dict[str, str], count: int) -> list[Match]:
    """So many games in each of which a reaction window is open."""
    game = paddock.game(game_id)
    rng = Rng(43)
    found: list[Match] = []
    while len(found) < count:
        match = game.start(seats, seed=rng.below(1 << 30), options=options)
        wander(match, rng, rng.below(DEEPEST))
        while not (match.is_over or match.is_window):
            wander(match, rng, 1)
        found += [] if match.is_over else [game.restore(match.position(), seed=1)]
    return found


def seated(hall: Hall, match: Match, game: str, bots: frozenset[int], **times: Any) -> LiveTable:  # noqa: ANN401
    """A table of its own that has just come to this match; seats not in `bots` are people."""
    chairs = tuple(
        Chair(kind="bot", name=f"B{seat}", level=0)
        if seat in bots
        else Chair(kind="person", name=f"P{seat}", guest=f"p{seat}")
        for seat in range(1, match.seats + 1)
    )
    secret = "5e" * 32
    facts = Facts(
        seq=SEQ,
        opened_at=0.0,
        settings=Settings(game, match.seats, dict(match.setup.options), **times),
        host="p1",
        chairs=chairs,
        next_secret=secret,
        status="running",
        number=1,
        deal=Deal((), (), secret),
        fresh_seq=SEQ,
        asked_seqs=dict.fromkeys(match.waiting, SEQ),
    )
    name = f"t{sum(int(known[1:]) for known in hall.hub.tables) + 1}"
    table = LiveTable(name, State(facts, match.clone()), hall.hub)
    hall.hub.tables.clear()
    hall.hub.tables[name] = table
    return table


def guest_of(viewer: int | None) -> str:
    return "eve" if viewer is None else f"p{viewer}"


def asked_about(hall: Hall, table: LiveTable, viewer: int | None) -> list[Any]:
    """All that a viewer is told without anybody moving: frames, reasons, refusals, the record, the replay."""
    match, ear = table.state.played, Ear(guest_of(viewer), hall)
    hall.hub.attach(table, ear, since=None, is_watching=False)
    hall.hub.detach(table, ear)  # as a socket does: who came twice would stay, and the table in memory
    hall.hub.attach(table, ear, since=SEQ, is_watching=False)
    for seat in range(1, match.seats + 1):
        table.receive(ear, Ask(f"why {seat}", seat))
        table.receive(ear, Ask(f"wish {seat}", seat, ["pass", "200", "nonsense", "start>2", "gear 3"]))
        for number, move in enumerate(["nonsense", "200", "stop>2", "coup brake", "pass?"]):
            table.receive(ear, Play(f"p{seat}{number}", seat, SEQ, move))
        table.receive(ear, Play(f"old{seat}", seat, SEQ - 1, "pass"))
    told = [data for data in ear.raw if b'"ack":"p' not in data and b'"noted"' not in data]
    steps = len(match.steps)
    looked = msgspec.json.encode(history.look(table.state, viewer, 0, steps))
    hall.hub.detach(table, ear)
    return [*told, history.record(table.state, viewer), looked]


@pytest.fixture
async def halls(tmp_path: Path) -> AsyncIterator[tuple[Hall, Hall]]:
    async with hall_at(tmp_path / "here.db") as here, hall_at(tmp_path / "there.db") as there:
        yield here, there


@every_game
async def test_what_a_viewer_is_told_does_not_depend_on_what_it_cannot_see(
    halls: tuple[Hall, Hall], game: str, seats: int, options: dict[str, str]
) -> None:
    for here, there, viewer in moments(game, seats, options, GAMES_OF_EACH, REDEALS):
        told = [
            asked_about(hall, seated(hall, match, game, frozenset(), window_ms=6_000), viewer)
            for hall, match in zip(halls, (here, there), strict=True)
        ]
        assert told[0] == told[1]
        for hall in halls:
            await hall.settle()


Side = tuple["Hall", LiveTable, Ear]


async def next_news(hall: Hall, table: LiveTable, ear: Ear) -> None:
    """Time passes until the viewer is told something, or for a minute."""
    before, until = len(ear.raw), hall.clock.monotonic() + 60
    while len(ear.raw) == before and table.state.facts.status == "running" and hall.clock.turn_to_next(until):
        await hall.settle()


async def watch(one: Side, two: Side) -> None:
    """See both tables go on while the viewer cannot tell them apart: whatever is told, it is told at the same time."""
    for _ in range(LONGEST):
        await next_news(*one)
        await next_news(*two)
        assert one[2].times == two[2].times
        if one[2].raw != two[2].raw:
            return


@every_game
async def test_when_bots_move_and_windows_close_does_not_depend_on_what_they_hold(
    tmp_path: Path, game: str, seats: int, options: dict[str, str]
) -> None:
    bots = {viewer: frozenset(range(1, seats + 1)) - {viewer} for viewer in (None, *range(1, seats + 1))}
    times = {"window_ms": 3_000, "pace_ms": 700, "grace_ms": 600_000}
    for number, (here, there, viewer) in enumerate(moments(game, seats, options, DRIVEN, 1)):
        async with (
            hall_at(tmp_path / f"here{number}.db") as one,
            hall_at(tmp_path / f"there{number}.db") as two,
        ):
            tables = [seated(hall, match, game, bots[viewer], **times) for hall, match in ((one, here), (two, there))]
            ears = [await hall.join(table, guest_of(viewer)) for hall, table in ((one, tables[0]), (two, tables[1]))]
            await watch((one, tables[0], ears[0]), (two, tables[1], ears[1]))


@pytest.mark.parametrize(("game", "seats", "options"), [GAMES[0], GAMES[2], GAMES[4]])
async def test_a_window_closes_at_the_same_time_whether_anybody_answers_or_not(
    tmp_path: Path, game: str, seats: int, options: dict[str, str]
) -> None:
    """One answers no at once, then once more; at the other table nobody answers: a third cannot tell."""
    for number, here in enumerate(windows(game, seats, options, 3)):
        async with (
            hall_at(tmp_path / f"here{number}.db") as one,
            hall_at(tmp_path / f"there{number}.db") as two,
        ):
            asked = here.waiting[0]
            tables = [seated(hall, here, game, frozenset(), window_ms=3_000) for hall in (one, two)]
            for hall, table in ((one, tables[0]), (two, tables[1])):
                for seat in range(1, seats + 1):
                    await hall.join(table, f"p{seat}")
            ears = [await hall.join(table, "eve") for hall, table in ((one, tables[0]), (two, tables[1]))]
            answering = await one.join(tables[0], f"p{asked}")
            watching = await two.join(tables[1], f"p{asked}")
            assert watching.room["mine"] == [asked]
            await one.pass_time(0.5)
            await two.pass_time(0.5)
            await one.play(tables[0], answering, asked, "pass")
            await one.play(tables[0], answering, asked, "pass")
            await one.pass_time(3)
            await two.pass_time(3)
            assert ears[0].times == ears[1].times
            assert ears[0].raw == ears[1].raw
