"""BornesRound: the state machine of one round; delegates to the modules of the rules."""

from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import Result
from paddock.games.bornes.rules import candidates, effects, law, moves, redeal, refusals, scoring, views
from paddock.games.bornes.rules.rule_numbers import RULES
from paddock.games.bornes.rules.state import ANSWER, CHOICE, PHASES, BornesState


class BornesRound(BornesState):
    """One round; each method delegates to the module that implements it."""

    def clone(self) -> "BornesRound":
        """An independent copy that shares the deck, the source of chance and the scratch space."""
        twin = BornesRound(self.terms, self.chance, self.moves, self.cards[:], self.sides[:])
        twin.setup = self.setup
        twin.turn = self.turn
        twin.over = self.over
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.last_discard = self.last_discard
        twin.start = self.start
        twin.phase = self.phase
        twin.attack = self.attack
        twin.attacker = self.attacker
        twin.asked = self.asked
        twin.goal_km = self.goal_km
        twin.caller = self.caller
        twin.finisher = self.finisher
        return twin

    def is_waiting(self, seat: i64) -> bool:
        """Whether this seat may act now; in a coup window all partners may."""
        if self.phase == ANSWER:
            return seat >= 0 and (self.asked >> seat) & 1 != 0
        return not self.over and seat == self.turn

    def question(self) -> str:
        """The kind of decision that the seats may make: play, answer or choice."""
        return PHASES[self.phase]

    def is_window(self) -> bool:
        """Whether a coup window is open."""
        return self.phase == ANSWER

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves` and return their number."""
        return law.fill_moves(self)

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        return law.refuse(self, move)

    def rule(self, number: i64) -> str:
        """The id of the rule with the number that `refuse` returns."""
        return RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """The facts that explain why this rule forbids this move."""
        return refusals.facts(self, move, number)

    def apply(self, move: i64) -> None:
        """Apply a legal move. The caller guarantees that it is legal."""
        if self.phase == ANSWER:
            effects.answer(self, move)
        elif self.phase == CHOICE:
            effects.choose(self, move)
        else:
            effects.play(self, move // moves.SPAN, move % moves.SPAN)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Redeal in place what this seat (-1: a spectator) cannot see: other hands and the draw pile."""
        redeal.redeal(self, seat, chance)

    def score(self, side: i64) -> i64:
        """That side's points in this round so far."""
        return scoring.score(self, side)

    def result(self) -> Result:
        """The score sheet of a finished round."""
        return scoring.result(self)

    def candidates(self) -> list[int]:
        """Every way to use each card in hand, or every answer in the current phase."""
        return candidates.candidates(self)

    def census(self) -> list[int]:
        """Count the cards of each kind in the pile, in hands, on layouts and among discards."""
        return candidates.census(self)

    def public_view(self) -> dict[str, object]:
        """The public part of the round as JSON data."""
        return views.public_view(self)

    def own_view(self, seat: int) -> dict[str, object]:
        """The private part for that seat (-1: a spectator)."""
        return views.own_view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole round as JSON data."""
        return views.position(self)
