"""What if: a match played on from a step of another, with the luck as it fell or dealt anew."""

from __future__ import annotations

import hashlib
import json
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from paddock import families
from paddock.advice.hint import has_hints
from paddock.advice.reasons import spread
from paddock.advice.reviewer import forecast_for
from paddock.bots import ladder
from paddock.core.chance.recorded_luck import DrawCollector, RecordedLuck
from paddock.core.chance.rng import Rng
from paddock.core.chance.scripted import Scripted
from paddock.core.errors import BadInput
from paddock.core.text import shown

if TYPE_CHECKING:
    from paddock.core.event import Event
    from paddock.core.game import Game
    from paddock.core.match import Match
    from paddock.core.step import Step

WORLDS: Final = 200
BATCH: Final = 8  # worlds between two looks at the clock
SURE: Final = 1.96  # standard errors of a 95 % confidence interval
SEED_BYTES: Final = 8
BOT_BUDGET_MS: Final = 50.0


class SideChance(msgspec.Struct, frozen=True):
    """A side's chance to win the match; `margin` is half of the 95 % confidence interval, 0 after the end."""

    side: int
    chance: float
    margin: float


class Study:
    """A match to try moves at: any seat may be played, and every move can be taken back.

    `match` is the match from the chosen step on: its steps are the moves of this try.
    """

    def __init__(self, game: Game, match: Match, seed: int = 0) -> None:
        self.game: Final = game
        self.match = match
        self.seed: Final = seed

    @property
    def moves(self) -> list[Step]:
        """The moves of this try, in order."""
        return self.match.steps[:]

    def play(self, move: str, seat: int | None = None) -> list[Event]:
        """Make a move of any seat that may act; IllegalMove changes nothing."""
        return self.match.play(move, seat)

    def undo(self, count: int = 1) -> None:
        """Take moves back, whatever they revealed; BadInput if there are not so many."""
        made = len(self.match.steps)
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= made:
            raise BadInput(f"there are {made} moves to take back, not {shown(count)}")
        self.match = self.match.at(made - count)

    def reply(self, seat: int | None = None, level: int = ladder.EXPERT, iterations: int | None = None) -> str:
        """Let a bot make the move of a seat, from what the seat may know; the move that it made."""
        asked = self.match.turn if seat is None else seat
        if asked is None:
            raise BadInput("nobody is to move" if self.match.is_over else "several seats may act: give the seat")
        move = bot_move(self.game, self.match, asked, level, self.seed, iterations)
        self.match.play(move, asked)
        return move

    def chances(self, worlds: int = WORLDS, seat: int | None = None) -> list[SideChance]:
        """Each side's chance to win the match from here on, with the bot of level 2 on all seats.

        The future is random in each of the worlds; with `seat` also everything that this seat cannot know.
        """
        return chances_of(self.game, self.match, worlds, seat=seat)


def study(game: Game, match: Match, step: int, anew: int | None = None) -> Study:
    """The study of a match after its first `step` steps: the luck as it fell, or with a seed dealt anew."""
    before = match.at(step)
    if before.is_over:
        raise BadInput("the match is over at this step: there is nothing to play")
    if anew is None:
        seed = _seed_of(before)
        return _from_position(game, before, RecordedLuck(_draws(game, match, before), Rng(seed)), seed)
    if not has_hints(game):
        raise BadInput(f"{game.id} has no referee who could deal it anew")
    chance = _checked_seed(anew)
    families.part(game.family, "advice").REFEREE().shuffle(before.state, chance)
    return _from_position(game, before, chance, anew)


def study_of_view(game: Game, view: dict[str, Any], seed: int) -> Study:
    """The study of what a seat may know: everything else is dealt anew, by the seed and the view alone."""
    chance = _checked_seed(seed)
    return _from_position(game, game.imagine(view, int(chance.below(1 << 30))), chance, seed)


def _from_position(game: Game, match: Match, chance: Rng | RecordedLuck, seed: int) -> Study:
    return Study(game, game.restore(match.position(), chance=chance, names=match.names), seed)


def _checked_seed(seed: int) -> Rng:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadInput(f"a seed is a whole number, not {shown(seed)}")
    return Rng(seed)


def _draws(game: Game, match: Match, before: Match) -> dict[tuple[int, ...], list[Any]]:
    """What chance answered from this position to the end of the match, by the kind of the draw."""
    later = match.steps[len(before.steps) :]
    outcomes = [outcome for step in later for outcome in (*step.chance, *step.deal)]
    collector = DrawCollector(Scripted(outcomes))
    twin = game.restore(before.position(), chance=collector)
    # The match keeps a clone of its source to begin again from; the one that it draws from was given to it.
    for step in later:
        twin.play(step.move, step.seat)
    return collector.draws


def _seed_of(match: Match) -> int:
    """The seed of what the record does not tell: the same for the same position."""
    return _hashed(json.dumps(match.position(), sort_keys=True))


def _hashed(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big") >> 1


def bot_move(  # noqa: PLR0913, PLR0917 - who decides what, and how
    game: Game, match: Match, seat: int, level: int, seed: int, iterations: int | None = None
) -> str:
    """The move of a bot for a seat that may act; the same for the same moves so far."""
    player = ladder.bot(game, level, _hashed(f"{seed}:{seat}:{len(match.steps)}"))
    return player.choose(match.view(seat), BOT_BUDGET_MS, iterations)


def chances_of(
    game: Game, match: Match, worlds: int = WORLDS, budget_ms: float | None = None, seat: int | None = None
) -> list[SideChance]:
    """Each side's chance to win the match; `budget_ms` limits the CPU time, after the first few worlds."""
    setup = match.setup
    if match.is_over:
        places = setup.places(match.results)
        won = places.count(1)
        return [SideChance(side + 1, float(place == 1) / won, 0.0) for side, place in enumerate(places)]
    if not has_hints(game):
        raise BadInput(f"{game.id} has no chances to win")
    rows = _rows(game, match, worlds, budget_ms, seat)
    found = [spread(column) for column in zip(*rows, strict=True)]
    return [SideChance(side, mean, SURE * error) for side, (mean, error) in enumerate(found, 1)]


def _rows(game: Game, match: Match, worlds: int, budget_ms: float | None, seat: int | None) -> list[list[float]]:
    """The chances of all sides, one row per world."""
    started = time.thread_time()
    forecast = forecast_for(game, match)
    forecast.follow(match.results)
    rows: list[list[float]] = []
    while len(rows) < worlds:
        count = min(BATCH, worlds - len(rows))
        if seat is None:
            rows += forecast.of_referee(match.state, count, len(rows))
        else:
            rows += forecast.of_view(match.state, seat - 1, count, len(rows))
        if budget_ms is not None and (time.thread_time() - started) * 1000 >= budget_ms:
            break
    return rows
