"""Episode: a match or a single round as learning programs want it: actions are numbers, and it ends with returns."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from paddock import families, library
from paddock.core.errors import BadInput
from paddock.core.match import Match
from paddock.core.setup import Setup
from paddock.lab.environments.row import Row, around

ROUNDS: Final = 10

Writer = Callable[[Any, dict[str, Any]], list[float]]  # each family has a setup of its own


class Terms:
    """What every episode of a kind has in common: the game, who sits there, and how far it goes."""

    def __init__(
        self,
        game_id: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        whole_match: bool = False,
    ) -> None:
        self.game: Final = library.game(game_id)
        self.setup: Final = self.game.setup(seats or self.game.seat_counts[0], options)
        self.whole_match: Final = whole_match
        self.writer: Final = _writer(self.game.family)

    def __deepcopy__(self, memo: object) -> "Terms":
        return self  # it never changes

    @property
    def actions(self) -> int:
        """How many actions there are: an action is the number of a move."""
        return self.setup.codec.span()

    def start(self, seed: int) -> "Episode":
        """A new episode; the same seed deals the same cards."""
        return Episode(self, self.game.start(self.setup.seats, seed, self.setup.options))

    def row(self, view: dict[str, Any]) -> list[float]:
        """A view as numbers: how the match stands, then what the family makes of the round."""
        row = Row()
        points = self.setup.points(view["results"])
        for side in around(self.setup.sides, self.setup.side_of(view["seat"] - 1) + 1):
            row.part(points[side - 1], max(*points, 1))
        row.part(len(view["results"]), ROUNDS)
        return row.numbers + self.writer(self.setup, view)


class Episode:
    """One of them in progress. Players count from 0, as learning programs do."""

    def __init__(self, terms: Terms, match: Match) -> None:
        self.terms: Final = terms
        self.match = match

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to do."""
        return self.match.is_over or (not self.terms.whole_match and bool(self.match.results))

    @property
    def player(self) -> int | None:
        """Who acts now; of several that are asked at once, the first."""
        return None if self.is_over else self.match.waiting[0] - 1

    def legal(self, player: int) -> list[int]:
        """The actions this player may take now, in ascending order."""
        if player != self.player:
            return []
        parse = self.terms.setup.codec.parse
        return sorted(parse(move) for move in self.match.moves(player + 1))

    def act(self, action: int) -> None:
        """Take an action; IllegalMove if it is not allowed, and nothing changes."""
        player = self.player
        if player is None:
            raise BadInput("the episode is over")
        self.match.play(self.name(action), player + 1)

    def name(self, action: int) -> str:
        """An action as people write the move."""
        if not 0 <= action < self.terms.actions:
            raise BadInput(f"actions are 0 to {self.terms.actions - 1}, not {action}")
        return self.terms.setup.codec.notation(action)

    def row(self, player: int) -> list[float]:
        """What this player sees, as numbers."""
        return self.terms.row(self.match.view(player + 1))

    def returns(self) -> list[float]:
        """1 for who wins alone, as much below 0 in all for the others; winners share. Nothing before the end."""
        setup = self.terms.setup
        if not self.is_over:
            return [0.0] * setup.seats
        places = setup.places(self.match.results)
        share = 1 / places.count(1)
        won = [share if place == 1 else 0.0 for place in places]
        return [_balanced(won[setup.side_of(seat)], setup) for seat in range(setup.seats)]

    def __deepcopy__(self, memo: object) -> "Episode":
        """An independent copy with the same chance to come."""
        return Episode(self.terms, self.match.clone())

    def imagined(self, player: int, seed: int) -> "Episode":
        """Another episode that this player could be in: what it cannot see is dealt anew."""
        return Episode(self.terms, self.terms.game.imagine(self.match.view(player + 1), seed))


def _balanced(won: float, setup: Setup) -> float:
    """The part of a win as a return, so that all sides together get 0."""
    return (won * setup.sides - 1) / (setup.sides - 1)


@cache
def _writer(family: str) -> Writer:
    if not families.has_part(family, "rl"):
        raise BadInput(f"nobody has written this game as numbers yet: it needs games/{family}/rl.py")
    write: Writer = families.part(family, "rl").write
    return write
