"""Step (one move of a match as data) and Outcome (one result of chance), from which records are written."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar, overload

import msgspec

from paddock.core.chance.rng import Chance

T = TypeVar("T")


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """One answer of chance: a roll (one value), or the order that cards were brought into."""

    values: tuple[int, ...]
    is_order: bool


class Step(msgspec.Struct, frozen=True, gc=False):
    """Who made which move, what chance answered to it, and what it dealt if the next round began."""

    seat: int
    move: str
    chance: tuple[Outcome, ...] = ()
    deal: tuple[Outcome, ...] = ()


class JudgedMove(NamedTuple):
    """A move validated in one position; it can be played there or in a clone without a second check."""

    seat: int
    number: int
    steps: int  # of the match before this move


class SavedMatch(NamedTuple):
    """A suspended match: its position, its history and the state of its chance source."""

    position: dict[str, Any]
    steps: tuple[Step, ...]
    deal: tuple[Outcome, ...]
    chance: Chance
    undo_rule: str  # the rule that forbids undoing the last step; empty if none does


class AppendOnlyList(Sequence[T]):
    """An append-only list with constant-time copies, which share storage until they diverge.

    The first copy that appends keeps the shared storage; the next copy that appends at the same index gets new storage.
    """

    __slots__ = ("_count", "_items")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._count = len(self._items)

    def copy(self) -> "AppendOnlyList[T]":
        twin = AppendOnlyList[T].__new__(AppendOnlyList)
        twin._items, twin._count = self._items, self._count  # noqa: SLF001 - same class
        return twin

    def append(self, item: T) -> None:
        if len(self._items) != self._count:
            self._items = self._items[: self._count]
        self._items.append(item)
        self._count += 1

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._items[: self._count][index]
        place = index + self._count if index < 0 else index
        if not 0 <= place < self._count:
            raise IndexError(index)
        return self._items[place]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._count])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AppendOnlyList | list) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]  # it grows, so it cannot be a key

    def __repr__(self) -> str:
        return repr(self[:])
