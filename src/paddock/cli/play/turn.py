"""A person's turn: the table is drawn, a line is read, and everything but a legal move is answered and asked again."""

import re
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from paddock.cli.explain import rule_lines
from paddock.cli.painters import Painter
from paddock.cli.play.choice import understood
from paddock.cli.play.table import Table
from paddock.cli.screen import Screen
from paddock.core.match import Match
from paddock.core.refusal import Refusal

FEWEST_NEWS = 4
# Of many like moves (the ways to keep ten dice) a few stand for all.
MOST_ALIKE = 20
SHOWN_OF_MANY = 3


class Quit(Exception):
    """The person wants to stop here."""


class Place(NamedTuple):
    """Everything a turn needs to know of the session."""

    screen: Screen
    match: Match
    table: Table
    painter: Painter


class Turn:
    """One turn of one person. `news` is what happened since their last one, `log` the whole round."""

    def __init__(self, place: Place, seat: int, news: list[str], log: list[str], save: Callable[[], None]) -> None:
        self.screen, self.match, self.table, self.painter = place
        self.seat = seat
        self.news = news
        self.log = log
        self.save = save
        self.lang = self.table.lang
        self.view = self.match.view(seat)
        self.texts = {move: self._text(move) for move in [*self.match.candidates(), *self.match.moves()]}

    def ask(self) -> str:
        """A legal move."""
        self.draw()
        while True:
            line = self.screen.ask(self.screen.text("cli-prompt", {"name": self.table.name(self.seat)}))
            move = self._answer(line) if line else ""
            if move:
                return move

    def draw(self) -> None:
        """The table, and what has happened."""
        table = self.painter.table(self.view, self.table.names, self.lang)
        self.screen.show(table)
        room = self.screen.out.height - len(self.screen.out.render_lines(table)) - 2
        for text in self.news[-max(FEWEST_NEWS, room) :]:
            self.screen.show(Text(f"· {text}", style="italic"))

    def _answer(self, line: str) -> str:
        choice = understood(line, self.match, self.texts)
        if choice.word:
            self._obey(choice.word)
        elif choice.several:
            options = ", ".join(choice.several)
            self.screen.say("cli-several", {"text": line, "options": options})
        elif not choice.move:
            self.screen.say("cli-not-understood", {"text": line[:40]})
        else:
            refusal = self.match.refusal(choice.move)
            if refusal is None:
                return choice.move
            self.screen.show(self._no(refusal))
        return ""

    def _obey(self, word: str) -> None:
        if word == "quit":
            raise Quit
        if word == "save":
            self.save()
        elif word == "hand":
            self.draw()
        elif word == "log":
            self.screen.show("\n".join(self.log) or self.screen.text("cli-log-empty"))
        elif word == "rules":
            self.screen.show(rule_lines(self.table.opened, self.lang))
        else:
            self.screen.show(Group(self._possible(), self._impossible(), Text(self.screen.text("cli-words"))))

    def _text(self, move: str) -> str:
        return self.painter.move_text(move, self.view, self.table.names, self.lang)

    def _possible(self) -> Grid:
        grid = Grid(title=self.screen.text("cli-possible"), title_justify="left", box=None, padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        grid.show_header = False
        moves = self.match.moves()
        heads = Counter(head(move) for move in moves)
        listed: Counter[str] = Counter()
        for number, move in enumerate(moves, start=1):
            word = head(move)
            listed[word] += 1
            if heads[word] <= MOST_ALIKE or listed[word] <= SHOWN_OF_MANY:
                grid.add_row(str(number), move, self.texts[move])
            elif listed[word] == heads[word]:
                more: dict[str, object] = {"count": heads[word] - SHOWN_OF_MANY, "word": word}
                grid.add_row("", f"{word} …", self.screen.text("cli-and-more", more))
        return grid

    def _impossible(self) -> Grid:
        grid = Grid(title=self.screen.text("cli-impossible"), title_justify="left", box=None, padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        grid.show_header = False
        for move in self.match.candidates():
            refusal = self.match.refusal(move)
            if refusal is not None:
                grid.add_row(move, self._no(refusal))
        return grid if grid.row_count else Grid()

    def _no(self, refusal: Refusal) -> str:
        facts = {**refusal.facts, **self.table.facts(self.match)}
        return Refusal(refusal.rule, facts).text(self.lang)


def head(move: str) -> str:
    """The first word of a move: what many like moves have in common."""
    return re.split(r"[ >@]", move, maxsplit=1)[0]
