"""Commuter of the Bornes family: plays by rules of thumb, counts cards, and keeps safeties for the coup."""

from typing import Any, Final

from paddock.bots.viewing import ViewPolicy
from paddock.core.policy import Policy
from paddock.core.setup import Setup
from paddock.games.bornes.cards import (
    BIG,
    CARDS,
    END_LIMIT,
    LIMIT,
    RIGHT_OF_WAY,
    START,
    STOP,
    attack_of,
    is_attack,
    is_safety,
    safety_of,
)
from paddock.games.bornes.setup import BornesSetup
from paddock.games.bornes.terms import Terms

# Rough worth of a move in points of a round; only their order matters.
WINS_THE_ROUND: Final = 1000.0
GETS_MOVING: Final = 150.0
ENDS_A_LIMIT: Final = 70.0
ATTACKS: Final = 90.0
FREES_BY_SAFETY: Final = 140.0
SPENDS_A_SAFETY: Final = -20.0
THROWS_AWAY: Final = -30.0
LATE_PILE: Final = 12


class BornesCommuter(ViewPolicy):
    """Level 2: gets moving, drives far, stops whoever leads, strikes back whenever it can."""

    def choose(self, view: dict[str, Any]) -> str:
        """The move of highest worth; the first of equals."""
        table = _Table(view, _terms(self.setup))
        best = ""
        most = -1e9
        for move in view["moves"]:
            worth = table.worth(move)
            if worth > most:
                best = move
                most = worth
        return best


