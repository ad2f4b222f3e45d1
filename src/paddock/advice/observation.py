"""Observer: counts facts about one seat during a playout, one number per fact."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.policy import Policy
from paddock.core.round import Round

SHARE: Final = "share"  # the share of worlds in which something happened
AMOUNT: Final = "amount"  # a mean amount


EXACT: Final = "exact"  # a calculated mean, not a sampled one

MORE: Final = 1  # more of it is better
LESS: Final = -1


class Fact:
    """Something that an observer counts; `good` is MORE or LESS, whichever helps the seat.

    A correlation with winning that contradicts `good` is ignored. An outcome (`is_outcome`) is so close to winning that
    it explains a move only if no cause does. A fact with `is_alone` is about the move itself and is reported without
    the figure of another move.
    """

    def __init__(self, name: str, kind: str, good: int, is_outcome: bool = False, is_alone: bool = False) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.good: Final = good
        self.is_outcome: Final = is_outcome
        self.is_alone: Final = is_alone


class Observer:
    """Counts the facts that the reasons of one family mention; `seat` is the seat that gets the advice."""

    facts: list[Fact]

    def __init__(self, seat: i64, facts: list[Fact]) -> None:
        self.seat: Final = seat
        self.facts = facts
        self.counts: Final = vec[float]([0.0] * len(facts))

    def begin(self, state: Round, move: i64) -> None:
        """Start a playout: receive the world before the tried move, and reset the counts."""
        for place in range(len(self.counts)):
            self.counts[place] = 0.0

    def note(self, state: Round, move: i64) -> None:
        """Called before each move of the seat to act."""
        raise NotImplementedError

    def end(self, state: Round) -> None:
        """Called with the final state when the round is over."""
        raise NotImplementedError

    def remark(self, state: Round, move: i64, means: list[float]) -> tuple[str, dict[str, object]] | None:
        """A remark about the visible table (name, facts), if the samples support it; `means` are the mean counts."""
        return None

    def exact(self, state: Round, expert: Policy) -> dict[int, float]:
        """The best moves whose value to this expert can be calculated without playouts."""
        return {}


def play_watched(state: Round, move: i64, policies: list[Policy], observer: Observer) -> None:
    """Make this move, then play the round to its end with one policy per seat, and report each move to the observer."""
    observer.begin(state, move)
    observer.note(state, move)
    state.apply(move)
    while not state.over:
        chosen: i64 = policies[state.turn].pick(state)
        observer.note(state, chosen)
        state.apply(chosen)
    observer.end(state)


class Referee:
    """Knows everything but the future: it shuffles what is face down for everybody."""

    def shuffle(self, state: Round, chance: Chance) -> None:
        """Shuffle in place what nobody can know yet."""
        raise NotImplementedError
