"""Episode: a match or a single round for reinforcement learning, with integer actions and returns at the end."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from paddock import families, library
from paddock.core.errors import BadInput
from paddock.core.match import Match
from paddock.core.setup import Setup
from paddock.lab.environments.row import Row, around

ROUNDS: Final = 10

Writer = Callable[[Any, dict[str, Any]], list[float]]  # setup classes differ by family


class Terms:
    """The parameters that episodes share: the game, the seats, and whether an episode is a round or a whole match."""

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
        return self  # immutable

    @property
    def actions(self) -> int:
        """The size of the action space: an action is the number of a move."""
        return self.setup.codec.span()

    def start(self, seed: int) -> "Episode":
        """Start an episode; the same seed gives the same deal."""
        return Episode(self, self.game.start(self.setup.seats, seed, self.setup.options))

    def row(self, view: dict[str, Any]) -> list[float]:
        """Encode a view as numbers: the state of the match, then the family's encoding of the round."""
        row = Row()
        points = self.setup.points(view["results"])
        for side in around(self.setup.sides, self.setup.side_of(view["seat"] - 1) + 1):
            row.part(points[side - 1], max(*points, 1))
        row.part(len(view["results"]), ROUNDS)
        return row.numbers + self.writer(self.setup, view)


class Episode:
    """An episode in progress. Players count from 0, as usual in reinforcement learning."""

    def __init__(self, terms: Terms, match: Match) -> None:
        self.terms: Final = terms
        self.match = match

    @property
    def is_over(self) -> bool:
        """Whether the episode has ended."""
        return self.match.is_over or (not self.terms.whole_match and bool(self.match.results))

    @property
    def player(self) -> int | None:
        """The player to act; the first one if several seats are waiting."""
        return None if self.is_over else self.match.waiting[0] - 1

    def legal(self, player: int) -> list[int]:
        """The legal actions of this player, in ascending order."""
        if player != self.player:
            return []
        parse = self.terms.setup.codec.parse
        return sorted(parse(move) for move in self.match.moves(player + 1))

    def act(self, action: int) -> None:
        """Take an action; an illegal one raises IllegalMove and changes nothing."""
        player = self.player
        if player is None:
            raise BadInput("the episode is over")
        self.match.play(self.name(action), player + 1)

    def name(self, action: int) -> str:
        """The notation of an action."""
        if not 0 <= action < self.terms.actions:
            raise BadInput(f"actions are 0 to {self.terms.actions - 1}, not {action}")
        return self.terms.setup.codec.notation(action)

    def row(self, player: int) -> list[float]:
        """The observation of this player as numbers."""
        return self.terms.row(self.match.view(player + 1))

    def returns(self) -> list[float]:
        """The zero-sum returns: 1 for a sole winner, negative for losers; tied winners share. All 0 before the end."""
        setup = self.terms.setup
        if not self.is_over:
            return [0.0] * setup.seats
        places = setup.places(self.match.results)
        share = 1 / places.count(1)
        won = [share if place == 1 else 0.0 for place in places]
        return [_balanced(won[setup.side_of(seat)], setup) for seat in range(setup.seats)]

    def __deepcopy__(self, memo: object) -> "Episode":
        """An independent copy with the same future chance."""
        return Episode(self.terms, self.match.clone())

    def imagined(self, player: int, seed: int) -> "Episode":
        """Another episode that this player cannot distinguish from this one: hidden cards are redealt."""
        return Episode(self.terms, self.terms.game.imagine(self.match.view(player + 1), seed))


def _balanced(won: float, setup: Setup) -> float:
    """Convert a share of the win to a return, so that the returns of all sides add up to 0."""
    return (won * setup.sides - 1) / (setup.sides - 1)


@cache
def _writer(family: str) -> Writer:
    if not families.has_part(family, "rl"):
        raise BadInput(f"this game has no observations for learning programs yet: it needs games/{family}/rl.py")
    write: Writer = families.part(family, "rl").write
    return write