class _Table:
    """What one seat knows, arranged for judging its moves."""

    def __init__(self, view: dict[str, Any], terms: Terms) -> None:
        table = view["round"]
        self._terms = terms
        self._kinds = terms.kind_of
        self._km: list[int] = [int(terms.km[card]) for card in range(BIG + 1)]
        self._goal_km: int = table["goal_km"]
        self._pile: int = table["pile_size"]
        own = (view["seat"] - 1) % view["sides"]
        self._own: dict[str, Any] = table["sides"][own]
        self._sides: list[dict[str, Any]] = table["sides"]
        self._rivals: list[dict[str, Any]] = [side for i, side in enumerate(table["sides"]) if i != own]
        self._hand = [0] * CARDS
        for name in table["hand"]:
            self._hand[self._kinds[name]] += 1
        self._seen = self._count_seen(table)

    def _count_seen(self, table: dict[str, Any]) -> list[int]:
        seen = list(self._hand)
        shown: list[str] = list(table["discards"])
        for side in self._sides:
            shown += side["battle"] + side["speed"] + side["distances"] + side["safeties"]
        for name in shown:
            seen[self._kinds[name]] += 1
        return seen

    @property
    def _remaining_km(self) -> int:
        return self._goal_km - int(self._own["km"])

    @property
    def _is_late(self) -> bool:
        return self._pile < LATE_PILE or any(self._goal_km - side["km"] <= self._km[BIG] for side in self._rivals)

    def worth(self, move: str) -> float:
        """How good a legal move looks."""
        if move in ("pass", "finish"):
            return 0.0
        if move == "extend":
            return self._extension_worth()
        verb, space, name = move.partition(" ")
        if space:
            return WINS_THE_ROUND if verb == "coup" else THROWS_AWAY - self._keep_worth(self._kinds[name])
        name, arrow, side = move.partition(">")
        card = self._kinds[name]
        if arrow:
            return self._attack_worth(card, self._sides[int(side) - 1])
        return self._lay_worth(card)

    def _extension_worth(self) -> float:
        """Go on while rivals are far behind, the pile is deep and nothing holds the car up."""
        rivals_best = max([side["km"] for side in self._rivals])
        is_free = self._own["state"] == "driving" and not self._own["limited"]
        return 1.0 if is_free and rivals_best * 2 <= self._goal_km and self._pile > 3 * LATE_PILE else -1.0

    def _lay_worth(self, card: int) -> float:
        if card <= BIG:
            return self._distance_worth(card)
        if is_safety(card):
            return self._safety_worth(card)
        return ENDS_A_LIMIT if card == END_LIMIT else GETS_MOVING

    def _distance_worth(self, card: int) -> float:
        km = self._km[card]
        if km == self._remaining_km:
            return WINS_THE_ROUND
        spoils_safe_trip = card == BIG and self._own["distances"].count(str(km)) == 0 and not self._is_late
        return float(km - (self._km[1] * 2 if spoils_safe_trip else 0))

    def _safety_worth(self, safety: int) -> float:
        """A safety waits for its coup, unless it frees the car, its attacks are gone, or time runs out."""
        frees = self._own["state"] == "stopped" and safety_of(self._kinds[self._own["battle"][-1]]) == safety
        is_held_up = self._own["state"] == "waiting" or self._own["limited"] or frees
        if frees or (safety == RIGHT_OF_WAY and is_held_up and not self._holds_cure()):
            return FREES_BY_SAFETY
        attacks = [attack for attack in range(STOP, START) if safety_of(attack) == safety]
        if self._is_late or all(self._unseen(attack) == 0 for attack in attacks):
            return WINS_THE_ROUND / 2
        return SPENDS_A_SAFETY

    def _holds_cure(self) -> bool:
        return self._hand[START] > 0 if self._own["state"] != "driving" else self._hand[END_LIMIT] > 0

    def _unseen(self, card: int) -> int:
        return self._terms.pack[card] - self._seen[card]

    def _attack_worth(self, attack: int, target: dict[str, Any]) -> float:
        """Hit whoever is furthest, hardest when it could finish soon; a limit near the goal hardly hurts."""
        remaining = self._goal_km - target["km"]
        worth: float = ATTACKS + 60.0 * target["km"] / self._goal_km
        if remaining <= self._km[BIG]:
            worth += 80.0
        if attack == LIMIT:
            worth -= 80.0 if remaining <= self._terms.limit_km * 2 else 30.0
        elif attack != STOP:
            worth += 10.0
        return worth

    def _keep_worth(self, card: int) -> float:
        """How much a card in hand is worth keeping."""
        if is_safety(card):
            return 500.0
        if card <= BIG:
            return self._keep_distance(card)
        if is_attack(card):
            open_rivals = [side for side in self._rivals if not self._has(side, safety_of(card))]
            return 25.0 if open_rivals else 0.0
        return self._keep_remedy(card)

    def _keep_distance(self, card: int) -> float:
        km = self._km[card]
        is_spent = card == BIG and self._own["distances"].count(str(km)) + self._hand[BIG] > self._terms.max_big
        if km > self._remaining_km or is_spent:
            return 0.0
        return 100.0 if km == self._remaining_km else 5.0 + km / 5

    def _keep_remedy(self, remedy: int) -> float:
        """One of each is enough, none once its attack cannot come; two starts, while starts are needed."""
        attack = attack_of(remedy)
        if self._has(self._own, safety_of(attack)) or self._hand[safety_of(attack)] > 0:
            return 1.0
        spare = self._hand[remedy] - (1 if remedy == START else 0)
        can_come = self._unseen(attack) > 0 or remedy == START
        is_needed = self._own["state"] == "stopped" and self._own["battle"][-1:] == [self._name(attack)]
        if is_needed or (remedy == START and self._own["state"] != "driving"):
            return 120.0
        return 40.0 / max(1, spare) if can_come else 1.0

    def _has(self, side: dict[str, Any], safety: int) -> bool:
        return self._name(safety) in side["safeties"]

    def _name(self, card: int) -> str:
        return self._terms.names[card]


def _terms(setup: Setup) -> Terms:
    assert isinstance(setup, BornesSetup)
    return setup.terms


POLICIES: Final[dict[int, type[Policy]]] = {2: BornesCommuter}
