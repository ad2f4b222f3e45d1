"""Round: one deal or one race, a mutable state of small ints and one home of legality (refuse)."""

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.event import Event


class Round:
    """One deal or one race. Seats and sides count from 0 in here, moves are ints.

    `moves` is scratch space that clones share: it holds legal moves only until the next call of `fill_moves`.
    """

    def __init__(self, chance: Chance, moves: vec[i64]) -> None:
        self.turn: i64 = 0
        self.over: bool = False
        self.chance: Chance = chance
        self.moves: vec[i64] = moves
        self.journal: list[Event] | None = None

    def clone(self) -> "Round":
        """An independent copy that shares only the source of chance and carries no journal."""
        raise NotImplementedError

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        raise NotImplementedError

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        raise NotImplementedError

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        raise NotImplementedError

    def score(self, side: i64) -> i64:
        """That side's points in this round so far."""
        raise NotImplementedError

    def opening(self) -> list[Event]:
        """What happened while the round was set up, before anybody was asked; meant for a round nobody has acted in."""
        return []

    def move_at(self, index: i64) -> i64:
        """One of the moves that `fill_moves` found."""
        return self.moves[index]

    def legal_moves(self) -> list[int]:
        """The legal moves of the seat to act."""
        return [self.moves[i] for i in range(self.fill_moves())]


def playout(state: Round, chance: Chance) -> i64:
    """Play uniformly at random to the end; the number of moves made."""
    count: i64 = 0
    while not state.over:
        found: i64 = state.fill_moves()
        state.apply(state.moves[chance.below(found)])
        count += 1
    return count
