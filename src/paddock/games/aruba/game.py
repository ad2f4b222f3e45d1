"""The door to ARUBA: ArubaGame opens the edition with its circuits, ArubaSetup runs its matches."""

import tomllib
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.errors import BadInput
from paddock.core.game import Game
from paddock.core.round import Round
from paddock.core.setup import NOT_NOTATION, Setup
from paddock.core.sheet import Sheet, parse_sheet
from paddock.core.standing import Result
from paddock.core.text import whole_number
from paddock.games.aruba import moves, picture, refusals, restore, scoring
from paddock.games.aruba.cards import BUMPER, CARDS, SAW
from paddock.games.aruba.circuit import Circuit
from paddock.games.aruba.dice import HANDFULS
from paddock.games.aruba.rules import RULES
from paddock.games.aruba.state import ACT, BEGIN, DICE, ArubaState
from paddock.games.aruba.terms import Terms


class ArubaSetup(Setup):
    """The settled terms of one ARUBA match."""

    def __init__(self, sheet: Sheet, circuits: dict[str, Circuit], seats: int, options: dict[str, str]) -> None:
        self.terms: Final = Terms(sheet, circuits, seats, options)
        super().__init__(sheet, seats, seats, options)
        self._races: Final = sheet.number("play.races")

    def new_round(self, results: list[Result], chance: Chance) -> Round:
        """Line the cars up for the next race."""
        return restore.fresh_race(self.terms, results, chance)

    def result(self, state: Round) -> Result:
        """The score sheet of a finished race."""
        assert isinstance(state, ArubaState)
        return scoring.result(state)

    def is_over(self, results: list[Result]) -> bool:
        """After the last race; a tie that it cannot break is shared."""
        return len(results) >= self._races

    def places(self, results: list[Result]) -> list[int]:
        """Each side's place; equal points go by the better place in the last race."""
        points = self.points(results)
        last = restore.tie_break(self.terms, results) if len(results) >= self._races else [0] * self.sides
        ranks = [(-points[side], last[side]) for side in range(self.sides)]
        return [1 + len([other for other in ranks if other < mine]) for mine in ranks]

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, state: Round, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        assert isinstance(state, ArubaState)
        return refusals.facts(state, move, number)

    def census(self, state: Round) -> list[int]:
        """The cards of each kind, in the pile, in hands, on cars and thrown away; and the cars."""
        assert isinstance(state, ArubaState)
        counts = [int(state.discards[card]) for card in range(CARDS)]
        for card in range(CARDS):
            counts[card] += sum([state.hands[seat * CARDS + card] for seat in range(self.seats)])
        for drawn in range(state.drawn, len(state.deck)):
            counts[state.deck[drawn]] += 1
        for car in state.cars:
            counts[BUMPER] += car.front + car.rear
            counts[SAW] += car.left + car.right
        return [*counts, state.racing + state.home + state.wrecks]

    def candidates(self, state: Round) -> list[int]:
        """The legal moves, every use of the cards in hand, and in the second part of a turn all that dice can do."""
        assert isinstance(state, ArubaState)
        legal = state.legal_moves()
        if state.phase not in (BEGIN, DICE, ACT):
            return legal
        held = [card for card in range(CARDS) if state.hands[state.turn * CARDS + card] > 0]
        plain = (
            [*range(moves.AHEAD, moves.PLAY_NITRO), *range(moves.STRAIGHT, moves.EXTRA)] if state.phase == ACT else []
        )
        cards = [move for move in moves.universe(self.terms)[HANDFULS:] if refusals.card_of(move) in held]
        known = set(legal)
        return [*legal, *[move for move in plain + cards if move not in known]]

    def view(self, state: Round, seat: int) -> dict[str, object]:
        """What that seat may know of the race (-1: a spectator), as JSON data."""
        assert isinstance(state, ArubaState)
        return picture.view(state, seat)

    def position(self, state: Round) -> dict[str, object]:
        """The whole race as JSON data."""
        assert isinstance(state, ArubaState)
        return picture.position(state)

    def notation(self, move: i64) -> str:
        """A move as people write it."""
        return moves.notation(self.terms, move)

    def parse(self, text: str) -> i64:
        """The move that this notation stands for, or NOT_NOTATION."""
        return moves.parse(self.terms, text)

    def token(self, value: int) -> str:
        """A card of a shuffled order as records write it."""
        return self.terms.names[value]

    def token_value(self, token: str) -> int:
        """The card that a record's word stands for, or NOT_NOTATION."""
        return self.terms.kind_of.get(token, NOT_NOTATION)

    def roll_word(self, value: int) -> str:
        """A die's face; for a theft the place of the stolen card in the hand, counted from 1."""
        return str(value + 1)

    def roll_value(self, word: str) -> int:
        """The roll that a record's word stands for, or NOT_NOTATION."""
        face = whole_number(word)
        return face - 1 if face > 0 else NOT_NOTATION

    def restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        """The race that this position describes; BadPosition if it cannot occur."""
        return restore.restore_race(self.terms, data, results, chance)

    def imagine_position(self, view: object, seat: int, chance: Chance) -> dict[str, object]:
        """A whole position that fits a race's view: what is hidden is dealt anew."""
        return restore.imagine_position(self.terms, view, seat, chance)


class ArubaGame(Game):
    """ARUBA Battle Race, with its circuits."""

    def __init__(self, sheet: Sheet, circuits: dict[str, Circuit], fresh_seed: Callable[[], int]) -> None:
        super().__init__(sheet, "aruba", fresh_seed)
        self._circuits: Final = circuits

    def circuits(self) -> list[str]:
        """The ids of its circuits, the usual one first."""
        return list(self._circuits)

    def circuit(self, name: str) -> Circuit:
        """The circuit of that id."""
        if name not in self._circuits:
            raise BadInput(f"there is no circuit {name!r}; there are: {', '.join(self._circuits)}")
        return self._circuits[name]

    def rules(self) -> list[str]:
        """The ids of the rules that can refuse a move."""
        return [*RULES[1:]]

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        return ArubaSetup(self.sheet, self._circuits, seats, options)


def open_game(read: Callable[[str], str], sheet: str, fresh_seed: Callable[[], int]) -> Game:
    """The edition with this sheet; `read` gives the text of a file in this folder."""
    plain = parse_sheet(read(f"sheets/{sheet}.toml"))
    tracks = {name: tomllib.loads(read(f"circuits/{name}.toml")) for name in plain.texts("circuits")}
    # The circuits count as part of the sheet: a record must not replay on another track.
    whole = Sheet({**plain.data, "tracks": tracks})
    return ArubaGame(whole, {name: Circuit(data) for name, data in tracks.items()}, fresh_seed)
