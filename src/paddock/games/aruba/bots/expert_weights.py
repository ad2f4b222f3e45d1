"""Weights of the ARUBA policies: values of movement, cards, dice and harm to rivals, in spaces."""

from typing import Final

from mypy_extensions import i64

DEFAULTS: Final[dict[str, float]] = {
    "attacks": 1.0,  # whether it shoots, rams, bombs and mounts saws
    "reckons": 1.0,  # whether the price of a token follows from the dice it costs over the remaining turns, or is fixed
    "cards": 1.5,  # two cards
    "shot": 0.5,  # fixed prices: a shot, two tokens mended, one token
    "pair_repair": 1.1,
    "token": 0.6,
    "pace": 4.7,  # spaces per turn
    "mend": 0.6,  # share of a die's value over the remaining turns that counts for mending,
    "harm": 0.3,  # for harming a rival that is not behind,
    "harm_behind": 0.1,  # and for one that is
    "wreck": 2.0,  # wrecking a rival
    "frail": 1.0,  # cost per turn of being one token from a wreck
    "die_card": 0.8,  # least gain for a card on the dice
    "re_roll": 0.6,
    "fix": 1.0,  # least gain for a quick fix
    "sore": 2.0,  # fixed prices: tokens above which cards are used for repairs before the roll
    "bomb": 0.7,  # least gain for a bomb
    "crowd": 2.0,  # fixed prices: least number of cars it must hit
    "hook_dice": 0.0,  # least number of dice of a car to hook on to
    "hook_spot": 1.5,  # standing right behind a rival with a Hook in hand
    "red": 0.8,  # stopping on red
    "shut_in": 0.3,  # a car right ahead, which blocks but is also a target
    "exposed": 0.2,  # a car right behind, which may shoot
    "ram": 0.7,  # fixed prices: a token for the struck car
    "leader": 0.4,  # leading alone
    "home": 5.0,  # crossing the line
    "saws": 1.0,  # weight of saws along the way
}


class Weights:
    """The weights of one driver."""

    def __init__(self, numbers: dict[str, float]) -> None:
        found = {**DEFAULTS, **{name.removeprefix("race."): number for name, number in numbers.items()}}
        self.attacks: Final[bool] = found["attacks"] > 0.0
        self.reckons: Final[bool] = found["reckons"] > 0.0
        self.cards: Final[float] = found["cards"]
        self.shot: Final[float] = found["shot"]
        self.pair_repair: Final[float] = found["pair_repair"]
        self.token: Final[float] = found["token"]
        self.pace: Final[float] = found["pace"]
        self.mend: Final[float] = found["mend"]
        self.harm: Final[float] = found["harm"]
        self.harm_behind: Final[float] = found["harm_behind"]
        self.wreck: Final[float] = found["wreck"]
        self.frail: Final[float] = found["frail"]
        self.die_card: Final[float] = found["die_card"]
        self.re_roll: Final[float] = found["re_roll"]
        self.fix: Final[float] = found["fix"]
        self.sore: Final = i64(round(found["sore"]))
        self.bomb: Final[float] = found["bomb"]
        self.crowd: Final = i64(round(found["crowd"]))
        self.hook_dice: Final = i64(round(found["hook_dice"]))
        self.hook_spot: Final[float] = found["hook_spot"]
        self.red: Final[float] = found["red"]
        self.shut_in: Final[float] = found["shut_in"]
        self.exposed: Final[float] = found["exposed"]
        self.ram: Final[float] = found["ram"]
        self.leader: Final[float] = found["leader"]
        self.home: Final[float] = found["home"]
        self.saws: Final[float] = found["saws"]


# The frozen first version of level 2: fixed prices, ignores saws, hooks on only to cars with many dice.
FROZEN: Final[dict[str, float]] = {
    "reckons": 0.0,
    "cards": 1.5,
    "shot": 0.5,
    "pair_repair": 1.1,
    "token": 0.6,
    "die_card": 0.8,
    "re_roll": 0.6,
    "sore": 2.0,
    "crowd": 2.0,
    "hook_dice": 6.0,
    "hook_spot": 0.0,
    "red": 0.8,
    "shut_in": 0.3,
    "exposed": 0.2,
    "ram": 0.7,
    "leader": 0.4,
    "home": 5.0,
    "saws": 0.0,
}
# Level 1 rolls for spaces and drives them; it seldom mends and ignores where it stops.
SUNDAY: Final[dict[str, float]] = {
    **FROZEN,
    "cards": 0.5,
    "shot": 0.2,
    "pair_repair": 0.4,
    "token": 0.2,
    "die_card": 1.5,
    "re_roll": 1.5,
    "sore": 5.0,
    "crowd": 3.0,
    "hook_dice": 9.0,
    "red": 0.0,
    "shut_in": 0.0,
    "exposed": 0.0,
    "leader": 0.0,
}
RAMMER: Final[dict[str, float]] = {"harm": 1.5, "harm_behind": 0.8, "wreck": 8.0, "bomb": 0.3, "exposed": 0.0}
RACER: Final[dict[str, float]] = {"attacks": 0.0}
