"""The fixed ratings of bots, computed from the shares of wins that the arena measured."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from paddock.people.rating_model import MODEL, Skill

ANCHOR_LEVEL: Final = 2  # has the rating of a person who has not played yet
SIGMA: Final = 1.0


@cache
def bot_ratings(game: str) -> dict[int, Skill]:
    """The ratings of a game's bots by level; empty for a game without measurements."""
    measured = tomllib.loads((files("paddock.people") / "bot_strengths.toml").read_text("utf-8")).get(game)
    if measured is None:
        return {}
    found = {ANCHOR_LEVEL: MODEL.mu}
    steps = [(level, other, _distance(share, measured["sides"])) for level, other, share in measured["steps"]]
    # Upwards from the anchor, then downwards.
    for level, other, distance in steps:
        if other in found:
            found[level] = found[other] + distance
    for level, other, distance in reversed(steps):
        if other not in found:
            found[other] = found[level] - distance
    return {level: Skill(mu, SIGMA) for level, mu in found.items()}


def _distance(share: float, sides: int) -> float:
    """How far apart the model sees one side that wins this share among equal others."""
    return math.sqrt(sides) * MODEL.beta * math.log((sides - 1) * share / (1 - share))
