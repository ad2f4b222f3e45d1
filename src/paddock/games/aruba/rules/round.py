"""ArubaRound: the state machine of one race; delegates to the modules of the rules."""

from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import Result
from paddock.games.aruba.rules import (
    acting,
    answers,
    candidates,
    law,
    legal_moves,
    moves,
    redeal,
    refusals,
    rolling,
    scoring,
    views,
)
from paddock.games.aruba.rules.rule_numbers import RULES
from paddock.games.aruba.rules.state import BEGIN, DICE, HOOK_WINDOW, NINTH, ArubaState, Cards


class ArubaRound(ArubaState):
    """One race; each method delegates to the module that implements it."""

    def clone(self) -> "ArubaRound":
        """An independent copy that shares the deck, the source of chance and the scratch space."""
        cards = Cards(self.deck, self.stock, self.hands[:], self.discards[:], self.known[:])
        twin = ArubaRound(self.terms, self.chance, self.moves, cards, [car.clone() for car in self.cars])
        self.copy_to(twin)
        return twin

    def is_window(self) -> bool:
        """Whether a window is open on another's turn: to hook on, or to save a car from the ninth token."""
        return self.phase == HOOK_WINDOW or self.phase == NINTH

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves` and return their number."""
        return legal_moves.fill_moves(self)

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        return law.refuse(self, move)

    def apply(self, move: i64) -> None:
        """Apply a legal move. The caller guarantees that it is legal."""
        if move >= moves.FIX:
            answers.fix(self, move)
        elif move == moves.PASS:
            answers.pass_by(self)
        elif move == moves.PLAY_HOOK:
            rolling.hook(self)
        elif move >= moves.STEAL:
            acting.steal(self, move - moves.STEAL)
        elif self.phase == BEGIN:
            rolling.begin(self, move)
        elif self.phase == DICE:
            rolling.handle_dice(self, move)
        else:
            acting.act(self, move)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Redeal in place what this seat (-1: a spectator) cannot see, consistently with what it knows."""
        redeal.redeal(self, seat, chance)

    def score(self, side: i64) -> i64:
        """That side's points in this race so far."""
        return scoring.points_of(self, side)

    def result(self) -> Result:
        """The score sheet of a finished race."""
        return scoring.result(self)

    def rule(self, number: i64) -> str:
        """The id of the rule with the number that `refuse` returns."""
        return RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """The facts that explain why this rule forbids this move."""
        return refusals.facts(self, move, number)

    def candidates(self) -> list[int]:
        """The legal moves, and every other use of cards and dice that a seat may try."""
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
