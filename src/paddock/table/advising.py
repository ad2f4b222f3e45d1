"""Hints at one table. Each question to a seat is searched once, however many requests come for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from paddock.locales import LANGUAGES
from paddock.table import commands
from paddock.table.denied import Denied
from paddock.table.messages import Hints, outcome_of
from paddock.table.study_frames import advised

if TYPE_CHECKING:
    from paddock.advice import hint as advice
    from paddock.table.entries import Hinted
    from paddock.table.live import Listener, LiveTable
    from paddock.table.messages import Hint
    from paddock.table.state import State


class Asked(NamedTuple):
    """A listener that waits for a hint."""

    listener: Listener
    wish: Hint


class Question(NamedTuple):
    """A question to a seat, identified by the seq at which it was asked."""

    seat: int
    since: int


class Advising:
    """Serves hints; only the last one is cached."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._known: tuple[Question, advice.Hint] | None = None
        self._thinking: dict[Question, list[Asked]] = {}
        self._studied: Question | None = None

    def ask(self, listener: Listener, wish: Hint) -> None:
        """Request a hint; the log records that it was taken before the search begins."""

        def decide(state: State) -> Hinted | None:
            if wish.lang not in LANGUAGES:
                raise Denied("bad-input", text=f"there is no language {wish.lang!r}")
            taken = commands.hint(state, listener.guest, wish.seat)
            question = self._question(wish.seat)
            return None if question in self._thinking or self._is_known(question) else taken

        def answer(denied: Denied | None) -> None:
            if denied is not None:
                self._table.answer(listener, wish.id, outcome_of(denied))
            else:
                self._think(Asked(listener, wish))

        self._table.submit(decide, answer)

    def is_studied(self, seat: int) -> bool:
        """Whether a study of the present question of this seat was logged."""
        return self._studied == self._question(seat)

    def note_study(self, seat: int) -> None:
        """A study of the present question of this seat was logged."""
        self._studied = self._question(seat)

    def _question(self, seat: int) -> Question:
        return Question(seat, self._table.state.facts.asked_seqs.get(seat, 0))

    def _is_known(self, question: Question) -> bool:
        return self._known is not None and self._known[0] == question

    def _think(self, asked: Asked) -> None:
        question = self._question(asked.wish.seat)
        if self._known is not None and self._known[0] == question:
            self._tell(asked, self._known[1])
        elif question in self._thinking:
            self._thinking[question].append(asked)
        else:
            self._thinking[question] = [asked]
            view = self._table.state.played.view(question.seat)
            self._table.hub.thinkers.advise(self._table.source, view, lambda found: self._found(question, found))

    def _found(self, question: Question, found: advice.Hint | None) -> None:
        waiting = self._thinking.pop(question)
        is_stale = self._question(question.seat) != question
        if found is not None and not is_stale:
            self._known = question, found
        for asked in waiting:
            if found is None or is_stale:
                denied = Denied("stale" if is_stale else "busy")
                self._table.answer(asked.listener, asked.wish.id, outcome_of(denied))
            else:
                self._tell(asked, found)

    def _tell(self, asked: Asked, found: advice.Hint) -> None:
        tips = advised(found, asked.wish.lang)
        self._table.answer(asked.listener, asked.wish.id, Hints(found.seat, found.worlds, tips))
