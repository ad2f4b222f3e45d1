"""Draws the Bornes table in the terminal: road and cars, piles of every side, and the hand with its moves."""

from collections import Counter
from collections.abc import Iterator
from operator import itemgetter
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.cli.painters.layout import NOTHING, Fitted, Title, part
from paddock.cli.painters.moves import parts_of
from paddock.cli.painters.painter import NO_KEYS, Keys, Painter, numbered
from paddock.core.sheet import Sheet
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import START
from paddock.games.bornes.terminal.road import Lane, Road
from paddock.games.bornes.terminal.signs import AMBER, CARD_WIDTH, COUP, YOU, Signs
from paddock.locales import card_name, number, say

# The parts that shrink first on a low screen.
ROAD, PILES, HEAD, HAND = range(4)
STATES = {"driving": ("▶", "green"), "waiting": ("○", ""), "stopped": ("■", "red")}


class BornesPainter(Painter):
    """Draws any edition of the family from its sheet."""

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """Road, piles, hand."""
        return Drawing(view, names, lang).whole(keys or self.keys(view))

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """A card keeps its number while it is in hand: 3 lays it, 3>2 lays it on side 2, d3 discards it."""
        numbers = numbered(view["round"]["hand"] or [], before.numbers)
        return Keys(numbers, dict(card_keys(view, numbers)))

    def phrases(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> list[str]:
        """The long and the short words for a move; a card's bare name plays it."""
        parts = parts_of(move, view)
        card: str = parts.get("card", "")
        name = card_name(view["game"], card, lang) if card else ""
        short = f"{Drawing(view, names, lang).short_text(parts)} {name}"
        bare = [name, card] if card and parts["verb"] != "discard" else []
        return [*bare, short, *super().phrases(move, view, names, lang)]

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """Warn before a discard: it is final, and the next player moves at once."""
        is_risky = parts_of(move, view)["verb"] == "discard"
        return say("cli-held", {"text": self.move_text(move, view, names, lang)}, lang) if is_risky else ""

    def cards(self, sheet: Sheet) -> dict[str, str]:
        """The edition's cards and their kinds."""
        return {card: sign.kind for card, sign in Signs(sheet).signs.items()}

    def legend(self, sheet: Sheet, lang: str) -> list[tuple[Text, str]]:
        """The sign of every card."""
        signs = Signs(sheet)
        return [(signs.chip(card, width=CARD_WIDTH), card_name(sheet.id, card, lang)) for card in signs.order]


def card_keys(view: dict[str, Any], numbers: dict[str, int]) -> Iterator[tuple[str, str]]:
    """Keys and moves of each card in hand, legal or not: an illegal one is answered with its refusal."""
    game = library.game(view["game"])
    signs = Signs(game.sheet).signs
    codec = game.setup(view["seats"], view["options"]).codec
    sides = enumerate(view["round"]["sides"], start=1)
    rivals = [number for number, side in sides if view["seat"] not in side["seats"]]
    for card, key in numbers.items():
        kind = codec.token_value(card)
        lay, coup, discard = (
            codec.notation(slot * moves.SPAN + kind) for slot in (moves.OWN, moves.COUP, moves.DISCARD)
        )
        targets = rivals if signs[card].kind == "hazard" else []
        attacks = {f"{key}>{side}": codec.notation((moves.ATTACK + side) * moves.SPAN + kind) for side in targets}
        legal = [move for move in attacks.values() if move in view["moves"]]
        if len(legal) <= 1:
            first = next(iter(attacks.values()), lay)
            yield str(key), next(iter(legal), coup if coup in view["moves"] else first)
        yield from attacks.items()
        yield f"d{key}", discard


class Drawing:
    """Drawing of one view."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        self.view = view
        self.round = view["round"]
        self.lang = lang
        self.game = library.game(view["game"])
        self.signs = Signs(self.game.sheet)
        self.side_names = [" + ".join(names[seat - 1] for seat in side["seats"]) for side in self.round["sides"]]
        self.names = names
        self.moves = {move: parts_of(move, view) for move in view["moves"]}

    def whole(self, keys: Keys) -> RenderableType:
        parts = [part(HEAD, self._title()), part(ROAD, self._road(), NOTHING), part(PILES, self._piles())]
        if self.round["hand"] is not None:
            hand = Group(Rule(self._question(), style=AMBER, align="left"), self._hand(keys))
            parts.append(part(HAND, hand))
        return Fitted(parts)

    def say(self, message: str, **facts: object) -> str:
        return say(message, {"game": self.game.id, **facts}, self.lang)

    def _title(self) -> Title:
        facts: dict[str, object] = {
            "name": self.game.name(self.lang),
            "number": len(self.view["results"]) + (0 if self.view["over"] else 1),
            "goal_km": self.round["goal_km"],
            "pile": self.round["pile_size"],
        }
        whole, short = (Text(self.say(f"cli-bornes-title{form}", **facts), style="bold") for form in ("", "-short"))
        if not self.round["discards"]:
            return Title(whole, short)
        chip = self.signs.chip(self.round["discards"][-1])
        label = self.say("cli-bornes-discards")
        tail = Text.assemble(" · ▾ ", chip)
        return Title(Text.assemble(whole, f" · {label} ", chip), whole + tail, short + tail, short)

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
        words = self.say(f"cli-bornes-{side['state']}", card=self.signs.order[START])
        state = Text(f"{sign} {words} ", style=style)
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

    def _hand(self, keys: Keys) -> RenderableType:
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_column()
        hand = Counter(self.round["hand"])
        for card, key in sorted(keys.numbers.items(), key=itemgetter(1)):
            uses = {move: parts for move, parts in self.moves.items() if parts.get("card") == card}
            can_play = any(parts["verb"] != "discard" for parts in uses.values())
            name = card_name(self.game.id, card, self.lang) + (f" ×{hand[card]}" if hand[card] > 1 else "")  # noqa: RUF001
            label = Text(name, style="bold" if can_play else "dim")
            grid.add_row(str(key), self.signs.chip(card, width=CARD_WIDTH), label, self._uses(uses, keys))
        words = {move: parts for move, parts in self.moves.items() if "card" not in parts}
        return Group(Text.assemble(" ", self._uses(words, keys)), grid) if words else grid

    def _uses(self, uses: dict[str, dict[str, Any]], keys: Keys) -> Text:
        texts = [
            Text.assemble((keys.of(move) or move, "bold underline"), f" {self.short_text(parts)}")
            for move, parts in uses.items()
        ]
        return Text("   ").join(texts)

    def short_text(self, parts: dict[str, Any]) -> str:
        """The text of a move without its card."""
        facts = {"side": parts["side"]} if "side" in parts else {}
        return self.say(
            f"cli-bornes-short-{parts['verb']}", **facts, side_names=dict(enumerate(self.side_names, start=1))
        )


PAINTER = BornesPainter()
