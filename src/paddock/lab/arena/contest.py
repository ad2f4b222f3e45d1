"""Contests between two bots on duplicate deals, with confidence intervals; independent of the number of workers.

Duplicate deals: each deal is played once for every side, with the candidate at that side and copies of the reference at
all others. A win shared by several sides counts as a fraction of a win. The games of one deal are correlated, so the
confidence interval comes from the variance between the means of deals, not from single games.
"""

import math
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from paddock import library
from paddock.bots import ladder
from paddock.core.chance.rng import Rng
from paddock.core.policy import Policy, play_out
from paddock.core.setup import Setup
from paddock.lab.arena.program import TIME_LIMIT_MS, ProgramPolicy, running
from paddock.lab.pool import HERE, Crew, shared_out
from paddock.lab.tally import WIN, wilson

if TYPE_CHECKING:
    from paddock.core.results import Result

ELO = 400 / math.log(10)
BUDGET_MS = 50.0
PROGRAM = "program"  # the name of a player from outside
# Layout of a random seed: seed, number of the deal, and consumer (a round by its number; seats follow the rounds).
SEED_BITS, DEAL_BITS, ASKER_BITS = 40, 32, 16
FIRST_SEAT = 1 << (ASKER_BITS - 1)


class Pairing(msgspec.Struct, frozen=True):
    """The players and the game, in single rounds or whole matches. A player is a level, a style or `PROGRAM`."""

    game: str
    candidate: str
    reference: str
    seats: int
    deals: int
    whole_match: bool = False
    seed: int = 0
    options: dict[str, str] = msgspec.field(default_factory=dict)
    budget_ms: float = BUDGET_MS
    iterations: int = 0
    command: str = ""  # starts the player `PROGRAM`
    time_limit_ms: float = TIME_LIMIT_MS  # for a move of that program

    @property
    def setup(self) -> Setup:
        """The setup of the match."""
        return _setup(self.game, self.seats, tuple(self.options.items()))

    def luck(self, deal: int, asker: int) -> Rng:
        """A random generator that no other deal, round or seat shares."""
        seed = self.seed % (1 << SEED_BITS)
        return Rng((((seed << DEAL_BITS) + deal) << ASKER_BITS) + asker)


