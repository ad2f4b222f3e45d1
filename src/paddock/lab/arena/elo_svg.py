"""SVG chart of Elo ratings: a dot for each player and a line for its confidence interval."""

from html import escape

from paddock.lab.arena.elo import Rung

WIDTH, LEFT, RIGHT = 720, 170, 60
TOP, STEP, BOTTOM = 64, 34, 44
GRID = 100  # Elo points between two grid lines; more where the lines would be too dense
MAX_LINES = 12
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.title{font-size:16px;font-weight:600}"
    ".small{font-size:11px;fill:#666}"
    ".grid{stroke:#ddd}.sure{stroke:#1f6f8b;stroke-width:3;stroke-linecap:round}.dot{fill:#1f6f8b}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.small{fill:#aaa}.grid{stroke:#444}"
    ".sure{stroke:#6fc3df}.dot{fill:#6fc3df}}"
)


def picture(title: str, rungs: list[Rung]) -> str:
    """The chart as SVG, strongest player on top."""
    low, high = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    spacing = GRID
    while (high - low) / spacing > MAX_LINES:
        spacing *= 2
    first, last = int(low // spacing) * spacing, int(-(-high // spacing)) * spacing
    height = TOP + STEP * len(rungs) + BOTTOM

    def x(elo: float) -> float:
        return round(LEFT + (elo - first) / max(1, last - first) * (WIDTH - LEFT - RIGHT), 1)

    lines = [_grid_line(x(elo), elo, height) for elo in range(first, last + 1, spacing)]
    bars = [
        _bar(rung, TOP + STEP * place + STEP // 2, x(rung.low), x(rung.elo), x(rung.high))
        for place, rung in enumerate(reversed(rungs))
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<style>{STYLE}</style>",
            f'<text class="title" x="16" y="28">{escape(title)}</text>',
            '<text class="small" x="16" y="46">Elo, 95 %</text>',
            *lines,
            *bars,
            "</svg>\n",
        ]
    )


def _grid_line(x: float, elo: int, height: int) -> str:
    foot = height - BOTTOM
    return (
        f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{foot}"/>'
        f'<text class="small" x="{x}" y="{foot + 18}" text-anchor="middle">{elo}</text>'
    )


def _bar(rung: Rung, y: int, low: float, middle: float, high: float) -> str:
    return (
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(rung.name)}</text>'
        f'<line class="sure" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>'
        f'<circle class="dot" cx="{middle}" cy="{y}" r="6"/>'
        f'<text class="small" x="{max(high, middle) + 10}" y="{y + 4}">{rung.elo:.0f}</text>'
    )
