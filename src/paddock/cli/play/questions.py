"""Setup of a match: values from the flags; for everything else a question, with a default for Enter."""

import secrets
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from paddock import library
from paddock.bots import ladder
from paddock.cli.errors import CliError
from paddock.cli.explain import value_lines
from paddock.cli.flags import checked_options, checked_seats, opened_game, parsed_options
from paddock.cli.play.answers import chosen, is_word, number_in
from paddock.cli.play.table import Table, clean, default_names
from paddock.cli.screen import Screen
from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.core.sheet import Option

Answer = TypeVar("Answer")


class Asked(NamedTuple):
    """Values from the flags; None if a flag is absent."""

    game: str | None = None
    seats: int | None = None
    human: str | None = None
    level: str | None = None
    options: list[str] | None = None
    names: str | None = None
    yes: bool = False
    seed: int | None = None


class Settled(NamedTuple):
    """A table, and the chosen options."""

    table: Table
    options: dict[str, str]


def settle(screen: Screen, asked: Asked) -> Settled:
    """Set up a table from the flags, with questions only for missing values."""
    try:
        return Questions(screen, asked).settle()
    except EOFError as error:
        screen.show()
        raise CliError(screen.text("cli-no-answer")) from error


class Questions:
    """The setup questions, in order."""

    def __init__(self, screen: Screen, asked: Asked) -> None:
        self.screen = screen
        self.asked = asked

    def settle(self) -> Settled:
        game = self._game()
        seats = self._seats(game)
        given = self._given_options(game, seats)
        humans = self._humans(seats)
        levels = self._levels(game, seats, humans)
        names = self._names(seats, humans)
        options = self._options(game, seats, given)
        # A seed makes the whole match reproducible, bots included.
        seed = secrets.token_hex(16) if self.asked.seed is None else str(self.asked.seed)
        return Settled(Table(game.id, names, humans, levels, self.screen.lang, seed), options)

    def _game(self) -> Game:
        names = library.game_ids()
        if self.asked.game is not None:
            return opened_game(self.asked.game, self.screen.lang)
        if self.asked.yes:
            return library.game(names[0])
        self.screen.say("cli-ask-game-title", style="bold")
        for number, name in enumerate(names, start=1):
            facts: dict[str, object] = {"number": number, "name": library.game(name).name(self.screen.lang), "id": name}
            self.screen.say("cli-ask-game-line", facts)
        titles = {name: library.game(name).name(self.screen.lang) for name in names}
        prompt, lang = self.screen.text("cli-ask-game"), self.screen.lang
        return self._until(prompt, names[0], lambda text: opened_game(chosen(text, titles, counted=True), lang))

    def _seats(self, game: Game) -> int:
        counts = game.seat_counts
        if self.asked.seats is not None:
            return checked_seats(game, self.asked.seats, self.screen.lang)
        facts: dict[str, object] = {"known": ", ".join(map(str, counts)), "default": str(counts[0])}
        return self._ask("cli-ask-seats", facts, str(counts[0]), lambda text: self._count(game, text))

    def _count(self, game: Game, text: str) -> int:
        return checked_seats(game, number_in(text, self.screen.lang), self.screen.lang)

    def _humans(self, seats: int) -> list[int]:
        if self.asked.human is not None:
            return self._seat_list(self.asked.human, seats)
        while True:
            found = self._ask("cli-ask-human", {"default": "1"}, "1", lambda text: self._seat_list(text, seats))
            if found or self._says_yes("cli-ask-nobody"):
                return found

    def _seat_list(self, text: str, seats: int) -> list[int]:
        return seat_list(self.screen, text, seats)

    def _levels(self, game: Game, seats: int, humans: list[int]) -> list[int]:
        usual = min(ladder.EXPERT, max(ladder.levels(game)))
        if self.asked.level is not None:
            return self._level_list(game, self.asked.level, seats)
        if len(humans) == seats:
            return [usual] * seats
        known = ", ".join(ladder.NAMES[level] for level in ladder.levels(game))
        facts: dict[str, object] = {"known": known, "default": ladder.NAMES[usual]}
        for level in ladder.levels(game) if not self.asked.yes else []:
            line: dict[str, object] = {"number": str(level), "name": ladder.NAMES[level]}
            self.screen.say(f"cli-level-{ladder.NAMES[level]}", line)
        return self._ask("cli-ask-level", facts, str(usual), lambda text: self._level_list(game, text, seats))

    def _level_list(self, game: Game, text: str, seats: int) -> list[int]:
        return level_list(self.screen, game, text, seats)

    def _given_options(self, game: Game, seats: int) -> dict[str, str]:
        given = parsed_options(self.asked.options, self.screen.lang)
        return checked_options(game, seats, given, self.screen.lang)

    def _options(self, game: Game, seats: int, given: dict[str, str]) -> dict[str, str]:
        is_told = self.asked.yes or self.asked.options is not None
        if is_told or not self._says_yes("cli-ask-options"):
            return given
        for option in game.options():
            given[option.name] = self._option(game, seats, option, given)
        return given

    def _says_yes(self, question: str) -> bool:
        return is_word(self.screen.ask(self.screen.text(question)), "cli-yes-words", self.screen.lang)

    def _option(self, game: Game, seats: int, option: Option, given: dict[str, str]) -> str:
        self.screen.show(option.text(self.screen.lang))
        for line in value_lines(option, self.screen.lang):
            self.screen.show(f"  {line}")

        def checked(text: str) -> str:
            value = chosen(text, dict.fromkeys(option.values, ""))
            checked_options(game, seats, {**given, option.name: value}, self.screen.lang)
            return value

        facts: dict[str, object] = {
            "name": option.name,
            "values": ", ".join(option.values),
            "default": option.default,
        }
        return self._ask("cli-ask-option", facts, option.default, checked)

    def _names(self, seats: int, humans: list[int]) -> list[str]:
        names = default_names(humans, seats, self.screen.lang)
        given = [clean(name) for name in (self.asked.names or "").split(",")] if self.asked.names else []
        if len(given) > seats:
            raise CliError(self.screen.text("cli-bad-names", {"seats": seats}))
        for number, name in enumerate(given):
            names[number] = name or names[number]
        if not given and len(humans) > 1 and not self.asked.yes:
            for seat in humans:
                prompt = self.screen.text("cli-ask-name", {"seat": seat, "default": names[seat - 1]})
                names[seat - 1] = clean(self.screen.ask(prompt)) or names[seat - 1]
        return names

    def _ask(self, message: str, facts: dict[str, object], default: str, read: Callable[[str], Answer]) -> Answer:
        if self.asked.yes:
            return read(default)
        return self._until(self.screen.text(message, facts), default, read)

    def _until(self, prompt: str, default: str, read: Callable[[str], Answer]) -> Answer:
        while True:
            try:
                return read(self.screen.ask(prompt) or default)
            except (CliError, BadInput) as error:
                self.screen.show(str(error))


