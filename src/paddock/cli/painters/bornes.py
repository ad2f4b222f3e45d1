"""The Bornes table in the terminal: the road with its cars, every side's piles, and the hand with its moves."""

from collections import Counter
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.cli.painters.bornes_road import Lane, Road
from paddock.cli.painters.bornes_signs import AMBER, CARD_WIDTH, COUP, YOU, Signs
from paddock.core.sheet import Sheet
from paddock.locales import card_name, number, say

RULE_ENDS = 4
STATES = {"driving": ("▶", "green"), "waiting": ("○", ""), "stopped": ("■", "red")}


class BornesPainter:
    """Draws any edition of the family from its sheet."""

    quiet = frozenset({"TurnBegan", "AnswerAsked", "AnswerPassed", "CarMoved", "ExtensionOffered"})

    def table(self, view: dict[str, Any], names: list[str], lang: str) -> RenderableType:
        """Road, piles, hand."""
        return Drawing(view, names, lang).whole()

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a move does, in a few words."""
        return Drawing(view, names, lang).move_text(move, "cli-bornes-move")

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The edition's cards and their kinds."""
        return {card: sign.kind for card, sign in Signs(sheet).signs.items()}


class Title:
    """A line across the table with what is worth saying, in fewer words where it is narrow."""

    def __init__(self, text: Text, narrow: Text) -> None:
        self.text = text
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        fits = self.text.cell_len + RULE_ENDS <= options.max_width
        yield Rule(self.text if fits else self.narrow, style="dim")


class Drawing:
    """One view being drawn."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        self.view = view
        self.round = view["round"]
        self.lang = lang
        self.game = library.game(view["game"])
        self.signs = Signs(self.game.sheet)
        self.side_names = [" + ".join(names[seat - 1] for seat in side["seats"]) for side in self.round["sides"]]
        self.names = names

    def whole(self) -> RenderableType:
        parts: list[RenderableType] = [self._title(), self._road(), self._piles()]
        if self.round["hand"] is not None:
            parts += [Rule(self._question(), style=AMBER, align="left"), self._hand()]
        return Group(*parts)

    def say(self, message: str, **facts: object) -> str:
        return say(message, {"game": self.game.id, **facts}, self.lang)

    def _title(self) -> Title:
        facts: dict[str, object] = {
            "name": self.game.name(self.lang),
            "number": len(self.view["results"]) + (0 if self.view["over"] else 1),
            "goal_km": self.round["goal_km"],
            "pile": self.round["pile_size"],
        }
        title = Text(self.say("cli-bornes-title", **facts), style="bold")
        if not self.round["discards"]:
            return Title(title, title)
        chip = self.signs.chip(self.round["discards"][-1])
        label = self.say("cli-bornes-discards")
        return Title(Text.assemble(title, f" · {label} ", chip), Text.assemble(title, " · ▾ ", chip))

    def _is_own(self, side: dict[str, Any]) -> bool:
        return self.view["seat"] in side["seats"]

    def _road(self) -> Road:
        lanes = [
            Lane(count, self.side_names[count - 1], side["km"], self._is_own(side))
            for count, side in enumerate(self.round["sides"], start=1)
        ]
        return Road(lanes, self.round["goal_km"], self.lang)

    def _piles(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("", width=2)
        for name in ("battle", "speed", "safeties", "distances"):
            grid.add_column(self.say(f"cli-bornes-{name}"))
        grid.add_column(self.say("cli-points"), justify="right")
        totals = self._points()
        for count, side in enumerate(self.round["sides"], start=1):
            grid.add_row(
                Text.assemble((f"{count}", YOU if self._is_own(side) else "")),
                self._battle(side),
                self._speed(side),
                self._safeties(side),
                self._distances(side),
                number(totals[count - 1], self.lang),
            )
        return grid

    def _points(self) -> list[int]:
        return [sum(result["points"][side] for result in self.view["results"]) for side in range(len(self.side_names))]

    def _battle(self, side: dict[str, Any]) -> Text:
        sign, style = STATES[side["state"]]
        state = Text(f"{sign} {self.say('cli-bornes-' + side['state'])} ", style=style)
        if side["battle"]:
            state.append_text(self.signs.named(side["battle"][-1], self.lang))
        return state

    def _speed(self, side: dict[str, Any]) -> Text:
        if not side["speed"]:
            return Text("-", style="dim")
        chip = self.signs.chip(side["speed"][-1])
        return Text.assemble(chip, f" ≤{self.signs.limit_km}") if side["limited"] else chip

    def _safeties(self, side: dict[str, Any]) -> Text:
        chips = [self.signs.chip(card, coup=card in side["coups"]) for card in side["safeties"]]
        return Text(" ").join(chips) if chips else Text("-", style="dim")

    def _distances(self, side: dict[str, Any]) -> Text:
        counts = Counter(side["distances"])
        cards = [f"{card}×{counts[card]}" for card in reversed(self.signs.order) if card in counts]  # noqa: RUF001
        return Text(" ".join(cards) or "-", style="" if cards else "dim")

    def _question(self) -> Text:
        attack = self.round["attack"]
        if attack is not None and self.view["seat"] in self.view["waiting"]:
            names = dict(enumerate(self.names, start=1))
            sentence = self.say("cli-bornes-attacked", card=attack["card"], by=attack["by"], seat_names=names)
            return Text.assemble((f"{COUP} {sentence}", "bold"))
        return Text(self.say("cli-bornes-hand", name=self.names[self.view["seat"] - 1]), style="bold")

    def _hand(self) -> RenderableType:
        numbers = {move: count for count, move in enumerate(self.view["moves"], start=1)}
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_column()
        hand = Counter(self.round["hand"])
        for card, count in hand.items():
            moves = [move for move in numbers if self._card_of(move) == card]
            can_play = any(not move.startswith("discard") for move in moves)
            name = card_name(self.game.id, card, self.lang) + (f" ×{count}" if count > 1 else "")  # noqa: RUF001
            label = Text(name, style="bold" if can_play else "dim")
            grid.add_row(self.signs.chip(card, width=CARD_WIDTH), label, self._moves(moves, numbers))
        words = [move for move in numbers if not self._card_of(move)]
        return Group(Text.assemble(" ", self._moves(words, numbers)), grid) if words else grid

    def _moves(self, moves: list[str], numbers: dict[str, int]) -> Text:
        parts = [
            Text.assemble((f"{numbers[move]}", "bold underline"), f" {self.move_text(move, 'cli-bornes-short')}")
            for move in moves
        ]
        return Text("   ").join(parts)

    def _card_of(self, move: str) -> str:
        """The card that a move uses; empty for words like pass."""
        verb, space, card = move.partition(" ")
        name = card if space else verb.partition(">")[0]
        return name if name in self.signs.signs else ""

    def move_text(self, move: str, message: str) -> str:
        """A move in words; `message` chooses the long or the short form."""
        card = self._card_of(move)
        if not card:
            return self.say(f"{message}-{move}")
        if ">" in move:
            side = int(move.partition(">")[2])
            names = dict(enumerate(self.side_names, start=1))
            return self.say(f"{message}-attack", card=card, side=side, side_names=names)
        verb = move.partition(" ")[0] if " " in move else "lay"
        return self.say(f"{message}-{verb}", card=card)
