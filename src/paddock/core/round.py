"""Round: one deal or one race, a mutable state of small ints and one home of legality (refuse)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import Result

if TYPE_CHECKING:
    from paddock.core.event import Event
    from paddock.core.setup import Setup


class Round:
    """One deal or one race. Seats and sides count from 0 in here, moves are ints.

    `turn` is the seat that `fill_moves`, `refuse` and `apply` speak of. Where several seats are asked at once it is the
    first of them, and `face` turns to another: what they answer leads to the same round in any order.
    `moves` is scratch space that clones share: it holds legal moves only until the next call of `fill_moves`.
    """

    def __init__(self, chance: Chance, moves: vec[i64]) -> None:
        self.turn: i64 = 0
        self.over: bool = False
        self.chance: Chance = chance
        self.moves: vec[i64] = moves
        self.journal: list[Event] | None = None  # where what happens is written down, if anybody wants to know
        self.setup: Setup | None = None  # the terms it was made by

    def clone(self) -> "Round":
        """An independent copy that shares only the source of chance and carries no journal."""
        raise NotImplementedError

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat may act now."""
        return not self.over and seat == self.turn

    def act_as(self, seat: i64) -> None:
        """Let the moves be those of this seat, one of those that may act now."""
        self.turn = seat

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        raise NotImplementedError

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        raise NotImplementedError

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal anew, in place, what this seat (-1: a spectator) cannot see, as it may well be."""
        raise NotImplementedError

    def score(self, side: i64) -> i64:
        """That side's points in this round so far."""
        raise NotImplementedError

    def result(self) -> Result:
        """The score sheet of a finished round."""
        raise NotImplementedError

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        raise NotImplementedError

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        raise NotImplementedError

    def question(self) -> str:
        """What the seats that may act are asked for, in a word: play, answer, ..."""
        return "play"

    def is_window(self) -> bool:
        """Whether the seats that may act are asked to react out of turn, where "pass" declines.

        A table keeps such a window open for a time that tells nothing about anybody's hand.
        """
        return False

    def candidates(self) -> list[int]:
        """Moves worth explaining to the seat to act: the legal ones, and those it may wish for in vain."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """How many there are of each card and token, wherever they lie: it never changes during a round."""
        raise NotImplementedError

    def public_view(self) -> dict[str, object]:
        """What everybody may know of the round, as JSON data."""
        raise NotImplementedError

    def own_view(self, seat: int) -> dict[str, object]:
        """What that seat (-1: a spectator) is shown besides, under names of its own."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """All that a seat (-1: a spectator) may know of the round."""
        return {**self.public_view(), **self.own_view(seat)}

    def position(self) -> dict[str, object]:
        """The whole round as JSON data."""
        raise NotImplementedError

    def move_at(self, index: i64) -> i64:
        """One of the moves that `fill_moves` found."""
        return self.moves[index]

    def legal_moves(self) -> list[int]:
        """The legal moves of the seat to act."""
        return [self.moves[i] for i in range(self.fill_moves())]

    def __copy__(self) -> "Round":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and self.position() == other.position()

    def __hash__(self) -> int:
        raise TypeError("a round changes, so it cannot be a key")

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (self.setup, self.position(), self.chance)

    def __repr__(self) -> str:
        moment = "over" if self.over else f"seat {self.turn + 1} to act"
        return f"<{type(self).__name__}: {moment}>"


def _revive(setup: "Setup", position: dict[str, object], chance: Chance) -> Round:
    return setup.restore_round(position, [], chance)


def playout(state: Round, chance: Chance) -> i64:
    """Play uniformly at random to the end; the number of moves made."""
    count: i64 = 0
    while not state.over:
        found: i64 = state.fill_moves()
        state.apply(state.moves[chance.below(found)])
        count += 1
    return count
