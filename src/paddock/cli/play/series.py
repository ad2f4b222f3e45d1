"""Series: moves typed in one line, played one after the other for as long as nothing deserves a look."""

from paddock.core.event import Event
from paddock.core.match import Match
from paddock.core.refusal import Refusal


class Series:
    """The moves of one seat that are still to be played; `seen` counts the events before the last one played."""

    def __init__(self, seat: int = 0, moves: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.moves = moves
        self.done = 0
        self.seen = 0

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to play."""
        return self.done == len(self.moves)

    def take(self, seen: int) -> str:
        """The next move."""
        self.seen = seen
        self.done += 1
        return self.moves[self.done - 1]

    def is_disturbed(self, events: list[Event], quiet: frozenset[str]) -> bool:
        """Whether something has happened with its last move that the person should see first."""
        return any(type(event).__name__ not in quiet for event in events[self.seen :])

    def refusal(self, match: Match) -> Refusal | None:
        """Why the next move is not allowed; None if it is."""
        return match.refusal(self.moves[self.done], self.seat)
