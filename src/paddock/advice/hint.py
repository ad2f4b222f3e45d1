"""Hints: the best moves of a seat with chances to win and reasons, computed from its view alone."""

from __future__ import annotations

import math
import time
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock import families
from paddock.advice.observation import EXACT
from paddock.advice.playouts import Playouts
from paddock.advice.reasons import UNTOLD, Columns, Reason, explain, gap, mean_of, spread
from paddock.bots import ladder
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput
from paddock.core.story import Note
from paddock.story import move_note

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.advice.observation import Observer
    from paddock.advice.playouts import Progress
    from paddock.core.chance.rng import Chance
    from paddock.core.game import Game
    from paddock.core.match import Match

BUDGET_MS: Final = 1000.0
MAX_TIPS: Final = 3
SURE: Final = 1.96  # standard errors of a 95 % confidence interval
VAGUE: Final = 0.5  # a confidence interval wider than this is too vague to show
MIN_GAP: Final = 0.03  # smaller differences, relative to the stake, count as a tie


class Tip(msgspec.Struct, frozen=True):
    """A move, its side's chance to win the match and the reasons; `low` and `high` are the 95 % confidence interval.

    `is_tied`: about as good as the first tip. `exact`: the calculated value of the dice kept, in spaces.
    `note`: what the move does, if its family has a note for it.
    """

    move: str
    chance: float
    low: float
    high: float
    is_tied: bool
    reasons: list[Reason]
    exact: float | None = None
    note: Note | None = None

    @property
    def is_vague(self) -> bool:
        """Whether the confidence interval is too wide to show a chance."""
        return self.high - self.low > VAGUE

    def text(self, lang: str = "en") -> str:
        """The reasons as text in that language."""
        return " ".join(reason.text(lang) for reason in self.reasons)


class Hint(msgspec.Struct, frozen=True):
    """The best moves, best first, from `worlds` sampled worlds; `usual` is the move of level 2."""

    seat: int
    worlds: int
    usual: str
    tips: list[Tip]


def hint(  # noqa: PLR0913  # independent parameters
    game: Game,
    view: dict[str, Any],
    budget_ms: float = BUDGET_MS,
    *,
    iterations: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
) -> Hint:
    """The hint for the seat with this view, from worlds that are consistent with the view."""
    started = time.thread_time()
    if not has_hints(game):
        raise BadInput(f"{game.id} has no hints")
    rng = Rng(seed)
    match = game.imagine_turn(view, rng.below(1 << 30))
    seat = view["seat"]
    playouts = playouts_for(game, match, seat - 1, rng)
    playouts.allow(budget_ms - (time.thread_time() - started) * 1000, iterations or 0)
    playouts.run(match.state, progress)
    tips = Findings(game, match, playouts, view).tips()
    return Hint(seat, int(playouts.worlds), match.setup.codec.notation(playouts.moves[0]), tips)


def playouts_for(game: Game, match: Match, seat: int, chance: Chance) -> Playouts:
    """Playouts for a seat (from 0) of this match, with the policies of level 3."""
    searcher, setup = ladder.searcher(game), match.setup
    policies = searcher.policies(setup, chance)
    playouts = Playouts(setup, chance, policies, Chances(setup, searcher.weights), observer_kind(game.family)(seat))
    playouts.follow(match.results)
    return playouts


def has_hints(game: Game) -> bool:
    """Whether the family of this game has an `advice` module."""
    return families.has_part(game.family, "advice")


@cache
def observer_kind(family: str) -> Callable[[int], Observer]:
    """The observer class of a family: `OBSERVER` in its module `advice`."""
    kind: Callable[[int], Observer] = families.part(family, "advice").OBSERVER
    return kind


