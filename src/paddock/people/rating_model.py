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


def rate_people(sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills after a match without bots: what some gain, others lose.

    A result says how people compare, not how good all of them are, so it must not move their mean. The model's
    approximation does a little; that is taken back in proportion to how uncertain each skill is.
    """
    after = rate(sides, places)
    gain = sum(skill.mu for side in after for skill in side) - sum(skill.mu for side in sides for skill in side)
    share = gain / sum(skill.sigma**2 for side in sides for skill in side)
    return [
        [Skill(skill.mu - share * before.sigma**2, skill.sigma) for before, skill in zip(old, new, strict=True)]
        for old, new in zip(sides, after, strict=True)
    ]


def rate(sides: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills after a match, given the place of each side."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in side] for side in sides]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Skill(rating.mu, rating.sigma) for rating in team] for team in after]
