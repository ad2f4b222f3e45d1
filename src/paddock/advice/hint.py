"""Hints: the best moves of a seat with chances to win and reasons, computed from its view alone."""

from __future__ import annotations

import math
import time
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock import families
from paddock.advice.observation import EXACT
from paddock.advice.plain_reasons import Choice, short_note, what_it_does, why_alike, with_cause
from paddock.advice.playouts import Playouts
from paddock.advice.reasons import UNTOLD, Columns, Gap, Reason, explain, gap, mean_of, spread
from paddock.bots import ladder
from paddock.bots.win_chances import Chances
from paddock.core.chance.rng import Rng
from paddock.core.errors import BadInput
from paddock.core.story import Note

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from paddock.advice.observation import Observer
    from paddock.advice.playouts import Progress
    from paddock.core.chance.rng import Chance as Luck
    from paddock.core.game import Game
    from paddock.core.match import Match

BUDGET_MS: Final = 1000.0
MAX_TIPS: Final = 3
SURE: Final = 1.96  # standard errors of a 95 % confidence interval
VAGUE: Final = 0.5  # a confidence interval wider than this is too vague to show
MIN_GAP: Final = 0.03  # smaller differences, relative to the stake, count as a tie
ALIKE: Final = 0.05  # moves whose chances to win the round differ by at most this are about equal
UNKNOWN: Final = 0.5  # a chance that too few worlds tell
MIN_SPACES: Final = 0.15  # dice whose calculated values differ by less are about equal


class Chance(msgspec.Struct, frozen=True):
    """A chance to win, with its 95 % confidence interval."""

    mean: float
    low: float
    high: float

    @property
    def is_vague(self) -> bool:
        """Whether the confidence interval is too wide to show the chance."""
        return self.high - self.low > VAGUE


def chance_of(shares: Sequence[float]) -> Chance:
    """The mean of the shares won in the sampled worlds, with its confidence interval."""
    mean, error = spread(shares)
    return Chance(mean, max(0.0, mean - SURE * error), min(1.0, mean + SURE * error))


class Tip(msgspec.Struct, frozen=True):
    """A move, its side's chances to win the match and this round, and why.

    `reasons` are plain sentences: what the move does and, for the first tip, why it is better than others or why that
    matters little. `figures` are the reasons that the search found, with their figures. `is_tied`: about as good as the
    first tip. `exact`: the calculated value of the dice kept, in spaces. `note`: the move in words, if its family has
    some.
    """

    move: str
    chance: float
    low: float
    high: float
    is_tied: bool
    reasons: list[Reason]
    figures: list[Reason]
    of_round: Chance
    exact: float | None = None
    note: Note | None = None

    @property
    def is_vague(self) -> bool:
        """Whether too few worlds were sampled to show a chance."""
        return self.high - self.low > VAGUE or self.of_round.is_vague

    def text(self, lang: str = "en") -> str:
        """The plain reasons as text in that language."""
        return _joined(self.reasons, lang)

    def details(self, lang: str = "en") -> str:
        """The reasons with figures as text in that language."""
        return _joined(self.figures, lang)


def _joined(reasons: Sequence[Reason], lang: str) -> str:
    return " ".join(reason.text(lang) for reason in reasons)


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


def playouts_for(game: Game, match: Match, seat: int, chance: Luck) -> Playouts:
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
        move, chance = self.playouts.moves[number], chance_of(self.seen[number][0])
        figures = [self._in_edition(reason) for reason in self._figures(place)]
        return Tip(
            self.match.setup.codec.notation(move),
            chance.mean,
            chance.low,
            chance.high,
            place > 0 and not self.differ(self.order[0], number),
            [self._in_edition(reason) for reason in self._plain(place, figures)],
            figures,
            self.of_round(number),
            self.playouts.exact.get(move),
            self.note(move),
        )

    def of_round(self, number: int) -> Chance:
        """The chance of a candidate to win this round."""
        return chance_of(self.playouts.rounds_won[number])

    def _plain(self, place: int, figures: Sequence[Reason]) -> list[Reason]:
        """What a move does and, for the first one, why it is better or why that matters little."""
        does = self.what_it_does(self.order[place])
        if place or len(self.order) == 1:
            return does or list(figures)
        if self._is_for_the_match():
            return [*does, Reason("for-the-match")]
        if self._are_alike():
            return [*does, self._why_alike()]
        return with_cause(does, figures) or list(figures)

    def _why_alike(self) -> Reason:
        """Why the choice matters little; that the round is decided is said only if the samples show it."""
        chance = self.of_round(self.order[0])
        return why_alike(chance.mean if chance.high - chance.low <= 2 * ALIKE else UNKNOWN)

    def what_it_does(self, number: int) -> list[Reason]:
        """What a candidate does, in one plain sentence."""
        return what_it_does(self.game.family, self._choice(self.playouts.moves[number]))

    def _choice(self, move: int) -> Choice:
        parts = self.match.setup.codec.parts(move)
        return Choice(self.match.state, move, parts, self.view, self.playouts.exact.get(move))

    def _round_gaps(self) -> list[Gap]:
        """By how much the first tip wins this round more often than each of the others."""
        won = self.playouts.rounds_won
        return [gap(won[self.order[0]], won[number]) for number in self.order[1:MAX_TIPS]]

    def _is_for_the_match(self) -> bool:
        """Whether the first tip is clearly better for the match than another that wins this round more often."""
        others = zip(self._round_gaps(), self.order[1:MAX_TIPS], strict=True)
        return any(
            found.is_sure and found.mean < -MIN_GAP and self.differ(self.order[0], number) for found, number in others
        )

    def _are_alike(self) -> bool:
        """Whether all tips are known to be about equally good."""
        exact = [self.playouts.exact.get(self.playouts.moves[number]) for number in self.order[:MAX_TIPS]]
        known = [value for value in exact if value is not None]
        if len(known) == len(exact):
            return known[0] - known[-1] < MIN_SPACES
        if any(self.differ(self.order[0], number) for number in self.order[1:MAX_TIPS]):
            return False
        return all(abs(found.mean) <= ALIKE and found.error <= ALIKE / SURE for found in self._round_gaps())

    def note(self, move: int) -> Note | None:
        """The move in words."""
        return short_note(self.game, self._choice(move))

    def _in_edition(self, reason: Reason) -> Reason:
        """The reason with the id of the game: the names of cards depend on the edition, and are the everyday ones."""
        return msgspec.structs.replace(reason, facts={"game": self.match.game_id, "is_everyday": True, **reason.facts})

    def _figures(self, place: int) -> list[Reason]:
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
        """Why the best move is better than this move, which was played, with figures."""
        best, played = self.seen[self.order[0]], self.seen[self.playouts.moves.index(chosen)]
        return [self._in_edition(reason) for reason in explain(self.playouts.observer.facts, best, played, None)]

    def plain_why_not(self, figures: Sequence[Reason]) -> list[Reason]:
        """The same in plain words: what the best move does, and the cause among these reasons."""
        does = self.what_it_does(self.order[0])
        return [self._in_edition(reason) for reason in with_cause(does, figures)]
