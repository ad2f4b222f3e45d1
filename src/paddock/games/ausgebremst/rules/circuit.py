"""Circuit: the graph of spaces, with the order of cars and the distances to the line."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.circuit import Circuit as CoreCircuit
from paddock.core.errors import BadInput
from paddock.core.sheet import Sheet
from paddock.games.ausgebremst.rules.half_boards import CHICANE, CURVE, Board, Section, read_half
from paddock.games.ausgebremst.rules.lanes import Lanes
from paddock.games.ausgebremst.rules.spaces import (
    FINISH,
    LANES,
    MIDDLE,
    NOWHERE,
    PIT,
    ROOM,
    SPACES,
    space_name,
    space_number,
)

EXITS: Final = 3
FAR: Final = 10_000
MAX_LONGER: Final = 3  # largest excess length of a lane that counts


class Circuit(CoreCircuit):
    """One of the eight circuits. Vectors are indexed by space; `exits` has EXITS next spaces for each, or NOWHERE."""

    def __init__(self, sheet: Sheet, circuit_id: str) -> None:
        path = f"circuits.{circuit_id}"
        super().__init__(circuit_id)
        self.number: Final = sheet.number(f"{path}.number")
        self.name: Final = sheet.text(f"{path}.name")
        self.clockwise: Final = sheet.flag(f"{path}.clockwise")
        self.difficulty: Final = sheet.text(f"{path}.difficulty")
        self.distance: Final = sheet.number(f"{path}.distance")
        self.reserve: Final = sheet.number(f"{path}.reserve")
        self.pit_cards: Final = _pit_cards(sheet, path)
        self.laps: Final[i64] = sheet.number("race.laps")
        self.first_stop: Final[i64] = sheet.number("race.first_stop")
        self.last_stop: Final[i64] = sheet.number("race.last_stop")
        left = read_half(sheet, sheet.text(f"{path}.left"))
        right = read_half(sheet, sheet.text(f"{path}.right"))
        self.board: Final = Board(left, right, clockwise=self.clockwise)
        self.entry: Final[i64] = self.board.entry
        self.exit: Final[i64] = self.board.exit
        self.pit_spaces: Final[i64] = self.board.start["pit_spaces"]
        self.last: Final[i64] = self.board.last_number  # the row just before the line
        self.grid: Final = _grid(self.board.last_number, sheet.number("race.row_cars"), sheet.number("race.cars"))
        self.exits: Final = self._exits()
        self.is_chicane: Final = vec[i64]([self._is_kind(space, CHICANE) for space in range(SPACES)])
        self.rank: Final = vec[i64]([self._rank(space) for space in range(SPACES)])
        self.to_line: Final = self._to_line()
        self.lap: Final[i64] = self._lap_length()
        self._bring_pit_home()
        self.shortcut: Final = vec[i64]([self._shortcut(space) for space in range(SPACES)])
        self.ahead: Final = vec[i64]([self._ahead(space) for space in range(SPACES)])  # next on the shortest way
        self.leads_to_entry: Final = self._leads_to_entry()
        self.lanes: Final = self._lanes()
        self.detour: Final[i64] = self.pit_spaces + 1 - (self.rank[self.exit] - self.rank[self.entry] + self.last)

    def space_numbers(self) -> list[int]:
        """Every space: lanes L, M, N in driving order, then the pit lane."""
        return sorted(self.board.kinds)

    def space_name(self, space: int) -> str:
        """Lane and number: M12."""
        if not self.has(space):
            raise BadInput(f"{self.id} has no space number {space!r}")
        return space_name(space)

    def space_number(self, name: str) -> int:
        """The space of that name."""
        if not self.has(space_number(name)):
            raise BadInput(f"{self.id} has no space {name!r}")
        return space_number(name)

    def steps(self, space: int) -> list[int]:
        """The spaces one step ahead; from field A also the first of the pit lane."""
        return [*self.exits_of(space), *([PIT + 1] if space == self.entry else [])]

    def has(self, space: int) -> bool:
        """Whether this space exists on the circuit."""
        return space in self.board.kinds

    def _is_kind(self, space: int, kind: str) -> int:
        if not self.has(space):
            return 0
        return 1 if self.board.kinds[space] == kind else 0

    def _exits(self) -> vec[i64]:
        """Straight ahead, then inside, then outside: the order that breaks ties."""
        found = vec[i64]([NOWHERE] * (SPACES * EXITS))
        sections = self.board.sections
        for i, section in enumerate(sections):
            following = sections[(i + 1) % len(sections)]
            for lane in section.lanes:
                for j, space in enumerate(lane):
                    ahead = _ahead(section, following, space, j)
                    for k, other in enumerate(ahead):
                        found[space * EXITS + k] = other
        for j in range(self.pit_spaces):
            found[(PIT + j + 1) * EXITS] = PIT + j + 2 if j + 1 < self.pit_spaces else self.exit
        return found

    def _rank(self, space: int) -> int:
        """Progress along the lap; equal ranks are level. In the pit lane it depends on the spaces left to its end."""
        if PIT < space < FINISH:
            return int(self.last) + self.exit % ROOM - (self.pit_spaces - (space - PIT) + 1)
        return space % ROOM

    def _to_line(self) -> vec[i64]:
        """Shortest distance to the line; the values of the pit lane follow once the lap is known."""
        found = vec[i64]([FAR] * SPACES)
        for number in range(self.board.last_number, 0, -1):
            for lane in range(LANES):
                space = lane * ROOM + number
                if self.has(space):
                    ahead = [found[other] for other in self.exits_of(space) if other % ROOM > number]
                    found[space] = 1 + min(ahead) if number < self.board.last_number else 1
        return found

    def _shortcut(self, space: int) -> int:
        """How much longer the way is from the better neighbouring space, up to MAX_LONGER; 0 if it is not longer."""
        beside = [int(self.to_line[lane * ROOM + space % ROOM]) for lane in range(LANES) if lane != space // ROOM]
        here = int(self.to_line[space])
        return max(0, min(here + MAX_LONGER, *beside) - here)

    def _ahead(self, space: int) -> int:
        exits = self.exits_of(space) if self.has(space) else []
        return min(exits, key=lambda other: int(self.to_line[other])) if exits else NOWHERE

    def exits_of(self, space: int) -> list[int]:
        """The spaces one step ahead, without the way into the pit lane."""
        return [self.exits[space * EXITS + k] for k in range(EXITS) if self.exits[space * EXITS + k] != NOWHERE]

    def _lap_length(self) -> int:
        return min([self.to_line[lane * ROOM + 1] for lane in range(LANES)])

    def _bring_pit_home(self) -> None:
        for j in range(self.pit_spaces):
            self.to_line[PIT + j + 1] = self.pit_spaces - j + self.to_line[self.exit] - self.lap

    def _leads_to_entry(self) -> vec[i64]:
        """1 for each space of the track that can still reach field A before the line."""
        found = vec[i64]([0] * SPACES)
        found[self.entry] = 1
        for number in range(self.entry % ROOM - 1, 0, -1):
            for lane in range(LANES):
                space = lane * ROOM + number
                if self.has(space) and any(found[other] for other in self.exits_of(space)):
                    found[space] = 1
        return found

    def _lanes(self) -> Lanes:
        exits = {space: self.exits_of(space) for space in self.space_numbers()}
        to_entry = [space for space in exits if self.leads_to_entry[space]]
        return Lanes(self.board.last_number, exits, to_entry, (self.entry, self.exit))

    def progress(self, lap: i64, space: i64) -> i64:
        """Progress in the race of a space on that lap: higher is ahead, equal is level."""
        return lap * self.last + self.rank[space]

    def to_go(self, space: i64, lap: i64, owes_stop: bool) -> i64:
        """Shortest distance to the finish, including a compulsory stop."""
        return self.to_line[space] + (self.laps - lap) * self.lap + (self.detour if owes_stop else i64(0))

    def ideal_distance(self, row: int = 1, *, stop: bool = True) -> int:
        """Shortest distance from that row of the grid to the finish, with one stop or none, by search."""
        starts = [space for i, space in enumerate(self.grid) if i // (len(self.grid) // 3) == row - 1]
        return min([self.search(start, stop) for start in starts])

    def search(self, start: int, stop: bool) -> int:
        """Breadth-first search over space, lap and whether the stop was made."""
        now = {(start, 0, not stop)}
        seen = set(now)
        steps = 0
        while now:
            steps += 1
            ahead: set[tuple[int, int, bool]] = set()
            for space, lap, done in now:
                for other in self._choices(space, lap, done):
                    crossed = lap + 1 if other < PIT and (space > PIT or other % ROOM < space % ROOM) else lap
                    if crossed > self.laps and done:
                        return steps
                    if crossed <= self.laps:
                        ahead.add((other, crossed, done or other > PIT))
            now = ahead - seen
            seen |= now
        return FAR

    def _choices(self, space: int, lap: int, done: bool) -> list[int]:
        ahead = self.exits_of(space)
        if space == self.entry and not done and self.first_stop <= lap <= self.last_stop:
            ahead.append(PIT + 1)
        return ahead


def _ahead(section: Section, following: Section, space: int, j: int) -> list[int]:
    """Where a car can go from the j-th space of its lane."""
    lane = space // ROOM
    if section.kind == CURVE and j + 1 < len(section.lanes[lane]):
        return [space + 1]
    if section.kind != CURVE and j + 1 < len(section.lanes[lane]):
        return _beside(lane, [other * ROOM + space % ROOM + 1 for other in range(LANES)])
    if following.kind == CHICANE:
        return [following.lanes[MIDDLE][0]]
    first = [lane_spaces[0] for lane_spaces in following.lanes]
    # The white line begins with the curve, so lane changes from the last free row into it are forbidden.
    return [first[lane]] if following.kind == CURVE else _beside(lane, first)


def _beside(lane: int, row: list[int]) -> list[int]:
    return [row[other] for other in (lane, lane - 1, lane + 1) if 0 <= other < LANES]


def _grid(last: int, row_cars: int, cars: int) -> list[int]:
    """The start spaces, best first: rows of two in the middle and the outer lane, from the line backwards."""
    return [(MIDDLE + slot % row_cars) * ROOM + last - slot // row_cars for slot in range(cars)]


def _pit_cards(sheet: Sheet, path: str) -> list[list[int]]:
    found = sheet.table(path)["pit_cards"]
    assert isinstance(found, list)
    return [[int(card) for card in row] for row in found]


def circuits_of(sheet: Sheet) -> list[Circuit]:
    """All circuits, in the printed order."""
    found = [Circuit(sheet, name) for name in sheet.table("circuits")]
    return sorted(found, key=_number)


def _number(circuit: Circuit) -> int:
    return circuit.number
