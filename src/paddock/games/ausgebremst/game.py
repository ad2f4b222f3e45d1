"""The door to AUSGEBREMST: AusgebremstGame opens it from its sheet, AusgebremstSetup runs its seasons."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.errors import BadInput, BadPosition
from paddock.core.game import Game
from paddock.core.round import Round
from paddock.core.setup import NOT_NOTATION, Setup
from paddock.core.sheet import Sheet, parse_sheet
from paddock.core.standing import Result
from paddock.core.text import whole_number
from paddock.games.ausgebremst import imagine, moves, picture, refusals, restore
from paddock.games.ausgebremst.circuit import Circuit, circuits_of
from paddock.games.ausgebremst.grid import first_grid, next_grid
from paddock.games.ausgebremst.round import RaceRound
from paddock.games.ausgebremst.rules import RULES
from paddock.games.ausgebremst.scoring import score_lines, standing_order
from paddock.games.ausgebremst.terms import VALUES, Terms
from paddock.games.ausgebremst.wishes import wishes

HALVES: Final = ("bleifuss", "plattfuss", "nuerburg", "drom", "circuit", "ring")
COPIES: Final = "abcdef"


class AusgebremstSetup(Setup):
    """The settled terms of one season. A side is a seat."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, str], circuits: list[Circuit]) -> None:
        super().__init__(sheet, seats, seats, options)
        self.terms: Final = Terms(sheet, seats, options, circuits)

    def new_round(self, results: list[Result], chance: Chance) -> Round:
        """The next race: its grid is drawn, or follows from the last finish."""
        order = next_grid(self.terms, results[-1]) if results else first_grid(self.terms, chance)
        return restore.fresh_race(self.terms, self._circuit(results), order, chance)

    def _circuit(self, results: list[Result]) -> Circuit:
        """The circuit after these results; once the season is over, its last one."""
        return self.terms.season[min(len(results), len(self.terms.season) - 1)]

    def result(self, state: Round) -> Result:
        """The score sheet of a finished race; detail names circuit, cars as they came in, decks."""
        assert isinstance(state, RaceRound)
        lines = [score_lines(state, seat) for seat in range(self.seats)]
        points = [sum([points for _, points in seat]) for seat in lines]
        detail: dict[str, object] = {
            "circuit": state.circuit.id,
            "order": [car + 1 for car in standing_order(state)],
        }
        if self.terms.is_advanced:
            detail["decks"] = picture.choices(state)
        return {"points": points, "lines": lines, "detail": detail}

    def is_over(self, results: list[Result]) -> bool:
        """After the last circuit of the season."""
        return len(results) >= len(self.terms.season)

    def places(self, results: list[Result]) -> list[int]:
        """Each seat's place; equal points are parted by the better place in the last race."""
        points = self.points(results)
        ranks = [(points[seat], self._last_place(results, seat)) for seat in range(self.seats)]
        return [1 + sum(1 for other in ranks if other > mine) for mine in ranks]

    def _last_place(self, results: list[Result], seat: int) -> int:
        """How well a seat did in the last race, more is better; all that were not home did equally badly."""
        if not results or results[-1]["points"][seat] == 0:
            return -int(self.terms.cars)
        order: list[int] = results[-1]["detail"]["order"]
        return -order.index(seat + 1)

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, state: Round, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        assert isinstance(state, RaceRound)
        return refusals.facts(state, move, number)

    def census(self, state: Round) -> list[int]:
        """The cards of each car by value, wherever they lie; a seat that has not chosen a deck has the full pack."""
        assert isinstance(state, RaceRound)
        counts: list[int] = []
        position = picture.position(state)
        for car in range(self.terms.cars):
            its = position["cars"][car]
            cards = [*its["played"], *its["pit_cards"], *position["decks"][car]]
            if car < self.seats:
                cards += [*position["hands"][car], *[card for pile in position["piles"][car] for card in pile]]
                choice = position["choices"][car]
                cards += self.terms.left_out(choice) if self.terms.is_advanced else []
            counts += [cards.count(value) for value in range(1, VALUES)]
        return counts

    def candidates(self, state: Round) -> list[int]:
        """Every space that a card in hand might be thought to reach, or every answer to what is asked."""
        assert isinstance(state, RaceRound)
        return wishes(state)

    def view(self, state: Round, seat: int) -> dict[str, object]:
        """What that seat may know of the race (-1: a spectator), as JSON data."""
        assert isinstance(state, RaceRound)
        return picture.view(state, seat)

    def position(self, state: Round) -> dict[str, object]:
        """The whole race as JSON data."""
        assert isinstance(state, RaceRound)
        return picture.position(state)

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        return moves.notation(self.terms, move)

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        return moves.parse(self.terms, text)

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        return str(value)

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        value = whole_number(token)
        return value if 1 <= value < VALUES else NOT_NOTATION

    def roll_word(self, value: int) -> str:
        """A card drawn for the grid: its value and which of its copies it is."""
        pack = self.terms.draws()
        cards = [pack[i] for i in range(len(pack))]
        return f"{cards[value]}{COPIES[value - cards.index(cards[value])]}"

    def roll_value(self, word: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        pack = self.terms.draws()
        words = [self.roll_word(i) for i in range(len(pack))]
        return words.index(word) if word in words else NOT_NOTATION

    def restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        """The race that this position describes; BadPosition if it cannot occur."""
        cars = list(range(1, self.terms.cars + 1))
        for result in results:
            order = result["detail"].get("order")
            if not isinstance(order, list) or sorted(order) != cars:
                raise BadPosition(f"each result's detail needs an order of the cars 1 to {self.terms.cars}")
        done = results[:-1] if self.is_over(results) else results
        return restore.restore_race(self.terms, self._circuit(done), data, chance)

    def imagine_position(self, view: object, seat: int, chance: Chance) -> dict[str, object]:
        """A whole position that fits a race's view: what is hidden is dealt anew."""
        return imagine.imagine_position(self.terms, view, seat, chance)


class AusgebremstGame(Game):
    """AUSGEBREMST, with its circuits."""

    def __init__(self, sheet: Sheet, fresh_seed: Callable[[], int]) -> None:
        super().__init__(sheet, "ausgebremst", fresh_seed)
        self._circuits: Final = circuits_of(sheet)

    def circuits(self) -> list[str]:
        """The ids of the eight circuits in the printed order."""
        return [circuit.id for circuit in self._circuits]

    def circuit(self, name: str) -> Circuit:
        """A circuit by its id or its printed number."""
        for circuit in self._circuits:
            if name in (circuit.id, str(circuit.number)):
                return circuit
        raise BadInput(f"there is no circuit {name!r}; there are: {', '.join(self.circuits())}")

    def rules(self) -> list[str]:
        """The ids of the rules that can refuse a move."""
        return list(RULES[1:])

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        return AusgebremstSetup(self.sheet, seats, options, self._circuits)


def open_game(read: Callable[[str], str], sheet: str, fresh_seed: Callable[[], int]) -> Game:
    """The game with this sheet and all half-boards; `read` gives the text of a file in this folder."""
    texts = [read(f"sheets/{sheet}.toml"), *[read(f"circuits/{half}.toml") for half in HALVES]]
    return AusgebremstGame(parse_sheet("\n".join(texts)), fresh_seed)
