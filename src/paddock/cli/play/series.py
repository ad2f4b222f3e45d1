"""Series: moves typed in one line, played one after the other for as long as nothing deserves a look."""

from paddock.cli.play.choice import Typed
from paddock.core.match import Match
from paddock.core.refusal import Refusal
from paddock.core.step import JudgedMove


class Series:
    """The moves of one seat that are still to be played; `seen` counts the events before the last one played."""

    def __init__(self, seat: int = 0, typed: Typed | None = None) -> None:
        self.seat = seat
        self.moves = typed.moves if typed else ()
        self.done = 0
        self.seen = 0
        self._judged = typed.first if typed else None

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.done == len(self.moves)

    def take(self, seen: int) -> JudgedMove:
        """The next move, which has been judged."""
        assert self._judged is not None  # noqa: S101 - the first is judged when it is typed, the others by `refusal`
        judged, self._judged = self._judged, None
        self.seen = seen
        self.done += 1
        return judged

    def refusal(self, match: Match) -> Refusal | None:
        """Why the next move is not allowed; None if it is."""
        found = match.judge(self.moves[self.done], self.seat)
        self._judged = None if isinstance(found, Refusal) else found
        return found if isinstance(found, Refusal) else None
