"""`paddock simulate`: plays thousands of matches on all cores and reports who wins."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Annotated, Protocol

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from paddock import library
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, Options, checked_options, checked_seats, flag, opened_game, parsed_options
from paddock.cli.language import settled_language
from paddock.cli.play.questions import level_of
from paddock.cli.screen import Screen
from paddock.lab import cluster
from paddock.lab.pool import Crew
from paddock.lab.simulate import Plan, SeatFigures, Simulation
from paddock.lab.simulate import simulate as run
from paddock.locales import decimal, number

STOPPED = 130
LOST = 1
SMALL_POINTS = 100


@Parameter(name="*")
@dataclass(frozen=True)
class SimulateFlags:
    """What to simulate, and how."""

    games: Annotated[int, flag("cli-flag-games", name=["--games", "-g"])] = 1000
    seats: Annotated[str | None, flag("cli-flag-sim-seats", name=["--seats", "-n"])] = None
    seed: Annotated[int, flag("cli-flag-seed")] = 0
    option: Options = None
    workers: Annotated[int | None, flag("cli-flag-workers")] = None
    ray: Annotated[bool, flag("cli-flag-ray")] = False
    json: Json = False
    lang: Lang = None


def simulate(game: Annotated[str, flag("cli-argument-game")], /, *, flags: SimulateFlags | None = None) -> int:
    """Simulate many matches."""
    asked = flags or SimulateFlags()
    screen = Screen(settled_language(asked.lang))
    for name, value in (("--games", asked.games), ("--workers", asked.workers)):
        if value is not None and value < 1:
            raise CliError(screen.text("cli-not-positive", {"name": name}))
    levels = seat_levels(game, asked.seats, screen)
    options = parsed_options(asked.option, screen.lang)
    checked_options(library.game(game), len(levels), options, screen.lang)
    plan = Plan(game, levels, asked.games, asked.seed, options)
    with bar(screen) as progress:
        task = None if progress is None else progress.add_task("", total=plan.matches)
        tell = None if progress is None or task is None else lambda done: progress.update(task, completed=done)
        result = run(plan, crew_of(asked, screen), tell)
    if asked.json:
        screen.report(msgspec.to_builtins(result))
    else:
        report(screen, result, plan.matches)
    return LOST if result.lost else STOPPED if result.partial else 0


class WorkFlags(Protocol):
    """Flags for the number of workers and the cluster."""

    @property
    def workers(self) -> int | None: ...
    @property
    def ray(self) -> bool: ...


def crew_of(asked: WorkFlags, screen: Screen) -> Crew:
    """The workers to use; CliError if Ray is requested but not installed."""
    if asked.ray and not cluster.is_installed():
        raise CliError(screen.text("cli-no-ray"))
    return Crew(asked.workers, asked.ray)


def seat_levels(game: str, seats: str | None, screen: Screen) -> list[int]:
    """A number of seats with random players, or a level for each seat; the game validates the number of seats."""
    opened = opened_game(game, screen.lang)
    if seats is None:
        return [0] * opened.seat_counts[0]
    if seats.isascii() and seats.isdigit():
        return [0] * checked_seats(opened, int(seats[:9]), screen.lang)
    levels = [level_of(opened, word, screen) for word in seats.replace(",", " ").split()]
    checked_seats(opened, len(levels), screen.lang)
    return levels


def bar(screen: Screen) -> AbstractContextManager[Progress | None]:
    """A progress bar on stderr if it is a terminal."""
    if not screen.error.is_terminal:
        return nullcontext(None)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=screen.error, transient=True)


def report(screen: Screen, result: Simulation, wanted: int) -> None:
    if result.partial:
        message = "cli-sim-lost" if result.lost else "cli-sim-partial"
        screen.say(message, {"matches": result.matches, "wanted": wanted}, style="bold red")
    name = library.game(result.game).name(screen.lang)
    screen.say(
        "cli-sim-title", {"name": name, "matches": result.matches, "rounds": result.rounds, "moves": result.moves}
    )
    facts: dict[str, object] = {
        "rate": int(result.moves_per_second),
        "seconds": decimal(result.seconds, 1, screen.lang),
        "workers": result.workers,
        "engine": screen.text(f"cli-engine-{result.engine}"),
    }
    screen.say("cli-sim-speed", facts)
    length, margin = (decimal(moves, 1, screen.lang) for moves in (result.mean_round_moves, result.round_moves_margin))
    screen.say("cli-sim-round", {"mean": length, "margin": margin})
    screen.show(seats_grid(screen, result.seats))


def seats_grid(screen: Screen, seats: list[SeatFigures]) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(screen.text("cli-sim-seat"), justify="right")
    for column in ("player", "side"):
        grid.add_column(screen.text(f"cli-sim-{column}"))
    for column in ("wins", "interval", "points"):
        grid.add_column(screen.text(f"cli-sim-{column}"), justify="right")
    for seat in seats:
        share, low, high = (percent(part, screen.lang) for part in (seat.win_share, seat.win_low, seat.win_high))
        points = mean_points(seat, screen.lang)
        grid.add_row(str(seat.seat), seat.player, str(seat.side), share, f"{low} .. {high}", points)
    return grid


def percent(share: float, lang: str) -> str:
    return f"{decimal(share * 100, 1, lang)}%"


def mean_points(seat: SeatFigures, lang: str) -> str:
    """Mean points, rounded to a useful precision: one game counts in hundreds, another in single wins."""
    if seat.mean_points < SMALL_POINTS:
        return f"{decimal(seat.mean_points, 2, lang)} ± {decimal(seat.points_margin, 2, lang)}"
    return f"{number(round(seat.mean_points), lang)} ± {seat.points_margin:.0f}"
