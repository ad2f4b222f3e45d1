"""Series: several moves typed in one line, played until one is illegal or something unexpected happens."""

from paddock.cli.play.choice import Typed
from paddock.core.match import Match
from paddock.core.refusal import Refusal
from paddock.core.step import JudgedMove


class Series:
    """The remaining moves of one seat; `seen` is the number of events before the last move played."""

    def __init__(self, seat: int = 0, typed: Typed | None = None) -> None:
        self.seat = seat
        self.moves = typed.moves if typed else ()
        self.done = 0
        self.seen = 0
        self._judged = typed.first if typed else None

    @property
    def is_over(self) -> bool:
        """Whether all moves have been played."""
        return self.done == len(self.moves)

    def take(self, seen: int) -> JudgedMove:
        """The next move, which has already been judged."""
        assert self._judged is not None  # noqa: S101 - the first is judged when it is typed, the others by `refusal`
        judged, self._judged = self._judged, None
        self.seen = seen
        self.done += 1
        return judged

    def refusal(self, match: Match) -> Refusal | None:
        """The refusal of the next move; None if it is legal."""
        found = match.judge(self.moves[self.done], self.seat)
        self._judged = None if isinstance(found, Refusal) else found
        return found if isinstance(found, Refusal) else None
