"""The board of a Bornes edition: a road from 0 km to the goal with milestones beside it, one lane for each side."""

import math
from typing import Any

from paddock.boards import marks
from paddock.boards.marks import area, disc, label, line
from paddock.boards.shapes import Board, Car, Mark, Point, Space
from paddock.core.errors import BadInput
from paddock.core.game import Game

STEP = 34.0  # length of a space: the shortest distance card
LANE_WIDTH = 40.0
CAR_LENGTH = 46.0  # longer than a space, since a lane has only one car
LEFT = 70.0
RIGHT = 80.0
SKY = 190.0  # from the upper edge to the road
FOOT = 46.0
STONE = (44.0, 54.0)
STONE_EVERY = 4
CHEQUER = 5.0
TREES = (2, 6.4, 9.7, 14.3, 18, 21.6, 25.8, 34.5, 37.7)  # spaces from the start


def board(game: Game, circuit_id: str | None, lang: str) -> Board:
    """The road of this edition, as long as its longest goal; the family has no circuits."""
    if circuit_id is not None:
        raise BadInput(f"{game.id} has no circuit {circuit_id!r}: it has one road")
    return Drawing(game, lang).whole()


def cars(state: dict[str, Any], seat: int | None) -> list[Car]:
    """One car for each side, at the distance it has driven."""
    return [
        Car(number=lane, space=f"{side['km']}-{lane}", is_mine=seat in side["seats"])
        for lane, side in enumerate(state["sides"], start=1)
    ]


class Drawing:
    """Drawing of one road: 0 km at the origin, heading right; the middle of the first lane is at y = LANE_WIDTH / 2."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        sheet = game.sheet
        self.cards = sorted(set(sheet.numbers("pack.km")))
        self.unit = math.gcd(*self.cards)
        seats = [str(count) for count in game.seat_counts]
        self.lanes = max(sheet.number(f"sides.{count}") for count in seats)
        goals = {
            sheet.number(f"{path}.{count}")
            for path in ("goal", "extension")
            for count in seats
            if sheet.has(f"{path}.{count}")
        }
        self.goals = sorted(goals)
        self.goal = self.goals[-1]
        self.long = self._x(self.goal)
        self.wide = self.lanes * LANE_WIDTH
        self.width = LEFT + self.long + RIGHT
        self.height = SKY + self.wide + FOOT

    def _x(self, km: float) -> float:
        return km / self.unit * STEP

    def whole(self) -> Board:
        """All layers, from the sky down to the road."""
        layers = [self._land(), self._road(), self._stones(), self._words()]
        return Board(
            game=self.game.id,
            circuit=None,
            name=self.game.name(self.lang),
            left=-LEFT,
            top=-SKY,
            width=self.width,
            height=self.height,
            lane_width=LANE_WIDTH,
            spaces=[
                self._space(km, lane) for lane in range(1, self.lanes + 1) for km in range(0, self.goal + 1, self.unit)
            ],
            marks=[mark for layer in layers for mark in layer],
        )

    def _space(self, km: int, lane: int) -> Space:
        """A space of the road: a number of kilometres in the lane of a side."""
        place = self._place(km, lane)
        return Space(
            name=f"{km}-{lane}",
            lane=str(lane),
            number=km,
            kind="road",
            place=place,
            heading=0.0,
            outline=marks.box(place[0] - STEP / 2, place[1] - LANE_WIDTH / 2, STEP, LANE_WIDTH),
            car=CAR_LENGTH,
            next=[f"{km + card}-{lane}" for card in self.cards if km + card <= self.goal],
            start=lane if km == 0 else 0,
        )

    def _place(self, km: int, lane: int) -> Point:
        return self._x(km), LANE_WIDTH * (lane - 0.5)

    def _land(self) -> list[Mark]:
        """Sky, sun, two rows of hills, trees along the road."""
        left, right = -LEFT, self.long + RIGHT
        found: list[Mark] = [
            area("sky", marks.box(left, -SKY, self.width, SKY)),
            disc("sun", (left + self.width * 0.68, -SKY + 62), 34),
            area("hill", [*self._ridge(-96, 34, 0.0032), (right, 0.0), (left, 0.0)]),
            area("hill-near", [*self._ridge(-46, 20, 0.0061), (right, 0.0), (left, 0.0)]),
            area("grass", marks.box(left, 0, self.width, self.wide + FOOT)),
        ]
        for number, spaces in enumerate(TREES):
            found += _tree((spaces * STEP, -4.0), 12 + 4 * (number % 3))
        return found

    def _ridge(self, height: float, swing: float, pace: float) -> list[Point]:
        steps = [-LEFT + self.width * step / 60 for step in range(61)]
        return [(x, height - swing * math.sin(x * pace * 2 + height)) for x in steps]

    def _road(self) -> list[Mark]:
        """The asphalt with a thin line after every space, broken lines between lanes, a chequered line at each goal."""
        middle = self.wide / 2
        ends = [(-LEFT, middle), (self.long + RIGHT, middle)]
        found: list[Mark] = [line("road", ends, self.wide + 1)]
        for km in range(0, self.goal + self.unit, self.unit):
            x = self._x(km) + STEP / 2
            found.append(line("row", [(x, 0), (x, self.wide)], 1.2))
        edge = self.long + RIGHT
        between = [lane * LANE_WIDTH for lane in range(1, self.lanes)]
        found += [line("lane", [(-LEFT, y), (edge, y)], 1.6) for y in between]
        for goal in self.goals:
            found += marks.chequers((self._x(goal) - STEP / 2, middle), 0.0, self.wide, CHEQUER)
        return found

    def _stones(self) -> list[Mark]:
        """Milestones: one at each goal, and every few spaces where there is room between them."""
        every = self.unit * STONE_EVERY
        usual = [km for km in range(0, self.goal, every) if all(abs(km - goal) >= every / 2 for goal in self.goals)]
        shown = self.goals[-1:] + [goal for goal in self.goals[:-1] if self._is_apart(goal)]
        return [mark for km in sorted({*usual, *shown}) for mark in self._stone(km)]

    def _is_apart(self, goal: int) -> bool:
        return all(other <= goal or other - goal > self.unit for other in self.goals)

    def _stone(self, km: int) -> list[Mark]:
        wide, high = STONE
        left, foot = self._x(km) - wide / 2, -3.0
        cap = [(left + wide / 2 + wide / 2 * math.cos(a), foot - high * 0.6 - wide / 2 * math.sin(a)) for a in _ARC]
        return [
            area("stone-cap", cap),
            area("stone", marks.box(left, foot - high * 0.6, wide, high * 0.6)),
            label("stone", str(km), (self._x(km), foot - high * 0.3), 18),
        ]

    def _words(self) -> list[Mark]:
        """The name on the sky, and the number of each lane before the road begins."""
        lanes = [
            label("space", str(lane), (-LEFT + 22, LANE_WIDTH * (lane - 0.5)), 14) for lane in range(1, self.lanes + 1)
        ]
        name = self.game.name(self.lang).upper()
        return [label("title", name, (-LEFT + 34 + marks.text_width(name, 34) / 2, -SKY + 42), 34), *lanes]


_ARC = [math.pi * step / 16 for step in range(17)]


def _tree(foot: Point, size: float) -> list[Mark]:
    """A tree from the side."""
    x, y = foot
    crown = y - size * 2.1
    return [
        area("trunk", marks.box(x - size / 8, crown, size / 4, y - crown)),
        disc("tree", (x, crown), size),
        disc("tree-light", (x - size / 4, crown - size / 4), size * 0.6),
    ]
