"""Round: the mutable state of one deal or one race, and its rules; `refuse` alone decides which moves are legal."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import Result

if TYPE_CHECKING:
    from paddock.core.event import Event
    from paddock.core.setup import Setup


class Round:
    """One deal or one race. Seats and sides count from 0 here, moves are ints.

    `fill_moves`, `refuse` and `apply` refer to the seat `turn`. If several seats may act at once, it is the first of
    them, and `act_as` selects another: the order of their answers does not matter.
    `moves` is a buffer that clones share: its content is valid until the next call of `fill_moves`.
    """

    def __init__(self, chance: Chance, moves: vec[i64]) -> None:
        self.turn: i64 = 0
        self.over: bool = False
        self.chance: Chance = chance
        self.moves: vec[i64] = moves
        self.journal: list[Event] | None = None  # receives the events; None: they are not recorded
        self.setup: Setup | None = None  # the setup that created this round

    def clone(self) -> "Round":
        """An independent copy that shares only the chance source and the `moves` buffer; its journal is None."""
        raise NotImplementedError

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat may act now."""
        return not self.over and seat == self.turn

    def act_as(self, seat: i64) -> None:
        """Make this seat, which must be one that may act now, the seat `turn`."""
        self.turn = seat

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves` and return their number."""
        raise NotImplementedError

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        raise NotImplementedError

    def apply(self, move: i64) -> None:
        """Make a move. The caller guarantees that it is legal."""
        raise NotImplementedError

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Redeal in place: replace what this seat (-1: a spectator) cannot see by a random deal that fits its view."""
        raise NotImplementedError

    def score(self, side: i64) -> i64:
        """The points of that side in this round so far."""
        raise NotImplementedError

    def result(self) -> Result:
        """The score sheet of a finished round."""
        raise NotImplementedError

    def rule(self, number: i64) -> str:
        """The id of the rule with this number (see `refuse`)."""
        raise NotImplementedError

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        raise NotImplementedError

    def question(self) -> str:
        """The kind of decision that is due, in one word: play, answer, ..."""
        return "play"

    def is_window(self) -> bool:
        """Whether a window is open: the seats that may act react out of turn, and "pass" declines.

        A table keeps a window open for a time that does not depend on the hands.
        """
        return False

    def candidates(self) -> list[int]:
        """The legal moves of the seat to act, and illegal moves that a player may want explained."""
        raise NotImplementedError

    def census(self) -> list[int]:
        """The total number of each card and token, wherever they are; an invariant of the round."""
        raise NotImplementedError

    def public_view(self) -> dict[str, object]:
        """What everybody may know of the round, as JSON data."""
        raise NotImplementedError

    def own_view(self, seat: int) -> dict[str, object]:
        """What that seat (-1: a spectator) sees in addition to the public view, under different keys."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """Everything that a seat (-1: a spectator) may know of the round."""
        return {**self.public_view(), **self.own_view(seat)}

    def position(self) -> dict[str, object]:
        """The whole round as JSON data."""
        raise NotImplementedError

    def move_at(self, index: i64) -> i64:
        """The move at this index of the `moves` buffer."""
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
    """Play to the end with uniformly random moves; return the number of moves."""
    count: i64 = 0
    while not state.over:
        found: i64 = state.fill_moves()
        state.apply(state.moves[chance.below(found)])
        count += 1
    return count
