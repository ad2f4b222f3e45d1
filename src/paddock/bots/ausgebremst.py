"""Commuter of AUSGEBREMST: drives by its fuel and the ideal line, stops in time, and does not sit in front with 6s."""

from typing import Any, Final

from paddock.bots.viewing import ViewPolicy
from paddock.core.policy import Policy
from paddock.games.ausgebremst.circuit import Circuit
from paddock.games.ausgebremst.setup import AusgebremstSetup
from paddock.games.ausgebremst.spaces import FINISH, PIT, ROOM, space_number

DECK: Final = "deck medium"
SIX: Final = 6

# What a move is worth, in spaces.
HOME: Final = 100.0
STOP: Final = 3.0  # an owed stop, and on the last lap for it:
LAST_STOP: Final = 8.0
FUEL_STOP: Final = 6.0  # a stop at will that brings the cards to get home
EMPTY: Final = 12.0  # not enough points left to get home, and for each one missing:
EMPTY_POINT: Final = 2.0
STUCK: Final = 5.0  # no card for the next turn, as the cars stand now
SIXES_IN_FRONT: Final = 6.0
BLOCK: Final = 1.5  # on a chicane with rivals close behind
CLOSE: Final = 6


class AusgebremstCommuter(ViewPolicy):
    """Level 2."""

    def choose(self, view: dict[str, Any]) -> str:
        """The move that is worth most by rules of thumb."""
        moves: list[str] = view["moves"]
        phase = view["round"]["phase"]
        if len(moves) == 1:
            return moves[0]
        if phase == "choose":
            return DECK
        if phase == "drive":
            return self._best_drive(view, moves)
        if phase == "sort":
            return next(move for move in moves if move.startswith("preset"))
        if phase == "take":
            return moves[-1]
        if phase == "store":
            return _shortest_pile(view["round"]["piles"])
        return _best_pile(view)

    def _best_drive(self, view: dict[str, Any], moves: list[str]) -> str:
        if moves[0].startswith("discard"):
            return moves[-1]  # the larger a card, the less it fits into the pit lane
        setup = self.setup
        assert isinstance(setup, AusgebremstSetup)
        pack = setup.sheet.numbers("pack.slow")
        outlook = Outlook(view, _circuit(setup, view["round"]["circuit"]), pack)
        best = moves[0]
        most = outlook.worth(best)
        for move in moves[1:]:
            worth = outlook.worth(move)
            if worth > most:
                best, most = move, worth
        return best