class Findings:
    """Evaluates finished playouts for the seat with this view: ranks the moves and explains them."""

    def __init__(self, game: Game, match: Match, playouts: Playouts, view: dict[str, Any]) -> None:
        self.game: Final = game
        self.match: Final = match
        self.playouts: Final = playouts
        self.view: Final = view
        self.seen: Final[list[Columns]] = [list(zip(*rows, strict=True)) for rows in playouts.seen]
        self.stake: Final = math.sqrt(len(self.seen[0][0])) * spread(self.seen[0][0])[1]  # standard deviation
        self.order: Final = self._ranked()

    def _ranked(self) -> list[int]:
        """The candidates, best first, by exact value, then by chance to win.

        If no candidate is significantly better than the expert's move, that move goes first.
        """
        playouts = self.playouts
        live = [number for number in range(len(playouts.moves)) if playouts.live[number]]
        live.sort(key=lambda number: (-playouts.exact.get(playouts.moves[number], 0.0), -mean_of(self.seen[number][0])))
        if 0 in live and not playouts.exact and not self.differ(live[0], 0):
            live.remove(0)
            live.insert(0, 0)
        return live

    def differ(self, this: int, that: int) -> bool:
        """Whether the difference between two candidates is significant and large enough to report."""
        found = gap(self.seen[this][0], self.seen[that][0])
        return found.is_sure and abs(found.mean) >= MIN_GAP * self.stake

    def tips(self) -> list[Tip]:
        """The tips, best move first."""
        return [self._tip(place) for place in range(min(MAX_TIPS, len(self.order)))]

    def _tip(self, place: int) -> Tip:
        number = self.order[place]
        chance, error = spread(self.seen[number][0])
        move = self.playouts.moves[number]
        return Tip(
            self.match.setup.codec.notation(move),
            chance,
            max(0.0, chance - SURE * error),
            min(1.0, chance + SURE * error),
            place > 0 and not self.differ(self.order[0], number),
            [self._in_edition(reason) for reason in self._reasons(place)],
            self.playouts.exact.get(move),
            self.note(move),
        )

    def note(self, move: int) -> Note | None:
        """The note about what a move does."""
        return move_note(self.game, self.match.setup.codec.parts(move), self.view)

    def _in_edition(self, reason: Reason) -> Reason:
        """The reason with the id of the game, since the names of cards and coups depend on the edition."""
        return msgspec.structs.replace(reason, facts={"game": self.match.game_id, **reason.facts})

    def _reasons(self, place: int) -> list[Reason]:
        """Why the first move is better than the next clearly worse tip, or why another is worse than the first."""
        if len(self.order) == 1:
            return [Reason("only")]
        against = self._rival() if place == 0 else 0
        if against is None or not self.differ(self.order[place], self.order[against]):
            return self._known(place) or self._tied(place)
        return self._known(place) or self.why(self.order[place], self.order[against], against + 1)

    def _tied(self, place: int) -> list[Reason]:
        """The tie and, for the first move, its advantage over the best weaker move outside the tips, if any."""
        if place:
            return [Reason("tied", against=1)]
        first = self.order[0]
        tied = Reason("tied-usual" if first == 0 else "tied", against=2)
        others = [number for number in range(len(self.seen)) if number not in self.order[:MAX_TIPS]]
        weaker = [number for number in others if self.differ(first, number)]
        if not weaker:
            return [tied]
        best = max(weaker, key=lambda number: mean_of(self.seen[number][0]))
        return [tied, *explain(self.playouts.observer.facts, self.seen[first], self.seen[best], UNTOLD)]

    def _rival(self) -> int | None:
        """The place of the first tip that is significantly worse than the best move."""
        told = range(1, min(MAX_TIPS, len(self.order)))
        return next((place for place in told if self.differ(self.order[0], self.order[place])), None)

    def _known(self, place: int) -> list[Reason]:
        """Reasons from exact figures or from the visible table."""
        exact, other = self.playouts.exact, 0 if place else 1
        this, that = (exact.get(self.playouts.moves[self.order[at]]) for at in (place, other))
        if this is not None and that is not None:
            told = Reason("exact", this, EXACT, that, other + 1)
            return [Reason("exact", this, EXACT) if told.reads_alike else told]
        if place:
            return []
        number = self.order[place]
        means = [mean_of(column) for column in self.seen[number][1:]]
        said = self.playouts.observer.remark(self.match.state, self.playouts.moves[number], means)
        return [] if said is None else [Reason(said[0], facts=said[1])]

    def why(self, this: int, that: int, number: int) -> list[Reason]:
        """Why one candidate differs from another, which has this number in the text."""
        word = "wins-more" if mean_of(self.seen[this][0]) > mean_of(self.seen[that][0]) else "wins-less"
        plain = Reason(word, against=number)
        return explain(self.playouts.observer.facts, self.seen[this], self.seen[that], number) or [plain]

    def is_better(self, chosen: int) -> bool:
        """Whether the best move is significantly better than this move."""
        number = self.playouts.moves.index(chosen)
        return number != self.order[0] and self.differ(self.order[0], number)

    def why_not(self, chosen: int) -> list[Reason]:
        """Why the best move is better than this move, which was played."""
        best, played = self.seen[self.order[0]], self.seen[self.playouts.moves.index(chosen)]
        return [self._in_edition(reason) for reason in explain(self.playouts.observer.facts, best, played, None)]
