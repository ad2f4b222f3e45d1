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
from paddock.table.messages import Play
from paddock.table.state import State
from tests.contract.playing import wander
from tests.contract.variants import LONG
from tests.table.harness import RecordingDevice, harness_at

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from paddock.core.match import Match
    from tests.table.harness import Harness

GAMES_OF_EACH, REDEALS = (2_000, 20) if LONG else (40, 5)
DRIVEN = 100 if LONG else 6  # are played on, by the clock
DEEPEST = 60  # steps: enough for all kinds of positions
MAX_STEPS = 10
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
    """A match, another match that looks the same to a viewer, and that viewer."""

    here: Match
    there: Match
    viewer: int | None


def moments(  # noqa: PLR0913, PLR0917 - a table, and how much of it
    game_id: str, seats: int, options: dict[str, str], count: int, redeals: int, seed: int = 41
) -> Iterator[Moment]:
    """Positions from this many games, each with a twin in which all that a seat or spectator cannot see is redealt."""
    game = paddock.game(game_id)
    rng = Rng(seed)
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
    """This many games with an open reaction window."""
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


def seated(harness: Harness, match: Match, game: str, bots: frozenset[int], **times: Any) -> LiveTable:  # noqa: ANN401
    """A new table at this match; seats not in `bots` are people."""
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
        deal=Deal(tuple(chair.name for chair in chairs), (), secret),
        dealt_to=tuple(chair.guest for chair in chairs),
        fresh_seq=SEQ,
        asked_seqs=dict.fromkeys(match.waiting, SEQ),
    )
    name = f"t{sum(int(known[1:]) for known in harness.hub.tables) + 1}"
    table = LiveTable(name, State(facts, match.clone()), harness.hub)
    harness.hub.tables.clear()
    harness.hub.tables[name] = table
    return table


def guest_of(viewer: int | None) -> str:
    return "eve" if viewer is None else f"p{viewer}"


def asked_about(harness: Harness, table: LiveTable, viewer: int | None) -> list[Any]:
    """Everything a viewer can get while nobody moves: frames, reasons, refusals, the record, the replay."""
    match, device = table.state.played, RecordingDevice(guest_of(viewer), harness)
    harness.hub.attach(table, device, since=None, is_watching=False)
    harness.hub.detach(table, device)  # as a socket does: a device that joined twice would stay in memory
    harness.hub.attach(table, device, since=SEQ, is_watching=False)
    for seat in range(1, match.seats + 1):
        for number, move in enumerate(["nonsense", "200", "stop>2", "coup brake", "pass?"]):
            table.receive(device, Play(f"p{seat}{number}", seat, SEQ, move))
        table.receive(device, Play(f"old{seat}", seat, SEQ - 1, "pass"))
    told = [data for data in device.raw if b'"done"' not in data and b'"noted"' not in data]
    steps = len(match.steps)
    looked = msgspec.json.encode(history.look(table.state, viewer, 0, steps))
    harness.hub.detach(table, device)
    return [*told, history.record(table.state, viewer), looked]


@pytest.fixture
async def harnesses(tmp_path: Path) -> AsyncIterator[tuple[Harness, Harness]]:
    async with harness_at(tmp_path / "here.db") as here, harness_at(tmp_path / "there.db") as there:
        yield here, there


@every_game
async def test_what_a_viewer_is_told_does_not_depend_on_what_it_cannot_see(
    harnesses: tuple[Harness, Harness], game: str, seats: int, options: dict[str, str]
) -> None:
    for here, there, viewer in moments(game, seats, options, GAMES_OF_EACH, REDEALS):
        told = [
            asked_about(harness, seated(harness, match, game, frozenset(), window_ms=6_000), viewer)
            for harness, match in zip(harnesses, (here, there), strict=True)
        ]
        assert told[0] == told[1]
        for harness in harnesses:
            await harness.settle()


Side = tuple["Harness", LiveTable, RecordingDevice]


async def next_news(harness: Harness, table: LiveTable, device: RecordingDevice) -> None:
    """Let time pass until the viewer receives something, or for a minute."""
    before, until = len(device.raw), harness.clock.monotonic() + 60
    while len(device.raw) == before and table.state.facts.status == "running" and harness.clock.turn_to_next(until):
        await harness.settle()


async def watch(one: Side, two: Side) -> None:
    """Let both tables go on while the viewer cannot distinguish them: every message arrives at the same time."""
    for _ in range(MAX_STEPS):
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
            harness_at(tmp_path / f"here{number}.db") as one,
            harness_at(tmp_path / f"there{number}.db") as two,
        ):
            tables = [
                seated(harness, match, game, bots[viewer], **times) for harness, match in ((one, here), (two, there))
            ]
            devices = [
                await harness.join(table, guest_of(viewer)) for harness, table in ((one, tables[0]), (two, tables[1]))
            ]
            await watch((one, tables[0], devices[0]), (two, tables[1], devices[1]))


@pytest.mark.parametrize(("game", "seats", "options"), [GAMES[0], GAMES[2], GAMES[4]])
async def test_a_window_closes_at_the_same_time_whether_anybody_answers_or_not(
    tmp_path: Path, game: str, seats: int, options: dict[str, str]
) -> None:
    """One answers no at once, then once more; at the other table nobody answers: a third cannot tell."""
    for number, here in enumerate(windows(game, seats, options, 3)):
        async with (
            harness_at(tmp_path / f"here{number}.db") as one,
            harness_at(tmp_path / f"there{number}.db") as two,
        ):
            asked = here.waiting[0]
            tables = [seated(harness, here, game, frozenset(), window_ms=3_000) for harness in (one, two)]
            for harness, table in ((one, tables[0]), (two, tables[1])):
                for seat in range(1, seats + 1):
                    await harness.join(table, f"p{seat}")
            devices = [await harness.join(table, "eve") for harness, table in ((one, tables[0]), (two, tables[1]))]
            answering = await one.join(tables[0], f"p{asked}")
            watching = await two.join(tables[1], f"p{asked}")
            assert watching.room["mine"] == [asked]
            await one.pass_time(0.5)
            await two.pass_time(0.5)
            await one.play(tables[0], answering, asked, "pass")
            await one.play(tables[0], answering, asked, "pass")
            await one.pass_time(3)
            await two.pass_time(3)
            assert devices[0].times == devices[1].times
            assert devices[0].raw == devices[1].raw
