"""The tables that `paddock bench` shows."""

from rich.table import Table as Grid

from paddock.cli.screen import Screen
from paddock.lab.bench.benchmark import Line, PeerLine
from paddock.lab.bench.compare_builds import Ratio, Spread
from paddock.lab.bench.search_rates import SearchFigures
from paddock.lab.bench.timing_window import RATES
from paddock.locales import decimal, number

NONE = "-"


def empty_grid(screen: Screen, words: tuple[str, ...], numbers: tuple[str, ...]) -> Grid:
    """An empty table with text and number columns; the headings are messages of this command."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for column in words:
        grid.add_column(screen.text(f"cli-bench-{column}"))
    for column in numbers:
        grid.add_column(screen.text(f"cli-bench-{column}"), justify="right")
    return grid


def games_grid(screen: Screen, lines: list[Line]) -> Grid:
    grid = empty_grid(screen, ("game", "rules"), ("seats", "playout", "rounds", "step", "clone"))
    for line in lines:
        for figures, name in ((line.compiled, "compiled"), (line.interpreted, "interpreted")):
            if figures is not None:
                rates = (figures.playout_moves_per_second, figures.rounds_per_second, figures.step_moves_per_second)
                cells = [number(round(rate), screen.lang) for rate in (*rates, figures.clone_ns)]
                grid.add_row(line.game, screen.text(f"cli-engine-{name}"), str(line.seats), *cells)
        if line.playout_ratio and line.step_ratio and line.clone_ratio:
            ratios = [
                times(ratio, 1, screen.lang) for ratio in (line.playout_ratio, None, line.step_ratio, line.clone_ratio)
            ]
            grid.add_row("", screen.text("cli-bench-ratio"), "", *ratios, style="dim")
    return grid


def search_grid(screen: Screen, lines: list[SearchFigures]) -> Grid:
    grid = empty_grid(screen, ("game",), ("seats", "view", "redeal", "policy", "random", "experts"))
    for line in lines:
        spans = [fine(span, screen.lang) for span in (line.view_us, line.redeal_us, line.policy_us)]
        counts = [whole(count, screen.lang) for count in (line.random_in_50_ms, line.experts_in_50_ms)]
        grid.add_row(line.game, str(line.seats), *spans, *counts)
    return grid


def against_grid(screen: Screen, lines: list[Ratio]) -> Grid:
    grid = empty_grid(screen, ("game",), ("seats", *(f"ratio-of-{name}" for name in RATES)))
    for line in lines:
        cells = [spread(line.times.get(name), screen.lang) for name in RATES]
        grid.add_row(line.game, str(line.seats), *cells)
    return grid


def peers_grid(screen: Screen, peers: list[PeerLine]) -> Grid:
    grid = empty_grid(screen, ("peer",), ("moves", "actions", "ratio-moves", "ratio-actions"))
    for line in peers:
        facts: dict[str, object] = {"engine": line.peer.engine, "name": line.peer.game}
        rates = [
            number(round(rate), screen.lang) for rate in (line.peer.moves_per_second, line.peer.actions_per_second)
        ]
        ratios = [times(ratio, 2, screen.lang) for ratio in (line.ratio_by_moves, line.ratio_by_actions)]
        grid.add_row(screen.text(f"cli-bench-loop-{line.peer.loop}", facts), *rates, *ratios)
    return grid


def times(ratio: float | None, places: int, lang: str) -> str:
    return "" if ratio is None else f"× {decimal(ratio, places, lang)}"  # noqa: RUF001  # the sign of a ratio


def spread(found: Spread | None, lang: str) -> str:
    """A median ratio and its quartiles."""
    if found is None:
        return NONE
    low, high = (decimal(value, 2, lang) for value in (found.low, found.high))
    return f"{times(found.median, 2, lang)} ({low}-{high})"


def fine(value: float | None, lang: str) -> str:
    return NONE if value is None else decimal(value, 1, lang)


def whole(value: float | None, lang: str) -> str:
    return NONE if value is None else number(round(value), lang)