@cache
def _setup(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Setup:
    return library.game(game).setup(seats, dict(options))


class Score(msgspec.Struct):
    """Sums over deals in fractions of a win, stored as integers so that the order of addition does not matter."""

    deals: int = 0
    wins: int = 0
    squares: int = 0
    strikes: int = 0

    def count(self, wins: int, strikes: int = 0) -> None:
        """Add a deal with its wins over all its games, in fractions of a win, and the strikes of a program."""
        self.deals += 1
        self.wins += wins
        self.squares += wins * wins
        self.strikes += strikes

    def add(self, other: "Score") -> None:
        """Add another score's sums."""
        self.deals += other.deals
        self.wins += other.wins
        self.squares += other.squares
        self.strikes += other.strikes


class Strength(msgspec.Struct, frozen=True):
    """Result: the candidate's share of wins with its 95 % confidence interval, and the share of an equal player."""

    game: str
    options: dict[str, str]
    candidate: str
    reference: str
    seats: int
    sides: int
    whole_match: bool
    seed: int
    deals: int
    games: int
    share: float
    low: float
    high: float
    parity: float
    elo: float
    elo_low: float
    elo_high: float
    partial: bool
    strikes: int = 0  # moves of a program that were late, unreadable or illegal


def contest(pairing: Pairing, crew: Crew = HERE, progress: Callable[[int], None] | None = None) -> Strength:
    """Play all deals; calls `progress` with the number done. Ctrl-C or the death of a worker ends the contest early."""
    for name in (pairing.candidate, pairing.reference):
        _check_player(pairing, name)
    total = Score()
    is_partial = False
    try:
        for piece in shared_out(partial(play_deals, pairing), pairing.deals, crew):
            total.add(piece.part)
            if progress is not None:
                progress(total.deals)
    except (KeyboardInterrupt, BrokenExecutor):
        is_partial = True
    return strength(pairing, total, is_partial)


def _check_player(pairing: Pairing, name: str) -> None:
    """Raise UnknownLevel, or BadInput for a program that cannot be started."""
    if name == PROGRAM:
        running(pairing.command)
    else:
        ladder.player(library.game(pairing.game), name)


def play_deals(pairing: Pairing, first: int, end: int) -> Score:
    """Play deals `first` to `end` - 1."""
    score = Score()
    sides = range(pairing.setup.sides)
    for deal in range(first, end):
        games = [play_game(pairing, deal, side) for side in sides]
        score.count(sum(game.wins for game in games), sum(game.strikes for game in games))
    return score


class PlayedGame(NamedTuple):
    """The candidate's fraction of a win, and the strikes of a program."""

    wins: int
    strikes: int


def play_game(pairing: Pairing, deal: int, side: int) -> PlayedGame:
    """Play this deal with the candidate at this side."""
    setup = pairing.setup
    policies = seated_policies(pairing, deal, side)
    results: list[Result] = []
    while not results or (pairing.whole_match and not setup.is_over(results)):
        # Each round has a separate generator: draws in one round must not change the deal of the next.
        state = setup.new_round(results, pairing.luck(deal, len(results)))
        for policy in policies:
            policy.follow(results)
        play_out(state, policies)
        results.append(state.result())
    places = setup.places(results)
    strikes = sum(policy.strikes for policy in policies if isinstance(policy, ProgramPolicy))
    return PlayedGame(WIN // places.count(1) if places[side] == 1 else 0, strikes)


def seated_policies(pairing: Pairing, deal: int, side: int) -> list[Policy]:
    """The policy of every seat in this deal, with the candidate at this side."""
    setup = pairing.setup
    return [_policy(pairing, deal, seat, setup.side_of(seat) == side) for seat in range(setup.seats)]


def _policy(pairing: Pairing, deal: int, seat: int, is_candidate: bool) -> Policy:
    name = pairing.candidate if is_candidate else pairing.reference
    chance = pairing.luck(deal, FIRST_SEAT + seat)
    if name == PROGRAM:
        program = running(pairing.command)
        return ProgramPolicy(pairing.setup, chance, pairing.game, program, pairing.time_limit_ms)
    policy = ladder.player(library.game(pairing.game), name)(pairing.setup, chance)
    policy.allow(pairing.budget_ms, pairing.iterations)
    return policy


def strength(pairing: Pairing, score: Score, is_partial: bool) -> Strength:
    """Convert the sums to figures."""
    setup = pairing.setup
    share, low, high = paired_share(score, setup.sides)
    elos = [elo(part, setup.sides, score.deals) for part in (share, low, high)]
    return Strength(
        game=pairing.game,
        options=dict(setup.options),
        candidate=pairing.candidate,
        reference=pairing.reference,
        seats=setup.seats,
        sides=setup.sides,
        whole_match=pairing.whole_match,
        seed=pairing.seed,
        deals=score.deals,
        games=score.deals * setup.sides,
        share=share,
        low=low,
        high=high,
        parity=round(1 / setup.sides, 6),
        elo=elos[0],
        elo_low=elos[1],
        elo_high=elos[2],
        partial=is_partial,
        strikes=score.strikes,
    )


def paired_share(score: Score, sides: int) -> tuple[float, float, float]:
    """The share of wins with its 95 % Wilson interval, for the effective sample size of the deals."""
    if score.deals == 0:
        return wilson(0, 0)
    share = score.wins / (score.deals * sides * WIN)
    spread = score.squares / (score.deals * (sides * WIN) ** 2) - share * share
    # Without variance between deals there is no estimate of the spread: count each deal as one game.
    worth = share * (1 - share) / spread * score.deals if spread > 0 else score.deals
    return wilson(share * worth, worth)


def elo(share: float, sides: int, deals: int) -> float:
    """Elo difference of a side with this share of wins against equal others; 400 points are odds of ten to one."""
    least = 1 / (2 * (deals + 1))
    within = min(max(share, least), 1 - least)
    return round(ELO * math.log(within * (sides - 1) / (1 - within)), 1)
