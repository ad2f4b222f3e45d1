"""Weights of the level-2 policy of the Bornes family: one number for each rule of thumb, fitted per edition."""

from typing import Final

from mypy_extensions import i64

from paddock.bots.weight_sets import table_of

# Initial values of a fit. All but shares and thresholds are in points of a round, or in kilometres without points.
FIRST: Final[dict[str, float]] = {
    # laying distances
    "km": 0.7,  # a kilometre driven
    "home": 400.0,  # reaching the goal, in addition to its points
    "spoil": 0.1,  # share of the safe trip that the first big card costs
    "small": 5.0,  # a small distance laid early: later it makes the remaining distance exact
    "stuck": 60.0,  # a remaining distance for which no card in hand is small enough
    "empty": 0.0,  # share of `small` and `stuck` that holds with an empty pile
    # getting free
    "start": 150.0,  # a start while the side is waiting
    "cure": 240.0,  # a remedy while the side is stopped
    "free_limit": 150.0,  # the end of a limit
    "ready": 0.3,  # driving again: share of the best distance in hand that is added
    # attacks
    "attack": 400.0,  # stopping a rival
    "breakdown": 25.0,  # an attack that needs a remedy and not just a start
    "limit": 300.0,  # limiting a rival
    "lead": 60.0,  # bonus against a rival, in proportion to the distance it has driven
    "threat": 80.0,  # bonus against a rival that one card takes to the goal
    "shut_out": 0.1,  # stopping a rival without a kilometre: share of the blockade
    "scarce": 30.0,  # bonus when no remedy is left unseen
    "coup_risk": 0.7,  # cost of a likely coup: share of the rival's gain
    "behind": 0.0,  # discount against rivals that are behind us
    # safeties
    "coup": 70.0,  # a coup, in addition to its points
    "hope": 1.2,  # how often rivals lay the attacks they hold
    "extra_turn": 40.0,  # a turn gained by laying a safety, where the edition gives one
    "late": 3.0,  # turns before the end at which safeties are laid for their points
    "peace": 50.0,  # the protection itself
    "save": 200.0,  # a safety laid for its points in the last turns
    # waiting at the goal for the pile to run out, where that scores
    "wait_pile": 8.0,  # largest pile for which waiting pays
    "wait_rest": 0.5,  # least share of the distance that every rival still has to drive
    # values of cards in hand
    "hold_km": 0.3,  # share of a kilometre that can still be driven
    "hold_home": 90.0,  # the card that reaches the goal exactly
    "hold_attack": 120.0,
    "hold_limit": 100.0,
    "hold_need": 72.0,  # the remedy that the car needs now
    "hold_start": 45.0,
    "hold_second_start": 25.0,
    "hold_remedy": 80.0,  # the first of its kind, if all its attacks are unseen
    "hold_second": 8.0,
    "partner": 0.7,  # share of a remedy's value in hand that remains if a partner may hold it too
}


class Weights:
    """The weights of one edition, for two sides or for more."""

    def __init__(self, numbers: dict[str, float], sides: i64) -> None:
        table = table_of(sides)
        found = {name: numbers.get(f"{table}.{name}", first) for name, first in FIRST.items()}
        self.km: float = found["km"]
        self.home: float = found["home"]
        self.spoil: float = found["spoil"]
        self.small: float = found["small"]
        self.stuck: float = found["stuck"]
        self.empty: float = found["empty"]
        self.start: float = found["start"]
        self.cure: float = found["cure"]
        self.free_limit: float = found["free_limit"]
        self.ready: float = found["ready"]
        self.attack: float = found["attack"]
        self.breakdown: float = found["breakdown"]
        self.limit: float = found["limit"]
        self.lead: float = found["lead"]
        self.threat: float = found["threat"]
        self.shut_out: float = found["shut_out"]
        self.scarce: float = found["scarce"]
        self.coup_risk: float = found["coup_risk"]
        self.behind: float = found["behind"]
        self.coup: float = found["coup"]
        self.hope: float = found["hope"]
        self.extra_turn: float = found["extra_turn"]
        self.late: float = found["late"]
        self.peace: float = found["peace"]
        self.save: float = found["save"]
        self.wait_pile: float = found["wait_pile"]
        self.wait_rest: float = found["wait_rest"]
        self.hold_km: float = found["hold_km"]
        self.hold_home: float = found["hold_home"]
        self.hold_attack: float = found["hold_attack"]
        self.hold_limit: float = found["hold_limit"]
        self.hold_need: float = found["hold_need"]
        self.hold_start: float = found["hold_start"]
        self.hold_second_start: float = found["hold_second_start"]
        self.hold_remedy: float = found["hold_remedy"]
        self.hold_second: float = found["hold_second"]
        self.partner: float = found["partner"]
