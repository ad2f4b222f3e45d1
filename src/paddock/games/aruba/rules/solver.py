"""Exact dice solver: for any value of a final roll, the best dice to keep and their expected value."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from paddock.core.errors import BadInput
from paddock.games.aruba.rules.dice import (
    FACES,
    HANDFULS,
    MAX_DICE,
    counts_from,
    counts_of,
    faces_of,
    fill_parts,
    number_of,
)

Value = Callable[[list[int]], float]

MAX_REROLLS: Final = 4
NOWHERE: Final = -1
PARTS_SPACE: Final = 512
ROUNDING: Final = 1e-9


class Keep:
    """Dice to keep, as faces from 1 to 6, and the expected value of keeping exactly these."""

    def __init__(self, dice: list[int], worth: float) -> None:
        self.dice: Final = dice
        self.worth: Final = worth

    def __repr__(self) -> str:
        return f"Keep({self.dice}, {self.worth:.6f})"


def _more() -> vec[i64]:
    """For each handful, the handful with one more die of each face."""
    found = [NOWHERE] * (HANDFULS * FACES)
    for number in range(HANDFULS):
        counts = counts_of(number)
        if len(faces_of(counts)) < MAX_DICE:
            for face in range(FACES):
                counts[face] += 1
                found[number * FACES + face] = number_of(counts)
                counts[face] -= 1
    return vec[i64](found)


class Tables:
    """Precomputed relations between handfuls, created on demand."""

    def __init__(self) -> None:
        self.more: Final[vec[i64]] = _more()
        self.faces: Final = [faces_of(counts_of(number)) for number in range(HANDFULS)]
        by_size: list[list[int]] = [[] for _ in range(MAX_DICE + 1)]
        for number, faces in enumerate(self.faces):
            by_size[len(faces)].append(number)
        self.by_size: Final = [vec[i64](numbers) for numbers in by_size]


_TABLES: list[Tables] = []


def tables() -> Tables:
    """The tables that all solvers share."""
    if not _TABLES:
        _TABLES.append(Tables())
    return _TABLES[0]


def hope_of(dice: i64, worth: vec[float]) -> vec[float]:
    """Fill in the values of handfuls of fewer than this many dice from the complete ones, in place."""
    shared = tables()
    more = shared.more
    size: i64 = dice - 1
    while size >= 0:
        for number in shared.by_size[size]:
            base: i64 = number * FACES
            total: float = worth[more[base]] + worth[more[base + 1]] + worth[more[base + 2]]
            total += worth[more[base + 3]] + worth[more[base + 4]] + worth[more[base + 5]]
            worth[number] = total / float(FACES)
        size -= 1
    return worth


class Solver:
    """Solver for a number of dice and a value of each final roll; `value` must not modify the list it gets.

    Two short recursions over handfuls. Hope: the value of an incomplete handful is the mean over the faces of one
    more die, since dice can be rolled one by one. Best: of a complete handful, keep the part with the highest hope.
    """

    def __init__(self, dice: int, value: Value) -> None:
        if not 1 <= dice <= MAX_DICE:
            raise BadInput(f"the solver is for 1 to {MAX_DICE} dice, not {dice}")
        self.dice: Final = dice
        shared = tables()
        worth = vec[float]([0.0] * HANDFULS)
        for number in shared.by_size[dice]:
            worth[number] = float(value(shared.faces[number]))
        self._hopes: Final[list[vec[float]]] = [hope_of(dice, worth)]

    def _best(self, hope: vec[float]) -> vec[float]:
        """The value of each complete handful with its best part kept; incomplete ones store the best part so far."""
        shared = tables()
        more = shared.more
        best = vec[float]([hope[number] for number in range(HANDFULS)])
        for size in range(self.dice):
            for number in shared.by_size[size]:
                base: i64 = number * FACES
                mine: float = best[number]
                for face in range(i64(FACES)):
                    bigger: i64 = more[base + face]
                    best[bigger] = max(best[bigger], mine)
        return best

    def hope(self, rerolls: int) -> vec[float]:
        """By handful: the value of keeping it and rolling the missing dice, with this many rerolls after that."""
        _check_rerolls(rerolls)
        while len(self._hopes) <= rerolls:
            self._hopes.append(hope_of(self.dice, self._best(self._hopes[-1])))
        return self._hopes[rerolls]

    def before_rolling(self, rerolls: int) -> float:
        """The expected value before the first roll, with this many rerolls to follow."""
        return self.hope(rerolls)[0]

    def keeps(self, dice: list[int], rerolls: int) -> list[Keep]:
        """Every way to keep some of these dice, best first; without a reroll all dice stay."""
        counts = self._counts(dice, rerolls)
        if rerolls == 0:
            return [Keep(sorted(dice), self.hope(0)[number_of(counts)])]
        hope = self.hope(rerolls - 1)
        parts = vec[i64]([0] * PARTS_SPACE)
        found = [parts[i] for i in range(fill_parts(counts, parts))]
        kept = [Keep(faces_of(counts_of(number)), hope[number]) for number in found]
        # Rounding may separate equal hopes; on a tie the larger handful is the simpler advice.
        return sorted(kept, key=lambda keep: (-round(keep.worth, 9), -len(keep.dice), keep.dice))

    def worth(self, kept: list[int], rerolls: int) -> float:
        """The value of keeping these dice and rolling the missing ones, at most this many times; 0: none is missing."""
        if len(kept) > self.dice or (rerolls == 0 and len(kept) < self.dice):
            raise BadInput(f"{kept} cannot be kept of {self.dice} dice with {rerolls} rerolls")
        return self.hope(max(0, rerolls - 1))[number_of(counts_from(kept))]

    def best(self, dice: list[int], rerolls: int) -> Keep:
        """The best way to keep some of these dice."""
        counts = self._counts(dice, rerolls)
        if rerolls == 0:
            return Keep(sorted(dice), self.hope(0)[number_of(counts)])
        hope = self.hope(rerolls - 1)
        parts = vec[i64]([0] * PARTS_SPACE)
        found: i64 = fill_parts(counts, parts)
        chosen: i64 = parts[found - 1]
        for i in range(found):
            if hope[parts[i]] > hope[chosen] + ROUNDING:
                chosen = parts[i]
        return Keep(faces_of(counts_of(chosen)), hope[chosen])

    def _counts(self, dice: list[int], rerolls: int) -> vec[u8]:
        _check_rerolls(rerolls)
        if len(dice) != self.dice or any(not 1 <= face <= FACES for face in dice):
            raise BadInput(f"{self.dice} dice with faces 1 to {FACES} are needed, not {dice}")
        return counts_from(dice)


def _check_rerolls(rerolls: int) -> None:
    if not 0 <= rerolls <= MAX_REROLLS:
        raise BadInput(f"the solver is for 0 to {MAX_REROLLS} rerolls, not {rerolls}")
