"""Sample reviews: a match of bots for every game, with its review and chart, stored in docs/reviews.

To rewrite them (compiled, about a minute):

    ./paddock python -m tests.reviews
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import paddock
from paddock.advice.review_svg import picture
from paddock.cli.review import Told
from paddock.cli.screen import Screen

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reviews"
WIDTH = 120


class Sample(NamedTuple):
    """One match: the level of each driver, and the number of worlds per estimate."""

    game: str
    drivers: dict[str, int]
    options: dict[str, str]
    worlds: int


SAMPLES = [
    Sample("speed-1200", {"Anna": 1, "Ben": 2}, {"limit": "points:3000"}, 200),
    Sample("kilometer-1000", {"Anna": 1, "Ben": 2}, {"limit": "points:3000"}, 200),
    Sample("mille-bornes", {"Anna": 1, "Ben": 2, "Cleo": 2}, {"limit": "wins:2"}, 200),
    Sample("ausgebremst", {"Anna": 1, "Ben": 2, "Cleo": 3, "Dora": 2}, {"circuits": "chosen:1+3+5"}, 200),
    Sample("aruba", {"Anna": 1, "Ben": 2, "Cleo": 3, "Dora": 2}, {}, 100),
]


def played(sample: Sample) -> str:
    """The record of the match."""
    game = paddock.game(sample.game)
    names = list(sample.drivers)
    match = game.start(len(names), seed=1, options=sample.options, names=names)
    bots = [paddock.bot(game, level, seed=seat) for seat, level in enumerate(sample.drivers.values())]
    while not match.is_over:
        seat = match.waiting[0]
        match.play(bots[seat - 1].choose(match.view(seat), iterations=16), seat)
    return match.record()


def write(sample: Sample) -> None:
    """The record, its review as the command prints it, and the chart."""
    record = played(sample)
    replay = paddock.replay(record)
    told = Told(Screen("en"), replay, paddock.review(replay, worlds=sample.worlds))
    told.screen.out.width = WIDTH
    with told.screen.out.capture() as said:
        told.tell(None)
    lines = [line.rstrip() for line in said.get().splitlines()]
    (FOLDER / f"{sample.game}.paddock").write_text(record, "utf-8")
    (FOLDER / f"{sample.game}.txt").write_text("\n".join(lines) + "\n", "utf-8")
    (FOLDER / f"{sample.game}.svg").write_text(picture(told.found, told.sides, "en"), "utf-8")


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for sample in SAMPLES:
        write(sample)


if __name__ == "__main__":
    main()
