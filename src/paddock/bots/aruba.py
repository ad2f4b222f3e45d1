"""Commuter of ARUBA: keeps the exactly best dice for what its car needs, then drives, shoots, mends and rams."""

from functools import lru_cache
from typing import Any, Final

from paddock.bots.aruba_road import Road
from paddock.bots.viewing import ViewPolicy
from paddock.core.chance import Chance
from paddock.core.policy import Policy
from paddock.core.setup import Setup
from paddock.games.aruba.solver import Solver
from paddock.games.aruba.worth import Prices, Worth

# What things are worth, in spaces of the road: estimates, not tuned by play.
CARDS_WORTH: Final = 0.9  # two cards: armour at least
SHOT_WORTH: Final = 0.5
PAIR_REPAIR_WORTH: Final = 1.1  # two tokens, that is two dice for the rest of the race
TOKEN_WORTH: Final = 0.6
RE_ROLL_GAIN: Final = 1.0  # what a card on the dice must bring
DIE_CARD_GAIN: Final = 1.5
PAIR: Final = 2
SORE: Final = 4  # tokens from which cards go into repairs before the roll
CROWD: Final = 2  # cars that make a bomb worth its card
STRONG: Final = 6  # dice of a car worth hooking on to
FAR: Final = 99
# Which card to throw away first for a quick fix.
CHEAPEST: Final = ("hook", "bomb", "larceny", "saw", "bumper", "re-roll", "die-change", "extra-die", "repair", "nitro")


