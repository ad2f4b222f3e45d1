"""Road: what an ARUBA bot sees of the track around the active car, and the way it would drive."""

from functools import cached_property
from typing import Any, Final

from paddock.core.setup import Setup
from paddock.games.aruba.setup import ArubaSetup

LANES: Final = (1, 2, 3)
STEPS: Final = {"ahead": 0, "left": -1, "right": 1}
RED_LOSS: Final = 0.8  # to stop on red costs a space next turn
SHUT_IN: Final = 0.3  # a car right ahead is in the way, but also a target
EXPOSED: Final = 0.2  # a car right behind may shoot
RAM_GAIN: Final = 0.7  # a token for the struck car
LEADER_LOSS: Final = 0.4  # alone in front costs a space next turn
BLAST_ROWS: Final = 2
PAST_THE_LINE: Final = 5.0


class Road:
    """The spaces as one view has them."""

    def __init__(self, setup: Setup, view: dict[str, Any]) -> None:
        assert isinstance(setup, ArubaSetup)
        circuit = setup.terms.circuit
        self.rows: Final = circuit.rows
        self.red: Final = [circuit.red[row] != 0 for row in range(1, circuit.rows + 1)]
        self.cars: Final[list[dict[str, Any]]] = view["round"]["cars"]
        self.mine: Final = self.cars[view["round"]["active"]["car"] - 1]
        self.has_winner: Final = any(car["state"] == "home" for car in self.cars)
        self.taken: Final = {(car["row"], car["lane"]): car for car in self.cars if car["row"] is not None}
        self.rivals: Final = [car for car in self.cars if car["state"] == "racing" and car is not self.mine]

    @property
    def rows_left(self) -> int:
        """Rows from the active car to the line, the step over it included."""
        return self.rows + 1 - int(self.mine["reached"])

    @cached_property
    def target(self) -> dict[str, Any] | None:
        """The rival car directly ahead."""
        return self._rival_at(self.mine["row"] + 1, self.mine["lane"])

    def _rival_at(self, row: int, lane: int) -> dict[str, Any] | None:
        car = self.taken.get((row, lane))
        is_rival = car is not None and car["state"] == "racing" and car["seat"] != self.mine["seat"]
        return car if is_rival else None

    def is_ahead_of_all(self) -> bool:
        """Whether no rival is further on."""
        return all(car["row"] <= self.mine["row"] for car in self.rivals)

    def cars_in_blast(self) -> int:
        """Rivals in the two rows behind, next to the lane."""
        return sum(
            1
            for car in self.rivals
            if 1 <= self.mine["row"] - car["row"] <= BLAST_ROWS
            and abs(car["lane"] - self.mine["lane"]) <= 1
            and car["seat"] != self.mine["seat"]
        )

    def best_step(self, points: int) -> str:
        """The first step of the best drive with so many points; empty if standing still is better."""
        best, _ = self._drive(self.mine["row"], self.mine["lane"], points)
        return best

    def _drive(self, row: int, lane: int, points: int) -> tuple[str, float]:
        best = ("", self._rest(row, lane))
        if points == 0:
            return best
        for step, aside in STEPS.items():
            if self._is_open(row, lane, aside):
                worth = PAST_THE_LINE if row == self.rows else self._drive(row + 1, lane + aside, points - 1)[1]
                if 1 + worth > best[1]:
                    best = (step, 1 + worth)
        if self._rival_at(row + 1, lane) is not None and self._can_push(row + 1, lane):
            worth = 1 + RAM_GAIN + self._rest(row + 1, lane)
            if worth > best[1]:
                best = ("ram", worth)
        return best

    def _can_push(self, row: int, lane: int) -> bool:
        while (row, lane) in self.taken:
            if self.taken[row, lane]["state"] != "racing":
                return False
            row += 1
        return True

    def _is_open(self, row: int, lane: int, aside: int) -> bool:
        if lane + aside not in LANES or (row + 1, lane + aside) in self._others:
            return False
        return not (aside and (row + 1, lane) in self._others and (row, lane + aside) in self._others)

    @cached_property
    def _others(self) -> set[tuple[int, int]]:
        own = (self.mine["row"], self.mine["lane"])
        return {space for space in self.taken if space != own}

    def _rest(self, row: int, lane: int) -> float:
        """What it is like to stop there."""
        worth = 0.0
        if self.red[row - 1]:
            worth -= RED_LOSS
        if (row + 1, lane) in self._others:
            worth -= SHUT_IN
        if self._rival_at(row - 1, lane):
            worth -= EXPOSED
        if not self.has_winner and all(car["row"] < row for car in self.rivals):
            worth -= LEADER_LOSS
        return worth
