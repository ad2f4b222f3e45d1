"""RaceRound: one race, from the grid until every car is home or out of cards; a table of contents of the rules."""

from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import Result
from paddock.games.ausgebremst.rules import (
    candidates,
    effects,
    law,
    moves,
    piles,
    redeal,
    refusals,
    rule_numbers,
    scoring,
    turns,
    views,
)
from paddock.games.ausgebremst.rules.state import DRIVE, NOTHING, RaceState


class RaceRound(RaceState):
    """One race, and what each move does to it."""

    def clone(self) -> "RaceRound":
        """An independent copy that shares orders of cards, the source of chance and the scratch space."""
        twin = RaceRound(self.terms, self.circuit, self.chance, self.moves, self.way)
        self.copy_into(twin)
        return twin

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat may act now: before the race several may."""
        return self.task(seat) != NOTHING

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        if self.phase != DRIVE:
            return piles.fill_answers(self)
        found: i64 = law.fill_drives(self)
        return found if found > 0 else law.fill_waits(self)

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        if self.phase != DRIVE:
            return piles.refuse_answer(self, move)
        if move < moves.WORDS:
            return law.refuse_drive(self, move // moves.CARD, move % moves.CARD)
        if move == moves.PASS or moves.DISCARD < move < moves.PILE:
            return law.refuse_wait(self, move)
        return rule_numbers.DRIVE_NOW if self.terms.is_advanced else rule_numbers.FAMILY_GAME

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        if self.phase != DRIVE:
            effects.answer(self, move)
        elif move < moves.WORDS:
            effects.drive(self, move // moves.CARD, move % moves.CARD)
        else:
            effects.wait(self, move)
        turns.go_on(self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal anew, in place, what this seat (-1: a spectator) cannot see."""
        redeal.redeal(self, seat, chance)

    def score(self, side: i64) -> i64:
        """That side's points in this race so far."""
        return scoring.points_of(self, side)

    def result(self) -> Result:
        """The score sheet of a finished race."""
        return scoring.result(self)

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return rule_numbers.RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        return refusals.facts(self, move, number)

    def candidates(self) -> list[int]:
        """Every space that a card in hand might be thought to reach, or every answer to what is asked."""
        return candidates.candidates(self)

    def census(self) -> list[int]:
        """The cards of each kind or car, wherever they lie: their number never changes."""
        return candidates.census(self)

    def public_view(self) -> dict[str, object]:
        """What everybody may know of the race, as JSON data."""
        return views.public_view(self)

    def own_view(self, seat: int) -> dict[str, object]:
        """What that seat (-1: a spectator) is shown besides."""
        return views.own_view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole race as JSON data."""
        return views.position(self)
