"""Terminal input and output of a command: rich output, prompts and error lines, in one language."""

import json
import sys
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from paddock.cli.flags import program
from paddock.cli.typed_text import printable
from paddock.locales import say

COPIED = ("file", "commitment")
PROMPT_LINES = 2
# Erases the screen and the scrollback, so that nobody can scroll back to another player's hand.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Screen:
    """Output and input of a command."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.out = Console(file=forgiving(sys.stdout), highlight=False, markup=False, emoji=False)
        self.error = Console(file=forgiving(sys.stderr), highlight=False, markup=False, emoji=False)

    @property
    def is_live(self) -> bool:
        """Whether both stdin and stdout are terminals."""
        return sys.stdin is not None and sys.stdin.isatty() and self.out.is_terminal

    def show(self, thing: RenderableType = "") -> None:
        """Print a renderable."""
        self.out.print(thing)

    def page(self, thing: RenderableType) -> None:
        """Print a long text: in a pager on a terminal, else all at once."""
        if not self.is_live:
            self.show(thing)
            return
        with self.out.pager(styles=True):
            self.show(thing)

    def room_under(self, thing: RenderableType) -> int:
        """The lines left on the screen below a renderable and above the prompt."""
        return self.out.height - len(self.out.render_lines(thing)) - PROMPT_LINES

    def say(self, message: str, facts: dict[str, object] | None = None, style: str = "") -> None:
        """Print a message of the locale files."""
        # People copy paths from the screen, so lines with a path are not wrapped by us.
        is_copied = any(name in COPIED for name in facts or {})
        self.out.print(Text(self.text(message, facts), style=style), soft_wrap=is_copied)

    def text(self, message: str, facts: dict[str, object] | None = None) -> str:
        """The text of a message of the locale files."""
        return say(message, {**program(), **(facts or {})}, self.lang)

    def ask(self, prompt: str) -> str:
        """Read a line from the person; EOFError at the end of the input."""
        self.out.print(Text(prompt, style="bold"), end=" ")
        self.out.file.flush()
        # On a terminal `input` provides line editing; its prompt goes to stdout already rendered.
        if self.is_live:
            return input().strip()
        line = read_line().strip()
        self.out.print(Text(line))
        return line

    def complain(self, text: str) -> None:
        """Print one line to stderr, unwrapped."""
        self.error.print(Text(f"paddock: {printable(text)}"), soft_wrap=True)

    def report(self, figures: dict[str, Any]) -> None:
        """Print figures as JSON."""
        self.out.file.write(json.dumps(figures, ensure_ascii=False, indent=2) + "\n")

    def wipe(self) -> None:
        """Clear screen and scrollback if the terminal can do that; else print a separator."""
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
    """Make the stream write `?` for characters that its encoding lacks, instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return stream
