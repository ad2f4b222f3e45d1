"""Builds tables for tests from the relevant facts; the rest of the pack is filled in.

    match = table("speed-1200", 4, turn=1, hand={1: "stop 30"}, sides={2: driving(km=600)})

Cards are written as in notation, several in one text. Piles have their top card last, the draw pile its next card
first.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypedDict, Unpack

import paddock
from paddock.games.bornes.rules import moves
from paddock.games.bornes.rules.cards import BIG, CARDS, END_LIMIT, LIMIT, RIGHT_OF_WAY, START
from paddock.games.bornes.rules.setup import BornesSetup

if TYPE_CHECKING:
    from paddock import Event, Match

# every move that can be written of sides 0 to 9
SLOTS = [moves.OWN, moves.DISCARD, moves.COUP, *range(moves.ATTACK, moves.ATTACK + 10)]
MOVES = [slot * moves.SPAN + card for slot in SLOTS for card in range(CARDS)] + [
    moves.PASS,
    moves.EXTEND,
    moves.FINISH,
]


@dataclass(frozen=True)
class Layout:
    """The cards in front of a side."""

    state: str
    by: str = ""  # the attack that stops it
    km: int = 0  # driven without the biggest card; or say which cards:
    distances: str = ""
    limited: bool = False
    safeties: str = ""  # laid on the side's own turn
    coups: str = ""  # safeties laid as a coup
    battle: str | None = None  # the whole battle pile, where the state does not say enough
    speed: str | None = None  # likewise the speed pile


waiting = partial(Layout, "waiting")
driving = partial(Layout, "driving")
stopped = partial(Layout, "stopped")


class Wanted(TypedDict, total=False):
    """What a test may set on its table."""

    turn: int
    hand: dict[int, str]  # by seat; filled up with dull cards to six, and seven for the seat to act
    sides: dict[int, Layout]
    draws: str  # the next cards of the draw pile
    pile: str  # the whole draw pile; what is left is discarded. If it is empty, hands are not filled up
    options: dict[str, str]
    extension: int  # the side that called it
    results: list[list[int]]  # points by side of the rounds before
    start: int


class _Pack:
    """The cards not placed yet."""

    def __init__(self, setup: BornesSetup) -> None:
        self.names = setup.terms.names
        self.left = Counter(dict(zip(self.names, setup.terms.pack, strict=True)))

    def take(self, cards: str) -> list[str]:
        """Take exactly these cards."""
        names = cards.split()
        self.left.subtract(names)
        assert min(self.left.values()) >= 0, f"more cards than the pack has: {cards}"
        return names

    def fill(self, hand: list[str], size: int) -> list[str]:
        """The hand filled up with dull cards: remedies, then starts, then any others, safeties last."""
        dull = [*self.names[END_LIMIT:RIGHT_OF_WAY], self.names[START], *self.names]
        for name in dull:
            added = min(self.left[name], max(0, size - len(hand)))
            hand = [*hand, *self.take(f"{name} " * added)]
        return hand

    def drive(self, km: int) -> list[str]:
        """Distances of this many kilometres, without the biggest card."""
        laid: list[str] = []
        for name in reversed(self.names[:BIG]):
            count = min(self.left[name], (km - sum(map(int, laid))) // int(name))
            laid += self.take(f"{name} " * count)
        assert sum(map(int, laid)) == km, f"the pack has no cards for {km} km"
        return laid

    def rest(self) -> list[str]:
        """All remaining cards."""
        return self.take(" ".join(self.left.elements()))


def table(game_id: str, seats: int = 2, **wanted: Unpack[Wanted]) -> Match:
    """A match in this position; everything not given is as at the start of a round."""
    game = paddock.game(game_id)
    setup = game.setup(seats, wanted.get("options"))
    assert isinstance(setup, BornesSetup)
    position = {
        "game": game_id,
        "seats": seats,
        "options": wanted.get("options", {}),
        "results": [_result(setup, points) for points in wanted.get("results", [])],
        "round": _round(setup, wanted),
    }
    return game.restore(position, seed=1)


def _result(setup: BornesSetup, points: list[int]) -> dict[str, Any]:
    """A round with this score: by kilometres and coups, or in a race that somebody won."""
    if setup.terms.scoring is None:
        lines = [[["race-won", 1]] if value else [] for value in points]
        return {"points": points, "lines": lines, "detail": {"km": [500 * value for value in points]}}
    km = [min(value, 500) for value in points]
    lines = [
        [line for line in (["km", way], ["coups", value - way]) if line[1]]
        for way, value in zip(km, points, strict=True)
    ]
    return {"points": points, "lines": lines, "detail": {"km": km}}


def _round(setup: BornesSetup, wanted: Wanted) -> dict[str, Any]:
    extension = wanted.get("extension")
    return {
        "start": wanted.get("start", len(wanted.get("results", [])) % setup.seats + 1),
        "turn": wanted.get("turn", 1),
        "phase": "play",
        "over": False,
        "goal_km": setup.terms.goal_km if extension is None else setup.terms.long_goal_km,
        "extension": extension,
        "finisher": None,
        "attack": None,
        **_cards(setup, wanted),
    }


def _cards(setup: BornesSetup, wanted: Wanted) -> dict[str, Any]:
    pack = _Pack(setup)
    wished = wanted.get("hand", {})
    hands = [pack.take(wished.get(seat, "")) for seat in range(1, setup.seats + 1)]
    next_cards = pack.take(wanted.get("pile", wanted.get("draws", "")))
    usual = driving() if setup.terms.start_laid_out else waiting()
    layouts = [wanted.get("sides", {}).get(side, usual) for side in range(1, setup.sides + 1)]
    for layout in layouts:
        pack.take(f"{layout.distances} {layout.safeties} {layout.coups}")
    sides = [_side(setup, pack, number, layout) for number, layout in enumerate(layouts)]
    if wanted.get("pile") != "":
        hands = [pack.fill(hand, 7 if seat == wanted.get("turn", 1) else 6) for seat, hand in enumerate(hands, start=1)]
    rest = pack.rest()
    pile, discards = (next_cards, rest) if "pile" in wanted else ([*next_cards, *rest], [])
    return {"sides": sides, "hands": hands, "pile": pile, "discards": discards}


def _side(setup: BornesSetup, pack: _Pack, number: int, layout: Layout) -> dict[str, Any]:
    names = setup.terms.names
    distances = layout.distances.split() or pack.drive(layout.km)
    on_top = {"waiting": "", "driving": names[START], "stopped": f"{names[START]} {layout.by}"}
    limit = names[LIMIT] if layout.limited else ""
    return {
        "seats": [seat + 1 for seat in setup.seats_of(number)],
        "state": layout.state,
        "km": sum(map(int, distances)),
        "battle": pack.take(on_top[layout.state] if layout.battle is None else layout.battle),
        "speed": pack.take(limit if layout.speed is None else layout.speed),
        "limited": layout.limited,
        "distances": distances,
        "safeties": f"{layout.safeties} {layout.coups}".split(),
        "coups": layout.coups.split(),
    }


def play(match: Match, *written: str) -> list[Event]:
    """Make these moves, each by the first seat that may act; returns all events."""
    return [event for move in written for event in match.play(move, match.waiting[0])]


def idle(match: Match, turns: int = 1) -> None:
    """For this many turns, the seat to act discards the card it holds most of, a dull one."""
    for _ in range(turns):
        held = Counter(hand(match, match.turn or 0))
        match.play(f"discard {held.most_common(1)[0][0]}")


def rule(match: Match, move: str) -> str | None:
    """The rule that forbids the seat to act this move."""
    refusal = match.refusal(move, match.waiting[0])
    return None if refusal is None else refusal.rule


def facts(match: Match, move: str) -> dict[str, object]:
    """The facts of the refusal, without those common to all refusals."""
    refusal = match.refusal(move, match.waiting[0])
    assert refusal is not None, f"{move} is legal"
    return {name: value for name, value in refusal.facts.items() if name not in ("game", "section")}


def before(match: Match, side: int) -> dict[str, Any]:
    """The cards in front of a side now."""
    found: dict[str, Any] = match.position()["round"]["sides"][side - 1]
    return found


def hand(match: Match, seat: int) -> list[str]:
    """The cards that a seat holds."""
    found: list[str] = match.position()["round"]["hands"][seat - 1]
    return found


def now(match: Match) -> dict[str, Any]:
    """The round in the position data."""
    found: dict[str, Any] = match.position()["round"]
    return found


def score(match: Match, side: int) -> dict[str, int]:
    """The lines of a side on the score sheet of the round that has just ended."""
    return dict(match.results[-1]["lines"][side - 1])


def happened(events: list[Event]) -> list[str]:
    """The kinds of these events, in order."""
    return [type(event).__name__ for event in events]