def level_of(game: Game, word: str, screen: Screen) -> int:
    """A level by its number, its name or a prefix of its name."""
    names = {str(level): ladder.NAMES[level] for level in ladder.levels(game)}
    found = chosen(word, names)
    if found not in names:
        known = ", ".join(f"{level} ({name})" for level, name in names.items())
        raise CliError(screen.text("cli-bad-level", {"text": word, "known": known}))
    return int(found)


def level_list(screen: Screen, game: Game, text: str, seats: int) -> list[int]:
    """A level for each seat: one for all, or one per seat."""
    levels = [level_of(game, word, screen) for word in text.replace(",", " ").split()]
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise CliError(screen.text("cli-bad-levels", {"text": text, "seats": seats}))
    return levels


def seat_list(screen: Screen, text: str, seats: int) -> list[int]:
    """The seats that this text lists, or all, or none."""
    lang = screen.lang
    if text.strip() == "0" or is_word(text, "cli-none-words", lang):
        return []
    if is_word(text, "cli-all-words", lang):
        return list(range(1, seats + 1))
    words = text.replace(",", " ").split()
    found = sorted({number_in(word, lang) for word in words})
    if not words or len(found) != len(words) or not all(1 <= seat <= seats for seat in found):
        raise CliError(screen.text("cli-bad-humans", {"text": text, "seats": seats}))
    return found