class Outlook:
    """The race as the seat to act sees it, and what each of its moves would be worth."""

    def __init__(self, view: dict[str, Any], circuit: Circuit, pack: list[int]) -> None:
        race = view["round"]
        number: int = view["seat"]
        self.circuit: Final = circuit
        self.car: Final[dict[str, Any]] = race["cars"][number - 1]
        self.rivals: Final[list[dict[str, Any]]] = [
            car for car in race["cars"] if car["state"] == "racing" and car["seat"] != number
        ]
        self.taken: Final = [space_number(car["space"]) for car in self.rivals]
        self.hand: Final[list[int]] = race["hand"]
        self.space: Final = space_number(self.car["space"])
        self.stop_is_due: Final = view["options"]["rules"] == "family"
        self.points: Final = _points_left(race, self.car["played"], pack)
        self.has_winner: Final = bool(race["finish"])

    def worth(self, move: str) -> float:
        """Spaces won, less what the way there costs later."""
        word, _, name = move.partition("@")
        card = int(word)
        space = space_number(name)
        if space == FINISH:
            return HOME - card
        laps = self._laps_at(space)
        stops = space > PIT and not self.car["stopped"]
        owes = self.stop_is_due and not self.car["stopped"] and not stops
        to_go = int(self.circuit.to_go(space, laps, owes))
        won: int = self.car["to_go"] - to_go
        spare = self.points - card - to_go + (sum(self.car["pit_cards"]) if stops else 0)
        price = self._fuel_price(card - won, spare)
        return won - price + self._stop_worth(stops) + self._place_worth(card, space, laps)

    def _laps_at(self, space: int) -> int:
        is_over_line = space < PIT and (self.space > PIT or space % ROOM < self.space % ROOM)
        laps: int = self.car["laps"]
        return laps + 1 if is_over_line else laps

    def _fuel_price(self, detour: int, spare: int) -> float:
        """Going wide costs more the less there is to spare."""
        if spare < 0:
            return EMPTY - EMPTY_POINT * spare
        return detour * (1.0 + 4.0 / (1 + spare))

    def _stop_worth(self, stops: bool) -> float:
        if not stops:
            return 0.0
        if not self.stop_is_due:
            return FUEL_STOP
        return LAST_STOP if self.car["laps"] == self.circuit.last_stop else STOP

    def _place_worth(self, card: int, space: int, laps: int) -> float:
        """What standing there is worth in the next turn."""
        rest = list(self.hand)
        rest.remove(card)
        worth = 0.0
        if self.circuit.is_chicane[space] and self._is_followed(space, laps):
            worth += BLOCK
        if rest and not any(self._can_go_on(space, laps, other) for other in rest):
            worth -= STUCK
        if rest and min(rest) == SIX and not self.has_winner and self._would_lead(space, laps):
            worth -= SIXES_IN_FRONT
        return worth

    def _progress(self, space: int, laps: int) -> int:
        return int(laps * self.circuit.last + self.circuit.rank[space])

    def _is_followed(self, space: int, laps: int) -> bool:
        here = self._progress(space, laps)
        gaps = [here - self._progress(space_number(car["space"]), car["laps"]) for car in self.rivals]
        return any(0 < gap <= CLOSE for gap in gaps)

    def _would_lead(self, space: int, laps: int) -> bool:
        here = self._progress(space, laps)
        return all(self._progress(space_number(car["space"]), car["laps"]) <= here for car in self.rivals)

    def _can_go_on(self, space: int, laps: int, card: int) -> bool:
        """Whether a card would reach anything from there, as the cars stand now."""
        must_stop = self.stop_is_due and not self.car["stopped"] and space < PIT and laps == self.circuit.last_stop
        spaces = {space}
        for _ in range(card):
            ahead: set[int] = set()
            for one in spaces:
                if laps == self.circuit.laps and self.circuit.rank[one] == self.circuit.last:
                    return True
                ahead.update(self._steps(one, laps, must_stop))
            spaces = ahead
        return bool(spaces)

    def _steps(self, space: int, laps: int, must_stop: bool) -> list[int]:
        circuit = self.circuit
        ahead = [one for one in circuit.exits_of(space) if one not in self.taken]
        if must_stop:
            ahead = [one for one in ahead if (one > PIT) or (space < PIT and circuit.leads_to_entry[one])]
        is_open = circuit.first_stop <= laps <= circuit.last_stop
        if is_open and space == circuit.entry and PIT + 1 not in self.taken:
            ahead.append(PIT + 1)
        return ahead


def _points_left(race: dict[str, Any], played: list[int], pack: list[int]) -> int:
    """The points a seat can still play: in the family game what its pack has left, else its hand and piles."""
    if not race["piles"]:
        return sum([value * count for value, count in enumerate(pack, start=1)]) - sum(played)
    hand: list[int] = race["hand"]
    piles: list[list[int]] = race["piles"]
    return sum(hand) + sum([sum(pile) for pile in piles])


def _shortest_pile(piles: list[list[int]]) -> str:
    sizes = [len(pile) for pile in piles]
    return f"pile {sizes.index(min(sizes)) + 1}"


def _best_pile(view: dict[str, Any]) -> str:
    """The highest top card, but no second 6 and not two cards alike if that can be helped."""
    race = view["round"]
    hand: list[int] = race["hand"]
    moves: list[str] = view["moves"]
    best = moves[0]
    most = -10.0
    for move in moves:
        top: int = race["piles"][int(move.removeprefix("pile ")) - 1][-1]
        worth = top - (3.5 if top in hand else 0.0) - (2.5 if top == SIX and SIX in hand else 0.0)
        if worth > most:
            best, most = move, worth
    return best


def _circuit(setup: AusgebremstSetup, name: str) -> Circuit:
    return next(circuit for circuit in setup.terms.season if circuit.id == name)


POLICIES: Final[dict[int, type[Policy]]] = {2: AusgebremstCommuter}
