"""BornesRound: one deal of the Bornes family, from the first card to the goal or the last one; a table of contents."""

from mypy_extensions import i64

from paddock.core.chance.rng import Chance
from paddock.core.results import Result
from paddock.games.bornes.rules import candidates, effects, law, moves, redeal, refusals, scoring, views
from paddock.games.bornes.rules.rule_numbers import RULES
from paddock.games.bornes.rules.state import ANSWER, CHOICE, PHASES, BornesState


class BornesRound(BornesState):
    """One deal, and where each of its answers is found."""

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
        """Whether this seat may act now: all partners are asked about an attack at once."""
        if self.phase == ANSWER:
            return seat >= 0 and (self.asked >> seat) & 1 != 0
        return not self.over and seat == self.turn

    def question(self) -> str:
        """What the seats that may act are asked for: play, answer or choice."""
        return PHASES[self.phase]

    def is_window(self) -> bool:
        """Whether it is asked about a coup."""
        return self.phase == ANSWER

    def fill_moves(self) -> i64:
        """Write the legal moves of the seat to act into `moves`; how many there are."""
        return law.fill_moves(self)

    def refuse(self, move: i64) -> i64:
        """The number of the rule that forbids the seat to act this move; 0 if it is legal."""
        return law.refuse(self, move)

    def rule(self, number: i64) -> str:
        """The id of a rule by the number that `refuse` gives."""
        return RULES[number]

    def facts(self, move: i64, number: i64) -> dict[str, object]:
        """What a refusal of this move by this rule should mention."""
        return refusals.facts(self, move, number)

    def apply(self, move: i64) -> None:
        """Make a legal move. The caller vouches that it is legal."""
        if self.phase == ANSWER:
            effects.answer(self, move)
        elif self.phase == CHOICE:
            effects.choose(self, move)
        else:
            effects.play(self, move // moves.SPAN, move % moves.SPAN)

    def redeal(self, seat: i64, chance: Chance) -> None:
        """Deal anew, in place, what this seat (-1: a spectator) cannot see: other hands and the draw pile."""
        redeal.redeal(self, seat, chance)

    def score(self, side: i64) -> i64:
        """That side's points in this round so far."""
        return scoring.score(self, side)

    def result(self) -> Result:
        """The score sheet of a finished round."""
        return scoring.result(self)

    def candidates(self) -> list[int]:
        """Every way to use each card in hand, or every answer to the question asked."""
        return candidates.candidates(self)

    def census(self) -> list[int]:
        """The cards of each kind, in the pile, in hands, before sides and thrown away."""
        return candidates.census(self)

    def public_view(self) -> dict[str, object]:
        """What everybody may know of the round, as JSON data."""
        return views.public_view(self)

    def own_view(self, seat: int) -> dict[str, object]:
        """What that seat (-1: a spectator) is shown besides."""
        return views.own_view(self, seat)

    def position(self) -> dict[str, object]:
        """The whole round as JSON data."""
        return views.position(self)
