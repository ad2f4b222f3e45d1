"""Table: who sits where at a terminal game, in what language, with which bots; it travels inside the save file."""

import hashlib

import msgspec

from paddock.bots.ladder import bot
from paddock.cli.names import named
from paddock.core.game import Game
from paddock.core.match import Match
from paddock.core.refusal import Refusal
from paddock.library import game as open_game
from paddock.locales import say

LONGEST_NAME = 24


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Names by seat, the seats of people, and the bots' level by seat (people have one too, unused)."""

    game: str
    names: list[str]
    humans: list[int]
    levels: list[int]
    lang: str
    bot_seed: str

    def __post_init__(self) -> None:
        # A record may come from anybody: no name in it may steer the terminal.
        if any(name != clean(name) for name in self.names):
            raise ValueError("a name at the table is too long or cannot be printed")

    def fits(self, match: Match) -> bool:
        """Whether this is a table for that match."""
        seats = match.seats
        is_seated = len(self.levels) == seats and all(1 <= seat <= seats for seat in self.humans)
        return is_seated and self.game == match.game_id and self.names == list(match.names)

    def name(self, seat: int) -> str:
        """The name of whoever sits there."""
        return self.names[seat - 1]

    def facts(self, match: Match) -> dict[str, object]:
        """What every sentence about this match may need: the game, and names for seats and sides."""
        return named(match.view(), self.names)

    def told(self, refusal: Refusal, match: Match) -> str:
        """Why a move is refused, to the people here."""
        return Refusal(refusal.rule, {**refusal.facts, **self.facts(match)}).text(self.lang)

    def bot_move(self, game: Game, match: Match, seat: int, number: int) -> str:
        """What the bot of a seat plays as move `number` of the match: the same again after a resume."""
        digest = hashlib.sha256(f"{self.bot_seed}:{seat}:{number}".encode()).digest()
        player = bot(game, self.levels[seat - 1], int.from_bytes(digest[:8], "big"))
        return player.choose(match.view(seat))

    @property
    def opened(self) -> Game:
        """The game played here."""
        return open_game(self.game)


def clean(name: str) -> str:
    """A name as it can be shown: printable and not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_NAME]


def default_names(humans: list[int], seats: int, lang: str) -> list[str]:
    """Player 1, Bot 2: names for seats that nobody named."""
    messages = ["cli-name-player" if seat in humans else "cli-name-bot" for seat in range(1, seats + 1)]
    return [say(message, {"number": seat}, lang) for seat, message in enumerate(messages, start=1)]
