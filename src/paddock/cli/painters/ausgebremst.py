"""The AUSGEBREMST table in the terminal: standings, the road around your car, the lap, your cards and fuel."""

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from paddock import library
from paddock.cli.painters.ausgebremst_road import AMBER, INK, Lap, Strip, badge
from paddock.cli.painters.painter import NO_KEYS, Keys, Painter
from paddock.games.ausgebremst.game import AusgebremstGame
from paddock.games.ausgebremst.spaces import FINISH, PIT, ROOM, space_number
from paddock.locales import say

GAUGE: Final = 26
PREPARING: Final = ("choose", "sort", "open")
# What stands before the number in a key.
NUMBERED: Final = {"pile": "", "take": "", "discard": "d"}


class AusgebremstPainter(Painter):
    """Draws a race from a view."""

    quiet = frozenset({"RaceCardDrawn", "CardSorted", "LapBegan"})

    def table(self, view: dict[str, Any], names: list[str], lang: str, keys: Keys | None = None) -> RenderableType:
        """Standings, road, lap, hand."""
        return Drawing(view, names, lang).whole(keys or self.keys(view))

    def keys(self, view: dict[str, Any], before: Keys = NO_KEYS) -> Keys:
        """A drive is its card and its lane (3b), a pile or pit card its number; d3 throws a 3 away."""
        del before
        return Keys({}, drive_keys(view["moves"]) | word_keys(view["moves"]))

    def move_text(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """What a move does and what it costs."""
        return Drawing(view, names, lang).move_text(move)

    def phrases(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> list[str]:
        """A drive may be said without its sign, and only by its lane."""
        card, at, space = move.partition("@")
        return [*([f"{card}{space}", f"{card}{space[0]}"] if at else []), *super().phrases(move, view, names, lang)]

    def warning(self, move: str, view: dict[str, Any], names: list[str], lang: str) -> str:
        """A card thrown away does not come back."""
        is_risky = move.startswith("discard ")
        return say("cli-held", {"text": self.move_text(move, view, names, lang)}, lang) if is_risky else ""


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
    """A number for a pile or a pit card, d and the card for a discard."""
    keys: dict[str, str] = {}
    for move in moves:
        verb, _, rest = move.partition(" ")
        if verb in NUMBERED:
            keys[f"{NUMBERED[verb]}{rest}"] = move
    return keys


class Drawing:
    """One view being drawn."""

    def __init__(self, view: dict[str, Any], names: list[str], lang: str) -> None:
        game = library.game(view["game"])
        assert isinstance(game, AusgebremstGame)  # noqa: S101 - the painter of this family
        self.game = game
        self.view = view
        self.race = view["round"]
        self.names = names
        self.lang = lang
        self.seat: int | None = view["seat"]
        self.circuit = game.circuit(self.race["circuit"])
        self.is_family = view["options"]["rules"] == "family"

    def say(self, message: str, **facts: object) -> str:
        return say(f"ausgebremst-{message}", {"game": self.game.id, **facts}, self.lang)

    @property
    def car(self) -> dict[str, Any] | None:
        """The watcher's own car."""
        return None if self.seat is None else self.race["cars"][self.seat - 1]

    def whole(self, keys: Keys) -> RenderableType:
        parts: list[RenderableType] = [Rule(Text(self._title(), style="bold"), style="dim"), self._standings()]
        watched = self.car or self._leader()
        if watched["state"] == "racing" and self.race["phase"] not in PREPARING:
            moves = self.view["moves"]
            strip = Strip(self.circuit, self.race, self.seat, moves)
            parts += [Rule(self.say("road"), style="dim", align="left"), strip.around(watched["space"])]
        parts += [Rule(self.say("whole"), style="dim", align="left"), Lap(self.circuit, self.race, self.seat).drawn()]
        if self.seat is not None:
            parts += [Rule(style=AMBER), self._hand(), *self._piles(), self._moves(keys)]
        return Group(*parts)

    def _title(self) -> str:
        direction = "clockwise" if self.circuit.clockwise else "anticlockwise"
        races = len(self.game.setup(self.view["seats"], self.view["options"]).terms.season)  # type: ignore[attr-defined]
        return self.say(
            "title",
            race=len(self.view["results"]) + (0 if self.view["over"] else 1),
            races=races,
            name=self.circuit.name,
            direction=say(f"direction-{direction}", lang=self.lang),
            difficulty=say(f"difficulty-{self.circuit.difficulty}", lang=self.lang),
        )

    def _leader(self) -> dict[str, Any]:
        racing = [car for car in self.race["cars"] if car["state"] == "racing"]
        found: dict[str, Any] = min(racing or self.race["cars"], key=lambda car: car["to_go"])
        return found

    def _standings(self) -> Grid:
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for name in ("car", "driver", "lap", "at", "go", "pit", "cards"):
            grid.add_column(self.say(f"column-{name}"), justify="right" if name == "go" else "left", no_wrap=True)
        numbers = sorted(range(1, len(self.race["cars"]) + 1), key=self._standing)
        for number in numbers:
            grid.add_row(*self._row(number))
        return grid

    def _standing(self, number: int) -> tuple[int, int, int]:
        car = self.race["cars"][number - 1]
        if car["state"] == "home":
            return (0, self.race["finish"].index(number), 0)
        progress = car["laps"] * int(self.circuit.last) + int(self.circuit.rank[space_number(car["space"])])
        return (1 if car["state"] == "racing" else 2, -progress, number)

    def _row(self, number: int) -> list[Text]:
        car = self.race["cars"][number - 1]
        is_racing = car["state"] == "racing"
        driver = self.names[number - 1] if car["seat"] else self.say("neutral")
        style = f"bold {AMBER}" if number == self.seat else "" if is_racing else "dim"
        return [
            badge(number, mine=number == self.seat),
            Text(driver, style=style),
            Text(self._lap_of(number, car)),
            Text.assemble(car["space"] if is_racing else "", " ★" if car["leads"] else ""),
            Text(str(car["to_go"]) if is_racing else ""),
            Text(self._stop_of(car) if is_racing else ""),
            Text(self._cards_of(car), style="dim"),
        ]

    def _lap_of(self, number: int, car: dict[str, Any]) -> str:
        if car["state"] == "home":
            return self.say("home", place=self.race["finish"].index(number) + 1)
        if car["state"] == "out":
            return self.say("out")
        return self.say("lap", lap=car["laps"], laps=int(self.circuit.laps)) if car["laps"] else self.say("grid")

    def _stop_of(self, car: dict[str, Any]) -> str:
        if car["stopped"]:
            return "✔ " + self.say("stop-made")
        return "○ " + self.say("stop-owed" if self.is_family else "stop-free")

    def _cards_of(self, car: dict[str, Any]) -> str:
        if car["state"] != "racing":
            return ""
        shown = " ".join(str(card) for card in car["shown"])
        held = str(car["hand_size"]) if car["seat"] else ""
        deck = "" if car["deck_size"] is None else f"+{car['deck_size']}"
        return f"{held}{deck} " + (self.say("shown", cards=shown) if shown else "")

    def _hand(self) -> Text:
        hand = Text.assemble((self.say("hand"), "bold"), "  ")
        playable = {move.partition("@")[0] for move in self.view["moves"]}
        for card in self.race["hand"]:
            is_idle = self.seat in self.view["waiting"] and str(card) not in playable
            hand.append(f" {card} ", "dim reverse" if is_idle else f"bold {INK} on #fbeecb")
            hand.append(" ")
        car = self.car
        if car is not None and car["state"] == "racing":
            hand.append_text(self._fuel(car))
        return hand

    def points_left(self) -> int:
        """The points this seat can still play."""
        if self.is_family:
            pack = self.game.sheet.numbers("pack.slow")
            total = sum(value * count for value, count in enumerate(pack, start=1))
            played: list[int] = self.car["played"] if self.car is not None else []
            return total - sum(played)
        cards: list[int] = [*self.race["hand"], *[card for pile in self.race["piles"] for card in pile]]
        return sum(cards)

    def _fuel(self, car: dict[str, Any]) -> Text:
        points = self.points_left()
        reserve = points - car["to_go"]
        most = max(points, car["to_go"], 1)
        drive = round(GAUGE * min(points, car["to_go"]) / most)
        rest = GAUGE - drive
        words = self.say("fuel", points=points, to_go=car["to_go"], reserve=f"{reserve:+d}")
        bar = Text.assemble(("█" * drive, AMBER), ("▒" * rest, "green" if reserve >= 0 else "red"))
        return Text.assemble("\n", bar, "  ", (words, "bold" if reserve >= 0 else "bold red"))

    def _piles(self) -> list[RenderableType]:
        if self.is_family or not self.race["piles"]:
            return []
        line = Text(self.say("piles") + "  ")
        for number, pile in enumerate(self.race["piles"], start=1):
            cards = " ".join(str(card) for card in pile) or "-"
            line.append(f"[{number}] ", "bold")
            line.append(f"{cards}   ")
        found: list[RenderableType] = [line]
        if self.race["next_card"] is not None:
            found.append(Text(self.say("sorting", value=self.race["next_card"]), style=f"bold {AMBER}"))
        return found

    def _moves(self, keys: Keys) -> Grid:
        grid = Grid(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
        grid.add_column(style=f"bold {AMBER}", no_wrap=True)
        grid.add_column()
        for move in self.view["moves"]:
            grid.add_row(keys.of(move) or move, self.move_text(move))
        return grid

    def move_text(self, move: str) -> str:
        """What a move does: for a drive the spaces beyond the ideal line, and the reserve that is left."""
        word, at, name = move.partition("@")
        if at:
            return self._drive_text(int(word), space_number(name))
        verb, _, rest = move.partition(" ")
        if verb == "pile":
            kind = {"sort": "sort", "store": "store"}.get(self.race["phase"], "draw")
            return self.say(f"move-{kind}", pile=int(rest), value=self.race["next_card"] or 0)
        if verb == "deck":
            return self.say("move-deck", deck=say(f"deck-{rest}", lang=self.lang))
        facts: dict[str, object] = {"preset": rest} if verb == "preset" else {"value": rest}
        return self.say(f"move-{verb}", **facts)

    def _drive_text(self, card: int, space: int) -> str:
        car = self.car
        if space == FINISH or car is None or not self.circuit.has(space):
            return self.say("move-home", value=card)
        here = space_number(car["space"])
        laps = car["laps"] + (1 if space < PIT and (here > PIT or space % ROOM < here % ROOM) else 0)
        stops = space > PIT and not car["stopped"]
        owes = self.is_family and not car["stopped"] and not stops
        to_go = int(self.circuit.to_go(space, laps, owes))
        detour = card - (car["to_go"] - to_go)
        won = sum(car["pit_cards"]) if stops else 0
        reserve = f"{self.points_left() - card + won - to_go:+d}"
        if stops:
            return self.say("move-pit", value=card, reserve=reserve)
        if detour == 0:
            return self.say("move-ideal", value=card, reserve=reserve)
        return self.say("move-wide", value=card, count=detour, reserve=reserve)


PAINTER = AusgebremstPainter()
