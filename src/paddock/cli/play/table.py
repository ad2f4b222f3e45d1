"""Table of a terminal game: language, names, people and bot levels by seat; stored in the save file."""

import hashlib

import msgspec

from paddock.bots.ladder import bot
from paddock.cli.names import named
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.refusal import Refusal
from paddock.core.text import MAX_NAME
from paddock.library import game as open_game
from paddock.locales import say


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names by seat, the seats of people, and a bot level for each seat (unused for people)."""

    game: str
    names: list[str]
    humans: list[int]
    levels: list[int]
    lang: str
    bot_seed: str

    def __post_init__(self) -> None:
        # Records are untrusted input: names must not contain terminal control characters.
        if any(name != clean(name) for name in self.names):
            raise ValueError("a name at the table is too long or cannot be printed")

    def fits(self, match: Match) -> bool:
        """Whether this table fits that match."""
        seats = match.seats
        is_seated = len(self.levels) == seats and all(1 <= seat <= seats for seat in self.humans)
        return is_seated and self.game == match.game_id and self.names == list(match.names)

    def name(self, seat: int) -> str:
        """The name of the player on this seat."""
        return self.names[seat - 1]

    def facts(self, match: Match) -> dict[str, object]:
        """Facts for all sentences about this match: the game, and names of seats and sides."""
        return named(match.view(), self.names)

    def told(self, refusal: Refusal, match: Match) -> str:
        """The text of a refusal, for the people at this table."""
        return Refusal(refusal.rule, {**refusal.facts, **self.facts(match)}).text(self.lang)

    def bot_move(self, game: Game, match: Match, seat: int, number: int) -> str:
        """The move of a seat's bot as move `number` of the match; reproducible after a resume."""
        digest = hashlib.sha256(f"{self.bot_seed}:{seat}:{number}".encode()).digest()
        player = bot(game, self.levels[seat - 1], int.from_bytes(digest[:8], "big"))
        return player.choose(match.view(seat))

    @property
    def opened(self) -> Game:
        """The game played here."""
        return open_game(self.game)


def clean(name: str) -> str:
    """A name made safe to display: printable and not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:MAX_NAME]


def default_names(humans: list[int], seats: int, lang: str) -> list[str]:
    """Default names such as Player 1 and Bot 2."""
    messages = ["cli-name-player" if seat in humans else "cli-name-bot" for seat in range(1, seats + 1)]
    return [say(message, {"number": seat}, lang) for seat, message in enumerate(messages, start=1)]
