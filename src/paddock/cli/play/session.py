"""Session: runs one match at this terminal, from its present position to its end or to a save."""

from pathlib import Path

from paddock.cli import sheets
from paddock.cli.painters import Keys, painter_of
from paddock.cli.painters.painter import NO_KEYS
from paddock.cli.play import saves
from paddock.cli.play.choice import Typed
from paddock.cli.play.interrupts import Interrupts
from paddock.cli.play.series import Series
from paddock.cli.play.table import Table
from paddock.cli.play.turn import Place, Quit, Turn, Undo
from paddock.cli.screen import Screen
from paddock.cli.sentences import needs_a_look, sentences
from paddock.core.event import Event, RoundEnded
from paddock.core.match import Match
from paddock.core.step import JudgedMove
from paddock.core.story import Note
from paddock.story import notes

STOPPED = 130
REMINDED = 12


class Session:
    """Runs a match for people and bots; `heard` is the number of events that each person has seen."""

    is_undo_free = False  # whether a person can undo what revealed something

    def __init__(self, screen: Screen, match: Match, table: Table, save: Path, record: Path | None) -> None:
        self.screen = screen
        self.match = match
        self.table = table
        self.save_file = save
        self.record_file = record
        self.game = table.opened
        self.painter = painter_of(self.game.family)
        self.facts = table.facts(match)
        self.heard = dict.fromkeys(table.humans, 0)
        self.last_shown: int | None = None
        self.interrupts = Interrupts()
        self.keys: dict[int, Keys] = {}
        self.series = Series()
        self.notices: list[str] = []

    @property
    def events(self) -> list[Event]:
        """All events so far."""
        return self.match.events()

    def remind(self) -> None:
        """After a resume, mark all events as seen except those of the last few moves."""
        self.heard = dict.fromkeys(self.table.humans, max(0, len(self.events) - REMINDED))

    def run(self) -> int:
        """Play on, and return the exit code."""
        with self.interrupts:
            try:
                self._race()
            except (KeyboardInterrupt, EOFError, Quit) as reason:
                self.interrupts.forbid()
                return self._leave(reason)
        return self._finish()

    def _race(self) -> None:
        while self.match.waiting:
            self.interrupts.check()
            seat = min(self.match.waiting, key=self._order)
            try:
                self._happened(self._play(seat))
            except Undo:
                self._undo(seat)

    def _play(self, seat: int) -> list[Event]:
        if seat in self.table.humans:
            return self.match.play_judged(self._human_move(seat))
        return self.match.play(self._bot_move(seat), seat)

    def _order(self, seat: int) -> tuple[bool, bool, int]:
        """Sort key of waiting seats: bots first, then the person who is at the screen, then the others."""
        return seat in self.table.humans, seat != self.last_shown, seat

    def _bot_move(self, seat: int) -> str:
        return self.table.bot_move(self.game, self.match, seat, len(self.match.steps))

    def _undo(self, seat: int) -> None:
        """Take back this person's last move; the turn has checked that this is possible."""
        self.interrupts.forbid()
        step = self.match.undo(seat)
        self.notices.append(self.screen.text("cli-undone", {"move": step.move}))
        self.heard = {person: min(count, len(self.events)) for person, count in self.heard.items()}

    def _human_move(self, seat: int) -> JudgedMove:
        if not self._goes_on(seat):
            self.save()
            self.interrupts.allow()
            self._hand_over(seat)
            self.series = Series(seat, self._ask(seat))
            self.interrupts.forbid()
        return self.series.take(len(self.events))

    def _goes_on(self, seat: int) -> bool:
        """Whether this seat's series of moves continues; if it stops, add a notice with the reason."""
        series = self.series
        if series.seat != seat or series.is_over:
            return False
        facts: dict[str, object] = {"done": series.done, "moves": len(series.moves), **self.facts}
        refusal = series.refusal(self.match)
        if refusal is not None:
            self.notices.append(
                self.screen.text("cli-series-refused", {**facts, "reason": self.table.told(refusal, self.match)})
            )
        elif needs_a_look(self._notes(seat, series.seen)):
            self.notices.append(self.screen.text("cli-series-disturbed", facts))
        else:
            return True
        return False

    def _ask(self, seat: int) -> Typed:
        view = self.match.view(seat)
        self.keys[seat] = self.painter.keys(view, self.keys.get(seat, NO_KEYS))
        news = self._told(seat, self.heard[seat]) + self.notices
        self.heard[seat] = len(self.events)
        self.notices = []
        place = Place(self.screen, self.match, self.table, self.painter, self.is_undo_free)
        turn = Turn(place, view, self.keys[seat], news, lambda: self._told(seat, self._round_start()))
        return turn.ask(self._save_and_say)

    def _hand_over(self, seat: int) -> None:
        """Between two people, clear the screen so that neither sees the other's hand."""
        is_alone = len(self.table.humans) == 1
        is_first = self.last_shown is None
        if self.last_shown != seat and not is_alone:
            if not is_first:
                self.screen.wipe()
            self.screen.ask(self.screen.text("cli-hand-over", {"number": seat, "name": self.table.name(seat)}))
            self.screen.wipe()
        elif self.screen.is_live and not is_first:
            self.screen.out.clear()
        self.last_shown = seat

    def _round_start(self) -> int:
        ends = [number for number, event in enumerate(self.events) if isinstance(event, RoundEnded)]
        return ends[-1] + 1 if ends else 0

    def _notes(self, seat: int | None, since: int) -> list[Note]:
        return notes(self.game, self.events[since:], seat)

    def _told(self, seat: int | None, since: int) -> list[str]:
        return sentences(self._notes(seat, since), self.facts, self.table.lang)

    def _happened(self, events: list[Event]) -> None:
        if not self.table.humans:
            for text in self._told(None, len(self.events) - len(events)):
                self.screen.show(f"· {text}")
        if any(isinstance(event, RoundEnded) for event in events):
            self._round_over()

    def _round_over(self) -> None:
        if self.table.humans:
            self.screen.wipe() if len(self.table.humans) > 1 else self.screen.show()
            for text in self._told(None, max(self.heard.values()))[-4:]:
                self.screen.show(f"· {text}")
        self.screen.show(sheets.round_sheet(self.match, self.facts, self.table.lang))
        if self.screen.is_live and self.table.humans and self.match.waiting:
            self.interrupts.allow()
            self.screen.ask(self.screen.text("cli-go-on"))
            self.interrupts.forbid()

    def save(self) -> None:
        """Save the match in its present position."""
        saves.write(self.save_file, self.match, self.table, reveal=True)

    def _save_and_say(self) -> None:
        self.save()
        self.screen.say("cli-saved", {"file": str(self.save_file)})

    def _leave(self, reason: BaseException) -> int:
        self.save()
        self.screen.wipe() if self.screen.is_live else self.screen.show()
        if isinstance(reason, EOFError):
            self.screen.say("cli-input-ended")
        self.screen.say("cli-saved", {"file": str(self.save_file)})
        self.screen.say("cli-how-to-resume", {"file": str(self.save_file)})
        return STOPPED if isinstance(reason, KeyboardInterrupt) else 0

    def _finish(self) -> int:
        record = self.record_file or saves.fresh_file("records", self.table.game)
        saves.write(record, self.match, self.table)
        self.save_file.unlink(missing_ok=True)
        self.screen.show(sheets.standings(self.match, self.facts, self.table.lang))
        self.screen.say("cli-record-kept", {"file": str(record)})
        self.screen.say("cli-how-to-verify", {"file": str(record)}, style="dim")
        return 0
