"""What the moves of AUSGEBREMST are called and what they cost, as one seat sees them."""

from collections import Counter
from typing import Any, Final

from paddock import library
from paddock.games.ausgebremst.rules.game import AusgebremstGame
from paddock.games.ausgebremst.rules.spaces import FINISH, PIT, ROOM, space_number
from paddock.locales import say

# What stands before the number in a key.
NUMBERED: Final = {"pile": "", "sort": "", "store": "", "take": "", "discard": "d"}
LISTED: Final = {"deck": "k", "preset": "p"}


def drive_keys(moves: list[str]) -> dict[str, str]:
    """Card and lane, with the space's number where a card reaches two in one lane; the bare card where it has one."""
    drives = [move for move in moves if "@" in move]
    lanes = Counter(move[: move.index("@") + 2] for move in drives)
    cards = Counter(move[: move.index("@")] for move in drives)
    keys: dict[str, str] = {}
    for move in drives:
        card, _, space = move.partition("@")
        is_alone = lanes[f"{card}@{space[0]}"] == 1
        keys[f"{card}{space[0] if is_alone else space}".lower()] = move
    return keys | {move.partition("@")[0]: move for move in drives if cards[move.partition("@")[0]] == 1}


def word_keys(moves: list[str]) -> dict[str, str]:
    """A number for a pile or a pit card, d and the card for a discard; decks and presets are counted."""
    keys: dict[str, str] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        if verb in NUMBERED:
            keys[f"{NUMBERED[verb]}{rest}"] = move
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
        self.is_family = view["options"]["rules"] == "family"

    def say(self, message: str, **facts: object) -> str:
        """A sentence of this game."""
        return say(f"ausgebremst-{message}", {"game": self.game.id, **facts}, self.lang)

    @property
    def car(self) -> dict[str, Any] | None:
        """The watcher's own car."""
        return None if self.seat is None else self.race["cars"][self.seat - 1]

    def points_left(self) -> int:
        """The points this seat can still play; while it sorts its deck, those of the whole deck."""
        if self.is_family:
            played: list[int] = self.car["played"] if self.car is not None else []
            return self._worth("slow") - sum(played)
        is_sorting = self.car is not None and self.car["task"] == "sort"
        if (is_sorting or self.race["phase"] == "choose") and self.race["choice"] is not None:
            return self._worth(self.race["choice"])
        cards: list[int] = [*self.race["hand"], *[card for pile in self.race["piles"] for card in pile]]
        return sum(cards)

    def _worth(self, deck: str) -> int:
        return sum(value * count for value, count in enumerate(self.game.sheet.numbers(f"pack.{deck}"), start=1))

    def move_text(self, move: str, form: str = "move") -> str:
        """What a move does: for a drive the spaces beyond the ideal line, and the reserve that is left."""
        word, at, name = move.partition("@")
        if at:
            return self._drive_text(int(word), space_number(name), form)
        verb, _, rest = move.partition(" ")
        if verb in ("pile", "sort", "store"):
            kind = "draw" if verb == "pile" else verb
            return self.say(f"move-{kind}", pile=int(rest), value=self.race["next_card"] or 0)
        if verb == "deck":
            return self.say("move-deck", deck=say(f"deck-{rest}", lang=self.lang))
        facts: dict[str, object] = {"preset": rest} if verb == "preset" else {"value": rest}
        return self.say(f"move-{verb}", **facts)

    def _drive_text(self, card: int, space: int, form: str) -> str:
        car = self.car
        if space == FINISH or car is None or not self.circuit.has(space):
            return self.say(f"{form}-home", value=card)
        here = space_number(car["space"])
        laps = car["laps"] + (1 if space < PIT and (here > PIT or space % ROOM < here % ROOM) else 0)
        stops = space > PIT and not car["stopped"]
        owes = self.is_family and not car["stopped"] and not stops
        to_go = int(self.circuit.to_go(space, laps, owes))
        detour = card - (car["to_go"] - to_go)
        won = sum(car["pit_cards"]) if stops else 0
        reserve = f"{self.points_left() - card + won - to_go:+d}"
        if stops:
            return self.say(f"{form}-pit", value=card, reserve=reserve)
        if detour == 0:
            return self.say(f"{form}-ideal", value=card, reserve=reserve)
        return self.say(f"{form}-wide", value=card, count=detour, reserve=reserve)
