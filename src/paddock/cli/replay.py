"""`paddock replay`: walks through a record, as text or table by table, with all hands open or as one seat saw it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from paddock import library
from paddock.cli import sheets
from paddock.cli.errors import CliError
from paddock.cli.flags import Json, Lang, flag
from paddock.cli.invalid_records import reason_of
from paddock.cli.language import settled_language
from paddock.cli.names import named
from paddock.cli.painters import painter_of
from paddock.cli.play.saves import names_in, read_text
from paddock.cli.play.study import StudySession, study_table
from paddock.cli.screen import Screen
from paddock.cli.sentences import sentences
from paddock.core.errors import BadRecord
from paddock.core.event import Event, RoundEnded
from paddock.core.story import OPEN
from paddock.story import notes


@Parameter(name="*")
@dataclass(frozen=True)
class PlayOn:
    """Flags of a study."""

    from_: Annotated[int | None, flag("cli-flag-from", name="--from")] = None
    play: Annotated[bool, flag("cli-flag-play-on")] = False
    human: Annotated[str | None, flag("cli-flag-human")] = None
    level: Annotated[str | None, flag("cli-flag-level")] = None
    anew: Annotated[int | None, flag("cli-flag-anew")] = None

    def is_checked(self, screen: Screen) -> bool:
        """Whether a study is asked for; an error if one of its flags comes alone."""
        others = (self.human, self.level, self.anew)
        if self.play != (self.from_ is not None) or (not self.play and any(one is not None for one in others)):
            raise CliError(screen.text("cli-study-needs-play"))
        return self.play


def replay(  # noqa: PLR0913  # each is a flag
    record: Annotated[Path, flag("cli-argument-record")],
    /,
    *,
    step: Annotated[bool, flag("cli-flag-step")] = False,
    move: Annotated[int | None, flag("cli-flag-move")] = None,
    seat: Annotated[int | None, flag("cli-flag-seat")] = None,
    play_on: PlayOn | None = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Walk through a record."""
    screen = Screen(settled_language(lang))
    asked = play_on or PlayOn()
    if asked.is_checked(screen):
        return studied(screen, read_text(record, screen.lang), asked)
    walk = Walk(screen, read_text(record, screen.lang), seat)
    if json:
        screen.report(walk.figures() if move is None else walk.view_at(walk.checked(move)))
    elif move is not None:
        walk.show(walk.checked(move))
    elif step:
        walk.step_through()
    else:
        walk.tell()
    return 0


def studied(screen: Screen, text: str, asked: PlayOn) -> int:
    """Play on from a move of the record."""
    walk = Walk(screen, text, None)
    step = walk.checked(asked.from_ or 0)
    if walk.moments[step].is_over:
        raise CliError(screen.text("cli-study-over", {"number": step}))
    study = library.study(walk.replay, step, asked.anew)
    table = study_table(screen, study, walk.names, asked.human, asked.level)
    screen.say("cli-study-begin", {"number": step, "last": walk.last}, style="dim")
    return StudySession(screen, study, table).run()


class Walk:
    """An opened record: every position of the match, and the events that led to it."""

    def __init__(self, screen: Screen, text: str, seat: int | None) -> None:
        self.screen = screen
        self.seat = seat
        try:
            self.replay = library.replay(text)
        except BadRecord as error:
            raise CliError(reason_of(error, screen.lang)) from error
        self.names = names_in(self.replay.match, screen.lang)
        self.facts = named(self.replay.match.view(), self.names)
        self.painter = painter_of(self.replay.game.family)
        match = self.replay.start()
        match.view(seat)
        self.moments = [match.clone()]
        self.events: list[list[Event]] = [[]]
        for made in self.replay.steps:
            self.events.append(match.play(made.move, made.seat))
            self.moments.append(match.clone())

    @property
    def last(self) -> int:
        return len(self.replay.steps)

    def checked(self, move: int) -> int:
        """Validate the number of a move in the record."""
        if not 0 <= move <= self.last:
            raise CliError(self.screen.text("cli-replay-no-move", {"number": move, "last": self.last}))
        return move

    def told(self, at: int, *, with_table: bool = False) -> list[str]:
        """The events of that move in words, with all hands open unless a seat was chosen."""
        viewer = OPEN if self.seat is None else self.seat
        told = notes(self.replay.game, self.events[at], viewer)
        return sentences(told, self.facts, self.screen.lang, with_spoken=not with_table)

    def view_at(self, at: int) -> dict[str, object]:
        match = self.moments[at]
        asked = match.waiting[0] if match.waiting else None
        return match.view(asked if self.seat is None else self.seat)

    def figures(self) -> dict[str, object]:
        match = self.replay.match
        return {
            "game": match.game_id,
            "names": self.names,
            "over": match.is_over,
            "steps": [
                {"number": at, "seat": made.seat, "move": made.move, "told": self.told(at)}
                for at, made in enumerate(self.replay.steps, start=1)
            ],
            "results": match.view()["results"],
        }

    def tell(self) -> None:
        """Print the whole match as sentences, with the score sheets."""
        for at in range(1, self.last + 1):
            for text in self.told(at):
                self.screen.say("cli-replay-line", {"number": str(at), "text": text})
            self._sheet(at)
        self.screen.show(sheets.standings(self.replay.match, self.facts, self.screen.lang))

    def show(self, at: int) -> None:
        """The table after a move."""
        for text in self.told(at, with_table=True):
            self.screen.show(f"· {text}")
        self.screen.show(self.painter.table(self.view_at(at), self.names, self.screen.lang))
        self._sheet(at)

    def _sheet(self, at: int) -> None:
        for event in self.events[at]:
            if isinstance(event, RoundEnded):
                grid = sheets.round_sheet(self.replay.match, self.facts, self.screen.lang, event.number - 1)
                self.screen.show(grid)

    def step_through(self) -> None:
        """Step forward and back interactively."""
        at = 0
        while True:
            self.show(at)
            try:
                line = self.screen.ask(self.screen.text("cli-replay-prompt", {"number": at, "last": self.last})).lower()
            except EOFError:
                return
            if line in ("q", "quit") or (not line and at == self.last):
                return
            at = self._next(line, at)

    def _next(self, line: str, at: int) -> int:
        if line.isascii() and line.isdigit():
            return min(int(line), self.last)
        return max(0, at - 1) if line in ("b", "back") else min(self.last, at + 1)
