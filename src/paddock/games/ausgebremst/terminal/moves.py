"""Names and keys of the moves of AUSGEBREMST in the terminal, from the view of one seat."""

from collections import Counter
from typing import Any, Final

from paddock import library
from paddock.cli.painters.moves import parts_of
from paddock.games.ausgebremst import story
from paddock.games.ausgebremst.rules.game import AusgebremstGame
from paddock.locales import say

# Prefixes of keys with a number.
NUMBERED: Final = {"draw": "", "sort": "", "store": "", "take": "", "discard": "d"}
LISTED: Final = {"deck": "k", "preset": "p"}
# The short messages of moves that have one.
SHORT: Final = {f"ausgebremst-move-{kind}": f"ausgebremst-short-{kind}" for kind in ("ideal", "wide", "pit", "home")}

Parts = dict[str, Any]


def legal_moves(view: dict[str, Any]) -> dict[str, Parts]:
    """The moves of a view by their notation, as data."""
    return {move: parts_of(move, view) for move in view["moves"]}


def drive_keys(moves: dict[str, Parts]) -> dict[str, str]:
    """Card and lane, plus the number if a card reaches two spaces in one lane; the card alone if it has one drive."""
    drives = {move: (parts["card"], parts["space"]) for move, parts in moves.items() if parts["verb"] == "drive"}
    lanes = Counter((card, space[0]) for card, space in drives.values())
    cards = Counter(card for card, _ in drives.values())
    keys: dict[str, str] = {}
    for move, (card, space) in drives.items():
        keys[f"{card}{space[0] if lanes[card, space[0]] == 1 else space}".lower()] = move
    return keys | {str(card): move for move, (card, _) in drives.items() if cards[card] == 1}


def word_keys(moves: dict[str, Parts]) -> dict[str, str]:
    """A number for a pile or a pit card, d and the card for a discard; decks and presets are numbered."""
    keys: dict[str, str] = {}
    for move, parts in moves.items():
        verb = parts["verb"]
        if verb in NUMBERED:
            keys[f"{NUMBERED[verb]}{parts.get('pile') or parts['card']}"] = move
        elif verb in LISTED:
            keys[f"{LISTED[verb]}{1 + sum(key.startswith(LISTED[verb]) for key in keys)}"] = move
    return keys


class Seen:
    """A race from the view of one seat."""

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        game = library.game(view["game"])
        assert isinstance(game, AusgebremstGame)
        self.game = game
        self.view = view
        self.race = view["round"]
        self.lang = lang
        self.seat: int | None = view["seat"]
        self.circuit = game.circuit(self.race["circuit"])
        self.moves: Final = legal_moves(view)

    def say(self, message: str, **facts: object) -> str:
        """A message of this game."""
        return say(f"ausgebremst-{message}", {"game": self.game.id, **facts}, self.lang)

    @property
    def car(self) -> dict[str, Any] | None:
        """The viewer's car."""
        return None if self.seat is None else self.race["cars"][self.seat - 1]

    def move_text(self, parts: Parts, *, in_short: bool = False) -> str:
        """The text of a move; for a drive with its detour and reserve."""
        note = story.move_note(parts, self.view)
        message = SHORT.get(note.message, note.message) if in_short else note.message
        return say(message, {"game": self.game.id, **note.facts}, self.lang)