class ArubaCommuter(ViewPolicy):
    """Level 2. Each phase has its own small function; what a final roll is worth is in `prices`."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.boost: Final = setup.sheet.number("dice.boost")
        self.turbo: Final = setup.sheet.number("dice.turbo")
        self.most_dice: Final = setup.sheet.number("play.dice")

    def choose(self, view: dict[str, Any]) -> str:
        """A sensible move."""
        if len(view["moves"]) == 1:
            only: str = view["moves"][0]
            return only
        turn = Thought(self, view)
        answers = {
            "begin": turn.prepare,
            "hook": turn.answer_hook,
            "dice": turn.keep,
            "act": turn.act,
            "ninth": turn.save,
        }
        return answers[view["round"]["phase"]]()


@lru_cache(maxsize=256)
def solver(
    dice: int, prices: tuple[float, int, float, float, float], spaces: tuple[int, int], fixed: tuple[int, ...]
) -> Solver:
    """The solved dice for these prices; the same question comes up again and again."""
    return Solver(dice, worth(prices, spaces, fixed).value)


@lru_cache(maxsize=256)
def worth(prices: tuple[float, int, float, float, float], spaces: tuple[int, int], fixed: tuple[int, ...]) -> Worth:
    return Worth(Prices(*prices), *spaces, list(fixed))


class Thought:
    """One view being thought about."""

    def __init__(self, bot: ArubaCommuter, view: dict[str, Any]) -> None:
        self.bot = bot
        self.view = view
        self.moves: list[str] = view["moves"]
        self.legal = set(self.moves)
        self.round: dict[str, Any] = view["round"]
        self.active: dict[str, Any] = self.round["active"]
        self.car: dict[str, Any] = self.round["cars"][self.active["car"] - 1]
        self.road = Road(bot.setup, view)

    def prepare(self) -> str:
        """Before the roll: mend what is sore, mount what helps, roll."""
        if self.car["damage"] >= PAIR and "repair" in self.legal:
            return "repair"
        if self.car["damage"] > SORE:
            cheap = self._cheapest_fix(self.active["car"])
            if cheap:
                return cheap
        for mount in self._wanted_mounts():
            if mount in self.legal:
                return mount
        return "roll"

    def _wanted_mounts(self) -> list[str]:
        """A bumper behind for whoever is in front, before for who chases; saws towards the road."""
        in_front = self.road.is_ahead_of_all()
        bumpers = ["bumper rear", "bumper front"] if in_front else ["bumper front", "bumper rear"]
        saws = {1: ["saw right"], 2: ["saw left", "saw right"], 3: ["saw left"]}
        return bumpers + saws[self.car["lane"]]

    def _cheapest_fix(self, car: int) -> str:
        for card in CHEAPEST:
            for fix in (f"fix {card}", f"fix {card} {car}"):
                if fix in self.legal:
                    return fix
        return ""

    def answer_hook(self) -> str:
        """Be pulled along by a car with many dice, unless we are about to arrive anyway."""
        is_strong = len(self.active["dice"]) >= STRONG
        return "hook" if is_strong and "hook" in self.legal else "pass"

    def save(self) -> str:
        """A card for a car is a good price."""
        return self._cheapest_fix(self.active["ninth"]) or "pass"

    def prices(self) -> tuple[float, int, float, float, float]:
        """What this car gives for spaces, pairs, cards and a full repair now."""
        damage = self.car["damage"]
        to_go = max(0, self.road.rows_left - self._gained()) + self.round["penalty"]
        shot = SHOT_WORTH if self.road.target else 0.0
        repair = PAIR_REPAIR_WORTH if damage >= PAIR else TOKEN_WORTH if damage else 0.0
        is_last_leg = to_go <= self.bot.boost
        cards = 0.0 if is_last_leg else CARDS_WORTH
        return 1.0, min(to_go, FAR), max(shot, repair), cards, TOKEN_WORTH * damage * (damage > 1)

    def _gained(self) -> int:
        gained: int = self.active["gained"] - self.active["spent"]
        return gained

    def keep(self) -> str:
        """The exactly best keep, or a card on the dice where it brings enough."""
        dice: list[int] = self.active["dice"]
        fixed = tuple(self.active["extra"])
        spaces = (self.bot.boost, self.bot.turbo)
        prices = self.prices()
        solved = solver(len(dice), prices, spaces, fixed)
        rerolls = min(self.active["rerolls"], 4)
        now = solved.best(dice, 0).worth
        if rerolls > 0:
            best = solved.best(dice, rerolls)
            if len(best.dice) < len(dice) and best.worth > now:
                return "keep " + (" ".join(str(face) for face in best.dice) or "none")
        return self._card_on_dice(solved, dice, now) or "stand"

    def _card_on_dice(self, solved: Solver, dice: list[int], now: float) -> str:
        values = worth(self.prices(), (self.bot.boost, self.bot.turbo), tuple(self.active["extra"]))
        tried = [("", now + DIE_CARD_GAIN)]
        for move in self.moves:
            word, *faces = move.split()
            if word == "extra":
                tried.append((move, values.value([*dice, int(faces[0])])))
            elif word == "change":
                changed = list(dice)
                changed.remove(int(faces[0]))
                tried.append((move, values.value([*changed, int(faces[1])])))
        best = max(tried, key=lambda item: item[1])[0]
        if not best and "reroll" in self.legal and solved.best(dice, 1).worth > now + RE_ROLL_GAIN:
            return "reroll"
        return best

    def act(self) -> str:
        """The first of these that there is something for."""
        for thought in (self._repairs, self._shots, self._movement, self._steps, self._after, self._draws):
            move = thought()
            if move:
                return move
        return "end"

    def _counts(self) -> list[int]:
        dice = [*self.active["dice"], *self.active["extra"]]
        return [dice.count(face) for face in range(1, 7)]

    def _straight(self, values: Worth) -> int:
        return 0 if self.active["straight_used"] else values.best_straight(self._counts())[0]

    def _plan(self) -> Worth:
        return worth(self.prices(), (self.bot.boost, self.bot.turbo), ())

    def _repairs(self) -> str:
        if "odd" in self.legal and self.car["damage"] > 1:
            values = self._plan()
            dice = [*self.active["dice"], *self.active["extra"]]
            if values.prices.overhaul >= values.best_straight([dice.count(face) for face in range(1, 7)])[1]:
                return "odd"
        if self.car["damage"] >= PAIR and "repair" in self.legal:
            return "repair"
        return "" if self._wants_even() else self._pair("mend")

    def _wants_even(self) -> bool:
        return "even" in self.legal and self.road.rows_left > 0

    def _pair(self, verb: str) -> str:
        """A pair that the plan leaves for this, after straight, fours and threes have taken theirs."""
        values = self._plan()
        length = self._straight(values)
        for face, count in enumerate(self._counts(), start=1):
            left = count - (1 if face <= length else 0)
            move = f"{verb} {face}"
            if move in self.legal and values.splits[left].pairs > 0:
                return move
        return ""

    def _shots(self) -> str:
        if self.active["stage"] != "approach" or self._wants_even():
            return ""
        return self._pair("shoot") or self._bomb()

    def _bomb(self) -> str:
        return "bomb" if "bomb" in self.legal and self.road.cars_in_blast() >= CROWD else ""

    def _movement(self) -> str:
        values = self._plan()
        if self._wants_even():
            return "even"
        length = self._straight(values)
        if length and f"straight {length}" in self.legal:
            return f"straight {length}"
        for face, count in enumerate(self._counts(), start=1):
            if f"turbo {face}" in self.legal and values.splits[count].fours > 0:
                return f"turbo {face}"
        wants_more = self.road.rows_left > self.round["movement"]
        return "nitro" if wants_more and "nitro" in self.legal and self.round["movement"] > 0 else ""

    def _steps(self) -> str:
        if self.round["movement"] == 0:
            return ""
        step = self.road.best_step(self.round["movement"])
        return step if step in self.legal else "stop" if "stop" in self.legal else ""

    def _after(self) -> str:
        return self._pair("shoot") or self._bomb() or self._larceny()

    def _larceny(self) -> str:
        sizes: list[int] = self.round["hand_sizes"]
        thefts = [move for move in self.moves if move.startswith("larceny>")]
        return max(thefts, key=lambda move: sizes[int(move[-1]) - 1], default="")

    def _draws(self) -> str:
        for face in range(6, 0, -1):
            if f"cards {face}" in self.legal:
                return f"cards {face}"
        return ""


POLICIES: Final[dict[int, type[Policy]]] = {2: ArubaCommuter}
