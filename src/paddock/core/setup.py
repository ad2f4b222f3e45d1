"""Setup: the settled terms of one match (sheet, seats, options); it deals, scores and reads rounds for the Match."""

from typing import Final

from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.round import Round
from paddock.core.sheet import Sheet
from paddock.core.standing import Result
from paddock.core.text import NOT_A_NUMBER, whole_number

NOT_NOTATION: Final = NOT_A_NUMBER


class Setup:
    """What a match needs from its game. Seats and sides count from 0 in here; JSON data counts them from 1."""

    def __init__(self, sheet: Sheet, seats: int, sides: int, options: dict[str, str]) -> None:
        self.sheet: Final = sheet
        self.seats: Final = seats
        self.sides: Final = sides
        self.options: Final = options

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: partners sit `sides` places apart."""
        return seat % self.sides

    def seats_of(self, side: int) -> list[int]:
        """The seats of a side, in seat order."""
        return list(range(side, self.seats, self.sides))

    def new_round(self, results: list[Result], chance: Chance) -> Round:
        """Deal or set up the round that follows these results."""
        raise NotImplementedError

    def result(self, state: Round) -> Result:
        """The score sheet of a finished round."""
        raise NotImplementedError

    def is_over(self, results: list[Result]) -> bool:
        """Whether the match ends with these results."""
        raise NotImplementedError

    def points(self, results: list[Result]) -> list[int]:
        """Each side's points in the match."""
        return [sum(result["points"][side] for result in results) for side in range(self.sides)]

    def places(self, results: list[Result]) -> list[int]:
        """Each side's place; equal points share one unless the game breaks the tie."""
        points = self.points(results)
        return [1 + sum(1 for other in points if other > mine) for mine in points]

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `Round.refuse` gives."""
        raise NotImplementedError

    def facts(self, state: Round, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        raise NotImplementedError

    def census(self, state: Round) -> list[int]:
        """How many there are of each card and token, wherever they lie: it never changes during a round."""
        raise NotImplementedError

    def candidates(self, state: Round) -> list[int]:
        """Moves worth explaining to the seat to act: the legal ones, and those it may wish for in vain."""
        raise NotImplementedError

    def view(self, state: Round, seat: int) -> dict[str, object]:
        """What that seat may know of the round (-1: a spectator), as JSON data."""
        raise NotImplementedError

    def position(self, state: Round) -> dict[str, object]:
        """The whole round as JSON data."""
        raise NotImplementedError

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        raise NotImplementedError

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        raise NotImplementedError

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        raise NotImplementedError

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        raise NotImplementedError

    def roll_word(self, value: int) -> str:
        """A roll as records write it; a game with dice writes faces, counted from 1."""
        return str(value)

    def roll_value(self, word: str) -> int:
        """The roll that a record's word stands for, or NOT_NOTATION."""
        return whole_number(word)

    def restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        """The round that this position describes; BadPosition if it cannot occur."""
        raise NotImplementedError

    def imagine_position(self, view: object, seat: int, chance: Chance) -> dict[str, object]:
        """A whole position that fits the view of a seat (-1: a spectator): what is hidden is dealt anew."""
        raise NotImplementedError
