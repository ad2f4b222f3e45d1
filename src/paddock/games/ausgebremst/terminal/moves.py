"""What the moves of AUSGEBREMST are called and which keys stand for them, as one seat sees them."""

from collections import Counter
from typing import Any, Final

from paddock import library
from paddock.cli.painters.moves import parts_of
from paddock.games.ausgebremst import story
from paddock.games.ausgebremst.rules.game import AusgebremstGame
from paddock.locales import say

# What stands before the number in a key.
NUMBERED: Final = {"draw": "", "sort": "", "store": "", "take": "", "discard": "d"}
LISTED: Final = {"deck": "k", "preset": "p"}
# The shorter sentence for a move, where there is one.
SHORT: Final = {f"ausgebremst-move-{kind}": f"ausgebremst-short-{kind}" for kind in ("ideal", "wide", "pit", "home")}

Parts = dict[str, Any]


def legal_moves(view: dict[str, Any]) -> dict[str, Parts]:
    """The moves of a view by their notation, as data."""
    return {move: parts_of(move, view) for move in view["moves"]}


def drive_keys(moves: dict[str, Parts]) -> dict[str, str]:
    """Card and lane, with the space's number where a card reaches two in one lane; the bare card where it has one."""
    drives = {move: (parts["card"], parts["space"]) for move, parts in moves.items() if parts["verb"] == "drive"}
    lanes = Counter((card, space[0]) for card, space in drives.values())
    cards = Counter(card for card, _ in drives.values())
    keys: dict[str, str] = {}
    for move, (card, space) in drives.items():
        keys[f"{card}{space[0] if lanes[card, space[0]] == 1 else space}".lower()] = move
    return keys | {str(card): move for move, (card, _) in drives.items() if cards[card] == 1}


def word_keys(moves: dict[str, Parts]) -> dict[str, str]:
    """A number for a pile or a pit card, d and the card for a discard; decks and presets are counted."""
    keys: dict[str, str] = {}
    for move, parts in moves.items():
        verb = parts["verb"]
        if verb in NUMBERED:
            keys[f"{NUMBERED[verb]}{parts.get('pile') or parts['card']}"] = move
        elif verb in LISTED:
            keys[f"{LISTED[verb]}{1 + sum(key.startswith(LISTED[verb]) for key in keys)}"] = move
    return keys


class Seen:
    """A race as one seat sees it."""

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
        """A sentence of this game."""
        return say(f"ausgebremst-{message}", {"game": self.game.id, **facts}, self.lang)

    @property
    def car(self) -> dict[str, Any] | None:
        """The watcher's own car."""
        return None if self.seat is None else self.race["cars"][self.seat - 1]

    def move_text(self, parts: Parts, *, in_short: bool = False) -> str:
        """What a move does: for a drive the spaces beyond the ideal line, and the reserve that is left."""
        note = story.move_note(parts, self.view)
        message = SHORT.get(note.message, note.message) if in_short else note.message
        return say(message, {"game": self.game.id, **note.facts}, self.lang)
