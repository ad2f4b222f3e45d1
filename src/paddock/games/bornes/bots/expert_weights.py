"""What the commuter of the Bornes family weighs: one number for each rule of thumb, fitted for an edition."""

from typing import Final

from mypy_extensions import i64

from paddock.bots.weight_sets import table_of

# Where a fit begins. All but shares and thresholds are in points of a round, or in kilometres where there are none.
FIRST: Final[dict[str, float]] = {
    # laying distances
    "km": 0.7,  # a kilometre driven
    "home": 400.0,  # reaching the goal, beside what the score sheet pays for it
    "spoil": 0.1,  # share of the safe trip that the first big card costs
    "small": 5.0,  # a small distance laid early: later it makes the rest of the way exact
    "stuck": 60.0,  # a rest of the way for which no card in hand is small enough
    # getting free
    "start": 150.0,  # a start when the car waits
    "cure": 240.0,  # a remedy when the car is stopped
    "free_limit": 150.0,  # the end of a limit
    "ready": 0.3,  # share of the best distance in hand that a free road is worth more
    # attacks
    "attack": 400.0,  # stopping a rival
    "breakdown": 25.0,  # an attack that takes a remedy and not just a start
    "limit": 300.0,  # limiting a rival
    "lead": 60.0,  # how much more it is worth against a rival that has come all the way
    "threat": 80.0,  # how much more against a rival that one card takes home
    "shut_out": 0.1,  # share of the shut-out that stopping a rival without a kilometre is worth
    "scarce": 30.0,  # how much more when no remedy is left unseen
    "coup_risk": 0.7,  # share of its coup that a rival's chance to strike back costs
    "behind": 0.0,  # how much less against rivals that are behind ourselves
    # safeties
    "coup": 70.0,  # striking back, beside what the score sheet pays for it
    "hope": 1.2,  # how readily rivals lay the attacks they hold
    "extra_turn": 40.0,  # a turn gained by laying a safety, where the edition gives one
    "late": 3.0,  # turns before the end at which safeties are laid for their points
    "peace": 50.0,  # what protection itself is worth
    "save": 200.0,  # a safety laid for its points in the last turns
    # waiting at the goal for the pile to run out, where that pays
    "wait_pile": 8.0,  # cards in the pile from which on it is worth waiting
    "wait_rest": 0.5,  # share of the way that every rival still has before it
    # what a card is worth in hand
    "hold_km": 0.3,  # of a kilometre that can still be driven
    "hold_home": 90.0,  # the card that goes home exactly
    "hold_attack": 120.0,
    "hold_limit": 100.0,
    "hold_need": 72.0,  # the remedy that the car needs now
    "hold_start": 45.0,
    "hold_second_start": 25.0,
    "hold_remedy": 80.0,  # the first of its kind, if all its attacks are unseen
    "hold_second": 8.0,
    "partner": 0.7,  # share of a remedy's worth in hand that is left if a partner may hold it too
    # the extension
    "extend": -2.5,  # how sure a longer trip is, as the logarithm of its odds: at rest,
    "extend_rival": -3.0,  # for each whole way that the best rival has come,
    "extend_pile": 2.0,  # for a full pile,
    "extend_hand": 1.0,  # for the rest of the way in hand,
    "extend_limit": -1.0,  # under a limit,
    "extend_safe": 0.7,  # and for each safety that we have
}


class Weights:
    """The numbers of one edition, for two sides or for more."""

    def __init__(self, numbers: dict[str, float], sides: i64) -> None:
        table = table_of(sides)
        found = {name: numbers.get(f"{table}.{name}", first) for name, first in FIRST.items()}
        self.km: float = found["km"]
        self.home: float = found["home"]
        self.spoil: float = found["spoil"]
        self.small: float = found["small"]
        self.stuck: float = found["stuck"]
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
        self.extend: float = found["extend"]
        self.extend_rival: float = found["extend_rival"]
        self.extend_pile: float = found["extend_pile"]
        self.extend_hand: float = found["extend_hand"]
        self.extend_limit: float = found["extend_limit"]
        self.extend_safe: float = found["extend_safe"]
