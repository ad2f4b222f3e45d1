"""A person's turn: draw the table, read a line, and prompt again until the line is a legal move."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Group
from rich.text import Text

from paddock.advice.hint import has_hints
from paddock.cli.explain import rule_lines
from paddock.cli.painters import Keys, Painter
from paddock.cli.painters.moves import verb_and_rest
from paddock.cli.play import hints
from paddock.cli.play.choice import Choice, Reader, Typed
from paddock.cli.play.help import Offer, impossible, possible
from paddock.cli.play.table import Table
from paddock.cli.screen import Screen
from paddock.core.match import Match
from paddock.core.refusal import Refusal

MIN_NEWS_LINES = 3
MAX_NAMED = 8


class Quit(Exception):
    """The person quits the session."""


class Undo(Exception):
    """The person takes back the last move."""


class Place(NamedTuple):
    """The parts of the session that a turn needs."""

    screen: Screen
    match: Match
    table: Table
    painter: Painter
    is_undo_free: bool = False


class Turn:
    """One turn of one person. `news` covers the events since their last turn, `log` the whole round."""

    def __init__(
        self, place: Place, view: dict[str, Any], keys: Keys, news: list[str], log: Callable[[], list[str]]
    ) -> None:
        self.screen, self.match, self.table, self.painter, self.is_undo_free = place
        self.view = view
        self.seat: int = view["seat"]
        self.keys = keys
        self.news = news
        self.log = log
        self.lang = self.table.lang
        self.reader = Reader(self.match, view, self.painter, self.table.names, self.lang)
        self.held: Typed | None = None

    def ask(self, save: Callable[[], None]) -> Typed:
        """Prompt for a legal move and the moves that follow it."""
        self.draw()
        while True:
            line = self.screen.ask(self._prompt())
            if not line:
                typed = self.held or self._only()
            else:
                typed = self._answer(self.reader.read(line, self.keys), line, save)
            if typed:
                return typed

    def draw(self) -> None:
        """Draw the table and the news."""
        table = self.painter.table(self.view, self.table.names, self.lang, self.keys)
        self.screen.show(table)
        for text in self.news[-max(MIN_NEWS_LINES, self.screen.room_under(table)) :]:
            self.screen.show(Text(f"· {text}", style="italic"))

    def _only(self) -> Typed | None:
        moves: list[str] = self.view["moves"]
        judged = self.match.judge(moves[0], self.seat) if len(moves) == 1 else None
        return None if judged is None or isinstance(judged, Refusal) else Typed((moves[0],), judged)

    def _prompt(self) -> str:
        name = self.table.name(self.seat)
        if self.held:
            return self.screen.text("cli-prompt-held")
        if len(self.view["moves"]) == 1:
            return self.screen.text("cli-prompt-only", {"name": name, "text": self._text(self.view["moves"][0])})
        return self.screen.text("cli-prompt", {"name": name})

    def _answer(self, choice: Choice, line: str, save: Callable[[], None]) -> Typed | None:
        self.held = None
        if choice.word:
            self._obey(choice.word, save)
        elif choice.several:
            more = ["…"] if len(choice.several) > MAX_NAMED else []
            options = ", ".join([*choice.several[:MAX_NAMED], *more])
            self.screen.say("cli-several", {"text": line, "options": options})
        elif not choice.moves:
            is_number = line.isascii() and line.isdigit()
            self.screen.say("cli-no-such-number" if is_number else "cli-not-understood", {"text": line[:40]})
        else:
            return self._checked(choice)
        return None

    def _checked(self, choice: Choice) -> Typed | None:
        if isinstance(choice.judged, Refusal):
            self.screen.show(self.table.told(choice.judged, self.match))
            return None
        typed = Typed(choice.moves, choice.judged) if choice.judged else None
        warning = self.painter.warning(choice.moves[0], self.view, self.table.names, self.lang)
        if not warning:
            return typed
        self.held = typed
        self.screen.show(Text(warning, style="bold"))
        return None

    def _obey(self, word: str, save: Callable[[], None]) -> None:
        if word == "quit":
            raise Quit
        if word == "undo":
            self._undo()
        elif word == "save":
            save()
        elif word == "hand":
            self.draw()
        elif word == "log":
            self.screen.show("\n".join(self.log()) or self.screen.text("cli-log-empty"))
        elif word == "hint":
            self._hint()
        elif word == "rules":
            self.screen.show(rule_lines(self.table.opened, self.lang))
        else:
            self._help()

    def _undo(self) -> None:
        refusal = None if self.is_undo_free else self.match.undo_refusal(self.seat)
        if refusal is None:
            raise Undo
        self.screen.show(self.table.told(refusal, self.match))

    def _hint(self) -> None:
        if not has_hints(self.table.opened):
            self.screen.say("cli-no-hint")
            return
        found = hints.thought(self.screen, self.view)
        self.screen.show(hints.told(self.screen, found, self.keys, self._text))

    def _help(self) -> None:
        refused = [
            (move, self.table.told(refusal, self.match))
            for move in self.match.candidates(self.seat)
            if (refusal := self.match.refusal(move, self.seat)) is not None
        ]
        offered = [
            Offer(self.keys.of(move), move, self._text(move), verb_and_rest(move, self.view)[0])
            for move in self.view["moves"]
        ]
        # Legal moves come last, next to the prompt, because a long list scrolls.
        self.screen.show(Group(impossible(self.screen, refused), possible(self.screen, offered)))
        self.screen.say("cli-words")

    def _text(self, move: str) -> str:
        return self.painter.move_text(move, self.view, self.table.names, self.lang)
