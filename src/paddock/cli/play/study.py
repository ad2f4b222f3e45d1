"""`paddock replay --from N --play`: a session that plays on from a move of a record, and stores nothing."""

from pathlib import Path

from paddock.advice.hint import has_hints
from paddock.advice.study import Study, chances_of
from paddock.bots import ladder
from paddock.cli import sheets
from paddock.cli.play.choice import Typed
from paddock.cli.play.questions import level_list, seat_list
from paddock.cli.play.session import STOPPED, Session
from paddock.cli.play.table import Table
from paddock.cli.screen import Screen
from paddock.cli.simulate import percent

CHANCE_MS = 400.0
NOWHERE = Path("/dev/null")  # a study has no file


class StudySession(Session):
    """A session without files, in which a person can undo any move, whatever it revealed."""

    is_undo_free = True

    def __init__(self, screen: Screen, study: Study, table: Table) -> None:
        super().__init__(screen, study.match, table, NOWHERE, None)

    def _ask(self, seat: int) -> Typed:
        if has_hints(self.game):
            self.notices.append(self._chance(seat))
        return super()._ask(seat)

    def _chance(self, seat: int) -> str:
        side = self.match.setup.side_of(seat - 1)
        found = chances_of(self.game, self.match, budget_ms=CHANCE_MS)[side]
        lang = self.screen.lang
        facts: dict[str, object] = {"chance": percent(found.chance, lang), "margin": percent(found.margin, lang)}
        return self.screen.text("cli-study-chance", facts)

    def _undo(self, seat: int) -> None:
        """Go back to before the last move that a person made."""
        self.interrupts.forbid()
        own = [number for number, step in enumerate(self.match.steps) if step.seat in self.table.humans]
        if not own:
            self.notices.append(self.screen.text("cli-study-no-undo"))
            return
        step = self.match.steps[own[-1]]
        self.match = self.match.at(own[-1])
        self.notices.append(self.screen.text("cli-undone", {"move": step.move}))
        self.heard = {person: min(count, len(self.events)) for person, count in self.heard.items()}

    def save(self) -> None:
        """Nothing of a study is kept."""

    def _save_and_say(self) -> None:
        self.screen.say("cli-study-unsaved")

    def _leave(self, reason: BaseException) -> int:
        self.screen.say("cli-study-left")
        return STOPPED if isinstance(reason, KeyboardInterrupt) else 0

    def _finish(self) -> int:
        self.screen.show(sheets.standings(self.match, self.facts, self.table.lang))
        self.screen.say("cli-study-left")
        return 0


def study_table(screen: Screen, study: Study, names: list[str], human: str | None, level: str | None) -> Table:
    """The table of a study: by default the person has the seats that are asked first."""
    seats = study.match.seats
    humans = list(study.match.waiting[:1]) if human is None else seat_list(screen, human, seats)
    usual = min(ladder.EXPERT, max(ladder.levels(study.game)))
    levels = [usual] * seats if level is None else level_list(screen, study.game, level, seats)
    return Table(study.game.id, names, humans, levels, screen.lang, str(study.seed))
