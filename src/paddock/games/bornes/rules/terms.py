"""Terms: an edition's sheet, resolved for a number of seats and a choice of options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.errors import BadOption
from paddock.core.sheet import Sheet
from paddock.games.bornes.rules.cards import CARDS, RIGHT_OF_WAY, START

SIX_SEATS: Final = 6


class Scoring:
    """The points of a round; an edition without points has no Scoring."""

    def __init__(self, sheet: Sheet) -> None:
        self.safety: Final[i64] = sheet.number("scoring.safety")
        self.all_safeties: Final[i64] = sheet.number("scoring.all_safeties")
        self.coup: Final[i64] = sheet.number("scoring.coup")
        self.coup_replaces_safety: Final = sheet.flag("scoring.coup_replaces_safety")
        self.trip: Final[i64] = sheet.number("scoring.trip")
        self.delayed: Final[i64] = sheet.number("scoring.delayed")
        self.safe_trip: Final[i64] = sheet.number("scoring.safe_trip")
        self.shut_out: Final[i64] = sheet.number("scoring.shut_out")
        self.shut_out_per_victim: Final = sheet.flag("scoring.shut_out_per_victim")
        self.extension: Final[i64] = sheet.number("scoring.extension")
        self.extension_to_caller: Final = sheet.text("scoring.extension_to") == "caller"


class Terms:
    """The numbers and choices that the rules of a round depend on."""

    def __init__(self, sheet: Sheet, seats: int, options: dict[str, str]) -> None:
        self.sheet: Final = sheet
        self.names: Final = sheet.texts("pack.order")
        self.seats: Final[i64] = seats
        self.sides: Final[i64] = _sides(sheet, seats, options)
        self.km: Final[vec[i64]] = vec[i64](sheet.numbers("pack.km"))
        self.hand: Final[i64] = sheet.number("play.hand")
        self.limit_km: Final[i64] = sheet.number("play.limit_km")
        self.max_big: Final[i64] = sheet.number("play.max_big")
        self.goal_km: Final[i64] = _goal(sheet, seats, options)
        self.long_goal_km: Final[i64] = _long_goal(sheet, seats)
        self.mode: Final = options.get("mode", "standard")
        mode = self.mode
        self.start_laid_out: Final = mode == "youngest"
        self.start_after_remedy: Final = mode == "variant" or sheet.flag("play.start_after_remedy")
        treatment = options.get("own-turn-wild", sheet.text("play.own_turn_safety"))
        self.own_turn_removes: Final = treatment == "removes"
        self.start_after_own_safety: Final = mode == "variant" or treatment == "voids"
        self.safety_extra_turn: Final = (
            sheet.flag("play.safety_extra_turn") or options.get("safety-turn", "none") == "classic"
        )
        self.limit_needs_driving: Final = (
            sheet.flag("play.limit_needs_driving") and options.get("limit-attack", "needs-green") == "needs-green"
        )
        self.play_hands_out: Final = sheet.flag("play.play_hands_out")
        self.scoring: Final = Scoring(sheet) if sheet.has("scoring") else None
        pack = _pack(sheet, seats)
        self.pack: Final[vec[i64]] = vec[i64](pack)
        self.deck: Final[vec[i64]] = _deck(pack, int(self.sides) if self.start_laid_out else 0)
        self.discards: Final[i64] = (self.seats + self.sides) * CARDS  # index of the row of discards
        # Precomputed by seat, because a division in every move costs 2 % of its time.
        self.side_of: Final[vec[i64]] = vec[i64]([seat % int(self.sides) for seat in range(int(self.seats))])
        self.partners: Final[vec[i64]] = _partners(int(self.seats), int(self.sides))
        self.kind_of: Final[dict[str, int]] = {name: kind for kind, name in enumerate(self.names)}

    def starter(self, rounds: i64) -> i64:
        """The seat that starts after this many rounds; it advances by one each round."""
        return rounds % self.seats

    def lets_drive(self, card: i64) -> bool:
        """Whether a side drives with this card on top of its battle pile."""
        return card == START or (START < card < RIGHT_OF_WAY and not self.start_after_remedy)


def _partners(seats: int, sides: int) -> vec[i64]:
    """For each side, a bit for each of its seats."""
    return vec[i64]([sum([1 << seat for seat in range(side, seats, sides)]) for side in range(sides)])


def _deck(pack: list[int], starts_laid_out: int) -> vec[i64]:
    counts = list(pack)
    counts[START] -= starts_laid_out
    return vec[i64]([kind for kind in range(CARDS) for _ in range(counts[kind])])


def _sides(sheet: Sheet, seats: int, options: dict[str, str]) -> int:
    printed = sheet.number(f"sides.{seats}")
    chosen = options.get("sides", "auto")
    if chosen == "auto" or (chosen == "alone" and printed == seats) or (chosen == "pairs" and printed * 2 == seats):
        return printed
    if chosen == "pairs" and seats % 2 == 0 and seats // 2 > 1:
        return seats // 2
    raise BadOption(f"{sheet.id}: {seats} seats cannot play with sides={chosen}")


def _goal(sheet: Sheet, seats: int, options: dict[str, str]) -> int:
    if seats == SIX_SEATS and "six-goal" in options:
        return int(options["six-goal"])
    return sheet.number(f"goal.{seats}")


def _long_goal(sheet: Sheet, seats: int) -> int:
    path = f"extension.{seats}"
    return sheet.number(path) if sheet.has(path) else 0


def _pack(sheet: Sheet, seats: int) -> list[int]:
    is_small_game = sheet.has("pack.few") and seats <= sheet.number("pack.few_up_to_seats")
    return sheet.numbers("pack.few" if is_small_game else "pack.many")
