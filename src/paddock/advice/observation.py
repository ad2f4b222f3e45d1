"""Observer: counts what happens to one seat while a world is played out, one number per fact."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round

SHARE: Final = "share"  # in how many worlds something happened
AMOUNT: Final = "amount"  # how much of it there was on average


EXACT: Final = "exact"  # an average that was reckoned, not counted

MORE: Final = 1  # more of it is better
LESS: Final = -1


class Fact:
    """Something a observer counts, and which way it is good: a lead goes with winning, though it costs the leader.

    An outcome is so near to winning that it explains a move only for want of a cause; what is `alone` speaks of the
    move itself, so that no other move has a figure beside it.
    """

    def __init__(self, name: str, kind: str, good: int, is_outcome: bool = False, is_alone: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.good: Final = good
        self.is_outcome: Final = is_outcome
        self.is_alone: Final = is_alone


class Observer:
    """Counts what the sentences of one family speak of; `seat` is the one that is advised."""

    facts: list[Fact]

    def __init__(self, seat: i64, facts: list[Fact]) -> None:
        self.seat: Final = seat
        self.facts = facts
        self.counts: Final = vec[float]([0.0] * len(facts))

    def begin(self, state: Round, move: i64) -> None:
        """A world before the move that is tried there."""
        for place in range(len(self.counts)):
            self.counts[place] = 0.0

    def note(self, state: Round, move: i64) -> None:
        """The seat to act is about to make this move."""
        raise NotImplementedError

    def end(self, state: Round) -> None:
        """The world as it is when the round is over."""
        raise NotImplementedError

    def remark(self, state: Round, move: i64, means: list[float]) -> tuple[str, dict[str, object]] | None:
        """A sentence that counts what lies on the table, where the worlds bear it out; `means` are the facts."""
        return None

    def exact(self, state: Round, expert: Policy) -> dict[int, float]:
        """Moves whose worth to this expert follows without trying, the best of them."""
        return {}


def play_watched(state: Round, move: i64, policies: list[Policy], observer: Observer) -> None:
    """Make this move, then play the round to its end, each seat by its policy, before the eyes of the observer."""
    observer.begin(state, move)
    observer.note(state, move)
    state.apply(move)
    while not state.over:
        chosen: i64 = policies[state.turn].pick(state)
        observer.note(state, chosen)
        state.apply(chosen)
    observer.end(state)


class Referee:
    """Knows everything but what chance will bring: it shuffles what lies face down for everybody."""

    def shuffle(self, state: Round, chance: Chance) -> None:
        """Bring what nobody can know yet into another order, in place."""
        raise NotImplementedError
