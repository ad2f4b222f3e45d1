"""RaceRound: the state machine of one race; delegates to the modules of the rules."""

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
    """One race; each method delegates to the module that implements it."""

    def clone(self) -> "RaceRound":
        """An independent copy that shares orders of cards, the source of chance and the scratch space."""
        twin = RaceRound(self.terms, self.circuit, self.chance, self.moves, self.way)
        self.copy_into(twin)
        return twin

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat may act now; before the race several seats may."""
        return self.task(seat) != NOTHING

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves` and return their number."""
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
        """Apply a legal move. The caller guarantees that it is legal."""
        if self.phase != DRIVE:
            effects.answer(self, move)
        elif move < moves.WORDS:
            effects.drive(self, move // moves.CARD, move % moves.CARD)
        else:
            effects.wait(self, move)
        turns.go_on(self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Redeal in place what this seat (-1: a spectator) cannot see."""
        redeal.redeal(self, seat, chance)

    def score(self, side: i64) -> i64:
        """That side's points in this race so far."""
        return scoring.points_of(self, side)

    def result(self) -> Result:
        """The score sheet of a finished race."""
        return scoring.result(self)

    def rule(self, number: i64) -> str:
        """The id of the rule with the number that `refuse` returns."""
        return rule_numbers.RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """The facts that explain why this rule forbids this move."""
        return refusals.facts(self, move, number)

    def candidates(self) -> list[int]:
        """Every space that a card in hand would reach on an empty road, or every answer in the current phase."""
        return candidates.candidates(self)

    def census(self) -> list[int]:
        """Count the cards of each kind or car, wherever they are; the totals never change."""
        return candidates.census(self)

    def public_view(self) -> dict[str, object]:
        """The public part of the race as JSON data."""
        return views.public_view(self)

    def own_view(self, seat: int) -> dict[str, object]:
        """The private part for that seat (-1: a spectator)."""
        return views.own_view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole race as JSON data."""
        return views.position(self)
