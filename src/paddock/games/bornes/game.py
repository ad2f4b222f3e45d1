"""The door to the Bornes family: BornesGame opens an edition from its sheet, BornesSetup runs its matches."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from paddock.core.chance import Chance
from paddock.core.game import Game
from paddock.core.round import Round
from paddock.core.setup import NOT_NOTATION, Setup
from paddock.core.sheet import Sheet, parse_sheet
from paddock.core.standing import Result
from paddock.games.bornes import moves, picture, refusals, restore
from paddock.games.bornes.cards import CARDS, is_attack
from paddock.games.bornes.rules import RULES
from paddock.games.bornes.scoring import score_lines
from paddock.games.bornes.state import ANSWER, CHOICE, BornesState
from paddock.games.bornes.terms import Terms


class BornesSetup(Setup):
    """The settled terms of one Bornes match."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, str]) -> None:
        self.terms: Final = Terms(sheet, seats, options)
        super().__init__(sheet, seats, self.terms.sides, options)
        kind, _, number = options["limit"].partition(":")
        self._limit_kind: Final = kind
        self._limit: Final = int(number)

    def new_round(self, results: list[Result], chance: Chance) -> Round:
        """Deal the next round; the start moves on by one seat each time."""
        return restore.fresh_round(self.terms, chance, len(results) % self.seats)

    def result(self, state: Round) -> Result:
        """The score sheet of a finished round."""
        assert isinstance(state, BornesState)
        lines = [score_lines(state, side) for side in range(self.sides)]
        points = [sum([points for _, points in side]) for side in lines]
        return {"points": points, "lines": lines, "detail": {"km": [side.km for side in state.sides]}}

    def is_over(self, results: list[Result]) -> bool:
        """At the limit; a tie at the top is broken by one more round, but a single race may be shared."""
        points = self.points(results)
        best = max(points)
        if self._limit_kind == "wins" and self._limit == 1:
            return best >= 1
        reached = len(results) if self._limit_kind == "rounds" else best
        return reached >= self._limit and points.count(best) == 1

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, state: Round, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        assert isinstance(state, BornesState)
        return refusals.facts(state, move, number)

    def census(self, state: Round) -> list[int]:
        """The cards of each kind, in the pile, in hands, before sides and thrown away."""
        assert isinstance(state, BornesState)
        found = [side.laid[card] for card in range(CARDS) for side in state.sides]
        counts = [sum(found[card * self.sides : (card + 1) * self.sides]) for card in range(CARDS)]
        for card in range(CARDS):
            counts[card] += state.discards[card]
            counts[card] += sum([state.hands[seat * CARDS + card] for seat in range(self.seats)])
        for drawn in range(state.drawn, len(state.deck)):
            counts[state.deck[drawn]] += 1
        return counts

    def candidates(self, state: Round) -> list[int]:
        """Every way to use each card in hand, or every answer to the question asked."""
        assert isinstance(state, BornesState)
        if state.phase == CHOICE:
            return [moves.EXTEND, moves.FINISH]
        held = [card for card in range(CARDS) if state.hands[state.turn * CARDS + card] > 0]
        if state.phase == ANSWER:
            return [moves.PASS, *[moves.COUP * CARDS + card for card in held]]
        own = self.side_of(state.turn)
        found: list[int] = []
        for card in held:
            targets = [side + 1 for side in range(self.sides) if side != own] if is_attack(card) else [moves.OWN]
            found += [slot * CARDS + card for slot in [*targets, moves.DISCARD]]
        return found

    def view(self, state: Round, seat: int) -> dict[str, object]:
        """What that seat may know of the round (-1: a spectator), as JSON data."""
        assert isinstance(state, BornesState)
        return picture.view(state, seat)

    def position(self, state: Round) -> dict[str, object]:
        """The whole round as JSON data."""
        assert isinstance(state, BornesState)
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

    def restore_round(self, data: object, results: list[Result], chance: Chance) -> Round:
        """The round that this position describes; BadPosition if it cannot occur."""
        return restore.restore_round(self.terms, data, chance)

    def imagine_position(self, view: object, seat: int, chance: Chance) -> dict[str, object]:
        """A whole position that fits a round's view: what is hidden is dealt anew."""
        return restore.imagine_position(self.terms, view, seat, chance)


class BornesGame(Game):
    """One edition of the Bornes family."""

    def __init__(self, sheet: Sheet, fresh_seed: Callable[[], int]) -> None:
        super().__init__(sheet, "bornes", fresh_seed)

    def rules(self) -> list[str]:
        """The ids of the rules that can refuse a move."""
        return [rule for rule in RULES[1:] if self.sheet.has(f"sections.{rule}")]

    def _settle(self, seats: int, options: dict[str, str]) -> Setup:
        return BornesSetup(self.sheet, seats, options)


def open_game(read: Callable[[str], str], sheet: str, fresh_seed: Callable[[], int]) -> Game:
    """The edition with this sheet; `read` gives the text of a file in this folder."""
    return BornesGame(parse_sheet(read(f"sheets/{sheet}.toml")), fresh_seed)
