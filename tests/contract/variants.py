"""Variants for the contract tests: every seat count and every value of every option."""

import os
from dataclasses import dataclass, field

import pytest

import paddock
from paddock.core.errors import BadOption
from paddock.core.setup import Setup
from paddock.lab.engine import COMPILED, engine

# The long run is for compiled rules; interpreted it would take weeks.
LONG = os.environ.get("PADDOCK_LONG") == "1" and engine() == COMPILED
ROUNDS_PER_GAME = 1_000_000 if LONG else 2_000 if engine() == COMPILED else 800

# Values for an N in an option; small, so that whole matches stay short.
COUNTS = {"points": 1500}
FEW = 2

# A race of ARUBA takes about three thousand random moves, a deal of the Bornes family a hundred. Compiled, it gets its
# full share; interpreted, a thirtieth.
LENGTH = {"aruba": 1 if engine() == COMPILED else 30}


@dataclass(frozen=True)
class Variant:
    """One set-up of one game."""

    game: str
    seats: int
    options: dict[str, str] = field(hash=False)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}" + (f"-{chosen}" if chosen else "")

    @property
    def setup(self) -> Setup:
        return paddock.game(self.game).setup(self.seats, self.options)


def variants(game_id: str) -> list[Variant]:
    """The default at each seat count, and each other value of each option.

    Compiled, those are tried at each seat count that can play them; interpreted, which takes thirty times as long, only
    at one of them.
    """
    if engine() != COMPILED:
        return usual_variants(game_id)
    defaults, others = _variants(game_id)
    return [*defaults, *(variant for same in others for variant in same)]


def usual_variants(game_id: str) -> list[Variant]:
    """The default at each seat count, and each other value of each option with the fewest and the most seats in turn.

    `./paddock test` plays these, `./paddock test --full` plays all variants.
    """
    defaults, others = _variants(game_id)
    return [*defaults, *(same[-(number % 2)] for number, same in enumerate(others))]


def _variants(game_id: str) -> tuple[list[Variant], list[list[Variant]]]:
    """The default tables, and for each other value of an option the tables that can play it, fewest seats first."""
    game = paddock.game(game_id)
    choices: list[dict[str, str]] = [{}]
    for option in game.options():
        choices += [{option.name: value} for value in map(_concrete, option.values) if value != option.default]
    tables = [[Variant(game_id, seats, chosen) for seats in game.seat_counts] for chosen in choices]
    defaults, *others = [[variant for variant in same if _is_playable(variant)] for same in tables]
    return defaults, [same for same in others if same]


def is_shortened(game_id: str) -> bool:
    """Whether the game is too slow here to be tested in full."""
    return LENGTH.get(game_id, 1) > 1


def _concrete(value: str) -> str:
    kind, _, number = value.partition(":")
    return f"{kind}:{COUNTS.get(kind, FEW)}" if number in ("N", "N+") else value


def _is_playable(variant: Variant) -> bool:
    try:
        return variant.setup is not None
    except BadOption:
        return False


def whole_match_variants(game_id: str) -> list[Variant]:
    """Variants for whole matches: all, or, if the game is slow here, the defaults and all other values together."""
    if not is_shortened(game_id):
        return variants(game_id)
    game = paddock.game(game_id)
    others = {option.name: _concrete(option.values[-1]) for option in game.options()}
    defaults = [variant for variant in variants(game_id) if not variant.options]
    return [*defaults, *[Variant(game_id, seats, others) for seats in (game.seat_counts[0], game.seat_counts[-1])]]


ALL_VARIANTS = [variant for game_id in paddock.game_ids() for variant in variants(game_id)]

WHOLE_MATCHES = [variant for game_id in paddock.game_ids() for variant in whole_match_variants(game_id)]

USUAL = {str(variant) for game_id in paddock.game_ids() for variant in usual_variants(game_id)}


def for_each(chosen: list[Variant]) -> pytest.MarkDecorator:
    """Runs a test once per variant: a usual one in every run, the others only with `--full` or `--long`."""
    params = [
        pytest.param(variant, marks=[] if LONG or str(variant) in USUAL else [pytest.mark.full]) for variant in chosen
    ]
    return pytest.mark.parametrize("variant", params, ids=str)


every_variant = for_each(ALL_VARIANTS)


def fewer(variant: Variant, count: int) -> int:
    """This number, or a part of it if the game is slow here."""
    return max(1, count // LENGTH[variant.game]) if is_shortened(variant.game) else count


def share(variant: Variant, total: int) -> int:
    """This variant's share of a number of rounds that all variants of a game divide."""
    return max(1, -(-fewer(variant, total) // len(variants(variant.game))))
