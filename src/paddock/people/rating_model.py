"""The rating model: Plackett-Luce of openskill, for any number of sides, teams and ties."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from openskill.models import PlackettLuce

if TYPE_CHECKING:
    from collections.abc import Sequence

MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """An estimate of how well somebody plays, and its standard deviation."""

    mu: float
    sigma: float


NEWCOMER: Final = Skill(MODEL.mu, MODEL.sigma)


def rate(sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills after a match, given the place of each side."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Skill(rating.mu, rating.sigma) for rating in team] for team in after]
