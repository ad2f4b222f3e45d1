"""Which options bear on which rules, found by playing: the same moment and move under another value of the option."""

from collections.abc import Iterator
from functools import cache

from paddock import library
from paddock.cli.examples import played
from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.core.match import Match

MATCHES = 2


@cache
def influences(game_id: str) -> dict[str, set[str]]:
    """The rules that each option can make or lift, by option. A rule may be missing: only what was met is known."""
    game = library.game(game_id)
    found: dict[str, set[str]] = {option.name: set() for option in game.options()}
    for seed in range(MATCHES):
        for moment in played(game, game.start(min(game.seat_counts), seed=seed)):
            for name, other in others(game, moment):
                found[name] |= differences(moment, other)
    return found


def others(game: Game, match: Match) -> Iterator[tuple[str, Match]]:
    """The same moment under each other value of each option that names its values."""
    position = match.position()
    for option in game.options():
        for value in option.values:
            if value != match.setup.options[option.name] and not value.endswith(":N"):
                options = {**match.setup.options, option.name: value}
                try:
                    yield option.name, game.restore({**position, "options": options}, seed=0)
                except BadInput:
                    continue  # under that value this moment cannot come about


def differences(match: Match, other: Match) -> set[str]:
    """The rules by which the two differ now, or after any one move that both allow."""
    found = refused_apart(match, other)
    allowed = other.moves()
    for move in match.moves():
        if move in allowed:
            here, there = match.clone(), other.clone()
            here.play(move)
            there.play(move)
            # A new round is dealt anew, so the two have nothing in common any more.
            if len(here.results) == len(there.results) == len(match.results):
                found |= refused_apart(here, there)
    return found


def refused_apart(match: Match, other: Match) -> set[str]:
    if match.turn != other.turn:
        return set()
    found: set[str] = set()
    for move in match.candidates():
        rules = {refusal.rule if refusal else "" for refusal in (match.refusal(move), other.refusal(move))}
        found |= rules if len(rules) > 1 else set()
    return found - {""}
