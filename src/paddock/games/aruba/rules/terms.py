"""Terms: the sheet, resolved for a number of seats and a choice of options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from paddock.core.sheet import Sheet
from paddock.games.aruba.rules.cards import CARDS
from paddock.games.aruba.rules.circuit import Circuit

MAX_CARS: Final[i64] = 6


class Terms:
    """The numbers and choices that the rules of a race depend on."""

    def __init__(self, sheet: Sheet, circuits: dict[str, Circuit], seats: int, options: dict[str, str]) -> None:
        self.sheet: Final = sheet
        self.names: Final = sheet.texts("pack.order")
        self.kind_of: Final[dict[str, int]] = {name: kind for kind, name in enumerate(self.names)}
        self.pack: Final = sheet.numbers("pack.counts")
        self.seats: Final[i64] = seats
        self.cars_each: Final[i64] = int(options["cars"]) if seats == sheet.number("play.two_cars_seats") else 1
        self.cars: Final[i64] = self.cars_each * seats
        # Precomputed, because a division is slow and playouts ask often.
        self._owners: Final[vec[i64]] = vec[i64]([car % seats for car in range(int(self.cars))])
        self.circuit: Final = circuits[options["circuit"]]
        self.rows: Final[i64] = self.circuit.rows
        self.races: Final[i64] = int(options["races"]) if "races" in options else sheet.number("play.races")
        self.dice: Final[i64] = sheet.number("play.dice")
        self.rerolls: Final[i64] = sheet.number("play.rerolls")
        self.max_damage: Final[i64] = sheet.number("play.max_damage")
        self.boost: Final[i64] = sheet.number("dice.boost")
        self.turbo: Final[i64] = sheet.number("dice.turbo")
        self.shot: Final[i64] = sheet.number("dice.shot")
        self.small_repair: Final[i64] = sheet.number("dice.small_repair")
        self.cards_drawn: Final[i64] = sheet.number("dice.cards")
        self.leader_loss: Final[i64] = sheet.number("drive.leader")
        self.corner_loss: Final[i64] = sheet.number("drive.corner")
        self.ram: Final[i64] = sheet.number("drive.ram")
        self.stall_rounds: Final[i64] = sheet.number("drive.stall_rounds")
        self.quick_fix: Final[i64] = sheet.number("effects.quick_fix")
        self.repair: Final[i64] = sheet.number("effects.repair")
        self.nitro: Final[i64] = sheet.number("effects.nitro")
        self.larceny: Final[i64] = sheet.number("effects.larceny")
        self.saw: Final[i64] = sheet.number("effects.saw")
        self.front_bumper: Final[i64] = sheet.number("effects.front_bumper")
        self.bomb: Final[i64] = int(options["bomb"])
        self.blast_rows: Final[i64] = sheet.number("effects.blast_rows")
        self.blast_around: Final = options["blast"] == "around"
        self.hook_after_last: Final = options["hook"] == "last-roll"
        self.grid_by_arrival: Final = options["grid"] == "arrival"
        self.dice_cards_any_time: Final = options["dice-cards"] == "any-time"
        self.leader_at_movement: Final = options["leader"] == "movement"
        self.leader_nitro_free: Final = options["leader-nitro"] == "free"
        self.larceny_any_time: Final = options["larceny"] == "any-time"
        self.new_cards_fix: Final = options["new-cards"] == "fix"
        self.lines: Final = sheet.texts("scoring.lines")
        self.places: Final = sheet.numbers("scoring.places")
        self.scored: Final[i64] = len(self.places)

    def deck(self) -> vec[i64]:
        """The cards to shuffle, in pack order."""
        return vec[i64]([kind for kind in range(CARDS) for _ in range(self.pack[kind])])

    def owner(self, car: i64) -> i64:
        """The seat of a car: second cars are numbered after all first ones."""
        return self._owners[car] if 0 <= car < self.cars else car % self.seats
