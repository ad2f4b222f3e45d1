"""Studies for the page, computed by the workers in short pieces, between which bots get their turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from paddock.table import study_frames
from paddock.table.denied import Denied
from paddock.table.fair_queue import Source
from paddock.table.study_frames import StudyDenied

if TYPE_CHECKING:
    from collections.abc import Callable

    from paddock.table.messages import Hints
    from paddock.table.study_frames import StudyOrigin, StudyShown, StudyWish
    from paddock.table.thinkers import Thinkers

Answer = TypeVar("Answer")
MAX_WAITING: Final = 64
MAX_WAITING_OF_OWNER: Final = 3
replace = msgspec.structs.replace


class Studying:
    """Answers requests for studies; it keeps nothing but the number of those that wait."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._waiting: Final[Counter[str]] = Counter()

    async def show(self, owner: str, table: str, origin: StudyOrigin, wish: StudyWish) -> StudyShown:
        """What to show next, with the chances if the bots have finished; Denied if too much of this owner waits."""
        source = self._enter(owner, table)
        try:
            found = await self._do(source, study_frames.shown, origin, wish)
            if found.is_more:
                return found
            made = [f"{one.seat} {one.move}" for one in found.made]
            moves = made if wish.shown is None else [*wish.moves[: wish.shown], *made]
            after = replace(wish, moves=moves, shown=None, is_loose=False)
            found = replace(found, chances=await self._do(source, study_frames.chances, origin, after))
            if wish.shown is None and not origin.view:
                found = replace(found, played=await self._do(source, study_frames.played, origin, wish))
            return found
        finally:
            self._leave(owner)

    async def hint(self, owner: str, table: str, origin: StudyOrigin, wish: StudyWish) -> Hints:
        """A hint for the seat that is asked after these moves."""
        source = self._enter(owner, table)
        try:
            return await self._do(source, study_frames.hint, origin, replace(wish, shown=None))
        finally:
            self._leave(owner)

    def _enter(self, owner: str, table: str) -> Source:
        if self._waiting.total() >= MAX_WAITING or self._waiting[owner] >= MAX_WAITING_OF_OWNER:
            raise Denied("busy")
        self._waiting[owner] += 1
        return Source(owner, table, can_wait=True)

    def _leave(self, owner: str) -> None:
        self._waiting[owner] -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]

    async def _do(
        self,
        source: Source,
        work: Callable[[StudyOrigin, StudyWish], Answer | StudyDenied],
        origin: StudyOrigin,
        wish: StudyWish,
    ) -> Answer:
        answer = await self._thinkers.do(source, work, origin, wish)
        if isinstance(answer, StudyDenied):
            raise Denied(answer.code, **answer.facts)
        if answer is None and work is not study_frames.played:
            raise Denied("busy")
        return answer  # type: ignore[return-value]  # None only where `played` has no further move
