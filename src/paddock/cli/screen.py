"""The screen a command talks to: rich output, questions and complaints, in one language."""

import json
import sys
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from paddock.cli.flags import program
from paddock.cli.words import printable
from paddock.locales import say

COPIED = ("file", "commitment")
PROMPT_LINES = 2
# Erase the screen and what has scrolled off it: another player's hand must not be a scroll away.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """Where a command's words go and where answers come from."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.out = Console(file=forgiving(sys.stdout), highlight=False, markup=False, emoji=False)
        self.error = Console(file=forgiving(sys.stderr), highlight=False, markup=False, emoji=False)

    @property
    def is_live(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin is not None and sys.stdin.isatty() and self.out.is_terminal

    def show(self, thing: RenderableType = "") -> None:
        """Print something drawn."""
        self.out.print(thing)

    def page(self, thing: RenderableType) -> None:
        """Something long: page by page where a person looks, else all of it."""
        if not self.is_live:
            self.show(thing)
            return
        with self.out.pager(styles=True):
            self.show(thing)

    def room_under(self, thing: RenderableType) -> int:
        """How many lines are left under something drawn and above the prompt."""
        return self.out.height - len(self.out.render_lines(thing)) - PROMPT_LINES

    def say(self, message: str, facts: dict[str, object] | None = None, style: str = "") -> None:
        """Print a sentence of the locale files."""
        # A path is copied from the screen, so a line with one is left to the terminal to break.
        is_copied = any(name in COPIED for name in facts or {})
        self.out.print(Text(self.text(message, facts), style=style), soft_wrap=is_copied)

    def text(self, message: str, facts: dict[str, object] | None = None) -> str:
        """A sentence of the locale files."""
        return say(message, {**program(), **(facts or {})}, self.lang)

    def ask(self, prompt: str) -> str:
        """A line from the person; EOFError when there is none any more."""
        self.out.print(Text(prompt, style="bold"), end=" ")
        self.out.file.flush()
        # A person at a terminal gets the editing of `input`; its prompt goes to stdout already drawn.
        if self.is_live:
            return input().strip()
        line = read_line().strip()
        self.out.print(Text(line))
        return line

    def complain(self, text: str) -> None:
        """One line on stderr, never wrapped."""
        self.error.print(Text(f"paddock: {printable(text)}"), soft_wrap=True)

    def report(self, figures: dict[str, Any]) -> None:
        """Figures as JSON, for programs."""
        self.out.file.write(json.dumps(figures, ensure_ascii=False, indent=2) + "\n")

    def wipe(self) -> None:
        """Leave nothing of what was shown, on a terminal that can; else draw a line."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.file.write(WIPE)
            self.out.file.flush()
        else:
            self.out.rule(characters="=")


def read_line() -> str:
    line = sys.stdin.readline() if sys.stdin is not None else ""
    if not line:
        raise EOFError
    return line


def forgiving(stream: TextIO) -> TextIO:
    """The stream, made to write what its encoding lacks as `?` instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return stream
