"""Flags that several commands share, and help whose sentences come from the locale files."""

import sys
from pathlib import Path
from typing import Annotated

from attrs import define, evolve
from cyclopts import Parameter
from cyclopts.help import DefaultFormatter, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from paddock import library
from paddock.cli.errors import CliError
from paddock.core.errors import BadOption
from paddock.core.game import Game
from paddock.locales import say

RESUME_LATEST = "latest"
MESSAGE = "cli-"
# What the parser says of its own two flags, in English only.
PARSERS_OWN = {
    "Display this message and exit.": "cli-flag-help",
    "Display application version.": "cli-flag-version",
}


def program() -> dict[str, object]:
    """How this program is called from here, for sentences that say what to type: by the launcher, or by its name."""
    return {"program": "./paddock" if Path(sys.argv[0]).name == "__main__.py" else "paddock"}


def flag(message: str, name: str | list[str] | None = None) -> Parameter:
    """A flag whose help is this message."""
    return Parameter(name=name, help=message, show_default=False, negative="")


Lang = Annotated[str | None, flag("cli-flag-lang")]
Json = Annotated[bool, flag("cli-flag-json", name="--json")]
Options = Annotated[list[str] | None, flag("cli-flag-option", name=["--option", "-o"])]


def parsed_options(words: list[str] | None, lang: str) -> dict[str, str]:
    """`name=value` words as options; the game judges names and values."""
    found: dict[str, str] = {}
    for word in words or []:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise CliError(say("cli-bad-option-word", {"text": word}, lang))
        found[name] = value
    return found


def checked_seats(game: Game, seats: int, lang: str) -> int:
    """A number of seats that the game has."""
    if seats not in game.seat_counts:
        known = ", ".join(map(str, game.seat_counts))
        raise CliError(say("cli-bad-seats", {"name": game.name(lang), "known": known}, lang))
    return seats


def checked_options(game: Game, seats: int, given: dict[str, str], lang: str) -> dict[str, str]:
    """Options that the game has, with values that it knows."""
    options = {option.name: option for option in game.options()}
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options)
            raise CliError(say("cli-no-such-option", {"text": name, "known": known}, lang))
        try:
            game.setup(seats, {name: value})
        except BadOption as error:
            facts: dict[str, object] = {"name": name, "text": value, "known": ", ".join(options[name].values)}
            raise CliError(say("cli-bad-option", facts, lang)) from error
    return given


def opened_game(name: str, lang: str) -> Game:
    """The game of that id."""
    if name not in library.game_ids():
        raise CliError(say("cli-no-such-game", {"text": name, "known": ", ".join(library.game_ids())}, lang))
    return library.game(name)


@define(kw_only=True)
class FlagHelp(DefaultFormatter):
    """Help pages whose flags are described by messages of the locale files."""

    lang: str = "en"

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [evolve(entry, description=self._spoken(entry.description)) for entry in panel.entries]
        super().__call__(console, options, panel.copy(entries=entries))

    def _spoken(self, description: object) -> object:
        renderable = getattr(description, "primary_renderable", description)
        text = getattr(renderable, "plain", str(renderable)).strip()
        message = PARSERS_OWN.get(text, text)
        return Text(say(message, lang=self.lang)) if message.startswith(MESSAGE) else description
