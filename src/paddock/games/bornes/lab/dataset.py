"""Training data: positions from rounds of level 2, with several moves played out in the same world.

The world is the real one, so hands are as players really hold them; all moves share it, so only the move differs. A
single gain is mostly noise, but the dataset has millions of them.
"""

from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from paddock import library
from paddock.core.chance.rng import Rng
from paddock.games.bornes.bots import features
from paddock.games.bornes.lab.shared import all_like, expert_of, lead_after
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.round import BornesRound
from paddock.games.bornes.rules.state import ANSWER, PLAY

RIVALS = 5  # number of the expert's next best moves to play out at a position
ONE_IN = 2  # samples one of this many positions, since positions of a round are similar
EXPLORE_PERCENT = 15  # of positions continue with another move than the expert's, for variety
EXPLORED_MOVES = 3  # such a move is one of this many next best ones
MIN_VALUE = -2000  # lower bound for the expert's value of a move


class Moments(NamedTuple):
    """Features, one row per position; and for each pair of moves its position, both output indices, gap and gain."""

    seen: NDArray[np.uint8]
    moment: NDArray[np.int32]
    place: NDArray[np.uint8]
    chosen: NDArray[np.uint8]
    gap: NDArray[np.int16]  # the expert's value of the other move minus that of its choice
    gain: NDArray[np.int16]  # points by which the other move did better


def joined(parts: list[Moments]) -> Moments:
    """Concatenate all parts."""
    firsts = np.cumsum([0] + [len(part.seen) for part in parts[:-1]])
    shifted = [part._replace(moment=part.moment + first) for part, first in zip(parts, firsts, strict=True)]
    return Moments(*(np.concatenate(columns) for columns in zip(*shifted, strict=True)))


class Watcher:
    """Plays rounds of one game with a fixed number of seats and records positions."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.setup = library.game(game).setup(seats)
        self.luck = Rng(seed)
        self.expert = expert_of(game, self.setup, self.luck)
        self.seen: list[bytes] = []
        self.pairs: list[tuple[int, int, int, int, int]] = []

    def play_round(self) -> None:
        """Play one round and record a sample of its positions."""
        state = cast("BornesRound", self.setup.new_round([], self.luck))
        while not state.over:
            move = self.expert.pick(state)
            if state.phase != ANSWER and self.luck.below(ONE_IN) == 0:
                move = self.ask(state, move)
            state.apply(move)

    def ask(self, state: BornesRound, move: int) -> int:
        """Play out the expert's move and others, record the gains, and return the move to continue with."""
        tried = self.ranked(state, move)[:RIVALS]
        if not tried:
            return move
        players = all_like(self.expert, state)
        first, thought = lead_after(state, move, players), self.worth(state, move)
        chosen = features.place_of(move)
        for other in tried:
            gap = max(MIN_VALUE, int(self.worth(state, other) - thought))
            gain = lead_after(state, other, players) - first
            self.pairs.append((len(self.seen), features.place_of(other), chosen, gap, gain))
        self.seen.append(features.seen_as_bytes(state))
        is_bold = self.luck.below(100) < EXPLORE_PERCENT
        return tried[self.luck.below(min(EXPLORED_MOVES, len(tried)))] if is_bold else move

    def ranked(self, state: BornesRound, move: int) -> list[int]:
        """The other moves, by the expert's value, best first."""
        others = [other for other in state.legal_moves() if other != move]
        return sorted(others, key=lambda other: -self.worth(state, other))

    def worth(self, state: BornesRound, move: int) -> float:
        """The expert's value of a move; answers about the extension have none."""
        return self.expert.worth(state, move // moves.SPAN, move % moves.SPAN) if state.phase == PLAY else 0.0

    @property
    def moments(self) -> Moments:
        """All recorded positions."""
        seen = np.frombuffer(b"".join(self.seen), np.uint8).reshape(len(self.seen), features.SEEN)
        columns = np.array(self.pairs, np.int64).reshape(len(self.pairs), 5).T
        types = (np.int32, np.uint8, np.uint8, np.int16, np.int16)
        return Moments(seen, *(column.astype(kind) for column, kind in zip(columns, types, strict=True)))


def watch(game: str, seats: int, seed: int, first: int, end: int) -> Moments:
    """Record the positions of rounds `first` to `end` - 1."""
    watcher = Watcher(game, seats, (seed << 40) + (seats << 32) + first)
    for _ in range(first, end):
        watcher.play_round()
    return watcher.moments
